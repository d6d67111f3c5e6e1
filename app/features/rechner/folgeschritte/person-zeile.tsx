import { KOPF } from '#content/rechner/antwort.ts'
import type { Person } from '../zustand/person.ts'

/** For whom the prices are, and the way back to change it. */
export function PersonZeile({ person, onAendern }: { person: Person; onAendern: () => void }) {
  const unfall = KOPF.unfall[person.unfall]
  const angaben =
    person.art === 'eigen'
      ? [KOPF.jahrgang(person.geburtsjahr), `${person.ort.plz} ${person.ort.ort}`, unfall]
      : [KOPF.kanton(person.kanton), unfall]
  return (
    <div className="flex w-full items-center justify-between gap-x-3 text-ink2 max-md:text-[0.8125rem] max-md:leading-tight max-md:font-stretch-90% md:w-auto">
      <p className="min-w-0">{angaben.join(' · ')}</p>
      <button type="button" onClick={onAendern} className="textlink -my-3 min-h-11 shrink-0 text-fir print:hidden">
        {KOPF.aendern}
      </button>
    </div>
  )
}
