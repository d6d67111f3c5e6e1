import type { Tag } from './fristen.ts'

export const kalenderjahr = (tag: Tag): number => Number(tag.slice(0, 4))

/**
 * Which of the imported years is compared on a day: next year's as soon as it is there, for whoever changes now pays it; else
 * this year's; else the newest older one. Undefined when nothing was imported.
 */
export function praemienjahr(heute: Tag, jahre: readonly number[]): number | undefined {
  const dieses = kalenderjahr(heute)
  const absteigend = jahre.toSorted((a, b) => b - a)
  return absteigend.find(jahr => jahr <= dieses + 1) ?? absteigend.at(-1)
}

/** From this day on whoever looks at premiums means those of the next year: they appear at the end of September. */
export const SAISONBEGINN = '10-01'

/** From this day on the premiums of the next year are expected any day. */
const ERWARTET_AB = '09-20'

/**
 * Whether the premiums of a year answer what is asked on a day.
 * - `gilt`: they do.
 * - `erwartet`: they hold until 31 December, and those of the next year appear within days.
 * - `bald-andere`: they hold until 31 December, and those of the next year are missing although it is the season for them.
 * - `veroeffentlicht`: the same, and the official catalogue has been seen to hold those of the next year.
 * - `vorbei`: since 1 January others apply.
 */
export type Jahreslage = 'gilt' | 'erwartet' | 'bald-andere' | 'veroeffentlicht' | 'vorbei'

/** `imKatalog` is the newest year that the last look into the official catalogue found. */
export function jahreslage(heute: Tag, jahr: number, imKatalog?: number): Jahreslage {
  const dieses = kalenderjahr(heute)
  if (jahr < dieses) return 'vorbei'
  if (jahr > dieses) return 'gilt'
  if (imKatalog !== undefined && imKatalog > jahr) return 'veroeffentlicht'
  const imJahr = heute.slice(5)
  if (imJahr < ERWARTET_AB) return 'gilt'
  return imJahr < SAISONBEGINN ? 'erwartet' : 'bald-andere'
}

/** The year for who must be insured at once: this one, while the next is compared and both were imported. */
export function sofortjahr(heute: Tag, jahr: number, jahre: readonly number[]): number | undefined {
  const dieses = kalenderjahr(heute)
  return jahr > dieses && jahre.includes(dieses) ? dieses : undefined
}
