import { expect, test } from 'vitest'
import { passtZur } from './suche.ts'

const praemie = {
  art: 'praemie',
  referenz: 'PL-7K3M-9QXD',
  daten: JSON.stringify({
    firstName: 'Zoë',
    lastName: 'Müller',
    email: 'Zoe.M@Example.ch',
    postalCode: '1201',
    city: 'Genève',
    beduerfnisse: 'Lavendel',
  }),
} as const
const kontakt = { ...praemie, art: 'kontakt', daten: JSON.stringify({ vorname: 'Juerg', ort: 'Zürich' }) } as const

test.each([
  'zoë',
  'ZOE',
  'mull',
  'Mueller',
  'MÜLLER',
  'mu\u0308ller',
  'zoe.m@example',
  'geneve',
  'GENÈVE',
  '1201',
  'pl-7k3m',
  'müller genève',
  '  zoe   1201 ',
])('«%s» finds name, e-mail, place and reference', suche => {
  expect(passtZur(suche)(praemie)).toBe(true)
})

test.each(['lavendel', 'anna', 'zoë anna', 'zoemuller'])('«%s» is no part of them', suche => {
  expect(passtZur(suche)(praemie)).toBe(false)
})

test.each(['jürg', 'juerg', 'zürich', 'ZUERICH'])('«%s» finds them in the other form as well', suche => {
  expect(passtZur(suche)(kontakt)).toBe(true)
})

test('nothing to look for finds all', () => {
  expect(passtZur('')(praemie)).toBe(true)
})
