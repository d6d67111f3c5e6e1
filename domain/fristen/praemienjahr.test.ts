import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { klassenwechsel } from '../jahreswechsel/klassenwechsel.ts'
import { jahreslage, praemienjahr, sofortjahr } from './praemienjahr.ts'

describe('the compared year', () => {
  test.each([
    ['2026-09-10', [2025, 2026], 2026],
    ['2026-09-29', [2026, 2027], 2027],
    ['2026-12-31', [2026, 2027], 2027],
    ['2027-01-01', [2026, 2027], 2027],
    ['2027-01-01', [2025, 2026], 2026],
    ['2028-05-01', [2025, 2026], 2026],
    ['2026-11-16', [2026], 2026],
    ['2024-06-01', [2026, 2027], 2026],
    // The year after next is nobody's yet.
    ['2026-11-16', [2026, 2028], 2026],
    ['2026-11-16', [2027, 2028], 2027],
    ['2024-06-01', [2028, 2027, 2026], 2026],
    ['2026-06-01', [], undefined],
  ])('on %s of %j is %s', (heute, jahre, jahr) => expect(praemienjahr(heute, jahre)).toBe(jahr))

  test('never falls when a year is added, nor as time goes on', () => {
    const jahre = fc.uniqueArray(fc.integer({ min: 2020, max: 2030 }), { minLength: 1 })
    const tag = fc.integer({ min: 2024, max: 2031 }).map(jahr => `${jahr}-11-16`)
    fc.assert(
      fc.property(jahre, tag, fc.integer({ min: 2020, max: 2024 }), (vorhandene, heute, aelteres) => {
        const jahr = praemienjahr(heute, vorhandene) ?? 0
        if (vorhandene.some(eines => eines <= Number(heute.slice(0, 4)) + 1))
          expect(praemienjahr(heute, [...vorhandene, aelteres])).toBe(Math.max(jahr, aelteres))
        expect(praemienjahr('2031-11-16', vorhandene)).toBeGreaterThanOrEqual(jahr)
      }),
    )
  })
})

test.each([
  ['2026-09-19', 2026, undefined, 'gilt'],
  ['2026-09-19', 2026, 2026, 'gilt'],
  ['2026-09-19', 2026, 2027, 'veroeffentlicht'],
  ['2026-09-20', 2026, undefined, 'erwartet'],
  ['2026-09-30', 2026, 2026, 'erwartet'],
  ['2026-09-30', 2026, 2027, 'veroeffentlicht'],
  ['2026-09-30', 2027, 2027, 'gilt'],
  ['2026-10-01', 2026, undefined, 'bald-andere'],
  ['2026-10-01', 2026, 2026, 'bald-andere'],
  ['2026-10-01', 2026, 2027, 'veroeffentlicht'],
  ['2026-12-31', 2026, undefined, 'bald-andere'],
  ['2026-12-31', 2027, 2027, 'gilt'],
  ['2027-01-01', 2027, 2027, 'gilt'],
  ['2027-01-01', 2026, undefined, 'vorbei'],
  ['2027-10-01', 2026, 2028, 'vorbei'],
])('on %s the premiums of %i, with %s in the catalogue: %s', (heute, jahr, imKatalog, lage) =>
  expect(jahreslage(heute, jahr, imKatalog)).toBe(lage),
)

test('at once means this year, while the next is compared', () => {
  expect(sofortjahr('2026-11-16', 2027, [2026, 2027])).toBe(2026)
  expect(sofortjahr('2026-11-16', 2027, [2025, 2027])).toBeUndefined()
  expect(sofortjahr('2026-11-16', 2026, [2025, 2026])).toBeUndefined()
  expect(sofortjahr('2027-01-01', 2027, [2026, 2027])).toBeUndefined()
})

test.each([
  [2009, undefined],
  [2008, { von: 'AKL-KIN', auf: 'AKL-JUG' }],
  [2002, undefined],
  [2001, { von: 'AKL-JUG', auf: 'AKL-ERW' }],
  [2000, undefined],
])('born %i, today 16 November 2026, prices of 2027: %j', (geburtsjahr, wechsel) =>
  expect(klassenwechsel(geburtsjahr, '2026-11-16', 2027)).toEqual(wechsel),
)
