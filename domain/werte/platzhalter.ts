/** What a setting may hold; only texts can be placeholders. */
type Wert = string | number | boolean | null | readonly string[] | Felder
type Felder = { readonly [name: string]: Wert }

/** Marked as such, an address under a reserved name (RFC 2606), or a telephone number of zeros. */
const PLATZHALTER = /PLATZHALTER|\.example$|^\+41[ 0]+$/

/** The names of all fields that still hold a placeholder, as in `betreiber.firma`. */
export function platzhalterIn(felder: Felder, oberhalb = ''): string[] {
  return Object.entries(felder).flatMap(([name, wert]) => {
    const feld = oberhalb + name
    if (typeof wert === 'string') return PLATZHALTER.test(wert) ? [feld] : []
    if (wert === null || typeof wert !== 'object') return []
    if (istListe(wert)) return wert.some(eines => PLATZHALTER.test(eines)) ? [feld] : []
    return platzhalterIn(wert, `${feld}.`)
  })
}

const istListe = (wert: readonly string[] | Felder): wert is readonly string[] => Array.isArray(wert)
