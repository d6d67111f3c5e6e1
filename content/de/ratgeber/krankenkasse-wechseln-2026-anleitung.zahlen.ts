import { STANDARD } from '#domain/modelle.ts'
import { betrag, chf, type Rechnung } from '../rechnung.ts'

const ZH1 = { region: 'zh-1', franchise: 300, modelle: STANDARD }
const BE1 = { region: 'be-1', franchise: 2500 }

export const rechnung: Rechnung = z => {
  const [tief, hoch] = [z.guenstigster(ZH1), z.teuerster(ZH1)]
  const durchschnitt = z.durchschnitt({ ...BE1, modelle: STANDARD })
  const standard = z.guenstigster({ ...BE1, modelle: STANDARD })
  const modell = z.guenstigster(BE1)
  return {
    werte: {
      tief: chf(tief),
      hoch: chf(hoch),
      spanne: betrag(12 * (hoch - tief)),
      durchschnitt: chf(durchschnitt),
      durchschnittImJahr: chf(12 * durchschnitt),
      standard: chf(standard),
      standardImJahr: chf(12 * standard),
      modell: chf(modell),
      modellImJahr: chf(12 * modell),
      ersparnisStandard: betrag(12 * (durchschnitt - standard)),
      ersparnisModell: betrag(12 * (durchschnitt - modell)),
    },
    traegt: [modell < standard, standard < durchschnitt],
  }
}
