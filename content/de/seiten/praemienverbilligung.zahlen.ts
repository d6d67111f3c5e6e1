import { imJahr } from '#domain/praemie.ts'
import { kleinerer, mal, minus, plus, rappen } from '#domain/rappen.ts'
import { betrag, chf, type Rechnung } from '../rechnung.ts'

/** Bern 2026, region 1, determining income 25’001 to 35’000: an adult; a child (ASV Bern, Berechnungsschema 2026). */
const JE_ELTERNTEIL = rappen(67_00)
const JE_KIND = rappen(119_30)

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
