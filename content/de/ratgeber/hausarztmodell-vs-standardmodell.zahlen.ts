import type { Franchise } from '#domain/kosten/franchise.ts'
import { STANDARD } from '#domain/praemien/modelle.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus } from '#domain/werte/rappen.ts'
import { mitte, PRAXIS } from '#domain/zahlen/textzahlen.ts'
import { betrag, chf, prozent, type Rechnung, zahl } from '../wechsel/rechnung.ts'

const ZH1 = { region: 'zh-1' }

export const rechnung: Rechnung = z => {
  const standardpreis = (franchise: Franchise) => z.guenstigster({ ...ZH1, franchise, modelle: STANDARD })
  const praxispreis = (franchise: Franchise) => z.guenstigster({ ...ZH1, franchise, kontakte: PRAXIS })
  const [standard, praxis] = [standardpreis(300), praxispreis(300)]
  const unterschied = minus(standardpreis(2500), praxispreis(2500))
  const durchschnitt = z.durchschnitt({ ...ZH1, franchise: 300, modelle: STANDARD })
  const [tief, hoch] = ([300, 2500] as const).map(franchise => z.rabatte('zh-1', { kontakte: PRAXIS }, franchise))
  const hoechster = Math.max(...(hoch ?? []))
  return {
    werte: {
      unterschied: betrag(unterschied),
      unterschiedImJahr: betrag(imJahr(unterschied)),
      unterschiedProzent: zahl(Math.round((100 * unterschied) / standardpreis(2500))),
      anbieter: zahl(tief?.length || Number.NaN),
      rabattAb: prozent(Math.min(...(tief ?? []))),
      rabattBis: prozent(Math.max(...(tief ?? []))),
      rabattMitte: prozent(mitte(tief ?? [])),
      rabattMitte2500: prozent(mitte(hoch ?? [])),
      rabattBis2500: prozent(hoechster),
      durchschnitt: chf(durchschnitt),
      standard: chf(standard),
      praxis: chf(praxis),
      ersparnisStandard: chf(imJahr(minus(durchschnitt, standard))),
      ersparnisPraxis: chf(imJahr(minus(durchschnitt, praxis))),
      ersparnisModell: betrag(imJahr(minus(standard, praxis))),
    },
    traegt: [praxis < standard, standard < durchschnitt, unterschied > 0, hoechster <= 0.25],
  }
}
