import { erlaubteFranchisen, type Franchise, franchiseBetrag } from '#domain/kosten/franchise.ts'
import { jahreskosten } from '#domain/kosten/kostenbeteiligung.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus, plus, type Rappen, rappen } from '#domain/werte/rappen.ts'
import { betrag, chf, ganze, type Rechnung, zahl } from '../wechsel/rechnung.ts'

const STUFEN = erlaubteFranchisen('AKL-ERW')
const KOSTEN_BIS = rappen(20_000_00)

export const rechnung: Rechnung = z => {
  const praemie = (franchise: Franchise) => z.guenstigster({ region: 'zh-1', franchise })
  const kostenMit = (franchise: Franchise, kosten: Rappen) =>
    jahreskosten({ franchise, praemie: praemie(franchise) }, kosten, 'AKL-ERW')
  const ersparnis = imJahr(minus(praemie(300), praemie(2500)))
  const grenzen = z.regionen.map(region => z.schwelle({ region, franchise: 300 }, { region, franchise: 2500 }))
  const [schlecht300, schlecht2500] = [kostenMit(300, KOSTEN_BIS), kostenMit(2500, KOSTEN_BIS)]
  const schwelle = z.schwelle({ region: 'zh-1', franchise: 300 }, { region: 'zh-1', franchise: 2500 })
  return {
    werte: {
      ...Object.fromEntries(STUFEN.map(franchise => [`f${franchise}`, chf(praemie(franchise))])),
      regionen: zahl(z.regionen.length),
      grenzeAb: ganze(rappen(Math.min(...grenzen))),
      grenzeBis: ganze(rappen(Math.max(...grenzen))),
      grenzeRund: ganze(rappen(100_00 * Math.round(schwelle / 100_00))),
      grenze: ganze(schwelle),
      ersparnis: betrag(ersparnis),
      ersparnisImMonat: betrag(minus(praemie(300), praemie(2500))),
      mitSelbstbehalt: chf(plus(ersparnis, rappen(0.9 * franchiseBetrag(300)))),
      jahr300: chf(imJahr(praemie(300))),
      jahr2500: chf(imJahr(praemie(2500))),
      summe300: chf(kostenMit(300, rappen(2000_00))),
      summe2500: chf(kostenMit(2500, rappen(2000_00))),
      schlecht300: chf(schlecht300),
      schlecht2500: chf(schlecht2500),
      schlechtMehr: betrag(minus(schlecht2500, schlecht300)),
      ersparnis1000: betrag(imJahr(minus(praemie(300), praemie(1000)))),
      zehnJahre: ganze(rappen(1000_00 * Math.floor((10 * ersparnis) / 1000_00))),
    },
    traegt: [
      schlecht2500 > schlecht300,
      schwelle > 1500_00 && schwelle < 2000_00,
      // No step between the lowest and the highest ever wins.
      kostenreihe().every(kosten => {
        const alle = STUFEN.map(franchise => kostenMit(franchise, kosten))
        return Math.min(alle[0] ?? 0, alle.at(-1) ?? 0) === Math.min(...alle)
      }),
    ],
  }
}

const kostenreihe = () => Array.from({ length: KOSTEN_BIS / 100_00 + 1 }, (_, index) => rappen(index * 100_00))
