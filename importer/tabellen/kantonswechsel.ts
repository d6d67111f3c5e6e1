import type { Ort } from '#domain/orte/standort.ts'

type Gemeindegebiet = Pick<Ort, 'kanton' | 'region'>

/**
 * Municipalities that changed canton, and the first premium year that finds them in the new one. They keep the number they
 * had: their new one comes with the directory of places that files them there.
 */
const KANTONSWECHSEL: readonly { bfs: number; von: string; nach: Gemeindegebiet; ab: number }[] = [
  // Moutier, 1.1.2026 (Moutier-Konkordat der Kantone Bern und Jura; Staatskanzlei Bern, 2.6.2025). Jura is one region.
  { bfs: 700, von: 'BE', nach: { kanton: 'JU', region: 0 }, ab: 2026 },
]

/** Where the municipality lies in that year, if the directory is so old that it still has it in its former canton. */
export function neuesGebiet({ bfs, kanton }: Pick<Ort, 'bfs' | 'kanton'>, jahr: number): Gemeindegebiet | undefined {
  return KANTONSWECHSEL.find(wechsel => wechsel.bfs === bfs && wechsel.von === kanton && wechsel.ab <= jahr)?.nach
}
