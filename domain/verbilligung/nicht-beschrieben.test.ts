import { expect, test } from 'vitest'
import { nichtBeschrieben } from './nicht-beschrieben.ts'
import type { Einheit } from './regel.ts'

const einheit = (wer: Partial<Einheit>): Einheit => ({
  erwachsen: 0,
  jung: 0,
  jungInAusbildung: 0,
  kind: 0,
  verheiratet: false,
  ...wer,
})
const paar = { erwachsen: 2, verheiratet: true }

test.each<[string, Partial<Einheit>]>([
  ['one person', { erwachsen: 1 }],
  ['one person with children', { erwachsen: 1, kind: 3 }],
  ['a couple', paar],
  ['a couple with children', { ...paar, kind: 2 }],
])('%s is what every rule describes', (_, wer) => {
  for (const junge of ['nie', 'allein', 'immer'] as const) expect(nichtBeschrieben(einheit(wer), junge)).toBeUndefined()
})

test.each<[string, Partial<Einheit>, unknown, unknown, unknown]>([
  ['somebody of 19 to 25 by herself', { jung: 1 }, 'jungeErwachsene', undefined, undefined],
  ['with the parents', { ...paar, jung: 1 }, 'jungeErwachsene', 'jungeInDerFamilie', undefined],
  ['in training, with the parents', { ...paar, jungInAusbildung: 1 }, 'jungeErwachsene', 'inAusbildung', undefined],
  ['in training, by herself', { jungInAusbildung: 1 }, 'jungeErwachsene', 'inAusbildung', undefined],
])('%s', (_, wer, nie, allein, immer) => {
  expect(nichtBeschrieben(einheit(wer), 'nie')).toBe(nie)
  expect(nichtBeschrieben(einheit(wer), 'allein')).toBe(allein)
  expect(nichtBeschrieben(einheit(wer), 'immer')).toBe(immer)
})

test.each<[string, Partial<Einheit>]>([
  ['nobody', {}],
  ['children alone', { kind: 1 }],
  ['two of 19 to 25', { jung: 2 }],
  ['a parent of 19 to 25', { jung: 1, kind: 1 }],
  ['a couple of 19 to 25', { jung: 2, verheiratet: true }],
  ['a couple of two age groups', { erwachsen: 1, jung: 1, verheiratet: true }],
  ['three of a couple', { erwachsen: 3, verheiratet: true }],
])('%s is described by no rule', (_, wer) => {
  expect(nichtBeschrieben(einheit(wer), 'immer')).toBe('haushaltNichtBeschrieben')
})

test('two who are no couple, with anybody', () => {
  expect(nichtBeschrieben(einheit({ erwachsen: 2, kind: 1, jung: 1 }), 'nie')).toBe('konkubinat')
})
