import { imJahr } from '#domain/praemie.ts'
import { kleinerer, minus, plus, rappen } from '#domain/rappen.ts'
import { betrag, chf, type Rechnung } from '../rechnung.ts'

/**
 * Zürich 2026, region 1, one adult and one child, determining income 60’000: the child its minimum of 1’241.86 a year, the mother
 * her share of the rest, 1’313.52 (EG KVG ZH § 6 and 7, RRB 297/2025), by month and to five Rappen.
 */
const FUER_MUTTER = rappen(109_45)
const FUER_KIND = rappen(103_50)

export const rechnung: Rechnung = z => {
  const mutter = z.guenstigster({ region: 'zh-1', franchise: 2500 })
  const kind = z.guenstigster({ region: 'zh-1', franchise: 0, person: 'kind' })
  // At most the person's own premium (EG KVG ZH § 4 para. 3).
  const fuerKind = kleinerer(FUER_KIND, kind)
  const zusammen = plus(mutter, kind)
  const verbilligt = plus(FUER_MUTTER, fuerKind)
  return {
    werte: {
      mutter: chf(mutter),
      kind: chf(kind),
      zusammen: chf(zusammen),
      fuerMutter: chf(FUER_MUTTER),
      fuerKind: chf(fuerKind),
      bleibt: chf(minus(zusammen, verbilligt)),
      imJahr: betrag(imJahr(verbilligt)),
    },
    traegt: [mutter > FUER_MUTTER],
  }
}
