import type { ComponentType } from 'react'
import type { Artikel } from '#content/artikel/artikel.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'

/** What the document's head says about a page. */
export type SeitenKopf = {
  titel: string
  beschreibung: string
  /** For the preview picture, when the title depends on the data: pictures are drawn by the build, which has none. */
  bildTitel?: string
  /** The way to this page, from its parent page down to itself; the start page is understood. */
  krumen?: readonly Krume[]
  /** Kept out of search engines and the sitemap. */
  noindex?: boolean
  typ?: 'website' | 'article'
  /** What else machines learn about the page, beyond its name and its breadcrumbs. */
  inhalt?: Seiteninhalt
}

/** Facts only: app/lib/json-ld.ts has the vocabulary, and comes with the second page. */
export type Seiteninhalt =
  | { art: 'website' }
  | { art: 'liste'; eintraege: readonly Krume[] }
  | { art: 'fragen'; fragen: readonly { frage: string; antwort: string }[] }
  | { art: 'artikel'; pfad: string; artikel: Artikel }
  /** The premiums of a year, of one canton where it is named; invented ones are no data set. */
  | { art: 'datensatz'; name?: string; jahr: number; quelle: 'BAG' | 'DEMO'; stand: string }

export type Krume = { name: string; pfad: string }

/** What a file in app/pages exports. */
export type SeitenModul = {
  kopf: (slug: string, daten: SeitenDaten) => SeitenKopf
  Seite: ComponentType<{ slug: string }>
  /** For addresses with a slug: those that exist, and what is shown for all others. */
  slugs?: readonly string[]
  NichtGefunden?: ComponentType
}
