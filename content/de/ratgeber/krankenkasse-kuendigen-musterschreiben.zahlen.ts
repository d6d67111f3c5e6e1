import { STANDARD } from '#domain/praemien/modelle.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus } from '#domain/werte/rappen.ts'
import { betrag, chf, type Rechnung } from '../wechsel/rechnung.ts'

const BE1 = { region: 'be-1', franchise: 2500 } as const

export const rechnung: Rechnung = z => {
  const durchschnitt = z.durchschnitt({ ...BE1, modelle: STANDARD })
  const guenstigster = z.guenstigster(BE1)
  return {
    werte: {
      durchschnitt: chf(durchschnitt),
      guenstigster: chf(guenstigster),
      unterschied: chf(minus(durchschnitt, guenstigster)),
      imJahr: betrag(imJahr(minus(durchschnitt, guenstigster))),
    },
    traegt: [durchschnitt > guenstigster],
  }
}
