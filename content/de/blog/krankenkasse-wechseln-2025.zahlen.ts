import { STANDARD } from '#domain/modelle.ts'
import { betrag, chf, type Rechnung } from '../rechnung.ts'

const SG1 = { region: 'sg-1', franchise: 2500 }

export const rechnung: Rechnung = z => {
  const durchschnitt = z.durchschnitt({ ...SG1, modelle: STANDARD })
  const standard = z.guenstigster({ ...SG1, modelle: STANDARD })
  const guenstigster = z.guenstigster(SG1)
  return {
    werte: {
      durchschnitt: chf(durchschnitt),
      standard: chf(standard),
      guenstigster: chf(guenstigster),
      kasse: chf(durchschnitt - standard),
      kasseImJahr: betrag(12 * (durchschnitt - standard)),
      modell: chf(standard - guenstigster),
      modellImJahr: betrag(12 * (standard - guenstigster)),
      zusammen: betrag(12 * (durchschnitt - guenstigster)),
    },
    traegt: [durchschnitt > standard, standard > guenstigster],
  }
}
