import { imJahr } from '#domain/praemie.ts'
import { mal, plus } from '#domain/rappen.ts'
import { fuenfRappen } from '#domain/textzahlen.ts'
import { betrag, chf, type Rechnung } from '../rechnung.ts'

export const rechnung: Rechnung = z => {
  const elternteil = z.guenstigster({ region: 'ag-0', franchise: 2500 })
  const kind = z.guenstigster({ region: 'ag-0', franchise: 0, person: 'kind' })
  const verbilligung = fuenfRappen(0.8 * kind)
  return {
    werte: {
      familie: chf(mal(2, plus(elternteil, kind))),
      elternteil: chf(elternteil),
      kind: chf(kind),
      jeKind: chf(verbilligung),
      beideKinder: chf(mal(2, verbilligung)),
      imJahr: betrag(imJahr(mal(2, verbilligung))),
    },
  }
}
