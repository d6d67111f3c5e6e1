import { STANDARD } from '#domain/praemien/modelle.ts'
import { chf, ganze, type Rechnung } from '../wechsel/rechnung.ts'

const KIND = { region: 'zh-1', person: 'kind' } as const

export const rechnung: Rechnung = z => {
  const standard = z.guenstigster({ ...KIND, franchise: 0, modelle: STANDARD })
  const [ohne, mit] = [z.guenstigster({ ...KIND, franchise: 0 }), z.guenstigster({ ...KIND, franchise: 600 })]
  const schwelle = z.schwelle({ ...KIND, franchise: 0 }, { ...KIND, franchise: 600 })
  return {
    werte: { standard: chf(standard), ohne: chf(ohne), mit: chf(mit), schwelle: ganze(schwelle) },
    traegt: [standard > ohne, ohne > mit, schwelle < 1000_00],
  }
}
