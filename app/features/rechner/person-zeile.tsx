import type { Person } from './zustand.ts'

/** For whom the prices are, and the way back to change it. */
export function PersonZeile({ person, onAendern }: { person: Person; onAendern: () => void }) {
  const unfall = person.unfall === 'MIT' ? 'mit Unfall' : 'ohne Unfall'
  const angaben =
    person.art === 'eigen'
      ? [`Jahrgang ${person.geburtsjahr}`, `${person.ort.plz} ${person.ort.ort}`, unfall]
      : [`Kanton ${person.kanton}`, unfall]
  return (
    <p className="text-ink2">
      {angaben.join(' · ')} ·{' '}
      <button type="button" onClick={onAendern} className="textlink py-2 text-fir">
        Ändern
      </button>
    </p>
  )
}
