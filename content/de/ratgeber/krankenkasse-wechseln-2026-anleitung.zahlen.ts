import { STANDARD } from '#domain/praemien/modelle.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus } from '#domain/werte/rappen.ts'
import { betrag, chf, type Rechnung } from '../wechsel/rechnung.ts'

const ZH1 = { region: 'zh-1', franchise: 300, modelle: STANDARD } as const
const BE1 = { region: 'be-1', franchise: 2500 } as const

export const rechnung: Rechnung = z => {
  const [tief, hoch] = [z.guenstigster(ZH1), z.teuerster(ZH1)]
  const durchschnitt = z.durchschnitt({ ...BE1, modelle: STANDARD })
  const standard = z.guenstigster({ ...BE1, modelle: STANDARD })
  const modell = z.guenstigster(BE1)
  return {
    werte: {
      tief: chf(tief),
      hoch: chf(hoch),
      spanne: betrag(imJahr(minus(hoch, tief))),
      durchschnitt: chf(durchschnitt),
      durchschnittImJahr: chf(imJahr(durchschnitt)),
      standard: chf(standard),
      standardImJahr: chf(imJahr(standard)),
      modell: chf(modell),
      modellImJahr: chf(imJahr(modell)),
      ersparnisStandard: betrag(imJahr(minus(durchschnitt, standard))),
      ersparnisModell: betrag(imJahr(minus(durchschnitt, modell))),
    },
    traegt: [modell < standard, standard < durchschnitt],
  }
}
