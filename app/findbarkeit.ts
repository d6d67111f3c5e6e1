import { MIT_PRAEMIEN, STAND } from '#content/artikel/stand.ts'
import { blog } from '#content/blog/index.ts'
import { ratgeber } from '#content/ratgeber/index.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { kanonisch } from './lib/json-ld.ts'

export const robotsTxt = (siteUrl: string): string =>
  ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')

export const sitemapXml = (daten: SeitenDaten, pfade: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pfade.map(
      pfad =>
        `<url><loc>${kanonisch(daten.siteUrl, pfad)}</loc><lastmod>${zuletztGeaendert(pfad, daten)}</lastmod></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n')

/** The ISO day on which a page last said something else: never simply the day of its rendering. */
export function zuletztGeaendert(pfad: string, { praemien }: SeitenDaten): string {
  const eigener = artikelStand.get(pfad)
  if (eigener) return eigener
  const seite = MIT_SLUG.find(bereich => pfad.startsWith(`${bereich}/`)) ?? pfad
  const stand = STAND[seite]
  if (!stand) throw new Error(`content/de/artikel/stand.ts does not know when ${pfad} changed`)
  return MIT_PRAEMIEN.includes(seite) ? spaeterer(stand, praemien.importiert) : stand
}

/** Sections whose pages share a day. */
const MIT_SLUG = ['/krankenkasse', '/praemien/kanton']

const spaeterer = (a: string, b: string): string => (a > b ? a : b)

/** Every article's own day; their list changes with the newest. */
const artikelStand: ReadonlyMap<string, string> = new Map(
  [blog, ratgeber].flatMap(({ ordner, artikel }) => {
    const eintraege = artikel.map(
      ({ slug, datum, aktualisiert }) => [`/${ordner}/${slug}`, aktualisiert ?? datum] as const,
    )
    return [[`/${ordner}`, eintraege.map(([, tag]) => tag).reduce(spaeterer)] as const, ...eintraege]
  }),
)
