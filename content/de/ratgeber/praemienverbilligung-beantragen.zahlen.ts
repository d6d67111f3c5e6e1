import { fuenfRappen } from '#domain/textzahlen.ts'
import { betrag, chf, type Rechnung } from '../rechnung.ts'

const FUER_SIE_SELBST = 150_00

export const rechnung: Rechnung = z => {
  const mutter = z.guenstigster({ region: 'zh-1', franchise: 2500 })
  const kind = z.guenstigster({ region: 'zh-1', franchise: 0, person: 'kind' })
  const verbilligung = fuenfRappen(0.8 * kind)
  const bleibt = mutter + kind - verbilligung - FUER_SIE_SELBST
  return {
    werte: {
      mutter: chf(mutter),
      kind: chf(kind),
      zusammen: chf(mutter + kind),
      verbilligung: chf(verbilligung),
      kindVerbilligt: chf(kind - verbilligung),
      bleibt: chf(bleibt),
      imJahr: betrag(12 * (mutter + kind - bleibt)),
    },
    traegt: [bleibt > 0],
  }
}
