import { type Eingabe, LEERE_EINGABE } from '../zustand/eingabe.ts'

/** How step 1 travels from the embedded card to the calculator, and birth year to the franchise chart. */
const SCHRITT_1 = 'calculatorStep1Data'
const FRANCHISE_GRAFIK = 'calculatorData'
/** Steps 2 and 3 of this tab (sitzung.ts). */
const SITZUNG = 'calculatorSession'

export const merkeJahrgang = (geburtsjahr: string) => schreibe(FRANCHISE_GRAFIK, JSON.stringify({ geburtsjahr }))

/** What the specification names, and the municipality, which postcode and place do not always tell. */
export const merkeSchritt1 = ({ geburtsjahr, plz, ort, unfallversicherung, gewaehlt }: Eingabe) =>
  schreibe(SCHRITT_1, JSON.stringify({ geburtsjahr, plz, ort, unfallversicherung, bfs: gewaehlt?.bfs }))

/** Takes the data out of the storage; null when there are none or they are unreadable. */
export function nimmSchritt1(): { eingabe: Eingabe; bfs: number | undefined } | null {
  try {
    const text = sessionStorage.getItem(SCHRITT_1)
    sessionStorage.removeItem(SCHRITT_1)
    const daten: unknown = JSON.parse(text ?? 'null')
    if (typeof daten !== 'object' || daten === null) return null
    const feld = (name: string) => String((daten as Record<string, unknown>)[name] ?? '')
    const eingabe: Eingabe = {
      ...LEERE_EINGABE,
      geburtsjahr: feld('geburtsjahr'),
      plz: feld('plz'),
      ort: feld('ort'),
      unfallversicherung: feld('unfallversicherung') === 'MIT' ? 'MIT' : 'OHNE',
    }
    return { eingabe, bfs: Number(feld('bfs')) || undefined }
  } catch {
    return null
  }
}

export const merkeSitzung = (text: string) => schreibe(SITZUNG, text)

export function gemerkteSitzung(): string | null {
  try {
    return sessionStorage.getItem(SITZUNG)
  } catch {
    return null
  }
}

export function vergissSitzung() {
  try {
    sessionStorage.removeItem(SITZUNG)
  } catch {}
}

/** A browser may refuse to store; then the next page asks again. */
function schreibe(schluessel: string, text: string) {
  try {
    sessionStorage.setItem(schluessel, text)
  } catch {}
}
