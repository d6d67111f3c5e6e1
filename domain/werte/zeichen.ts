import { istUeberlang, nfc, nfd } from './normalform.ts'

/** More than any name of a place, an insurer or a column has. */
const NAME_HOECHSTENS = 100

/** Windows-1252's characters at 0x80–0x9F, which a UTF-8 text read in the wrong encoding shows. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function byte(zeichen: string): number {
  const stelle = WINDOWS_1252.indexOf(zeichen)
  return stelle >= 0 ? 0x80 + stelle : zeichen.charCodeAt(0)
}

/** Repairs `ZÃ¼rich` to `Zürich`: UTF-8 that was read as Latin-1, up to twice. Other text comes back as it was. */
export function mitRepariertenZeichen(text: string): string {
  if (istUeberlang(text, NAME_HOECHSTENS)) return text
  const gelesen = alsUtf8Gelesen(alsUtf8Gelesen(text))
  return nfc(gelesen, NAME_HOECHSTENS) ?? text
}

function alsUtf8Gelesen(text: string): string {
  if (!/[\u00c2-\u00f4]/.test(text)) return text
  const bytes = Array.from(text, byte)
  if (bytes.some(wert => wert > 0xff)) return text
  try {
    const gelesen = decodeURIComponent(bytes.map(wert => `%${wert.toString(16).padStart(2, '0')}`).join(''))
    // No Swiss name holds other letters: reading «È’» as the one letter «Ȓ» would be no repair.
    return Array.from(gelesen, byte).every(wert => wert <= 0xff) ? gelesen : text
  } catch {
    return text
  }
}

const NUR_ASCII = /^[\0-\x7f]*$/

/** Lower case without accents: how names are compared, whatever keyboard they were typed on. */
export function gefaltet(text: string): string {
  const klein = text.toLowerCase()
  // Most names end here: six thousand of them are folded on a phone.
  if (NUR_ASCII.test(klein)) return klein
  return (nfd(klein, NAME_HOECHSTENS) ?? klein)
    .replace(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
}

/** Also takes ae, oe and ue for ä, ö and ü: Zuerich is Zürich. */
export function ohneUmlautschreibung(gefalteterText: string): string {
  return gefalteterText.replace(/([aou])e/g, '$1')
}

/**
 * The ways to type a place's name, folded for comparison. Punctuation is a blank and a saint is short, as in the
 * directory: Sankt Gallen and St.Gallen are both St. Gallen. An umlaut is also found written out: Zürich as Zuerich.
 */
export function schreibweisen(name: string): string[] {
  const einfach = ortsform(name)
  if (NUR_ASCII.test(name)) return [einfach]
  const ausgeschrieben = (nfc(name, NAME_HOECHSTENS) ?? name).replace(/[äöü]/gi, '$&e')
  return ausgeschrieben === name ? [einfach] : [einfach, ortsform(ausgeschrieben)]
}

/** A lost character, U+FFFD or `?`, keeps its place. */
function ortsform(name: string): string {
  return gefaltet(name)
    .replace(/[^a-z0-9\ufffd?]+/g, ' ')
    .replace(/\bsa(?:in|nk)t(e?)\b/g, 'st$1')
    .trim()
}

/** By code unit: the same in every browser and on the server, whatever the locale. */
export function textFolge(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
