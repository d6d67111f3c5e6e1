import { expect, test } from 'vitest'
import { gespeicherteAltersgruppe } from './altersgruppe.ts'

const gruppe = (gespeichert: string | null) => gespeicherteAltersgruppe(() => gespeichert, 2026)

test.each([
  ['{"geburtsjahr":"2008"}', 'AKL-KIN'],
  ['{"geburtsjahr":"2007"}', 'AKL-JUG'],
  ['{"geburtsjahr":"2001"}', 'AKL-JUG'],
  ['{"geburtsjahr":"2000"}', 'AKL-ERW'],
  ['{"geburtsjahr":2027}', 'AKL-KIN'],
  ['{"birthYear":"2010"}', 'AKL-KIN'],
  ['{"geburtsjahr":"","birthYear":2005}', 'AKL-JUG'],
])('%s belongs to %s in 2026', (gespeichert, erwartet) => {
  expect(gruppe(gespeichert)).toBe(erwartet)
})

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{}',
  '{"geburtsjahr":"20"}',
  '{"geburtsjahr":"abcd"}',
  '{"geburtsjahr":2030}',
])('%s reads as adults', gespeichert => {
  expect(gruppe(gespeichert)).toBe('AKL-ERW')
})

test('a storage that refuses to be read leaves adults', () => {
  const verweigert = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  expect(gespeicherteAltersgruppe(verweigert, 2026)).toBe('AKL-ERW')
})
