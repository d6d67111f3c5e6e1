/**
 * Where a row or a cell stands, and what follows if it is empty, as Excel leaves them at the far edge. Rows have up to a dozen
 * attributes; without a limit a tag of nothing but places would be read once for each.
 */
const ORT = /\sr\s*=\s*(["'])(.*?)\1((?: [\w:]+="[^"<>]*"){0,12}\/>)?/gs

/**
 * How many cells a reader makes of a sheet: it fills the rectangle up to the last row and column, so that a single cell far out would
 * take all memory. Without end where a place cannot be read.
 */
export function zellenzahl(blatt: string): number {
  let [zeilen, spalten] = [0, 0]
  for (const [, , ort = '', leer] of blatt.matchAll(ORT)) {
    const [, spalte, zeile] = /^([A-Z]{0,3})([1-9]\d{0,6})$/.exec(ort) ?? []
    if (spalte === undefined) return Number.POSITIVE_INFINITY
    if (leer !== undefined) continue
    zeilen = Math.max(zeilen, Number(zeile))
    spalten = Math.max(spalten, spaltennummer(spalte))
  }
  return zeilen * spalten
}

/** A is 1, Z 26, AA 27. */
function spaltennummer(buchstaben: string): number {
  return [...buchstaben].reduce((nummer, zeichen) => nummer * 26 + zeichen.charCodeAt(0) - 64, 0)
}
