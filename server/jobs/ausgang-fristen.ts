import type { Zeit } from '#db/schema.ts'
import type { Zustellung } from './ausgang-zustellung.ts'

const SEKUNDE = 1_000
const MINUTE = 60 * SEKUNDE
const STUNDE = 60 * MINUTE

/** While nobody answers, one delivery is tried this often and everything else waits. */
export const PROBE_MS = 15 * SEKUNDE

/** How long a row belongs to the process that took it; renewed while it sends, so a process that died lets go soon. */
export const SPERRE_MS = 15 * SEKUNDE
export const ERNEUERUNG_MS = 5 * SEKUNDE

const ERSTE_PAUSE_MS = 30 * SEKUNDE
const LAENGSTE_PAUSE_MS = STUNDE

/** Together with the pauses between them at least 72 hours. */
export const HOECHSTVERSUCHE = 80

/** The pause after the nth failed attempt of one row: doubling, up to an hour. */
export function pauseNach(versuche: number): number {
  return Math.min(ERSTE_PAUSE_MS * 2 ** Math.min(versuche - 1, 20), LAENGSTE_PAUSE_MS)
}

export type Folge =
  | { art: 'gesendet' }
  | { art: 'frei'; code: string }
  | { art: 'verschoben'; code: string; versuche: number; naechster: Zeit }
  | { art: 'gescheitert'; code: string; versuche: number }

/** What an attempt means for its row. Only what concerns the row itself is counted. */
export function folgeAus(zustellung: Zustellung, bisherigeVersuche: number, jetzt: Zeit): Folge {
  if (zustellung.art === 'angenommen') return { art: 'gesendet' }
  const { art, code } = zustellung
  if (art === 'weg') return { art: 'frei', code }
  const versuche = bisherigeVersuche + 1
  if (art === 'unzustellbar' || versuche >= HOECHSTVERSUCHE) return { art: 'gescheitert', code, versuche }
  return { art: 'verschoben', code, versuche, naechster: jetzt + pauseNach(versuche) }
}
