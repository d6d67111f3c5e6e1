import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALTERSKLASSEN } from '#domain/altersklasse.ts'
import { erlaubteFranchisen } from '#domain/franchise.ts'
import { KANTONE } from '#domain/kantone.ts'
import { fragmentZuVergleich, vergleichAusFragment } from './fragment.ts'

test('holds region, age class, franchise and accident cover, and nothing else', () => {
  expect(fragmentZuVergleich({ kanton: 'ZH', region: 1, klasse: 'AKL-ERW', franchise: 2500, unfall: 'OHNE' })).toBe(
    '#vergleich=ZH1-ERW-2500-OHNE',
  )
})

test('every comparison that exists comes back as it was', () => {
  const vergleich = fc
    .tuple(fc.constantFrom(...KANTONE), fc.constantFrom(...ALTERSKLASSEN), fc.constantFrom('MIT', 'OHNE'))
    .chain(([{ kanton, regionen }, klasse, unfall]) =>
      fc.record({
        kanton: fc.constant(kanton),
        region: fc.constantFrom(...regionen),
        klasse: fc.constant(klasse),
        franchise: fc.constantFrom(...erlaubteFranchisen(klasse)),
        unfall: fc.constant(unfall as 'MIT' | 'OHNE'),
      }),
    )
  fc.assert(
    fc.property(vergleich, wert => {
      expect(vergleichAusFragment(fragmentZuVergleich(wert))).toEqual(wert)
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
])('%s is no comparison', hash => expect(vergleichAusFragment(hash)).toBeNull())
