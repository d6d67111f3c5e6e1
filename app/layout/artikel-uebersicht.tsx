import { ArtikelFilter } from '#app/features/artikel/artikel-filter.tsx'
import type { ArtikelBereich } from '#content/artikel.ts'
import { kanonisch } from '../lib/json-ld.ts'
import type { SeitenModul } from '../seite.ts'
import { BeratungsKarte } from './beratungs-karte.tsx'
import { SeitenTitel } from './seiten-titel.tsx'

/** The list of all articles of a section. */
export function artikelUebersicht(bereich: ArtikelBereich) {
  const krumen = [{ name: bereich.name, pfad: `/${bereich.ordner}` }]
  return {
    kopf: (_slug, { siteUrl }) => ({
      titel: bereich.titel,
      beschreibung: bereich.beschreibung,
      krumen,
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: bereich.artikel.map(({ slug, titel }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: titel,
            url: kanonisch(siteUrl, `/${bereich.ordner}/${slug}`),
          })),
        },
      ],
    }),
    Seite: () => (
      <>
        <link rel="alternate" type="application/rss+xml" title={bereich.name} href={`/${bereich.ordner}/feed.xml`} />
        <SeitenTitel titel={bereich.ueberschrift} lead={bereich.lead} krumen={krumen} />
        <ArtikelFilter bereich={bereich} />
        <BeratungsKarte />
      </>
    ),
  } satisfies SeitenModul
}
