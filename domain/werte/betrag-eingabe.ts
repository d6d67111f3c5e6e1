import { type Rappen, rappen } from './rappen.ts'

/** Longer than any amount somebody types, with currency and blanks. */
export const BETRAG_HOECHSTENS = 30

/** Below a thousand million francs: wealth is typed here too. */
const GANZE_STELLEN = 9

const WAEHRUNG = '(?:CHF|S?Fr\\.?|Franken)'
const BETRAG = new RegExp(
  `^(?:${WAEHRUNG}\\s*)?(\\d+|\\d{1,3}(?:[\\s'’‘ʼ´\`]\\d{3})+)(?:[.,](?:(\\d{1,2})|[-–—−]{0,2}))?(?:\\s*${WAEHRUNG})?$`,
  'i',
)

/**
 * An amount as people type it or copy it from paper: `1200`, `CHF 1200`, `1'200.50`, `1 200,5`, `Fr. 1200.–`; undefined
 * when it is none. A thousand is set off by an apostrophe or a blank, never by a point or comma: `1.200` may mean
 * either. Every text that holds an amount is read here; the official tables know one form only.
 */
export function betragAusEingabe(text: string): Rappen | undefined {
  if (text.length > BETRAG_HOECHSTENS) return undefined
  const [, ganze = '', rest = ''] = BETRAG.exec(text.trim()) ?? []
  const ziffern = ganze.replace(/\D/g, '')
  if (ziffern === '' || ziffern.length > GANZE_STELLEN) return undefined
  return rappen(Number(ziffern) * 100 + Number(rest.padEnd(2, '0')))
}
