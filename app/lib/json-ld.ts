import { site } from '#site-config'

type Teil = { name: string; pfad: string }

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

export function breadcrumbList(siteUrl: string, krumen: readonly Teil[]): object {
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

export function itemList(siteUrl: string, eintraege: readonly Teil[]): object {
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

export function website(siteUrl: string): object[] {
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
