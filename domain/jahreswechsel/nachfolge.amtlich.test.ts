import { expect, test } from 'vitest'
import { amtlicheDatei } from '../../tests/fixtures/tabellen/amtlich.ts'
import { PRODUKTE_2027 } from '../../tests/fixtures/tabellen/produkte-2027.ts'
import { rohzeilen } from '../../tests/fixtures/tabellen/testrohdaten.ts'
import { erstkontakt } from '../erstkontakt/erstkontakt.ts'
import { istStandard } from '../praemien/modelle.ts'
import type { Tarif } from '../praemien/regionstabelle.ts'
import { rappen } from '../werte/rappen.ts'
import { vorgaenger } from './nachfolge.ts'

/*
 * All products of the official table of 2026 and of the directory of 2027, which lacks six small insurers. The table of 2027 calls
 * free choice of doctor BASE.
 */
const produkt = (versicherer: number, typ: string, code: string, name: string): Tarif => ({
  ...{ versicherer, typ: typ as Tarif['typ'], code, name, gemeinden: null, praemie: () => rappen(0) },
})
const VON_2026 = [
  ...new Map(
    rohzeilen(amtlicheDatei('praemien').toString(), ',').map(({ Versicherer, Tariftyp, Tarif, Tarifbezeichnung }) => [
      [Versicherer, Tariftyp, Tarif, Tarifbezeichnung].join('|'),
      produkt(Number(Versicherer), Tariftyp, Tarif, Tarifbezeichnung),
    ]),
  ).values(),
]
const KASSEN_2027 = [134, ...new Set(PRODUKTE_2027.map(({ versicherer }) => versicherer))]
const VON_2027 = [
  ...KASSEN_2027.map(versicherer => produkt(versicherer, 'BASE', 'BASE', 'BASE')),
  ...PRODUKTE_2027.map(({ versicherer, typ, code, name }) => produkt(versicherer, typ, code, name)),
]
const davor = vorgaenger(VON_2027, VON_2026)

test('of 138 products of 2027 all but these continue one of 2026', () => {
  expect(VON_2027).toHaveLength(138)
  const offene = VON_2027.filter((_, index) => !davor[index])
  expect(offene.map(({ versicherer, name }) => `${versicherer} ${name}`)).toEqual([
    ...['194 Hausarztmodell', '194 HMO plus', '455 ÖKK CASAMED HMO', '455 ÖKK CASAMED 24', '1318 Hausarztversicherung'],
    ...['1401 HausarztmodellDE', '1509 TelMed Basic', '1509 TelMed Plus', '1542 Hausarzt', '1542 MediTel'],
    ...['1542 Gesundheitsnetz', '1562 Helsana BeneFit PLUS Flexmed', '1562 Helsana BeneFit PLUS Telemed'],
  ])
})

test('every insurer’s Standard continues its Standard, no model does, and whom one contacts first stays the same', () => {
  const paare = VON_2027.map((spaeter, index) => ({ spaeter, frueher: davor[index] }))
  const standard = paare.filter(({ spaeter }) => istStandard(spaeter.typ))
  expect(standard.map(({ frueher }) => frueher?.name)).toEqual(KASSEN_2027.map(() => 'Grundversicherung'))
  for (const { spaeter, frueher } of paare)
    if (frueher)
      expect([spaeter.name, erstkontakt(frueher.typ, frueher.versicherer, frueher.name)]).toEqual([
        spaeter.name,
        erstkontakt(spaeter.typ, spaeter.versicherer, spaeter.name),
      ])
})
