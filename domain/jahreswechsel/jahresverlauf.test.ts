import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rappen } from '../werte/rappen.ts'
import { gesamtwechsel, type Jahreszahlen, jahresverlauf } from './jahresverlauf.ts'

const zahl = (region: number, praemie: number, tarif = 'Telmed') => ({
  ...{ kanton: 'ZH', region, praemie: rappen(praemie), tarif, modell: 'TAR-DIV' as const, rang: 1, von: 1 },
})

test('year by year, net, with the change against the year before and the tariff that was cheapest', () => {
  const jahre = [
    { jahr: 2024, regionen: [zahl(1, 405_35), zahl(2, 300_00)] },
    { jahr: 2025, regionen: [zahl(1, 425_15, 'Hausarzt')] },
    { jahr: 2027, regionen: [zahl(1, 424_75)] },
  ]
  expect(jahresverlauf(jahre, { kanton: 'ZH', region: 1 }, { jahr: 2027 })).toEqual([
    { jahr: 2024, preis: 400_00, modell: 'TAR-DIV', tarif: 'Telmed', wechsel: undefined },
    {
      ...{ jahr: 2025, preis: 420_00, modell: 'TAR-DIV', tarif: 'Hausarzt' },
      wechsel: { von: 2024, bis: 2025, differenz: 20_00, prozent: 5 },
    },
    {
      ...{ jahr: 2027, preis: 420_00, modell: 'TAR-DIV', tarif: 'Telmed' },
      wechsel: { von: 2025, bis: 2027, differenz: 0, prozent: 0 },
    },
  ])
})

test('a year without a known refund is left out beside net prices, and sets the measure when it is shown', () => {
  const jahre = (erstes: number, letztes: number): [Jahreszahlen, Jahreszahlen] => [
    { jahr: erstes, regionen: [zahl(1, 400_00)] },
    { jahr: letztes, regionen: [zahl(1, 410_00)] },
  ]
  const preise = (erstes: number, letztes: number, gezeigt = letztes) =>
    jahresverlauf(jahre(erstes, letztes), { kanton: 'ZH', region: 1 }, { jahr: gezeigt }).map(({ preis }) => preis)
  expect(preise(2010, 2026)).toEqual([404_85])
  expect(preise(2026, 2031)).toEqual([400_00, 410_00])
  expect(preise(2026, 2031, 2026)).toEqual([394_85])
  expect(gesamtwechsel(...jahre(2010, 2026), { jahr: 2026 })).toBeUndefined()
})

test('over all regions: median, smallest and largest change, only where it sold in both years', () => {
  const praemien = fc.array(fc.option(fc.integer({ min: 2_000, max: 60_000 })), { minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(praemien, praemien, (fruehere, heutige) => {
      const regionen = (werte: readonly (number | null)[]) =>
        werte.flatMap((praemie, region) => (praemie === null ? [] : zahl(region, praemie)))
      const prozente = heutige.flatMap((heute, region) => {
        const vorher = fruehere[region] ?? null
        return heute === null || vorher === null ? [] : 100 * ((heute - 475) / (vorher - 515) - 1)
      })
      const ergebnis = gesamtwechsel(
        { jahr: 2026, regionen: regionen(fruehere) },
        { jahr: 2027, regionen: regionen(heutige) },
        { jahr: 2027 },
      )
      expect(ergebnis?.regionen ?? 0).toBe(prozente.length)
      if (!ergebnis) return
      expect(ergebnis.tiefster.prozent).toBeCloseTo(Math.min(...prozente), 6)
      expect(ergebnis.hoechster.prozent).toBeCloseTo(Math.max(...prozente), 6)
      // As many changes above the median as below it.
      const ueber = prozente.filter(prozent => prozent > ergebnis.median + 1e-6).length
      const unter = prozente.filter(prozent => prozent < ergebnis.median - 1e-6).length
      expect(ueber).toBeLessThanOrEqual(prozente.length / 2)
      expect(unter).toBeLessThanOrEqual(prozente.length / 2)
      if (prozente.length === 2) expect(ergebnis.median).toBeCloseTo(((prozente[0] ?? 0) + (prozente[1] ?? 0)) / 2, 6)
    }),
  )
})
