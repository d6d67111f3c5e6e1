import { erlaubteFranchisen, type Franchise } from '#domain/kosten/franchise.ts'
import { hoechsteEigeneKosten, jahreskosten } from '#domain/kosten/kostenbeteiligung.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { mal, minus, type Rappen, rappen } from '#domain/werte/rappen.ts'
import { betrag, chf, ganze, type Rechnung, zahl } from '../wechsel/rechnung.ts'

const STUFEN = erlaubteFranchisen('AKL-ERW')
const LEA = rappen(400_00)
const MARCO = rappen(1500_00)
const RUTH = rappen(10_000_00)
const RESERVE = hoechsteEigeneKosten('AKL-ERW')

export const rechnung: Rechnung = z => {
  const praemie = (franchise: Franchise) => z.guenstigster({ region: 'be-1', franchise })
  const kostenMit = (franchise: Franchise, kosten: Rappen) =>
    jahreskosten({ franchise, praemie: praemie(franchise) }, kosten, 'AKL-ERW')
  const unterschied = imJahr(minus(praemie(300), praemie(2500)))
  const lea = minus(kostenMit(300, LEA), kostenMit(2500, LEA))
  const ruth = minus(kostenMit(2500, RUTH), kostenMit(300, RUTH))
  const marco = minus(kostenMit(300, MARCO), kostenMit(2500, MARCO))
  return {
    werte: {
      ...Object.fromEntries(
        STUFEN.flatMap(franchise => [
          [`f${franchise}`, chf(praemie(franchise))],
          [`jahr${franchise}`, chf(imJahr(praemie(franchise)))],
        ]),
      ),
      unterschied: betrag(unterschied),
      lea300: chf(kostenMit(300, LEA)),
      lea2500: chf(kostenMit(2500, LEA)),
      lea: betrag(lea),
      reserveJahre: zahl(Math.round((10 * RESERVE) / lea) / 10),
      marco300: chf(kostenMit(300, MARCO)),
      marco1500: chf(kostenMit(1500, MARCO)),
      marco2500: chf(kostenMit(2500, MARCO)),
      marco: betrag(marco),
      grenze: ganze(z.schwelle({ region: 'be-1', franchise: 300 }, { region: 'be-1', franchise: 2500 })),
      ruth300: chf(kostenMit(300, RUTH)),
      ruth2500: chf(kostenMit(2500, RUTH)),
      ruth: betrag(ruth),
      fuenfJahre: betrag(minus(mal(3, lea), mal(2, ruth))),
    },
    traegt: [
      lea > 0,
      ruth > 0,
      marco > 0,
      kostenMit(1500, MARCO) > kostenMit(300, MARCO),
      lea > ruth,
      6 * lea > 4 * ruth,
    ],
  }
}
