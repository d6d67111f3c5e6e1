import { STANDARD } from '#domain/praemien/modelle.ts'
import { mal, minus, plus, rappen } from '#domain/werte/rappen.ts'
import { chf, type Rechnung } from '../wechsel/rechnung.ts'

const ELTERN = { region: 'ag-0', franchise: 2500 } as const
const KINDER = { region: 'ag-0', franchise: 0, person: 'kind' } as const
const VERBILLIGUNG = rappen(400_00)

export const rechnung: Rechnung = z => {
  const guenstig = mal(2, plus(z.guenstigster(ELTERN), z.guenstigster(KINDER)))
  const durchschnitt = mal(
    2,
    plus(z.durchschnitt({ ...ELTERN, modelle: STANDARD }), z.durchschnitt({ ...KINDER, modelle: STANDARD })),
  )
  return {
    werte: {
      guenstig: chf(guenstig),
      guenstigBleiben: chf(minus(guenstig, VERBILLIGUNG)),
      durchschnitt: chf(durchschnitt),
      durchschnittBleiben: chf(minus(durchschnitt, VERBILLIGUNG)),
    },
    traegt: [guenstig > VERBILLIGUNG, durchschnitt > guenstig],
  }
}
