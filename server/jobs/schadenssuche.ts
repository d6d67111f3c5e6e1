import type { Datenbank } from '#db/datenbank.ts'
import { startImmerWieder } from './immer-wieder.ts'

const TAKT_MS = 10_000

/** Damage in a part of the file that no enquiry touches would otherwise be found years later. */
export function startSchadenssuche(
  { searchSchaden }: Pick<Datenbank, 'searchSchaden'>,
  taktMs = TAKT_MS,
): { stop: () => Promise<void> } {
  return startImmerWieder(async ende => {
    const beginn = performance.now()
    // What it finds is noted by the database's readiness; a search that failed is repeated.
    await searchSchaden(ende).catch(() => {})
    return pauseNach(performance.now() - beginn, taktMs)
  })
}

/** So long that the search takes at most a hundredth of a core, however large the file. */
export const pauseNach = (dauerMs: number, taktMs = TAKT_MS): number => Math.max(taktMs, 100 * dauerMs)
