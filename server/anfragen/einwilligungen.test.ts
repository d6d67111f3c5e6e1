import { expect, test } from 'vitest'
import { seiteAus } from './einwilligungen.ts'

test.each([
  ['https://praemienlotse.ch/wechseln?email=anna@example.ch#x', '/wechseln'],
  ['https://praemienlotse.ch/', '/'],
  ['https://praemienlotse.ch/anna@example.ch', '/kontakt'],
  ['https://praemienlotse.ch/Anna%20Beispiel', '/kontakt'],
  [`https://praemienlotse.ch/${'a'.repeat(100)}`, '/kontakt'],
  ['unsinn', '/kontakt'],
  [undefined, '/kontakt'],
])('the page of %s is %s', (referer, seite) => {
  expect(seiteAus(referer, '/kontakt')).toBe(seite)
})
