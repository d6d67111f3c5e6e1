import { expect, test } from 'vitest'
import { platzhalterIn } from './platzhalter.ts'

test('names every field that is marked, at any depth, and lists by one of theirs', () => {
  expect(
    platzhalterIn({
      domain: 'praemienlotse.ch',
      gtmId: null,
      betreiber: { firma: 'PLATZHALTER Muster GmbH', plz: '8000', ort: 'Zürich' },
      vermittlung: { versicherer: ['Concordia', 'PLATZHALTER Kasse'], ausbildung: null },
    }),
  ).toEqual(['betreiber.firma', 'vermittlung.versicherer'])
})

test.each([
  ['kontakt@praemienlotse.example', true],
  ['kontakt@example.ch', false],
  ['+41 00 000 00 00', true],
  ['+41 44 668 18 00', false],
  ['CHE-123.456.789', false],
])('%s is a placeholder: %s', (wert, ist) => {
  expect(platzhalterIn({ wert })).toEqual(ist ? ['wert'] : [])
})

test('filled in, nothing is left', () => {
  expect(platzhalterIn({ betreiber: { firma: 'Muster & Co.', tage: 30, aktiv: true }, liste: [] })).toEqual([])
})
