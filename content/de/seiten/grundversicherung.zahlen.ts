import { STANDARD } from '#domain/modelle.ts'
import { betrag, chf, type Rechnung } from '../rechnung.ts'

const BE1 = { region: 'be-1', franchise: 300, modelle: STANDARD }

export const rechnung: Rechnung = z => {
  const [tief, hoch] = [z.guenstigster(BE1), z.teuerster(BE1)]
  return { werte: { tief: chf(tief), hoch: chf(hoch), spanne: betrag(12 * (hoch - tief)) }, traegt: [hoch > tief] }
}
