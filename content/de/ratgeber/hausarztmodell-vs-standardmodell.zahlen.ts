import type { Franchise } from '#domain/franchise.ts'
import { STANDARD } from '#domain/modelle.ts'
import { imJahr } from '#domain/praemie.ts'
import { minus } from '#domain/rappen.ts'
import { HAUSARZT, mitte } from '#domain/textzahlen.ts'
import { betrag, chf, prozent, type Rechnung, zahl } from '../rechnung.ts'

const ZH1 = { region: 'zh-1' }

export const rechnung: Rechnung = z => {
  const preis = (franchise: Franchise, modelle: typeof STANDARD) => z.guenstigster({ ...ZH1, franchise, modelle })
  const [standard, hausarzt] = [preis(300, STANDARD), preis(300, HAUSARZT)]
  const unterschied = minus(preis(2500, STANDARD), preis(2500, HAUSARZT))
  const durchschnitt = z.durchschnitt({ ...ZH1, franchise: 300, modelle: STANDARD })
  const [tief, hoch] = ([300, 2500] as const).map(franchise => z.rabatte('zh-1', HAUSARZT, franchise))
  const hoechster = Math.max(...(hoch ?? []))
  return {
    werte: {
      unterschied: betrag(unterschied),
      unterschiedImJahr: betrag(imJahr(unterschied)),
      unterschiedProzent: zahl(Math.round((100 * unterschied) / preis(2500, STANDARD))),
      anbieter: zahl(tief?.length || Number.NaN),
      rabattAb: prozent(Math.min(...(tief ?? []))),
      rabattBis: prozent(Math.max(...(tief ?? []))),
      rabattMitte: prozent(mitte(tief ?? [])),
      rabattMitte2500: prozent(mitte(hoch ?? [])),
      rabattBis2500: prozent(hoechster),
      durchschnitt: chf(durchschnitt),
      standard: chf(standard),
      hausarzt: chf(hausarzt),
      ersparnisStandard: chf(imJahr(minus(durchschnitt, standard))),
      ersparnisHausarzt: chf(imJahr(minus(durchschnitt, hausarzt))),
      ersparnisModell: betrag(imJahr(minus(standard, hausarzt))),
    },
    traegt: [hausarzt < standard, standard < durchschnitt, unterschied > 0, hoechster <= 0.25],
  }
}
