import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { site } from '#site-config'
import { einwilligungen, gezeigterSatz, seiteAus } from './einwilligungen.ts'

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

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('a proof leads back to the sentence that was shown, the operator’s name included', () => {
  const beleg = { anfrage_id: '1', seite: '/kontakt', zeit: 0 }
  const [kontakt, weitergabe] = einwilligungen(
    { datenschutzEinverstaendnis: true, weitergabeEinverstaendnis: false },
    beleg,
  ).map(gezeigterSatz)
  expect(kontakt).toEqual({
    wortlaut: expect.stringContaining(`Die ${site.betreiber.firma} darf meine Angaben`),
  })
  expect(weitergabe).toEqual({
    wortlaut: expect.stringMatching(/^Freiwillig: .* und mich dazu anrufen\.$/),
  })
})

test('so does the proof of a version that is no longer shown', () => {
  const wortlaut =
    'Freiwillig: Meine Angaben dürfen an passende Versicherer weitergegeben werden, damit diese mir ein Angebot machen können.'
  const nachweis = { zweck: 'weitergabe', version: '2026-11', wortlaut_hash: sha256(wortlaut) } as const
  expect(gezeigterSatz(nachweis)).toEqual({ wortlaut })
})

test('a sentence that the hash does not confirm is told without a name, an unknown version without a sentence', () => {
  const nachweis = { zweck: 'kontakt', version: '2026-11-17', wortlaut_hash: sha256('x') } as const
  expect(gezeigterSatz(nachweis)).toEqual({
    aehnliche: [expect.stringContaining('Dazu darf mich die {firma} per Telefon anrufen')],
  })
  expect(gezeigterSatz({ ...nachweis, version: '2031-01' })).toEqual({ aehnliche: [] })
})
