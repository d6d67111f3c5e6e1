import { minus } from '#domain/werte/rappen.ts'
import { betrag, chf, type Rechnung } from '../wechsel/rechnung.ts'

export const rechnung: Rechnung = z => {
  const kind = z.guenstigster({ region: 'be-1', franchise: 0, person: 'kind' })
  const jung = z.guenstigster({ region: 'be-1', franchise: 2500, person: 'jung' })
  const erwachsen = z.guenstigster({ region: 'be-1', franchise: 2500 })
  return {
    werte: { kind: chf(kind), jung: chf(jung), erwachsen: chf(erwachsen), sprung: betrag(minus(erwachsen, jung)) },
    traegt: [jung < erwachsen],
  }
}
