import { kanonisch } from '#app/lib/json-ld.ts'
import { vorschauPfad } from '#app/lib/vorschau-pfad.ts'
import type { Artikel } from '#content/artikel.ts'
import { site } from '#site-config'

/** schema.org/Article */
export function artikelJsonLd(siteUrl: string, ordner: string, artikel: Artikel): object {
  const pfad = `/${ordner}/${artikel.slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: artikel.titel,
    description: artikel.auszug,
    articleSection: artikel.kategorie,
    inLanguage: 'de-CH',
    datePublished: artikel.datum,
    dateModified: artikel.aktualisiert ?? artikel.datum,
    author: { '@type': 'Organization', name: artikel.autor, url: `${siteUrl}/` },
    publisher: { '@type': 'Organization', name: site.domain, url: `${siteUrl}/` },
    mainEntityOfPage: { '@type': 'WebPage', '@id': kanonisch(siteUrl, pfad) },
    image: kanonisch(siteUrl, vorschauPfad(pfad)),
  }
}
