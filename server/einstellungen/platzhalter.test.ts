import { expect, test } from 'vitest'
import { istOeffentlich, platzhalterEinwand, platzhalterHinweis, ungenannteDienste } from './platzhalter.ts'

test.each([
  ['https://praemienlotse.ch', true],
  ['https://www.praemienlotse.ch:8443', true],
  ['https://praemienlotse.ch.', true],
  ['https://local.praemienlotse.ch', true],
  ['https://example.ch', true],
  ['http://203.0.113.7', true],
  ['http://172.32.0.1', true],
  ['http://[2001:db8::1]', true],
  ['http://localhost:3000', false],
  ['http://website.localhost', false],
  ['http://website:3000', false],
  ['http://mac.local', false],
  ['https://lotse.test', false],
  ['https://LOTSE.EXAMPLE', false],
  ['http://127.0.0.1:3000', false],
  ['http://10.1.2.3', false],
  ['http://172.16.0.1', false],
  ['http://192.168.1.2', false],
  ['http://[::1]:3000', false],
  ['http://[::ffff:10.0.0.1]', false],
  ['http://[fd12::1]', false],
  ['http://[fe80::1]', false],
  ['kein-url', false],
])('%s is public: %s', (url, oeffentlich) => {
  expect(istOeffentlich(url)).toBe(oeffentlich)
})

const OEFFENTLICH = 'https://praemienlotse.ch'
const einwand = (felder: readonly string[], siteUrl: string | undefined = OEFFENTLICH, erlaubt = false) =>
  platzhalterEinwand({ siteUrl, erlaubt }, felder)

test('a public start with placeholders in the imprint is refused in one sentence that names them and the way out', () => {
  const satz = einwand(['betreiber.firma', 'betreiber.uid', 'dienste.hosting'])
  expect(satz).toMatch(/^Einstellung SITE_URL: «https:\/\/praemienlotse\.ch» ist öffentlich/)
  expect(satz).toContain('(betreiber.firma, betreiber.uid)')
  expect(satz).toContain('PLATZHALTER_ERLAUBT=ja')
})

test('it goes on where the imprint is filled in, where it is allowed, and where the address is not public or not set', () => {
  expect(einwand([])).toBeNull()
  expect(einwand(['dienste.hosting', 'vermittlung.ausbildung'])).toBeNull()
  expect(einwand(['betreiber.firma'], OEFFENTLICH, true)).toBeNull()
  expect(einwand(['betreiber.firma'], 'http://localhost:3000')).toBeNull()
  expect(platzhalterEinwand({ siteUrl: undefined, erlaubt: false }, ['betreiber.firma'])).toBeNull()
  expect(einwand(['betreiber.firma'], '')).toBeNull()
})

test('the hint is one line, and none when nothing is left', () => {
  expect(platzhalterHinweis(['betreiber.firma', 'dienste.mail'])).toBe(
    'Noch Platzhalter in site.config.ts: betreiber.firma, dienste.mail',
  )
  expect(platzhalterHinweis([])).toBeNull()
})

test('a service that gets personal data and is not named in the policy is told', () => {
  const benutzt = { smtpUrl: 'smtp://mail:1025', webhook: {} }
  expect(ungenannteDienste(benutzt, { mail: null, webhook: null })).toEqual([
    expect.stringMatching(/^SMTP_URL .*dienste\.mail/),
    expect.stringMatching(/^WEBHOOK_URL .*dienste\.webhook/),
  ])
  expect(ungenannteDienste(benutzt, { mail: {}, webhook: {} })).toEqual([])
  expect(ungenannteDienste({ smtpUrl: null, webhook: null }, { mail: null, webhook: null })).toEqual([])
})
