import { expect, test } from 'vitest'
import { ERSTKONTAKTE } from '#domain/modelle.ts'
import { ERSTKONTAKT, kontaktZusatz } from './erstkontakt.ts'

test('a row adds what the name of an older type leaves open', () => {
  expect(kontaktZusatz('TAR-HAM', 'telefon-app')).toBe('zuerst Telefon/App')
  expect(kontaktZusatz('TAR-HMO', 'wahl')).toBe('zuerst eine von mehreren Stellen')
  expect(kontaktZusatz('TAR-DIV', 'praxis')).toBe('zuerst Praxis')
  expect(kontaktZusatz('TAR-HAM', 'je-nach-tarif')).toBe('Anlaufstelle je nach Tarif')
})

test('nothing is added to a name that says it', () => {
  expect(kontaktZusatz('TAR-HAM', 'praxis')).toBeUndefined()
  expect(kontaktZusatz('TAR-HMO', 'praxis')).toBeUndefined()
  expect(kontaktZusatz('TAR-BASE', 'frei')).toBeUndefined()
  expect(kontaktZusatz('TEL_DIG', 'telefon-app')).toBeUndefined()
})

test('each kind of contact has a sentence of its own; a call is asked of phone and app alone', () => {
  for (const feld of ['kurz', 'zuerst', 'anlaufstelle', 'haken'] as const)
    expect(new Set(ERSTKONTAKTE.map(kontakt => ERSTKONTAKT[kontakt][feld])).size).toBe(ERSTKONTAKTE.length)
  const mitAnruf = ERSTKONTAKTE.filter(kontakt => /Anruf/.test(ERSTKONTAKT[kontakt].zuerst))
  expect(mitAnruf).toEqual(['telefon-app'])
  expect(ERSTKONTAKT['je-nach-tarif'].zuerst).toBe('Je nach Tarif, Bedingungen lesen')
})
