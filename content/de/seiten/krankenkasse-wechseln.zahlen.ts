import { STANDARD } from '#domain/praemien/modelle.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus } from '#domain/werte/rappen.ts'
import { betrag, chf, type Rechnung } from '../wechsel/rechnung.ts'

const ZH1 = { region: 'zh-1', franchise: 2500 } as const

export const rechnung: Rechnung = z => {
  const durchschnitt = z.durchschnitt({ ...ZH1, modelle: STANDARD })
  const standard = z.guenstigster({ ...ZH1, modelle: STANDARD })
  const modell = z.guenstigster(ZH1)
  return {
    werte: {
      durchschnitt: chf(durchschnitt),
      standard: chf(standard),
      modell: chf(modell),
      ersparnis: chf(minus(durchschnitt, standard)),
      ersparnisImJahr: betrag(imJahr(minus(durchschnitt, standard))),
      mitModell: betrag(imJahr(minus(durchschnitt, modell))),
    },
    traegt: [durchschnitt > standard, standard > modell],
  }
}
