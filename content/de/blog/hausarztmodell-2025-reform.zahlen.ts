import { STANDARD } from '#domain/praemien/modelle.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus } from '#domain/werte/rappen.ts'
import { PRAXIS } from '#domain/zahlen/textzahlen.ts'
import { chf, prozent, type Rechnung } from '../wechsel/rechnung.ts'

const REGIONEN = { zuerich: 'zh-1', bern: 'be-1', luzern: 'lu-1' }

export const rechnung: Rechnung = z => {
  const zeilen = Object.entries(REGIONEN).flatMap(([name, region]) => {
    const standard = z.guenstigster({ region, franchise: 2500, modelle: STANDARD })
    const hausarzt = z.guenstigster({ region, franchise: 2500, kontakte: PRAXIS })
    return [
      [`${name}Standard`, chf(standard)],
      [`${name}Hausarzt`, chf(hausarzt)],
      [`${name}Unterschied`, chf(imJahr(minus(standard, hausarzt)))],
    ] as const
  })
  const [tief = [], hoch = []] = ([300, 2500] as const).map(franchise =>
    z.rabatte('zh-1', { kontakte: PRAXIS }, franchise),
  )
  return {
    werte: {
      ...Object.fromEntries(zeilen),
      rabattAb: prozent(Math.min(...tief)),
      rabattBis: prozent(Math.max(...tief)),
      rabattBis2500: prozent(Math.max(...hoch)),
    },
    traegt: zeilen.filter(([name]) => name.endsWith('Unterschied')).map(([, { zahl }]) => zahl > 0),
  }
}
