import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frankenText } from '#content/zahlen/format.ts'
import {
  aufFuenfRappen,
  durchschnitt,
  type Franken,
  franken,
  ganzeFranken,
  gerundeteFranken,
  groesserer,
  inFranken,
  inRappen,
  kleinerer,
  mal,
  minus,
  ohneVorzeichen,
  plus,
  type Rappen,
  rappen,
  rappenAusText,
  restlicheRappen,
  summe,
} from './rappen.ts'

test.each([
  ['412.2', 412_20],
  ['503', 503_00],
  ['510.0', 510_00],
  ['19.55', 19_55],
  ['540.900', 540_90],
])('reads %s', (text, betrag) => expect(rappenAusText(text)).toBe(betrag))

test.each(['', '412,2', '-3', '1e3', '12.345', 'NaN', ' 5'])('refuses %j', text => {
  expect(rappenAusText(text)).toBeUndefined()
})

test('reads every amount back that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_99 }), betrag => {
      expect(rappenAusText(frankenText(rappen(betrag)).replaceAll('’', ''))).toBe(betrag)
    }),
  )
})

test('francs and Rappen become each other', () => {
  expect([inRappen(franken(2500)), inFranken(rappen(412_20))]).toEqual([2500_00, 412.2])
  expect([ganzeFranken(rappen(12_99)), gerundeteFranken(rappen(12_50)), restlicheRappen(rappen(12_05))]).toEqual([
    12, 13, 5,
  ])
  expect([ganzeFranken(rappen(-12_99)), ohneVorzeichen(rappen(-5))]).toEqual([-12, 5])
})

test('amounts are added, compared and averaged as amounts', () => {
  const [a, b] = [rappen(10_05), rappen(4_00)]
  expect([plus(a, b), minus(b, a), mal(12, b), summe([a, b, b]), summe([])]).toEqual([14_05, -6_05, 48_00, 18_05, 0])
  expect([kleinerer(a, b), kleinerer(b, a), groesserer(a, b), groesserer(b, a)]).toEqual([b, b, a, a])
  expect([durchschnitt([a, b]), durchschnitt([])]).toEqual([7_03, Number.NaN])
})

test('to five Rappen, up only where it is asked, and never for what binary fractions add', () => {
  expect([96_24, 96_23, 96_22.5, 96_22].map(betrag => aufFuenfRappen(betrag))).toEqual([96_25, 96_25, 96_25, 96_20])
  expect([96_20, 96_20.1, (100 * 1046.4) / 12].map(betrag => aufFuenfRappen(betrag, true))).toEqual([
    96_20, 96_25, 87_20,
  ])
})

test('the compiler keeps the units apart', () => {
  const [betrag, ganze] = [rappen(5), franken(5)]
  // @ts-expect-error: a number has no unit yet.
  const ohne: Rappen = 5
  // @ts-expect-error: francs are no Rappen.
  const verwechselt: Rappen = ganze
  // @ts-expect-error: nor the other way round.
  const umgekehrt: Franken = betrag
  // @ts-expect-error: a unit is changed by a conversion, never by renaming.
  const umbenannt = rappen(ganze)
  // @ts-expect-error: nobody adds francs to Rappen.
  const gemischt = plus(betrag, ganze)
  // @ts-expect-error: a sum is a plain number until the rules of money made it.
  const gerechnet: Rappen = betrag + betrag
  // @ts-expect-error: it is Rappen that are rounded.
  const gerundet = aufFuenfRappen(ganze)
  expect([ohne, verwechselt, umgekehrt, umbenannt, gemischt, gerechnet, gerundet]).toHaveLength(7)
})
