import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { betrag, chf, ganze, type Rechnung, zahl } from '../rechnung.ts'

const STUFEN = [300, 500, 1000, 1500, 2000, 2500]
const LEA = 400_00
const MARCO = 1500_00
const RUTH = 10_000_00
const RESERVE = 3200_00

export const rechnung: Rechnung = z => {
  const praemie = (franchise: number) => z.guenstigster({ region: 'be-1', franchise })
  const imJahr = (franchise: number, kosten: number) =>
    jahreskosten({ franchise, praemie: praemie(franchise) }, kosten, 'AKL-ERW')
  const unterschied = 12 * (praemie(300) - praemie(2500))
  const lea = imJahr(300, LEA) - imJahr(2500, LEA)
  const ruth = imJahr(2500, RUTH) - imJahr(300, RUTH)
  const marco = imJahr(300, MARCO) - imJahr(2500, MARCO)
  return {
    werte: {
      ...Object.fromEntries(
        STUFEN.flatMap(franchise => [
          [`f${franchise}`, chf(praemie(franchise))],
          [`jahr${franchise}`, chf(12 * praemie(franchise))],
        ]),
      ),
      unterschied: betrag(unterschied),
      lea300: chf(imJahr(300, LEA)),
      lea2500: chf(imJahr(2500, LEA)),
      lea: betrag(lea),
      reserveJahre: zahl(Math.round((10 * RESERVE) / lea) / 10),
      marco300: chf(imJahr(300, MARCO)),
      marco1500: chf(imJahr(1500, MARCO)),
      marco2500: chf(imJahr(2500, MARCO)),
      marco: betrag(marco),
      grenze: ganze((unterschied + 270_00) / 0.9),
      ruth300: chf(imJahr(300, RUTH)),
      ruth2500: chf(imJahr(2500, RUTH)),
      ruth: betrag(ruth),
      fuenfJahre: betrag(3 * lea - 2 * ruth),
    },
    traegt: [lea > 0, ruth > 0, marco > 0, imJahr(1500, MARCO) > imJahr(300, MARCO), lea > ruth, 6 * lea > 4 * ruth],
  }
}
