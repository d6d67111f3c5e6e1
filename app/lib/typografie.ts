const NBSP = '\u00a0'
/** Takes no room and allows no break. The font has no hyphen that does not break, so a joiner follows the usual one. */
const JOINER = '\u2060'

/** Keeps together what belongs together: «CHF 300», «-CHF 5.15», «Art. 64», «30. November», «2. Schritt», «E-Mail». */
export const geschuetzt = (text: string): string =>
  text
    .replace(/\b(CHF|Art\.|Abs\.) (?=\d)/g, `$1${NBSP}`)
    .replace(/(\d\.) (?=\p{Lu}\p{Ll})/gu, `$1${NBSP}`)
    .replace(/(\bE-)(?=Mail)|(?<=^|\s)-(?=CHF)/g, `$&${JOINER}`)

/** Where the long name of a product or an insurer may break: not every browser knows how to hyphenate German. */
export const trennbar = (name: string): string =>
  name.replace(/(?<=\p{Ll}{4})(versicherung|modell|zentrum|praxis|kasse)/gu, '\u00ad$1')
