import { type Eingabe, LEERE_EINGABE, mitFeldern } from '../zustand/eingabe.ts'
import type { Haushalt } from '../zustand/person.ts'

/** How step 1 travels from the embedded card to the calculator, and birth year to the franchise chart. */
const SCHRITT_1 = 'calculatorStep1Data'
const FRANCHISE_GRAFIK = 'calculatorData'
/** Steps 2 and 3 of this tab (sitzung.ts). */
const SITZUNG = 'calculatorSession'

/** A browser may refuse to store; then the next page asks again. */
function inTab<T>(tu: (store: Storage) => T): T | null {
  try {
    return tu(sessionStorage)
  } catch {
    return null
  }
}

export const rememberJahrgang = ({ personen: [ich] }: Haushalt) =>
  inTab(tab => tab.setItem(FRANCHISE_GRAFIK, JSON.stringify({ geburtsjahr: ich?.geburtsjahr })))

/** What the specification names, and the municipality, which postcode and place do not always tell. */
export function rememberSchritt1({ personen: [ich], wohnort: { plz, ort, gewaehlt } }: Eingabe) {
  const schritt1 = { geburtsjahr: ich?.geburtsjahr, plz, ort, unfallversicherung: ich?.unfall, bfs: gewaehlt?.bfs }
  inTab(tab => tab.setItem(SCHRITT_1, JSON.stringify(schritt1)))
}

/** Takes the data out of the storage: the card asks one person. null when there are none or they are unreadable. */
export const takeSchritt1 = ({ personen }: Haushalt) =>
  inTab(tab => {
    const text = tab.getItem(SCHRITT_1)
    tab.removeItem(SCHRITT_1)
    const daten: unknown = JSON.parse(text ?? 'null')
    if (typeof daten !== 'object' || daten === null) return null
    const feld = (name: string) => (daten as Record<string, unknown>)[name]
    return { eingabe: mitFeldern({ ...LEERE_EINGABE, personen }, feld), bfs: Number(feld('bfs')) || undefined }
  })

export const rememberSitzung = (text: string) => inTab(tab => tab.setItem(SITZUNG, text))

export const rememberedSitzung = () => inTab(tab => tab.getItem(SITZUNG))

export const forgetSitzung = () => inTab(tab => tab.removeItem(SITZUNG))
