import type { ReactNode } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { Choices, cellInput } from '#app/ui/fields/choices.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { AUFTEILUNG, kindergruppenText, PERSONEN } from '#content/rechner/haushalt.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { Loesung } from '#domain/haushalt/antwort.ts'
import type { Aufteilung } from '#domain/haushalt/aufteilung.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus, type Rappen } from '#domain/werte/rappen.ts'
import type { PersonSicht } from '../sicht/antwort.ts'
import type { Blick } from '../sicht/sicht.ts'

/** Those who are compared as on a till receipt: a folded line each, and what they come to together. In the open line the children. */
export function PersonenListe({ children, ...blick }: Blick & { children: ReactNode }) {
  const { zustand, sicht, umfeld } = blick
  const { aufteilung, personen, loesung } = sicht
  if (!loesung) return null
  const kassen = new Set(loesung.policen.map(({ angebot }) => angebot.versicherer))
  return (
    <section aria-label={PERSONEN.titel} className="min-w-0 border-t border-ink">
      <ul>
        {personen.map(person => (
          <li key={person.id} className="border-b border-line">
            <Zeile {...blick} person={person} offen={zustand.ansicht.person === person.id} />
            {children && zustand.ansicht.person === person.id && (
              <div className="pt-1 pb-4 motion-safe:animate-appear print:hidden">{children}</div>
            )}
          </li>
        ))}
      </ul>
      {aufteilung === 'kombination' && (
        <p className="flex items-baseline justify-between gap-x-4 border-b border-ink py-2.5">
          <span>
            <b className="font-semibold">{PERSONEN.zusammen}</b>{' '}
            <span className="t1 text-ink2">{AUFTEILUNG.rechnungen(kassen.size)}</span>
          </span>
          <b className="betrag pr-9 text-[1.125rem] font-semibold">{frankenText(loesung.praemien)}</b>
        </p>
      )}
      {loesung.kinder
        .filter(({ kinder, erlass }) => kinder.length > 1 && erlass > 0)
        .map(gruppe => (
          <p key={gruppe.versicherer} className="t1 mt-2 text-ink2">
            {kindergruppenText(gruppe, umfeld.kassenName)}
          </p>
        ))}
    </section>
  )
}

function Zeile({ sicht, umfeld, dispatch, person, offen }: Blick & { person: PersonSicht; offen: boolean }) {
  const { gewaehlt, id, name, jahrgang, unfall } = person
  if (!gewaehlt) return null
  const { angebot, praemie } = gewaehlt
  return (
    <button
      type="button"
      aria-expanded={offen}
      onClick={() => dispatch({ art: 'person', id: offen ? null : id })}
      className="grid min-h-14 w-full grid-cols-[minmax(0,1fr)_auto_1.25rem] items-center gap-x-4 py-1.5 text-left hover:text-fir md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto_1.25rem]"
    >
      <span className="col-start-1 row-start-1 min-w-0 leading-snug">
        <span className="block font-semibold">{PERSONEN.wer(name, jahrgang)}</span>
        <span className="t1 block text-ink2">{PERSONEN.angaben(gewaehlt, unfall)}</span>
      </span>
      <span
        className={`min-w-0 text-[0.9375rem] leading-snug hyphens-auto text-ink2 max-md:col-start-1 max-md:row-start-2 md:col-start-2 md:row-start-1 ${sicht.aufteilung === 'kasse' ? 'max-md:sr-only' : ''}`}
      >
        <b className="font-semibold text-ink">{umfeld.kassenName(angebot.versicherer)}</b>{' '}
        {kontaktName(angebot.kontakt)} · {trennbar(angebot.tarif)}
      </span>
      <b className="betrag col-start-2 row-start-1 text-right text-[1.125rem] font-semibold md:col-start-3 md:text-[1.25rem]">
        {frankenText(praemie)}
      </b>
      <Icon name="chevron-down" className={`col-start-3 row-start-1 md:col-start-4 ${offen ? 'rotate-180' : ''}`} />
    </button>
  )
}

/** The switch between the two ways to insure several; both prices always stand in it. */
export function AufteilungWahl(blick: Blick) {
  const { kasse, kombination } = blick.sicht.wege
  if (!kombination) return null
  const name = kasse && blick.umfeld.kassenName(kasse.versicherer)
  return (
    <Choices aria-label={AUFTEILUNG.name} className="grid grid-cols-2 pl-px print:hidden">
      {kasse ? (
        <Weg {...blick} art="kasse" loesung={kasse} zusatz={`${name}, ${AUFTEILUNG.eineRechnung}`} />
      ) : (
        <p className="t1 border border-edge px-3 py-2 text-ink2">{AUFTEILUNG.nichtMoeglich}</p>
      )}
      <Weg
        {...blick}
        art="kombination"
        loesung={kombination}
        zusatz={kasse ? unterschied(minus(kasse.praemien, kombination.praemien)) : ''}
      />
    </Choices>
  )
}

const unterschied = (proMonat: Rappen) => (proMonat > 0 ? AUFTEILUNG.weniger(imJahr(proMonat)) : AUFTEILUNG.gleich)

function Weg({ sicht, dispatch, art, loesung, zusatz }: Blick & { art: Aufteilung; loesung: Loesung; zusatz: string }) {
  const gewaehlt = sicht.aufteilung === art
  return (
    <label className="relative -ml-px min-w-0 cursor-pointer border border-edge bg-sheet px-3 py-2 text-[0.9375rem] leading-snug not-has-checked:hover:bg-sand has-checked:z-1 has-checked:border-fir has-checked:bg-fir-soft has-checked:[box-shadow:inset_0_0_0_1px_var(--fir)] has-focus-visible:z-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir md:px-4 forced-colors:has-checked:border-4">
      <input
        type="radio"
        name="aufteilung"
        aria-label={AUFTEILUNG[art]}
        checked={gewaehlt}
        onChange={() => dispatch({ art: 'aufteilung', aufteilung: art })}
        className={cellInput}
      />
      <span aria-hidden="true" className={`block font-semibold ${gewaehlt ? 'text-fir' : ''}`}>
        {AUFTEILUNG[art]}
      </span>
      <span className="betrag block">{AUFTEILUNG.imMonat(loesung.praemien)}</span>
      <span className="t1 block text-ink2">{zusatz}</span>
    </label>
  )
}
