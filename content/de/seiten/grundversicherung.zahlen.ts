import { STANDARD } from '#domain/praemien/modelle.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus } from '#domain/werte/rappen.ts'
import { betrag, chf, type Rechnung } from '../wechsel/rechnung.ts'

const BE1 = { region: 'be-1', franchise: 300, modelle: STANDARD } as const

export const rechnung: Rechnung = z => {
  const [tief, hoch] = [z.guenstigster(BE1), z.teuerster(BE1)]
  return {
    werte: { tief: chf(tief), hoch: chf(hoch), spanne: betrag(imJahr(minus(hoch, tief))) },
    traegt: [hoch > tief],
  }
}
