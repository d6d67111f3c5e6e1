import { Link } from '#app/router.tsx'
import type { Artikel } from '#content/artikel.ts'
import { datumText } from './datum.ts'
import { lesedaten, minutenText } from './lesedaten.ts'

type Props = { bereich: string; artikel: Artikel; stufe?: 'h2' | 'h3' }

/** One article in a list: the whole card is the link's target, its title the link's name. */
export function ArtikelKarte({ bereich, artikel, stufe: Titel = 'h2' }: Props) {
  const { minuten } = lesedaten(bereich, artikel.slug)
  return (
    <article className="relative flex h-full flex-col border-b border-line py-7">
      <p className="t1 font-semibold text-fir">{artikel.kategorie}</p>
      <Titel className="t3 mt-2 font-semibold hyphens-auto">
        <Link to={`/${bereich}/${artikel.slug}`} className="hover:underline after:absolute after:inset-0">
          {artikel.titel}
        </Link>
      </Titel>
      <p className="mass mt-3 text-ink2">{artikel.auszug}</p>
      <p className="t1 mt-4 text-ink2">
        <time dateTime={artikel.datum}>{datumText(artikel.datum)}</time>
        <span className="mx-[.14em]"> · </span>
        {minutenText(minuten)}
      </p>
    </article>
  )
}
