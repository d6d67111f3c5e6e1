import { BeratungsKarte } from '#app/layout/beratungs-karte.tsx'
import { SeitenTitel } from '#app/layout/seiten-titel.tsx'
import type { SeitenModul } from '#app/lib/seite.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Link } from '#app/router.tsx'
import { type ArtikelBereich, artikelMit } from '#content/artikel/artikel.ts'
import { zeitangaben } from '#content/zahlen/zeitangaben.ts'
import { ArtikelFilter } from './artikel-filter.tsx'

/** The list of all articles of a section. */
export function artikelUebersicht(bereich: ArtikelBereich) {
  const krumen = [{ name: bereich.name, pfad: `/${bereich.ordner}` }]
  return {
    kopf: (_slug, daten) => ({
      titel: bereich.titel,
      beschreibung: bereich.beschreibung,
      krumen,
      inhalt: {
        art: 'liste',
        eintraege: bereich.artikel
          .map(artikelMit(zeitangaben(daten)))
          .map(({ slug, titel }) => ({ name: titel, pfad: `/${bereich.ordner}/${slug}` })),
      },
    }),
    Seite: () => (
      <>
        <link rel="alternate" type="application/rss+xml" title={bereich.name} href={`/${bereich.ordner}/feed.xml`} />
        <SeitenTitel titel={bereich.ueberschrift} lead={bereich.lead} krumen={krumen} />
        <Artikelliste bereich={bereich} />
        <Ausserdem {...bereich.ausserdem} />
        <BeratungsKarte />
      </>
    ),
  } satisfies SeitenModul
}

function Artikelliste({ bereich }: { bereich: ArtikelBereich }) {
  const artikel = bereich.artikel.map(artikelMit(zeitangaben(useSeitenDaten())))
  return <ArtikelFilter bereich={{ ...bereich, artikel }} />
}

function Ausserdem({ titel, links }: ArtikelBereich['ausserdem']) {
  return (
    <nav aria-labelledby="ausserdem" className="rahmen mt-14">
      <h2 id="ausserdem" className="t4">
        {titel}
      </h2>
      <ul className="mt-5 grid gap-x-6 border-t border-ink md:grid-cols-3">
        {links.map(({ pfad, name, hinweis }) => (
          <li key={pfad} className="border-b border-line">
            <Link to={pfad} className="block py-4 hover:underline">
              <span className="font-semibold">{name}</span>
              <span className="t1 block text-ink2">{hinweis}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
