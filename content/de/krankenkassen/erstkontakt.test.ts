import { expect, test } from 'vitest'
import { ERSTKONTAKTE } from '#domain/praemien/modelle.ts'
import { ERSTKONTAKT } from './erstkontakt.ts'

test('each kind of contact has a sentence of its own; a call is asked of phone and app alone', () => {
  for (const feld of ['zuerst', 'anlaufstelle', 'haken'] as const)
    expect(new Set(ERSTKONTAKTE.map(kontakt => ERSTKONTAKT[kontakt][feld])).size).toBe(ERSTKONTAKTE.length)
  const mitAnruf = ERSTKONTAKTE.filter(kontakt => /Anruf/.test(ERSTKONTAKT[kontakt].zuerst))
  expect(mitAnruf).toEqual(['telefon-app'])
  expect(ERSTKONTAKT['je-nach-tarif'].zuerst).toBe('Je nach Tarif, Bedingungen lesen')
})
