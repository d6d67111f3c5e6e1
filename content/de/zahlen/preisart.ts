import type { Rappen } from '#domain/werte/rappen.ts'

/** Discounts are reckoned on the premium as the insurer sets it (`Textzahlen.rabatte`). */
export const VOR_ABZUG = 'vor Abzug der Umweltabgabe'

/** Which price a text shows: after the refund of the year, and before it while nobody knows it. The same words on all pages. */
export const preisart = (abgabe: Rappen | undefined): string =>
  abgabe === undefined ? VOR_ABZUG : 'nach Abzug der Umweltabgabe'
