import { imJahr } from '#domain/praemie.ts'
import { minus, plus, rappen } from '#domain/rappen.ts'
import { fuenfRappen } from '#domain/textzahlen.ts'
import { betrag, chf, type Rechnung } from '../rechnung.ts'

const FUER_SIE_SELBST = rappen(150_00)

export const rechnung: Rechnung = z => {
  const mutter = z.guenstigster({ region: 'zh-1', franchise: 2500 })
  const kind = z.guenstigster({ region: 'zh-1', franchise: 0, person: 'kind' })
  const verbilligung = fuenfRappen(0.8 * kind)
  const zusammen = plus(mutter, kind)
  const verbilligt = plus(verbilligung, FUER_SIE_SELBST)
  const bleibt = minus(zusammen, verbilligt)
  return {
    werte: {
      mutter: chf(mutter),
      kind: chf(kind),
      zusammen: chf(zusammen),
      verbilligung: chf(verbilligung),
      kindVerbilligt: chf(minus(kind, verbilligung)),
      bleibt: chf(bleibt),
      imJahr: betrag(imJahr(verbilligt)),
    },
    traegt: [bleibt > 0],
  }
}
