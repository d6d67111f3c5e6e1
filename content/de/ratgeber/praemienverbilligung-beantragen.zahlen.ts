import { imJahr } from '#domain/praemien/praemie.ts'
import { franken, kleinerer, minus, plus } from '#domain/werte/rappen.ts'
import { zugesagt } from '../verbilligung/zugesagt.ts'
import { betrag, chf, type Rechnung } from '../wechsel/rechnung.ts'

/** Mother and child of the example in Zürich, by the rules of 2026. */
const JE_PERSON = zugesagt('ZH', {
  ...{ einheit: { erwachsen: 1, jung: 0, jungInAusbildung: 0, kind: 1, verheiratet: false }, region: 1 },
  ...{ einkommen: franken(60_000), vermoegen: franken(0) },
})
const FUER_MUTTER = JE_PERSON('erwachsen')
const FUER_KIND = JE_PERSON('kind')

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
