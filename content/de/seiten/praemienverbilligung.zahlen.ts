import { imJahr } from '#domain/praemien/praemie.ts'
import { franken, kleinerer, mal, minus, plus } from '#domain/werte/rappen.ts'
import { zugesagt } from '../verbilligung/zugesagt.ts'
import { betrag, chf, type Rechnung } from '../wechsel/rechnung.ts'

/** The family of the example in Bern, by the rules of 2026. */
const JE_PERSON = zugesagt('BE', {
  ...{ einheit: { erwachsen: 2, jung: 0, jungInAusbildung: 0, kind: 2, verheiratet: true }, region: 1 },
  ...{ einkommen: franken(75_500), vermoegen: franken(0) },
})
const JE_ELTERNTEIL = JE_PERSON('erwachsen')
const JE_KIND = JE_PERSON('kind')

export const rechnung: Rechnung = z => {
  const elternteil = z.guenstigster({ region: 'be-1', franchise: 2500 })
  const kind = z.guenstigster({ region: 'be-1', franchise: 0, person: 'kind' })
  // At most the person's own premium (KKVV Art. 10 para. 1).
  const jeKind = kleinerer(JE_KIND, kind)
  const familie = mal(2, plus(elternteil, kind))
  const verbilligung = mal(2, plus(JE_ELTERNTEIL, jeKind))
  return {
    werte: {
      familie: chf(familie),
      elternteil: chf(elternteil),
      kind: chf(kind),
      jeElternteil: chf(JE_ELTERNTEIL),
      jeKind: chf(jeKind),
      verbilligung: chf(verbilligung),
      bleibt: chf(minus(familie, verbilligung)),
      imJahr: betrag(imJahr(verbilligung)),
    },
    traegt: [elternteil > JE_ELTERNTEIL],
  }
}
