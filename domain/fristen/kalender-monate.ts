import type { Tag } from './fristen.ts'

/** The promise to visitors: kept at most this long after collection. */
const AUFBEWAHRUNG_MONATE = 24

const ZUERICH = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Zurich',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/** By the hour: since 1894 Zurich's clocks have been changed at a full one alone. */
const VORSPRUENGE = new Map<number, number>()

/** How far Zurich's clocks are ahead of UTC at a point in time. All times here are milliseconds since 1970. */
function vorsprung(zeit: number): number {
  const stunde = Math.floor(zeit / 3_600_000)
  const ergebnis = VORSPRUENGE.get(stunde) ?? gelesenerVorsprung(zeit)
  VORSPRUENGE.set(stunde, ergebnis)
  return ergebnis
}

function gelesenerVorsprung(zeit: number): number {
  const teile = Object.fromEntries(ZUERICH.formatToParts(zeit).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = teile
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(zeit / 1000) * 1000
}

/** When Zurich's clocks show this (given as if it were UTC). An hour that they skip becomes the next one. */
function zeitDerWanduhr(wanduhr: number): number {
  return wanduhr - vorsprung(wanduhr - vorsprung(wanduhr))
}

/** The same moment as Zurich's clocks show it, to be read with the UTC methods of a date. */
export function wanduhrVon(zeit: number): Date {
  return new Date(zeit + vorsprung(zeit))
}

/** When Zurich's clocks strike that hour. */
export function zeitUm(tag: Tag, stunde: number): number {
  return zeitDerWanduhr(Date.parse(tag) + stunde * 3_600_000)
}

/** Midnight in Zurich. */
export function tagesbeginn(jahr: number, monat: number, tag: number): number {
  return zeitDerWanduhr(Date.UTC(jahr, monat - 1, tag))
}

/**
 * The same time of day in Zurich, so many calendar months later. A day the month lacks becomes its last one, as in
 * Art. 77 para. 1 no. 3 of the Code of Obligations: 29 February 2024 and 24 months is 28 February 2026.
 */
export function nachMonaten(zeit: number, monate: number): number {
  const wanduhr = wanduhrVon(zeit)
  const ziel = new Date(wanduhr)
  ziel.setUTCMonth(wanduhr.getUTCMonth() + monate, 1)
  const letzterTag = new Date(Date.UTC(ziel.getUTCFullYear(), ziel.getUTCMonth() + 1, 0)).getUTCDate()
  ziel.setUTCDate(Math.min(wanduhr.getUTCDate(), letzterTag))
  return zeitDerWanduhr(ziel.getTime())
}

/** From when on an enquiry collected at this time must be gone. */
export function loeschenAb(erstellt: number): number {
  return nachMonaten(erstellt, AUFBEWAHRUNG_MONATE)
}
