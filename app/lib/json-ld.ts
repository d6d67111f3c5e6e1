import type { Artikel } from '#content/artikel/artikel.ts'
import { DATENSATZ } from '#content/praemien/daten.ts'
import { landesCsvAdresse, verzeichnisAdresseVon } from '#contract/daten.ts'
import { site } from '#site-config'
import type { Krume, Seiteninhalt } from './seite.ts'
import { vorschauPfad } from './vorschau-pfad.ts'

/** Absolute, percent-encoded address of a page: the one form that search engines and mails see. */
export const kanonisch = (siteUrl: string, pfad: string): string => `${siteUrl}${encodeURI(pfad)}`

export function webPage(url: string, siteUrl: string, titel: string, beschreibung: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': url,
    url,
    name: titel,
    description: beschreibung,
    inLanguage: 'de-CH',
    isPartOf: { '@type': 'WebSite', '@id': `${siteUrl}/#website`, url: `${siteUrl}/`, name: site.domain },
  }
}

export function strukturdaten(siteUrl: string, inhalt: Seiteninhalt): object[] {
  if (inhalt.art === 'website') return website(siteUrl)
  if (inhalt.art === 'liste') return [itemList(siteUrl, inhalt.eintraege)]
  if (inhalt.art === 'fragen') return [faqPage(inhalt.fragen)]
  if (inhalt.art === 'datensatz') return inhalt.quelle === 'BAG' ? [dataset(siteUrl, inhalt)] : []
  return [article(siteUrl, inhalt.pfad, inhalt.artikel)]
}

function dataset(siteUrl: string, { name, jahr, stand }: Extract<Seiteninhalt, { art: 'datensatz' }>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: DATENSATZ.name(jahr, name),
    description: DATENSATZ.beschreibung(jahr, name),
    inLanguage: 'de-CH',
    isAccessibleForFree: true,
    dateModified: stand,
    temporalCoverage: String(jahr),
    spatialCoverage: { '@type': 'Place', name: name ?? 'CH' },
    creator: { '@type': 'GovernmentOrganization', name: DATENSATZ.urheber, url: 'https://www.bag.admin.ch' },
    isBasedOn: 'https://opendata.swiss/de/dataset/health-insurance-premiums',
    distribution: [
      download(`${siteUrl}${landesCsvAdresse(jahr)}`, 'text/csv'),
      download(`${siteUrl}${verzeichnisAdresseVon(jahr)}`, 'application/json'),
    ],
  }
}

const download = (contentUrl: string, encodingFormat: string) => ({
  '@type': 'DataDownload',
  encodingFormat,
  contentUrl,
})

export function breadcrumbList(siteUrl: string, krumen: readonly Krume[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', pfad: '/' }, ...krumen].map((krume, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: krume.name,
      item: kanonisch(siteUrl, krume.pfad),
    })),
  }
}

function itemList(siteUrl: string, eintraege: readonly Krume[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: eintraege.map(({ name, pfad }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: kanonisch(siteUrl, pfad),
    })),
  }
}

function faqPage(fragen: readonly { frage: string; antwort: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'de-CH',
    mainEntity: fragen.map(({ frage, antwort }) => ({
      '@type': 'Question',
      name: frage,
      acceptedAnswer: { '@type': 'Answer', text: antwort },
    })),
  }
}

function article(siteUrl: string, pfad: string, artikel: Artikel): object {
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

function website(siteUrl: string): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      url: `${siteUrl}/`,
      name: site.domain,
      description: site.tagline,
      inLanguage: 'de-CH',
    },
    {
      '@context': 'https://schema.org',
      '@type': 'InsuranceAgency',
      '@id': `${siteUrl}/#betreiber`,
      name: site.betreiber.firma,
      url: `${siteUrl}/`,
      email: site.betreiber.email,
      telephone: site.betreiber.telefon,
      address: {
        '@type': 'PostalAddress',
        streetAddress: site.betreiber.strasse,
        postalCode: site.betreiber.plz,
        addressLocality: site.betreiber.ort,
        addressCountry: 'CH',
      },
      areaServed: 'CH',
    },
  ]
}
