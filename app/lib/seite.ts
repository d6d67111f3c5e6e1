import type { ComponentType } from 'react'
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
  /** Structured data beyond the page and its breadcrumbs. */
  jsonLd?: readonly object[]
}

export type Krume = { name: string; pfad: string }

/** What a file in app/pages exports. */
export type SeitenModul = {
  kopf: (slug: string, daten: SeitenDaten) => SeitenKopf
  Seite: ComponentType<{ slug: string }>
  /** For addresses with a slug: those that exist, and what is shown for all others. */
  slugs?: readonly string[]
  NichtGefunden?: ComponentType
}
