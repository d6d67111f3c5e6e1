/**
 * When deleting by terms holds. Terms are reckoned by the machine's clock, and a clock that is years ahead makes
 * everything due at once: so deleting stops where the clock is not to be believed, or where it would take too much.
 * All times are milliseconds since 1970.
 */

/** A running site looks every hour; whoever was away for longer than this says so himself. */
export const GLAUBHAFT_MS = 30 * 24 * 3_600_000
/** Below this a small site could not even delete its first enquiries. */
const IMMER_ERLAUBT = 20
const HOECHSTER_ANTEIL = 1 / 5

export type Aufbewahrungslage = {
  jetzt: number
  /**
   * The last time known to be sound: the clock of the last run that went ahead, before the first one that of the
   * newest record. Later records count no more, for the same clock wrote them. Null: nothing is stored.
   */
  anker: number | null
  /** Enquiries that would be deleted, and all there are; neither counts trapped machines. */
  faellig: number
  gesamt: number
}

export type Haltegrund = 'uhr' | 'menge'

/** Why nothing may be deleted now, or null. */
export function haltegrund({ jetzt, anker, faellig, gesamt }: Aufbewahrungslage): Haltegrund | null {
  if (anker === null) return null
  if (jetzt - anker > GLAUBHAFT_MS) return 'uhr'
  return faellig > IMMER_ERLAUBT && faellig > gesamt * HOECHSTER_ANTEIL ? 'menge' : null
}

/**
 * For how long a confirmation vouches: it was given for the reading of the clock that was held, and is worth no more
 * if the clock has leapt on since.
 */
export function ankerNachBestaetigung(seit: number, jetzt: number): number {
  return Math.min(jetzt, seit + GLAUBHAFT_MS)
}
