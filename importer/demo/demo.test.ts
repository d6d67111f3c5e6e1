import { describe, expect, test } from 'vitest'
import { KANTONE } from '#domain/orte/kantone.ts'
import { bekannteVersicherer } from '#domain/praemien/versicherer.ts'
import { amtlich, amtlicheZeilen } from '../../tests/fixtures/tabellen/amtlich.ts'
import { demoOrte } from './orte.ts'
import { demoPraemien } from './praemien.ts'

const zeilen = [...demoPraemien(2025)].slice(1).map(zeile => {
  const [versicherer, kanton, , jahr, , region, klasse, unfall, tarif, typ, untergruppe, , franchise, praemie] =
    zeile.split(';')
  const gebiet = `${kanton} ${region?.at(-1)}`
  return { versicherer, gebiet, jahr, klasse, unfall, tarif, typ, untergruppe, franchise, praemie: Number(praemie) }
})
const { orte, regionen } = await demoOrte()
const BEKANNTE = ['8001 ZH', '3011 BE', '4031 BS', '1201 GE', '6900 TI', '7000 GR', '9050 AI', '1595 FR', '1595 VD']
const ortszeilen = orte.slice(1).map(zeile => zeile.split(';'))

describe('demonstration premiums', () => {
  test('cover 37 insurers and 42 regions of 2025', () => {
    expect(new Set(zeilen.map(({ versicherer }) => Number(versicherer)))).toEqual(new Set(bekannteVersicherer()))
    expect(new Set(zeilen.map(({ gebiet }) => gebiet)).size).toBe(42)
    expect(new Set(zeilen.map(({ jahr }) => jahr))).toEqual(new Set(['2025']))
  })

  const preise = (bedingung: Partial<(typeof zeilen)[number]>) => {
    const werte = Object.entries(bedingung)
    return zeilen
      .filter(zeile => werte.every(([name, wert]) => zeile[name as keyof typeof zeile] === wert))
      .map(({ praemie }) => praemie)
  }
  const mittel = (werte: number[]) => werte.reduce((summe, wert) => summe + wert, 0) / werte.length
  const erwachsen = { klasse: 'AKL-ERW', unfall: 'MIT-UNF', franchise: 'FRA-300', typ: 'TAR-BASE' }

  test('rank the way real ones do', () => {
    const niveau = (gebiet: string) => mittel(preise({ ...erwachsen, gebiet }))
    expect(niveau('GE 0')).toBeGreaterThan(niveau('ZH 1'))
    expect(niveau('ZH 1')).toBeGreaterThan(niveau('ZH 2'))
    expect(niveau('ZH 2')).toBeGreaterThan(niveau('ZH 3'))
    expect(niveau('ZH 3')).toBeGreaterThan(niveau('AI 0'))
    const zuerich = { ...erwachsen, gebiet: 'ZH 1' }
    expect(mittel(preise({ ...zuerich, typ: 'TAR-HMO' }))).toBeLessThan(mittel(preise(zuerich)))
    expect(mittel(preise({ ...zuerich, unfall: 'OHN-UNF' }))).toBeLessThan(mittel(preise(zuerich)))
    expect(mittel(preise({ ...zuerich, franchise: 'FRA-2500' }))).toBeLessThan(mittel(preise(zuerich)) - 100)
    expect(mittel(preise({ ...zuerich, klasse: 'AKL-JUG' }))).toBeLessThan(mittel(preise(zuerich)))
    const kind = { ...zuerich, klasse: 'AKL-KIN', franchise: 'FRA-0' }
    expect(mittel(preise({ ...kind, untergruppe: 'K3' }))).toBeLessThan(mittel(preise({ ...kind, untergruppe: 'K1' })))
  })

  test('stay within what a premium can be', () => {
    expect(zeilen.filter(({ praemie }) => !(praemie > 15 && praemie < 1000))).toEqual([])
  })

  test('leave out a franchise here and there, as insurers do', () => {
    const zuerich = { ...erwachsen, gebiet: 'ZH 1' }
    expect(preise({ ...zuerich, franchise: 'FRA-2000' }).length).toBeLessThan(preise(zuerich).length)
  })
})

describe('demonstration places', () => {
  test('every municipality of a canton with several regions has one, and each region has some', () => {
    const gebiete = new Set(regionen.slice(1).map(zeile => `${zeile.split(';')[0]} ${zeile.split(';')[3]}`))
    const erwartet = KANTONE.filter(({ regionen }) => regionen.length > 1).flatMap(({ kanton, regionen }) =>
      regionen.map(region => `${kanton} ${region}`),
    )
    expect(gebiete).toEqual(new Set(erwartet))
    const mitRegion = new Set(regionen.map(zeile => zeile.split(';')[1]))
    const mehrere = new Set(erwartet.map(gebiet => gebiet.slice(0, 2)))
    const ohne = ortszeilen.filter(([, , , , bfs, kanton = '']) => mehrere.has(kanton) && !mitRegion.has(bfs))
    expect(ohne).toEqual([])
  })

  test('numbers of municipalities have five digits, which no official one has', () => {
    expect(ortszeilen.filter(([, , , , bfs]) => !/^[1-9]\d{4}$/.test(bfs ?? ''))).toEqual([])
  })

  test('a postcode lies in two municipalities of two regions', () => {
    const zweier = ortszeilen
      .filter(([, plz]) => plz === '8044')
      .map(([ort, , , gemeinde, bfs]) => ({ ort, gemeinde, bfs }))
    const mitRegion = zweier.map(({ ort, gemeinde, bfs }) => {
      const region = regionen.find(zeile => zeile.split(';')[1] === bfs)?.split(';')[3]
      return `${ort}, ${gemeinde}: ${region}`
    })
    expect(new Set(mitRegion)).toEqual(new Set(['Zürich, Zürich: 1', 'Gockhausen, Dübendorf: 2']))
  })

  test('every Swiss postcode has a place, and no place lies in a canton that its postcode does not reach', () => {
    const amtlich = kantoneJePlz()
    const demo = new Set(ortszeilen.map(([, plz]) => plz))
    expect([...amtlich.keys()].filter(plz => !demo.has(plz))).toEqual([])
    const falsch = ortszeilen.filter(([, plz = '', , , , kanton = '']) => !(amtlich.get(plz)?.has(kanton) ?? true))
    expect(falsch.map(([ort, plz, , , , kanton]) => `${plz} ${ort} ${kanton}`)).toEqual([])
  })
})

/** All cantons of each postcode: from the official directory, else a few that anyone knows. */
function kantoneJePlz(): Map<string, Set<string>> {
  const je = new Map<string, Set<string>>()
  for (const [plz = '', kanton = ''] of amtlichePaare()) je.set(plz, (je.get(plz) ?? new Set()).add(kanton))
  return je
}

function amtlichePaare(): string[][] {
  if (!amtlich) return BEKANNTE.map(paar => paar.split(' '))
  const [, ...zeilen] = amtlicheZeilen('orte')
  // Rows without a canton lie abroad.
  return zeilen.map(zeile => zeile.split(';')).flatMap(([, plz = '', , , , kanton]) => (kanton ? [[plz, kanton]] : []))
}
