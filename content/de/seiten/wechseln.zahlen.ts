import { STANDARD } from '#domain/modelle.ts'
import { chf, type Rechnung } from '../rechnung.ts'

const BE1 = { region: 'be-1', franchise: 2500 }

/** The example beside the title of /wechseln. */
export const rechnung: Rechnung = z => {
  const durchschnitt = z.durchschnitt({ ...BE1, modelle: STANDARD })
  const guenstigster = z.guenstigster(BE1)
  return {
    werte: {
      durchschnitt: chf(durchschnitt),
      guenstigster: chf(guenstigster),
      imMonat: chf(durchschnitt - guenstigster),
      imJahr: chf(12 * (durchschnitt - guenstigster)),
    },
    traegt: [durchschnitt > guenstigster],
  }
}
