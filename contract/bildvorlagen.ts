/** A sign or words as SVG at size 1, its baseline starting at the origin, and how wide it is then. */
export type Umriss = { svg: string; breite: number }

/** What the pictures about places need of the brand's font. A build makes it; the server puts shapes and figures to it. */
export type Bildvorlagen = {
  breite: number
  hoehe: number
  /** Ground, mark and heading: of the country, and of a canton. */
  grund: { land: string; kanton: string }
  /** By the address of the page: its name, set in the left half. */
  titel: Readonly<Record<string, string>>
  /** Before the price, and after it. */
  vorPreis: string
  nachPreis: Umriss
  ziffern: Readonly<Record<string, Umriss>>
  farben: { stufen: readonly string[]; grund: string; tinte: string; butter: string }
}
