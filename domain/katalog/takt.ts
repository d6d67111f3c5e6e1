import type { Tag } from '../fristen/fristen.ts'
import { tagesbeginn, wanduhrVon } from '../fristen/kalender-monate.ts'
import { nachTagen, tageBis } from '../fristen/kalender-tag.ts'
import { SAISONBEGINN } from '../fristen/praemienjahr.ts'

/* When the official catalogue is asked, and for what. All times are milliseconds since 1970, all days are Zurich's. */

const STUNDE_MS = 3_600_000
const TAG_MS = 24 * STUNDE_MS

/** From there to 31 December it is asked daily. */
const TAEGLICH_AB = { monat: 9, tag: 15 }
/** After a first failure; it doubles with each that follows. */
const ERSTE_PAUSE_MS = STUNDE_MS / 4
/** So that not all sites ask at once: a pause ends up to this part of it earlier. */
const STREUUNG = 0.2

/** When to ask next. `zufall` is from 0 up to, but not including, 1. */
export function naechstePruefung(lage: { jetzt: number; fehlschlaege: number; zufall: number }): number {
  const { jetzt, fehlschlaege, zufall } = lage
  const saison = saisonbeginn(jetzt)
  const regulaer = jetzt >= saison ? TAG_MS : 7 * TAG_MS
  const pause = fehlschlaege === 0 ? regulaer : Math.min(ERSTE_PAUSE_MS * 2 ** (fehlschlaege - 1), TAG_MS)
  const naechste = Math.round(jetzt + pause * (1 - STREUUNG * zufall))
  // A weekly pause would run into the season.
  return jetzt < saison ? Math.min(naechste, Math.round(saison + zufall * TAG_MS)) : naechste
}

/** Of the current year. */
function saisonbeginn(jetzt: number): number {
  return tagesbeginn(wanduhrVon(jetzt).getUTCFullYear(), TAEGLICH_AB.monat, TAEGLICH_AB.tag)
}

/** A last check that lies ahead was noted by a wrong clock, and so was the next one. */
export function istPruefungFaellig(stand: { letzte: number; naechste: number } | null, jetzt: number): boolean {
  return stand === null || jetzt >= stand.naechste || jetzt < stand.letzte
}

/** The current year, whose table may be corrected, and from 1 September on the next one. */
export function gesuchteJahre(jetzt: number): number[] {
  const wanduhr = wanduhrVon(jetzt)
  const jahr = wanduhr.getUTCFullYear()
  return wanduhr.getUTCMonth() + 1 >= 9 ? [jahr, jahr + 1] : [jahr]
}

/**
 * The year whose official premiums should be there by now and are not, and the last day on which that is to be said: 1 October
 * of the year before, or whole weeks after it.
 */
export function vermisstesJahr(
  jetzt: number,
  amtlicheJahre: readonly number[],
): { jahr: number; stichtag: Tag } | undefined {
  const heute = wanduhrVon(jetzt).toISOString().slice(0, 10)
  const [dieses, imJahr] = [Number(heute.slice(0, 4)), heute.slice(5)]
  const jahr = imJahr >= SAISONBEGINN ? dieses + 1 : dieses
  if (amtlicheJahre.includes(jahr)) return undefined
  const erster = `${jahr - 1}-${SAISONBEGINN}`
  const wochen = Math.floor(tageBis(erster, heute) / 7)
  return { jahr, stichtag: nachTagen(erster, 7 * wochen) }
}
