import type { Person } from '../zustand/person.ts'

/** For whom the prices are, and the way back to change it. */
export function PersonZeile({ person, onAendern }: { person: Person; onAendern: () => void }) {
  const unfall = person.unfall === 'MIT' ? 'mit Unfall' : 'ohne Unfall'
  const angaben =
    person.art === 'eigen'
      ? [`Jahrgang ${person.geburtsjahr}`, `${person.ort.plz} ${person.ort.ort}`, unfall]
      : [`Kanton ${person.kanton}`, unfall]
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-ink2 max-md:text-[0.875rem]">
      <p>{angaben.join(' · ')}</p>
      <button type="button" onClick={onAendern} className="textlink min-h-11 text-fir md:min-h-6">
        Ändern
      </button>
    </div>
  )
}
