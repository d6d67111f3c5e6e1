import { Icon } from '#app/ui/icon.tsx'
import { frankenText } from '#content/format.ts'
import { DETAILS } from '#content/rechner/details.ts'
import { stufenText } from '#content/rechner/haushalt.ts'
import { alleAngebote } from '#domain/angebote.ts'
import type { Auswahl, Police } from '#domain/haushalt.ts'
import type { Kassenloesung } from '#domain/haushalt-antwort.ts'
import type { Dispatch } from '../../zustand/rechenwerk.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { PersonSicht, Sicht } from '../sicht/sicht.ts'
import { Detailgriffe, Details, Titel } from './details.tsx'
import { Tarifwahl } from './tarifwahl.tsx'
import { frageZu, tarifText } from './zeilenwerte.ts'

type KassenDetailsProps = {
  zeile: Listenzeile
  loesung: Kassenloesung
  sicht: Sicht
  kasse: string
  dispatch: Dispatch
  onBlendeAus: () => void
}

/** What each person gets at an insurer, and what else it sells to them. */
export function KassenDetails({ zeile, loesung, sicht, kasse, dispatch, onBlendeAus }: KassenDetailsProps) {
  const { versicherer, policen } = loesung
  const onWaehle = () => dispatch({ art: 'kasse', kasse: versicherer })
  function waehle(id: number, auswahl: Auswahl) {
    onWaehle()
    dispatch({ art: 'waehle', id, auswahl, aufteilung: 'kasse' })
  }
  return (
    <Details>
      <div className="min-w-0 @2xl:col-span-2">
        <Titel>{DETAILS.jePerson(kasse)}</Titel>
        <ul>
          {sicht.personen.map((person, index) => {
            const police = policen[index]
            return (
              police && (
                <PolicePerson
                  key={person.id}
                  {...{ person, police, sicht }}
                  onWaehle={auswahl => waehle(person.id, auswahl)}
                />
              )
            )
          })}
        </ul>
      </div>
      <Detailgriffe
        {...{ versicherer, kasse, onWaehle, onBlendeAus }}
        istGewaehlt={zeile.schluessel === sicht.liste.gewaehlt}
      />
    </Details>
  )
}

type PolicePersonProps = { person: PersonSicht; police: Police; sicht: Sicht; onWaehle: (auswahl: Auswahl) => void }

function PolicePerson({ person, police, sicht: { tabelle }, onWaehle }: PolicePersonProps) {
  const { angebot, franchise, stufe, praemie } = police
  const tarife = alleAngebote(tabelle, frageZu(person, police)).filter(
    ({ versicherer }) => versicherer === angebot.versicherer,
  )
  const angaben = [DETAILS.franchise(franchise), DETAILS.unfall[person.frage.unfall], stufenText(stufe)]
  return (
    <li className="border-b border-line py-2">
      <p className="flex items-start justify-between gap-x-4">
        <span className="min-w-0">
          <b className="font-semibold">{person.name}</b> <span className="text-ink2">{tarifText(angebot)}</span>
          <span className="t1 block text-ink2">{angaben.filter(Boolean).join('\u00a0· ')}</span>
        </span>{' '}
        <span className="betrag font-semibold">{frankenText(praemie)}</span>
      </p>
      {tarife.length > 1 && (
        <details className="group print:hidden">
          <summary className="t1 flex min-h-11 items-center gap-2 font-semibold text-fir marker:content-none">
            {DETAILS.alleTarife(tarife.length, person.name)}
            <Icon name="chevron-down" className="group-open:rotate-180" />
          </summary>
          <Tarifwahl {...{ tarife, tabelle, onWaehle }} gewaehlt={angebot} />
        </details>
      )}
    </li>
  )
}
