// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://praemienlotse.ch/" }
import { expect, test } from 'vitest'
import { keepTokenOutOfAddress, takeToken } from './bestaetigungs-token.ts'

const adresse = () => window.location.pathname + window.location.search + window.location.hash

test('the secret leaves the address at once, state and query stay, and it can be asked for repeatedly', () => {
  window.history.replaceState({ schritt: 1 }, '', '/datenschutz-verwaltung?step=2#token=geheim')
  keepTokenOutOfAddress()
  expect(adresse()).toBe('/datenschutz-verwaltung?step=2')
  expect(window.history.state).toEqual({ schritt: 1 })
  expect([takeToken(), takeToken()]).toEqual(['geheim', 'geheim'])

  // Another link, pasted into the open page.
  window.history.replaceState(null, '', '/datenschutz-verwaltung#token=zweites')
  window.dispatchEvent(new Event('popstate'))
  expect(adresse()).toBe('/datenschutz-verwaltung')
  expect(takeToken()).toBe('zweites')

  window.history.replaceState(null, '', '/#rechner')
  window.dispatchEvent(new Event('popstate'))
  expect(adresse()).toBe('/#rechner')
  expect(takeToken()).toBe('zweites')
})
