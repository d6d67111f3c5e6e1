import { STANDARD } from '#domain/praemien/modelle.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus } from '#domain/werte/rappen.ts'
import { chf, type Rechnung } from '../wechsel/rechnung.ts'

const BE1 = { region: 'be-1', franchise: 2500 } as const

/** The example beside the title of /wechseln. */
export const rechnung: Rechnung = z => {
  const durchschnitt = z.durchschnitt({ ...BE1, modelle: STANDARD })
  const guenstigster = z.guenstigster(BE1)
  return {
    werte: {
      durchschnitt: chf(durchschnitt),
      guenstigster: chf(guenstigster),
      imMonat: chf(minus(durchschnitt, guenstigster)),
      imJahr: chf(imJahr(minus(durchschnitt, guenstigster))),
    },
    traegt: [durchschnitt > guenstigster],
  }
}
