import { expect, test } from 'vitest'
import { namensform } from './namensform.ts'

const alsVorname = (name: string) => namensform(name, 'Beispiel').vorname
const alsNachname = (name: string) => namensform('Anna', name).nachname

test.each([
  'Anna',
  'Anna-Lena',
  'Jean-Pierre',
  'J. R.',
  'J.-P.',
  'Zoë',
  'Ðorđe',
  'D’Angelo',
  "O'Neill",
  "'t Hooft",
  'von der Weid',
  'de la Cruz Martínez',
  'St. Clair',
  'Müller-Lüdenscheidt',
  'Παπαδόπουλος',
  'Достоевский',
  'محمد',
  'נתניהו',
  'राजेश',
  '佐々木',
  '김',
])('%s looks like a name', name => {
  expect(alsVorname(name)).toBe(name)
  expect(alsNachname(name)).toBe(name)
})

test.each([
  '',
  ' ',
  'boese.example',
  'www.boese.example',
  'https://boese.example',
  'boese@example',
  'opfer@boese.example',
  'Anna <opfer@boese.example>',
  'Ruf 0900 123 456 an',
  'Anna 2',
  '٠٩٠٠',
  'Ⅳ',
  'Anna\nBcc: x',
  'Anna\r\n',
  'Anna\u0000',
  'Anna\u200bLena',
  'Anna\u202egro',
  'Anna\u2066x',
  'Anna\u3164',
  'Anna\ufe0f',
  `A${'\u0301'.repeat(4)}`,
  'Anna, Lena',
  'Anna; Lena',
  'Gewinn! Jetzt',
  'Anna/Lena',
  '=cmd',
  '(Anna)',
  '"Anna"',
  'Anna:',
  'Anna_Lena',
  'A\ud800',
  'Anna🎉',
  'Sie haben heute etwas gewonnen',
  'x'.repeat(41),
  ' Anna',
  'Anna  Lena',
])('%j does not', name => {
  expect(namensform(name, 'Beispiel')).toEqual({ vorname: '', nachname: '' })
  expect(namensform('Anna', name)).toEqual({ vorname: '', nachname: '' })
})

test.each([
  ['anna', 'beispiel'],
  ['anna lena', 'beispiel'],
  ['Maria João', 'da Silva Santos'],
  ['José Luis', 'de la Cruz Martínez'],
  ['Jean', 'd’Arc de la Tour'],
  ['محمد بن', 'عبد الله'],
])('%s %s is a name', (vorname, nachname) => {
  expect(namensform(vorname, nachname)).toEqual({ vorname, nachname })
})

test.each([
  ['Gewonnen jetzt hier klicken', 'Jetzt bei Google anrufen'],
  ['sie haben', 'heute gewonnen'],
  ['SIE HABEN GEWONNEN', 'RUFEN SIE AN'],
  ['Anna', 'Beispiel hat heute gewonnen'],
])('%s %s is a sentence over both names', (vorname, nachname) => {
  expect(namensform(vorname, nachname)).toEqual({ vorname: '', nachname: '' })
})
