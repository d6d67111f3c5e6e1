import fc from 'fast-check'
import { expect, test } from 'vitest'
import { erlaubteFranchisen } from '#domain/kosten/franchise.ts'
import { KANTONE } from '#domain/orte/kantone.ts'
import { ALTERSKLASSEN } from '#domain/praemien/altersklasse.ts'
import { fragmentZuVergleich, geteilterAus } from './fragment.ts'

function vergleichAus(hash: string) {
  const geteilt = geteilterAus(hash)
  if (!geteilt) return null
  const { person, ...rest } = geteilt
  return { ...rest, franchise: person.franchise, unfall: person.unfall }
}

const ZUERICH_1 = { kanton: 'ZH', region: 1, klasse: 'AKL-ERW', franchise: 2500, unfall: 'OHNE' } as const

test('holds year, region, age class, franchise and accident cover, and nothing else', () => {
  expect(fragmentZuVergleich({ jahr: 2027, ...ZUERICH_1 })).toBe('#vergleich=2027-ZH1-ERW-2500-OHNE')
})

test('an address of before they named a year still opens, without one', () => {
  expect(vergleichAus('#vergleich=ZH1-ERW-2500-OHNE')).toEqual({ jahr: null, ...ZUERICH_1 })
  expect(vergleichAus('#vergleich=2026-ZH1-ERW-2500-OHNE')).toEqual({ jahr: 2026, ...ZUERICH_1 })
})

test('every comparison that exists comes back as it was', () => {
  const vergleich = fc
    .tuple(fc.constantFrom(...KANTONE), fc.constantFrom(...ALTERSKLASSEN), fc.constantFrom('MIT', 'OHNE'))
    .chain(([{ kanton, regionen }, klasse, unfall]) =>
      fc.record({
        jahr: fc.option(fc.integer({ min: 2020, max: 2099 })),
        kanton: fc.constant(kanton),
        region: fc.constantFrom(...regionen),
        klasse: fc.constant(klasse),
        franchise: fc.constantFrom(...erlaubteFranchisen(klasse)),
        unfall: fc.constant(unfall as 'MIT' | 'OHNE'),
      }),
    )
  fc.assert(
    fc.property(vergleich, wert => {
      expect(vergleichAus(fragmentZuVergleich(wert))).toEqual(wert)
    }),
  )
})

test.each([
  '',
  '#rechner',
  '#vergleich=',
  '#vergleich=ZH4-ERW-2500-OHNE',
  '#vergleich=AG1-ERW-2500-OHNE',
  '#vergleich=XX0-ERW-2500-OHNE',
  '#vergleich=ZH1-OPA-2500-OHNE',
  '#vergleich=ZH1-ERW-600-OHNE',
  '#vergleich=ZH1-KIN-2500-OHNE',
  '#vergleich=ZH1-ERW-2500-OHNE&x',
  '#vergleich=27-ZH1-ERW-2500-OHNE',
  '#vergleich=2027ZH1-ERW-2500-OHNE',
])('%s is no comparison', hash => expect(vergleichAus(hash)).toBeNull())
