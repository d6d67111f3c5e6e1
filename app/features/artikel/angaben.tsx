import type { Artikel } from '#content/artikel.ts'
import { tagText } from '#domain/kalender-tag.ts'
import { lesezeit } from './lesedaten.ts'

/** Who wrote an article, when, and how long it takes to read. */
export function Angaben({ artikel, woerter }: { artikel: Artikel; woerter: number }) {
  const { autor, datum, aktualisiert } = artikel
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
          Aktualisiert am <time dateTime={aktualisiert}>{tagText(aktualisiert)}</time>
        </>
      )}
    </p>
  )
}
