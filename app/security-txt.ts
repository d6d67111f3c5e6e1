import type { Dokument } from '#contract/bundle.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { nachTagen } from '#domain/fristen/kalender-tag.ts'
import { site } from '#site-config'

/** RFC 9116 5.3 asks for less than a year. Every rendering moves it on, so it only runs out where nobody looks after the site. */
const GUELTIG_TAGE = 180

/** Where to report a weakness (RFC 9116). */
export function securityTxt({ siteUrl, datum }: Pick<SeitenDaten, 'siteUrl' | 'datum'>): Dokument {
  const pfad = '/.well-known/security.txt'
  const felder = {
    Contact: `mailto:${site.betreiber.email}`,
    Expires: `${nachTagen(datum, GUELTIG_TAGE)}T00:00:00Z`,
    'Preferred-Languages': 'de, en',
    Canonical: siteUrl + pfad,
  }
  const inhalt = Object.entries(felder).map(([name, wert]) => `${name}: ${wert}\n`)
  return { pfad, status: 200, typ: 'text/plain; charset=utf-8', inhalt: inhalt.join('') }
}
