import { site } from '#site-config'
import { ausgefuellt } from '../zahlen/zeitangaben.ts'

/**
 * What lists, heads and feeds know of an article; its text lies beside the list as `<slug>.mdx`, its figures as
 * `<slug>.zahlen.ts`. Titles and lead follow the season: `{jahr}`, `{saison}`, `{frist}`, `{wechsel}` (`zeitangaben`).
 */
export type Artikel<Kategorie extends string = string> = {
  slug: string
  titel: string
  /** In the browser's tab and in search results, when the title has more than 60 characters with the site's name. */
  seitenTitel?: string
  /** The lead of the article, its summary in lists and in search results: 70 to 160 characters. */
  auszug: string
  kategorie: Kategorie
  autor: string
  /** First published and last revised, as ISO days. */
  datum: string
  aktualisiert?: string
  /** Slugs of articles in the same list that a reader wants next. */
  verwandt: readonly string[]
}

/** An article as it reads on a day. */
export const artikelMit =
  (angaben: Readonly<Record<string, string>>) =>
  <A extends Artikel>(artikel: A): A => ({
    ...artikel,
    titel: ausgefuellt(artikel.titel, angaben),
    auszug: ausgefuellt(artikel.auszug, angaben),
    ...(artikel.seitenTitel && { seitenTitel: ausgefuellt(artikel.seitenTitel, angaben) }),
  })

export const REDAKTION = `Redaktion ${site.domain}`

/** A list of articles with its own address, and the words its pages use. */
export type ArtikelBereich = {
  /** The folder in content/ and the first part of the address. */
  ordner: 'blog' | 'ratgeber'
  name: string
  titel: string
  beschreibung: string
  ueberschrift: string
  lead: string
  kategorien: readonly string[]
  artikel: readonly Artikel[]
  /** The category that the list shows after all others, under a heading of its own. */
  danach?: { kategorie: string; titel: string; lead: string }
  /** What one calls several of them. */
  mehrzahl: string
  nichtGefunden: string
  zurueck: string
  /** Pages of the same subject that the list itself does not hold. */
  ausserdem: { titel: string; links: readonly { pfad: string; name: string; hinweis: string }[] }
}
