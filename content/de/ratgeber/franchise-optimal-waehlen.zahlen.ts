import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { betrag, chf, ganze, type Rechnung, zahl } from '../rechnung.ts'

const STUFEN = [300, 500, 1000, 1500, 2000, 2500]
const KOSTEN_BIS = 20_000_00

export const rechnung: Rechnung = z => {
  const praemie = (franchise: number) => z.guenstigster({ region: 'zh-1', franchise })
  const imJahr = (franchise: number, kosten: number) =>
    jahreskosten({ franchise, praemie: praemie(franchise) }, kosten, 'AKL-ERW')
  const ersparnis = 12 * (praemie(300) - praemie(2500))
  const grenzen = z.regionen.map(region => z.schwelle({ region, franchise: 300 }, { region, franchise: 2500 }))
  const schlechtesJahr = [300, 2500].map(franchise => imJahr(franchise, KOSTEN_BIS))
  const [schlecht300 = Number.NaN, schlecht2500 = Number.NaN] = schlechtesJahr
  const schwelle = z.schwelle({ region: 'zh-1', franchise: 300 }, { region: 'zh-1', franchise: 2500 })
  return {
    werte: {
      ...Object.fromEntries(STUFEN.map(franchise => [`f${franchise}`, chf(praemie(franchise))])),
      regionen: zahl(z.regionen.length),
      grenzeAb: ganze(Math.min(...grenzen)),
      grenzeBis: ganze(Math.max(...grenzen)),
      grenzeRund: ganze(10_000 * Math.round(schwelle / 10_000)),
      grenze: ganze(schwelle),
      ersparnis: betrag(ersparnis),
      ersparnisImMonat: betrag(praemie(300) - praemie(2500)),
      mitSelbstbehalt: chf(ersparnis + 270_00),
      jahr300: chf(12 * praemie(300)),
      jahr2500: chf(12 * praemie(2500)),
      summe300: chf(imJahr(300, 2000_00)),
      summe2500: chf(imJahr(2500, 2000_00)),
      schlecht300: chf(schlecht300),
      schlecht2500: chf(schlecht2500),
      schlechtMehr: betrag(schlecht2500 - schlecht300),
      ersparnis1000: betrag(12 * (praemie(300) - praemie(1000))),
      zehnJahre: ganze(100_000 * Math.floor((10 * ersparnis) / 100_000)),
    },
    traegt: [
      schlecht2500 > schlecht300,
      schwelle > 1500_00 && schwelle < 2000_00,
      // No step between the lowest and the highest ever wins.
      kostenreihe().every(kosten => {
        const alle = STUFEN.map(franchise => imJahr(franchise, kosten))
        return Math.min(alle[0] ?? 0, alle.at(-1) ?? 0) === Math.min(...alle)
      }),
    ],
  }
}

const kostenreihe = () => Array.from({ length: KOSTEN_BIS / 100_00 + 1 }, (_, index) => index * 100_00)
