const NBSP = '\u00a0'

/** Keeps together what belongs together: «CHF 300», «Art. 64», «30. November», «2. Schritt». */
export const geschuetzt = (text: string): string =>
  text.replace(/\b(CHF|Art\.|Abs\.) (?=\d)/g, `$1${NBSP}`).replace(/(\d\.) (?=\p{Lu}\p{Ll})/gu, `$1${NBSP}`)
