import { KOPF } from '#content/rechner/antwort.ts'
import type { Zustand } from '../../zustand/zustand.ts'
import type { Verglichen } from '../sicht/personen.ts'

type PersonZeileProps = { zustand: Zustand; personen: readonly Verglichen[]; onAendern: () => void }

/** For whom the prices are, and the way back to change it. */
export function PersonZeile({ zustand, personen, onAendern }: PersonZeileProps) {
  const { geteilt, wohnort } = zustand
  const [eine, ...weitere] = personen
  const unfall = eine && !eine.police && KOPF.unfall[eine.unfall]
  const ort = geteilt ? KOPF.kanton(geteilt.kanton) : `${wohnort.plz} ${wohnort.gewaehlt?.ort ?? wohnort.ort}`
  const angaben =
    weitere.length > 0
      ? [KOPF.personen(personen.length), ort]
      : [eine?.jahrgang ? String(eine.jahrgang) : '', ort, unfall]
  return (
    <div className="flex w-full items-center justify-between gap-x-3 text-ink2 max-md:text-[0.9375rem] max-md:leading-tight md:w-auto">
      <p className="min-w-0">{angaben.filter(Boolean).join(' · ')}</p>
      <button type="button" onClick={onAendern} className="textlink -my-3 min-h-11 shrink-0 text-fir print:hidden">
        {KOPF.aendern}
      </button>
    </div>
  )
}
