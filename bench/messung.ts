/** One figure. Where it cannot be measured `wert` is NaN, and `hinweis` says why. */
export type Benchfigur = { name: string; wert: number; einheit: string; hinweis: string }

/** A checkout as it is measured: installed, built, its premiums imported by its own import. */
export type Gegenstand = {
  /** As the table calls it. */
  name: string
  wurzel: string
  /** Holds the premiums; its server writes here too. */
  varDir: string
  /** Address of its server, which starts when it is asked for and runs until the end. */
  url: () => Promise<string>
}

/** What `npm run bench -- NAME` measures. */
export type Benchteil = {
  name: string
  misst: string
  /** So many times, in turn with the other commit; the median counts. */
  runden: number
  /** Whether another commit has what is measured: its server, its import, not functions of this source. */
  vergleichbar: boolean
  miss: (gegenstand: Gegenstand) => AsyncIterable<Benchfigur>
}
