import type { ReactNode } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { Link } from '#app/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { DETAILS } from '#content/rechner/details.ts'
import { stufenText } from '#content/rechner/haushalt.ts'
import { profilPfad } from '#content/versicherer/index.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { Kassenloesung } from '#domain/haushalt/antwort.ts'
import type { Auswahl, Police } from '#domain/haushalt/haushalt.ts'
import { type Angebot, alleAngebote } from '#domain/praemien/angebote.ts'
import { eigenerPreis } from '#domain/praemien/praemie.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { PersonSicht } from '../sicht/antwort.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Blick } from '../sicht/sicht.ts'
import { frageZu, tarifText } from './zeilenwerte.ts'

/** What an opened row shows, in two columns where there is room. */
export const Details = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-rows-[1fr] duration-180 ease-plain motion-safe:transition-[grid-template-rows] starting:grid-rows-[0fr]">
    <div className="grid min-h-0 grid-cols-1 gap-x-10 gap-y-6 overflow-hidden border-y border-ink bg-sheet px-5 py-6 hyphens-auto @2xl:grid-cols-2 @2xl:px-6">
      {children}
    </div>
  </div>
)

type AbschnittProps = { titel: string; className?: string; children: ReactNode }

export const Abschnitt = ({ titel, className = '', children }: AbschnittProps) => (
  <div className={`min-w-0 ${className}`}>
    <h3 className="mb-1.5 font-semibold">{titel}</h3>
    {children}
  </div>
)

export type Detailblick = Blick & { zeile: Listenzeile }

type DetailgriffeProps = Detailblick & { istGewaehlt: boolean; onSelect: () => void }

export function Detailgriffe({ zustand, dispatch, zeile, istGewaehlt, onSelect }: DetailgriffeProps) {
  const { versicherer, kasse } = zeile
  const portraet = profilPfad(versicherer)
  const ohneKassen = [...zustand.ansicht.filter.ohneKassen, versicherer]
  return (
    <div className="order-3 flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden">
      <Button kind="secondary" size="small" aria-pressed={istGewaehlt} onClick={onSelect}>
        {istGewaehlt && <Icon name="check" />}
        {istGewaehlt ? DETAILS.gewaehlt(kasse) : DETAILS.waehlen(kasse)}
      </Button>
      {portraet && (
        <Link to={portraet} className="textlink flex min-h-11 items-center font-semibold text-fir">
          {DETAILS.portraet(kasse)}
        </Link>
      )}
      <button
        type="button"
        onClick={() => dispatch({ art: 'filter', filter: { ohneKassen } })}
        className="textlink t1 min-h-11 text-ink2 hover:text-ink"
      >
        {DETAILS.ausblenden(kasse)}
      </button>
    </div>
  )
}

type TarifwahlProps = {
  tarife: readonly Angebot[]
  tabelle: Regionstabelle
  /** The chosen offer, if it is one of these. */
  gewaehlt: Pick<Angebot, 'modell' | 'tarif'> | undefined
  onSelect: (auswahl: Auswahl) => void
}

/** Tariffs of one insurer; each can be chosen. */
export const Tarifwahl = ({ tarife, tabelle, gewaehlt, onSelect }: TarifwahlProps) => (
  <ul>
    {tarife.map(angebot => {
      const { versicherer, modell, tarif } = angebot
      const istGewaehlt = gewaehlt?.modell === modell && gewaehlt.tarif === tarif
      return (
        <li key={`${modell} ${tarif}`} className="border-b border-line">
          <button
            type="button"
            aria-pressed={istGewaehlt}
            onClick={() => onSelect({ versicherer, typ: modell, tarif })}
            className={`group flex min-h-11 w-full items-center gap-2.5 py-2 text-left leading-snug hover:text-fir ${istGewaehlt ? 'font-semibold' : ''}`}
          >
            <span className="grid size-5 shrink-0 place-content-center rounded-full border border-edge bg-sheet group-aria-pressed:border-fir group-aria-pressed:bg-fir group-aria-pressed:text-on-fir print:hidden">
              {istGewaehlt && <Icon name="check" className="size-3.5" />}
            </span>
            <span className="min-w-0 grow">
              {trennbar(tarif)}
              <span className="t1 block font-normal text-ink2"> {kontaktName(angebot.kontakt)}</span>
            </span>{' '}
            <span className="betrag font-semibold">{frankenText(eigenerPreis(angebot, tabelle))}</span>
          </button>
        </li>
      )
    })}
  </ul>
)

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
