import { expect, test } from 'vitest'
import { site } from '#site-config'
import { konfigurationAus } from './config.ts'

test('without settings the defaults of the contract apply', () => {
  expect(konfigurationAus({})).toEqual({
    art: 'gueltig',
    konfiguration: {
      port: 3000,
      host: '0.0.0.0',
      siteUrl: site.url,
      varDir: 'var',
      bagDaten: null,
      gtmId: site.gtmId,
    },
  })
})

test('an empty value counts as not set', () => {
  expect(konfigurationAus({ PORT: '', GTM_ID: '', BAG_DATEN: '' })).toEqual(konfigurationAus({}))
})

test('valid settings are taken over, SITE_URL without its slash', () => {
  const ergebnis = konfigurationAus({
    PORT: '8080',
    HOST: '::1',
    SITE_URL: 'http://localhost:8080/',
    VAR_DIR: '/srv/var',
    BAG_DATEN: '.',
    GTM_ID: 'GTM-ABC1234',
  })
  expect(ergebnis).toEqual({
    art: 'gueltig',
    konfiguration: {
      port: 8080,
      host: '::1',
      siteUrl: 'http://localhost:8080',
      varDir: '/srv/var',
      bagDaten: '.',
      gtmId: 'GTM-ABC1234',
    },
  })
})

test.each([
  ['PORT', 'dreitausend'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['HOST', 'http://localhost'],
  ['SITE_URL', 'praemienlotse.ch'],
  ['SITE_URL', 'ftp://praemienlotse.ch'],
  ['SITE_URL', 'https://praemienlotse.ch/pfad'],
  ['BAG_DATEN', '/gibt/es/nicht'],
  ['GTM_ID', 'UA-12345'],
])('%s=%s stops the start with one sentence that names the setting and what is allowed', (name, wert) => {
  const ergebnis = konfigurationAus({ [name]: wert })
  if (ergebnis.art === 'gueltig') throw new Error('accepted')
  expect(ergebnis.meldungen).toHaveLength(1)
  expect(ergebnis.meldungen[0]).toMatch(new RegExp(`^Einstellung ${name}: «.*» ist ungültig; erlaubt ist .*\\.$`))
  expect(ergebnis.meldungen[0]).toContain(wert)
})

test('every wrong setting is named at once', () => {
  const ergebnis = konfigurationAus({ PORT: 'x', SITE_URL: 'y' })
  expect(ergebnis).toMatchObject({ art: 'ungueltig', meldungen: [expect.any(String), expect.any(String)] })
})
