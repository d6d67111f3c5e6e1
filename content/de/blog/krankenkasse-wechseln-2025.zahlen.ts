import { STANDARD } from '#domain/praemien/modelle.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus } from '#domain/werte/rappen.ts'
import { betrag, chf, type Rechnung } from '../wechsel/rechnung.ts'

const SG1 = { region: 'sg-1', franchise: 2500 } as const

export const rechnung: Rechnung = z => {
  const durchschnitt = z.durchschnitt({ ...SG1, modelle: STANDARD })
  const standard = z.guenstigster({ ...SG1, modelle: STANDARD })
  const guenstigster = z.guenstigster(SG1)
  return {
    werte: {
      durchschnitt: chf(durchschnitt),
      standard: chf(standard),
      guenstigster: chf(guenstigster),
      kasse: chf(minus(durchschnitt, standard)),
      kasseImJahr: betrag(imJahr(minus(durchschnitt, standard))),
      modell: chf(minus(standard, guenstigster)),
      modellImJahr: betrag(imJahr(minus(standard, guenstigster))),
      zusammen: betrag(imJahr(minus(durchschnitt, guenstigster))),
    },
    traegt: [durchschnitt > standard, standard > guenstigster],
  }
}
