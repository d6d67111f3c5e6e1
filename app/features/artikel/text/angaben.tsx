import { useContext } from 'react'
import type { Artikel } from '#content/artikel/artikel.ts'
import { FLIESSTEXT } from '#content/zahlen/fliesstext.ts'
import { tagText } from '#content/zahlen/format.ts'
import { Zahlenstand } from './beispiel.tsx'
import { lesezeit } from './lesedaten.ts'
import { BeispieleContext } from './rechnungen.ts'

/** Who wrote an article, when, how long it takes to read, and of which day its figures are. */
export function Angaben({ artikel, woerter }: { artikel: Artikel; woerter: number }) {
  const { autor, datum, aktualisiert } = artikel
  const mitZahlen = useContext(BeispieleContext)
  return (
    <p className="t1 text-ink2">
      {autor}
      <br />
      <time dateTime={datum}>{tagText(datum)}</time>
      <span className="mx-[.14em]"> · </span>
      {lesezeit(woerter)}
      {aktualisiert && (
        <>
          <br />
          {FLIESSTEXT.aktualisiert} <time dateTime={aktualisiert}>{tagText(aktualisiert)}</time>
        </>
      )}
      {mitZahlen && (
        <>
          <br />
          <Zahlenstand />
        </>
      )}
    </p>
  )
}
