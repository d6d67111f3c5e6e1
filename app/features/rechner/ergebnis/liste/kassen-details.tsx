import { Fold } from '#app/ui/fold.tsx'
import { DETAILS } from '#content/rechner/details.ts'
import { stufenText } from '#content/rechner/haushalt.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { Kassenloesung } from '#domain/haushalt/antwort.ts'
import type { Auswahl, Police } from '#domain/haushalt/haushalt.ts'
import { alleAngebote } from '#domain/praemien/angebote.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { PersonSicht } from '../sicht/bezug.ts'
import { Abschnitt, type Detailblick, Detailgriffe, Details, Tarifwahl } from './details.tsx'
import { frageZu, tarifText } from './zeilenwerte.ts'

/** What each person gets at an insurer, and what else it sells to them. */
export function KassenDetails({ loesung, ...blick }: Detailblick & { loesung: Kassenloesung }) {
  const { zeile, sicht, dispatch } = blick
  return (
    <Details>
      <Abschnitt titel={DETAILS.jePerson(zeile.kasse)} className="@2xl:col-span-2">
        <ul>
          {loesung.policen.map((police, index) => {
            const person = sicht.personen[index]
            return (
              person && (
                <PolicePerson
                  key={person.id}
                  person={person}
                  police={police}
                  tabelle={sicht.tabelle}
                  onSelect={auswahl => dispatch({ art: 'waehle', id: person.id, auswahl, aufteilung: 'kasse' })}
                />
              )
            )
          })}
        </ul>
      </Abschnitt>
      <Detailgriffe
        {...blick}
        istGewaehlt={zeile.schluessel === sicht.liste.gewaehlt}
        onSelect={() => dispatch({ art: 'kasse', kasse: zeile.versicherer })}
      />
    </Details>
  )
}

type PolicePersonProps = {
  person: PersonSicht
  police: Police
  tabelle: Regionstabelle
  onSelect: (auswahl: Auswahl) => void
}

function PolicePerson({ person, police, tabelle, onSelect }: PolicePersonProps) {
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
        <Fold
          className="print:hidden"
          summary={<span className="t1 font-semibold text-fir">{DETAILS.alleTarife(tarife.length, person.name)}</span>}
        >
          <Tarifwahl tarife={tarife} tabelle={tabelle} gewaehlt={angebot} onSelect={onSelect} />
        </Fold>
      )}
    </li>
  )
}
