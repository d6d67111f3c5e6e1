import { expect, test } from 'vitest'
import { geschuetzt, trennbar } from './typografie.ts'

test.each([
  ['Gesundheitsplanmodell', 'Gesundheitsplan\u00admodell'],
  ['Hausarztversicherung Plus', 'Hausarzt\u00adversicherung Plus'],
  ['Gesundheitszentrum', 'Gesundheits\u00adzentrum'],
  ['Gruppenpraxis', 'Gruppen\u00adpraxis'],
  ['Krankenkasse', 'Kranken\u00adkasse'],
])('the long name %s may break before its last part', (name, erwartet) => {
  expect(trennbar(name)).toBe(erwartet)
})

test.each(['Modell', 'HMO-Modell', 'Kasse', 'Versicherung', 'BeneFit PLUS Telmed'])('%s stays whole', name => {
  expect(trennbar(name)).toBe(name)
})

test.each([
  ['ab CHF 300', 'ab CHF\u00a0300'],
  ['Art. 64 KVG', 'Art.\u00a064 KVG'],
  ['bis 30. November', 'bis 30.\u00a0November'],
  ['per E-Mail', 'per E-\u2060Mail'],
  ['Abzug -CHF 5.15', 'Abzug -\u2060CHF\u00a05.15'],
])('%s keeps together', (text, erwartet) => {
  expect(geschuetzt(text)).toBe(erwartet)
})
