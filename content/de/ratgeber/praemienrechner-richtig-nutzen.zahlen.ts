import { STANDARD } from '#domain/praemien/modelle.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus } from '#domain/werte/rappen.ts'
import { PRAXIS, UNBEKANNT } from '#domain/zahlen/textzahlen.ts'
import { betrag, chf, type Rechnung, zahl } from '../wechsel/rechnung.ts'

const ZH1 = { region: 'zh-1', franchise: 300 } as const
const HOCH = { franchise: 2500 } as const
/** The same tariff in three regions: Visana sells it in the whole canton. */
const BERN = { franchise: 300, modelle: STANDARD, versicherer: 1555 } as const

export const rechnung: Rechnung = z => {
  const [zuerich, duebendorf] = [
    z.guenstigster({ region: 'zh-1', ...HOCH }),
    z.guenstigster({ region: 'zh-2', ...HOCH }),
  ]
  const bern = ['be-1', 'be-2', 'be-3'].map(region => z.guenstigster({ region, ...BERN }))
  const [bern1 = UNBEKANNT, bern2 = UNBEKANNT, bern3 = UNBEKANNT] = bern
  const jung = z.guenstigster({ ...ZH1, person: 'jung', modelle: STANDARD })
  const durchschnitt = z.durchschnitt({ ...ZH1, modelle: STANDARD })
  const standard = z.guenstigster({ ...ZH1, modelle: STANDARD })
  const hausarzt = z.guenstigster({ ...ZH1, kontakte: PRAXIS })
  return {
    werte: {
      regionen: zahl(z.regionen.length),
      zuerich: chf(zuerich),
      duebendorf: chf(duebendorf),
      ortsunterschied: betrag(imJahr(minus(zuerich, duebendorf))),
      bern1: chf(bern1),
      bern2: chf(bern2),
      bern3: chf(bern3),
      jung: chf(jung),
      durchschnitt: chf(durchschnitt),
      standard: chf(standard),
      hausarzt: chf(hausarzt),
      unterschied: betrag(minus(durchschnitt, hausarzt)),
      vonDerKasse: betrag(minus(durchschnitt, standard)),
      vomModell: betrag(minus(standard, hausarzt)),
    },
    traegt: [
      zuerich > duebendorf,
      bern1 > bern2,
      bern2 > bern3,
      standard > jung,
      standard > hausarzt,
      durchschnitt > standard,
    ],
  }
}
