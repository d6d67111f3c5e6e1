import { expect, test } from 'vitest'
import { einzeilig, mehrzeilig, ohneVerweise } from './getippter-text.ts'

test('one line: no line ends, no characters that hide or turn others', () => {
  expect(einzeilig(' Anna\r\nBcc: x@y.ch\u2028\u202eegal\u0000\u200b ')).toBe('Anna Bcc: x@y.ch egal')
  expect(einzeilig('Zoë 👩‍👩‍👧 Müller')).toBe('Zoë 👩‍👩‍👧 Müller')
  expect(einzeilig('\ud800').isWellFormed()).toBe(true)
})

test('several lines: every kind of line end is one', () => {
  expect(mehrzeilig('a\r\nb\rc\u2028d\ne\tf')).toBe('a\nb\nc\nd\ne f')
})

test('nothing a mail program would turn into a link', () => {
  expect(ohneVerweise('Gratis auf https://boese.example/x und www.boese.example')).toBe(
    'Gratis auf https: //boese. example/x und www. boese. example',
  )
  expect(ohneVerweise('CHF 361.75, 8001 Zürich. Danke!')).toBe('CHF 361.75, 8001 Zürich. Danke!')
})
