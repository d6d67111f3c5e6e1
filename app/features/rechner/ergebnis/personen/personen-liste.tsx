import type { ReactNode } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { Icon } from '#app/ui/icon.tsx'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { AUFTEILUNG, kindergruppenText, PERSONEN } from '#content/rechner/haushalt.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { PersonSicht } from '../sicht/bezug.ts'
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
