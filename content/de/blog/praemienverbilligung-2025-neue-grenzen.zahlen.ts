import { STANDARD } from '#domain/modelle.ts'
import { chf, type Rechnung } from '../rechnung.ts'

const ELTERN = { region: 'ag-0', franchise: 2500 }
const KINDER = { region: 'ag-0', franchise: 0, person: 'kind' } as const
const VERBILLIGUNG = 400_00

export const rechnung: Rechnung = z => {
  const guenstig = 2 * (z.guenstigster(ELTERN) + z.guenstigster(KINDER))
  const durchschnitt =
    2 * (z.durchschnitt({ ...ELTERN, modelle: STANDARD }) + z.durchschnitt({ ...KINDER, modelle: STANDARD }))
  return {
    werte: {
      guenstig: chf(guenstig),
      guenstigBleiben: chf(guenstig - VERBILLIGUNG),
      durchschnitt: chf(durchschnitt),
      durchschnittBleiben: chf(durchschnitt - VERBILLIGUNG),
    },
    traegt: [guenstig > VERBILLIGUNG, durchschnitt > guenstig],
  }
}
