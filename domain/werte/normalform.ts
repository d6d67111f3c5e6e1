/*
 * Composed and decomposed characters of text that strangers send. Normalising sorts every run of combining marks, in a time
 * that grows with its square: 16 KB of marks stop a process for half a second. So text is normalised here and nowhere else, and
 * only once it is known to be short and to be text (docs/decisions/bounded-text.md).
 */

/** No letter has more code units when it is taken apart: ᾂ has four, a Korean syllable and ế have three. */
const ZERLEGT_HOECHSTENS = 4

/** Unicode's own limit for text that can be handled in a stream (UAX #15, section 13). No language comes near it. */
const MARKEN_HOECHSTENS = 30

/** Longer than any text of at most so many characters can be, however its letters are written. */
export function istUeberlang(text: string, hoechstens: number): boolean {
  return text.length > ZERLEGT_HOECHSTENS * hoechstens
}

/** Composed, or null for what is too long or piles up marks as no text does. */
export function nfc(text: string, hoechstens: number): string | null {
  return istNormalisierbar(text, hoechstens) ? text.normalize('NFC') : null
}

/** The same, taken apart. */
export function nfd(text: string, hoechstens: number): string | null {
  return istNormalisierbar(text, hoechstens) ? text.normalize('NFD') : null
}

function istNormalisierbar(text: string, hoechstens: number): boolean {
  if (istUeberlang(text, hoechstens)) return false
  // Run by run: a pattern of 31 marks would be tried anew at every mark.
  return !text.match(/\p{M}+/gu)?.some(marken => marken.length > MARKEN_HOECHSTENS)
}
