import type { Tag } from '#domain/fristen/fristen.ts'
import type { Jahreswechsel } from '#domain/jahreswechsel/jahreswechsel.ts'
import {
  type Franken,
  ganzeFranken,
  gerundeteFranken,
  type OhneEinheit,
  ohneVorzeichen,
  type Rappen,
  restlicheRappen,
} from '#domain/werte/rappen.ts'

/* How this language writes amounts, numbers, days and lists. Another language has a file of the same name. */

export const SPRACHE = 'de-CH'

/** `1’234.50` and `−0.05`. */
export function frankenText(betrag: Rappen): string {
  const ohne = ohneVorzeichen(betrag)
  const rest = String(restlicheRappen(ohne)).padStart(2, '0')
  return `${betrag < 0 ? '−' : ''}${mitApostroph(ganzeFranken(ohne))}.${rest}`
}

/** `1’235` for 1’234.50: where Rappen would only be noise. Rounded, never cut. */
export function ganzeFrankenText(betrag: Rappen): string {
  const ganze = gerundeteFranken(ohneVorzeichen(betrag))
  return `${betrag < 0 && ganze > 0 ? '−' : ''}${mitApostroph(ganze)}`
}

/** `2’500`: whole numbers with the Swiss thousands separator. By hand: a list of offers writes hundreds of them at once. */
export function mitApostroph(zahl: OhneEinheit | Franken): string {
  const ziffern = String(zahl)
  return ziffern.length <= 3 ? ziffern : ziffern.replace(/\B(?=(\d{3})+$)/g, '’')
}

/** «+12.40, +3.1 %» */
export function wechselText({ differenz, prozent }: Jahreswechsel): string {
  return differenz === 0 ? 'unverändert' : `${differenzText(differenz)}, ${prozentText(prozent)}`
}

/** «+12.40», «−0.05», «0.00» */
export const differenzText = (differenz: Rappen): string => `${plus(differenz)}${frankenText(differenz)}`

/** «+3.1 %», «−0.4 %», «0.0 %» */
export function prozentText(prozent: number): string {
  const gerundet = Math.round(prozent * 10)
  const zeichen = gerundet < 0 ? '−' : plus(gerundet)
  return `${zeichen}${(Math.abs(gerundet) / 10).toFixed(1)}\u00a0%`
}

const plus = (zahl: number) => (zahl > 0 ? '+' : '')

export const MONATE = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
  ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
]

/** `2025-01-05` as «5. Januar 2025». */
export function tagText(tag: Tag): string {
  const [jahr, monat, tagImMonat] = tag.split('-').map(Number)
  return `${tagImMonat}. ${MONATE[(monat ?? 1) - 1]} ${jahr}`
}

/** «Assura, KPT und Sanitas», or «oder Sanitas». */
export const aufgezaehlt = (woerter: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(SPRACHE, { type }).format(woerter)
