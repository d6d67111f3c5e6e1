import { Link } from '#app/router.tsx'
import type { Artikel } from '#content/artikel/artikel.ts'
import { tagText } from '#content/zahlen/format.ts'

type Props = { ordner: string; artikel: Artikel; stufe: 'h2' | 'h3'; ohneKategorie?: boolean; lesezeit?: string }

/** One article in a list: the whole card is the link's target, its title the link's name. */
export function ArtikelKarte({ ordner, artikel, stufe: Titel, ohneKategorie = false, lesezeit }: Props) {
  return (
    <article className="relative flex h-full flex-col border-b border-line py-7">
      {!ohneKategorie && <p className="t1 mb-2 font-semibold text-fir">{artikel.kategorie}</p>}
      <Titel className="t3 font-semibold hyphens-auto">
        <Link to={`/${ordner}/${artikel.slug}`} className="hover:underline after:absolute after:inset-0">
          {artikel.titel}
        </Link>
      </Titel>
      <p className="mass mt-3 text-ink2">{artikel.auszug}</p>
      <p className="t1 mt-4 text-ink2">
        <time dateTime={artikel.datum}>{tagText(artikel.datum)}</time>
        {lesezeit && (
          <>
            <span className="mx-[.14em]"> · </span>
            {lesezeit}
          </>
        )}
      </p>
    </article>
  )
}
