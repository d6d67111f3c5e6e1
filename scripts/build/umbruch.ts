type Breite = (text: string, grad: number) => number
export type Umbruch = { grad: number; zeilen: string[] }

/** The largest of the sizes at which the words fit into the box, in lines of about equal length. */
export function groessterSatz(text: string, grade: readonly number[], box: Box, breite: Breite): Umbruch {
  for (const grad of grade) {
    const zeilen = umbrochen(text, box.breite, zeile => breite(zeile, grad))
    if (zeilen && zeilen.length * grad * box.zeilenhoehe <= box.hoehe)
      return { grad, zeilen: ausgeglichen(text, zeilen, box.breite, zeile => breite(zeile, grad)) }
  }
  throw new Error(`«${text}» is too long for its picture`)
}

type Box = { breite: number; hoehe: number; zeilenhoehe: number }

/** Lines filled from the left; null when a single word is wider than the line. */
function umbrochen(text: string, platz: number, breite: (zeile: string) => number): string[] | null {
  const zeilen: string[] = []
  let zeile = ''
  for (const wort of text.split(' ')) {
    const laenger = zeile ? `${zeile} ${wort}` : wort
    if (breite(laenger) <= platz) {
      zeile = laenger
      continue
    }
    if (!zeile || breite(wort) > platz) return null
    zeilen.push(zeile)
    zeile = wort
  }
  return [...zeilen, zeile]
}

const SCHRITT = 20

/** The same number of lines in the narrowest column that holds them: no word is left alone on the last line. */
function ausgeglichen(text: string, zeilen: string[], platz: number, breite: (zeile: string) => number): string[] {
  const schmaler = umbrochen(text, platz - SCHRITT, breite)
  return schmaler?.length === zeilen.length ? ausgeglichen(text, schmaler, platz - SCHRITT, breite) : zeilen
}
