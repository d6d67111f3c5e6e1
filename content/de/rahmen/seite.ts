/** The head and the top of a page whose running text lies beside it as MDX. */
export type TextSeite = {
  pfad: string
  /** In the browser's tab and in search results: at most 60 characters with the site's name. */
  titel: string
  /** In search results: 70 to 160 characters. */
  beschreibung: string
  ueberschrift: string
  lead: string
  /** The last part of the breadcrumb, when the heading is too long for it. */
  kurzname?: string
}
