import { expect, test } from 'vitest'
import { istEigeneHerkunft } from './herkunft.ts'

const siteUrl = 'https://praemienlotse.ch'
const host = 'localhost:3000'

test.each([
  [undefined, undefined, host, true],
  [undefined, 'same-origin', host, true],
  [undefined, 'none', host, true],
  [undefined, 'same-site', host, false],
  [undefined, 'cross-site', host, false],
  ['http://localhost:3000', undefined, host, true],
  ['http://localhost:3000', 'same-origin', host, true],
  ['http://localhost:3000', 'cross-site', host, false],
  ['http://localhost:3001', undefined, host, false],
  ['http://localhost', undefined, host, false],
  ['https://praemienlotse.ch', undefined, host, true],
  ['https://praemienlotse.ch:443', undefined, host, true],
  ['https://praemienlotse.ch:8443', undefined, host, false],
  ['https://www.praemienlotse.ch', 'same-site', host, false],
  ['https://praemienlotse.ch.example', undefined, host, false],
  ['https://beispiel.ch', undefined, 'beispiel.ch', true],
  ['https://beispiel.ch', undefined, 'beispiel.ch:443', true],
  ['https://beispiel.ch', undefined, 'Beispiel.CH', true],
  ['http://[::1]:3000', undefined, '[::1]:3000', true],
  ['null', undefined, host, false],
  ['null', 'cross-site', host, false],
  ['null', 'same-site', host, false],
  ['null', 'same-origin', host, true],
  ['', undefined, host, false],
  ['', undefined, '', false],
  ['localhost:3000', undefined, host, false],
  ['file://localhost:3000', undefined, host, false],
  ['chrome-extension://localhost:3000', undefined, host, false],
  ['xhttp://localhost:3000', undefined, host, false],
  ['http://localhost:3000, http://boese.example', undefined, host, false],
  ['http://boese.example', undefined, 'a b', false],
])('Origin %s, Sec-Fetch-Site %s, Host %s: %s', (origin, secFetchSite, host, erlaubt) => {
  expect(istEigeneHerkunft({ origin, secFetchSite, host, siteUrl })).toBe(erlaubt)
})

test('a site without an address of its own knows only the host that was asked for', () => {
  const herkunft = { secFetchSite: undefined, host, siteUrl: 'praemienlotse' }
  expect(istEigeneHerkunft({ ...herkunft, origin: 'http://localhost:3000' })).toBe(true)
  expect(istEigeneHerkunft({ ...herkunft, origin: 'https://praemienlotse.ch' })).toBe(false)
})
