import { describe, expect, test } from 'vitest'
import { tabelle, tarif } from '../../tests/fixtures/rechner/testtabelle.ts'
import { vergleichspreis } from '../praemien/ersparnis.ts'
import type { Regionstabelle } from '../praemien/regionstabelle.ts'
import { profilfrage } from '../zahlen/kassenzahlen.ts'
import { praemienanstieg } from './praemienanstieg.ts'

/** Gross premiums of Standard tariffs with franchise 2500; the refund was 5.15 in 2026 and is 4.75 in 2027. */
const region = (kanton: string, nummer: number, jahr: number, ...praemien: number[]): Regionstabelle => ({
  ...tabelle(
    [
      ...praemien.map((praemie, index) =>
        tarif(index + 1, jahr < 2027 ? 'TAR-BASE' : 'BASE', 'Grund', { 300: 999_00, 2500: praemie }),
      ),
      tarif(99, jahr < 2027 ? 'TAR-HMO' : 'PRAXIS', 'Praxis', { 2500: 100_00 }),
    ],
    jahr,
  ),
  ...{ kanton, region: nummer },
})

describe('the rise of the Standard average', () => {
  const jahre = [region('ZH', 2, 2026, 405_15, 425_15), region('ZH', 2, 2027, 424_75, 444_75)]

  test('is that of the prices shown, to the Rappen the average that savings are measured by', () => {
    const anstieg = praemienanstieg(jahre, 2027)
    expect(anstieg).toMatchObject({ von: 2026, bis: 2027 })
    expect(anstieg?.regionen.get('zh-2')).toMatchObject({ vorher: 410_00, nachher: 430_00, differenz: 20_00 })
    expect(anstieg?.regionen.get('zh-2')?.prozent).toBeCloseTo(4.878, 3)
    const spaeter = vergleichspreis(jahre[1] as Regionstabelle, profilfrage('AKL-ERW'), null)
    expect(anstieg?.regionen.get('zh-2')?.nachher).toBe(spaeter?.preis)
  })

  test('of the country is the one of the middle region, between the two middle ones of an even number', () => {
    const weitere = [region('BE', 1, 2026, 405_15), region('BE', 1, 2027, 408_75)]
    // ZH +4.878 %, BE +1 %.
    expect(praemienanstieg([...jahre, ...weitere], 2027)?.median).toBeCloseTo(2.939, 3)
    const dritte = [region('GE', 0, 2026, 505_15), region('GE', 0, 2027, 489_75)]
    // GE −3 %.
    expect(praemienanstieg([...jahre, ...weitere, ...dritte], 2027)?.median).toBeCloseTo(1, 9)
  })

  test('counts regions that have a Standard tariff in both years, and needs both years', () => {
    const neue = region('TI', 1, 2027, 500_00)
    const ohne = [region('JU', 0, 2026, 400_00), region('JU', 0, 2027)]
    expect([...(praemienanstieg([...jahre, neue, ...ohne], 2027)?.regionen.keys() ?? [])]).toEqual(['zh-2'])
    expect(praemienanstieg(jahre.slice(1), 2027)).toBeUndefined()
    expect(praemienanstieg(jahre, 2026)).toBeUndefined()
    expect(praemienanstieg([], 2027)).toBeUndefined()
  })

  test('compares gross with gross while the refund of the year is not known', () => {
    const spaeter = [region('ZH', 2, 2031, 400_00), region('ZH', 2, 2032, 420_00)]
    expect(praemienanstieg(spaeter, 2032)?.regionen.get('zh-2')).toMatchObject({ vorher: 400_00, nachher: 420_00 })
    expect(praemienanstieg(spaeter, 2032)?.median).toBeCloseTo(5, 9)
  })
})
