import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { site } from '#site-config'
import { konfigurationAus } from './config.ts'

const WEBHOOK_SCHLUESSEL = `whsec_${Buffer.alloc(24, 'k').toString('base64')}`

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
      seitenBrotli: 10,
      databaseUrl: null,
      geduldMs: 4000,
      smtpUrl: null,
      mailVon: site.betreiber.email,
      betreiberEmail: site.betreiber.email,
      anfragenLimit: 10,
      trustProxy: [],
      geheimnis: null,
      webhook: null,
      metricsPort: null,
      praemienjahr: null,
      prozesse: 1,
      katalogUrl: null,
      platzhalterErlaubt: false,
    },
  })
})

test('an empty value counts as not set', () => {
  const leer = { PORT: '', GTM_ID: '', BAG_DATEN: '', DATABASE_URL: '', TRUST_PROXY: '', WEBHOOK_URL: '', MAIL_VON: '' }
  expect(konfigurationAus(leer)).toEqual(konfigurationAus({}))
})

test('valid settings are taken over, SITE_URL without its slash', () => {
  const ergebnis = konfigurationAus({
    PORT: '8080',
    HOST: '::1',
    SITE_URL: 'http://localhost:8080/',
    VAR_DIR: '/srv/var',
    BAG_DATEN: '.',
    GTM_ID: 'GTM-ABC1234',
    SEITEN_BROTLI: '4',
    DATABASE_URL: 'postgresql://lotse:geheim@db:5432/lotse',
    DATENBANK_GEDULD_MS: '250',
    SMTP_URL: 'smtps://lotse:geheim@mail.example:465',
    MAIL_VON: 'Lotse <lotse@example.ch>',
    BETREIBER_EMAIL: 'betreiber@example.ch',
    ANFRAGEN_LIMIT: '0',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8',
    GEHEIMNIS: '0123456789abcdef0123456789abcdef',
    WEBHOOK_URL: 'https://crm.example/haken?x=1',
    WEBHOOK_GEHEIMNIS: WEBHOOK_SCHLUESSEL,
    METRICS_PORT: '9464',
    PROZESSE: '3',
    PRAEMIENJAHR: '2026',
    KATALOG_URL: 'https://spiegel.example/katalog',
    PLATZHALTER_ERLAUBT: 'ja',
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
      seitenBrotli: 4,
      databaseUrl: 'postgresql://lotse:geheim@db:5432/lotse',
      geduldMs: 250,
      smtpUrl: 'smtps://lotse:geheim@mail.example:465',
      mailVon: 'Lotse <lotse@example.ch>',
      betreiberEmail: 'betreiber@example.ch',
      anfragenLimit: 0,
      trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
      geheimnis: '0123456789abcdef0123456789abcdef',
      webhook: { url: 'https://crm.example/haken?x=1', geheimnis: WEBHOOK_SCHLUESSEL },
      metricsPort: 9464,
      prozesse: 3,
      praemienjahr: 2026,
      katalogUrl: 'https://spiegel.example/katalog',
      platzhalterErlaubt: true,
    },
  })
})

test('without a sender the operator is the sender', () => {
  expect(konfigurationAus({ BETREIBER_EMAIL: 'ich@example.ch' })).toMatchObject({
    konfiguration: { mailVon: 'ich@example.ch' },
  })
})

test.each([
  ['PORT', 'dreitausend'],
  ['KATALOG_URL', 'nein'],
  ['KATALOG_URL', 'ftp://katalog.example'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['HOST', 'http://localhost'],
  ['SITE_URL', 'praemienlotse.ch'],
  ['SITE_URL', 'ftp://praemienlotse.ch'],
  ['SITE_URL', 'https://praemienlotse.ch/pfad'],
  ['BAG_DATEN', '/gibt/es/nicht'],
  ['GTM_ID', 'UA-12345'],
  ['MAIL_VON', 'a@example.ch,b@example.ch'],
  ['MAIL_VON', 'A <a@example.ch>, B <b@example.ch>'],
  ['MAIL_VON', 'Lotse <a@example.ch>\nBcc: <b@example.ch>'],
  ['BETREIBER_EMAIL', 'niemand'],
  ['ANFRAGEN_LIMIT', '-1'],
  ['ANFRAGEN_LIMIT', 'zehn'],
  ['TRUST_PROXY', 'loopback'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '127.0.0.1;10.0.0.1'],
  ['METRICS_PORT', '0'],
  ['PLATZHALTER_ERLAUBT', 'yes'],
])('%s=%s stops the start with one sentence that names the setting and what is allowed', (name, wert) => {
  const ergebnis = konfigurationAus({ [name]: wert })
  if (ergebnis.art === 'gueltig') throw new Error('accepted')
  expect(ergebnis.meldungen).toHaveLength(1)
  expect(ergebnis.meldungen[0]).toMatch(
    new RegExp(`^Einstellung ${name}: «.*» ist ungültig; erlaubt (ist|sind) .*\\.$`, 's'),
  )
  expect(ergebnis.meldungen[0]).toContain(wert)
})

test.each([
  ['DATABASE_URL', 'mysql://lotse:xyzzy@db/lotse'],
  ['DATABASE_URL', 'xyzzy'],
  ['SMTP_URL', 'http://lotse:xyzzy@mail'],
  ['WEBHOOK_GEHEIMNIS', 'xyzzy'],
  ['WEBHOOK_URL', 'ftp://xyzzy@crm.example'],
  ['WEBHOOK_URL', 'http://xyzzy@crm.example/'],
  ['WEBHOOK_URL', 'http://xyzzy@127.0.0.1.crm.example/'],
  ['WEBHOOK_URL', 'http://xyzzy@192.168.1.2/'],
])('%s=%s is refused without repeating it', (name, wert) => {
  const ergebnis = konfigurationAus({ WEBHOOK_GEHEIMNIS: WEBHOOK_SCHLUESSEL, [name]: wert })
  if (ergebnis.art === 'gueltig') throw new Error('accepted')
  expect(ergebnis.meldungen).toEqual([
    expect.stringMatching(new RegExp(`^Einstellung ${name}: Der Wert ist ungültig; erlaubt`)),
  ])
  expect(ergebnis.meldungen.join()).not.toContain('xyzzy')
})

test.each([
  'https://crm.example/',
  'http://127.0.0.1:8080/haken',
  'http://[::1]/',
  'http://localhost/',
  'http://crm:80/',
])('a webhook may go to %s', url => {
  expect(konfigurationAus({ WEBHOOK_URL: url, WEBHOOK_GEHEIMNIS: WEBHOOK_SCHLUESSEL })).toMatchObject({
    konfiguration: { webhook: { url } },
  })
})

test.each([
  ['smtp://mail.example:587', 'smtp://mail.example:587?requireTLS=true'],
  ['smtp://a:b@192.0.2.1/?name=x', 'smtp://a:b@192.0.2.1/?name=x&requireTLS=true'],
  ['smtp://mail.example?requireTLS=false', 'smtp://mail.example?requireTLS=false'],
  ['smtps://mail.example', 'smtps://mail.example'],
  ['smtp://127.0.0.1:1025', 'smtp://127.0.0.1:1025'],
  ['smtp://[::1]:1025', 'smtp://[::1]:1025'],
  ['smtp://mail:1025', 'smtp://mail:1025'],
])('mails to %s: %s', (wert, smtpUrl) => {
  expect(konfigurationAus({ SMTP_URL: wert })).toMatchObject({ konfiguration: { smtpUrl } })
})

test('a webhook needs its key', () => {
  expect(konfigurationAus({ WEBHOOK_URL: 'https://crm.example/' })).toMatchObject({
    art: 'ungueltig',
    meldungen: [expect.stringMatching(/^Einstellung WEBHOOK_GEHEIMNIS: /)],
  })
})

test('every wrong setting is named at once', () => {
  const ergebnis = konfigurationAus({ PORT: 'x', SITE_URL: 'y' })
  expect(ergebnis).toMatchObject({ art: 'ungueltig', meldungen: [expect.any(String), expect.any(String)] })
})

test('PROZESSE is a number, or as many as there are cores', () => {
  const prozesse = (PROZESSE: string) => {
    const ergebnis = konfigurationAus({ PROZESSE })
    return ergebnis.art === 'gueltig' ? ergebnis.konfiguration.prozesse : ergebnis.meldungen
  }
  expect([prozesse(''), prozesse('2'), prozesse('alle')]).toEqual([1, 2, availableParallelism()])
  for (const wert of ['0', '65', '1.5', 'zwei', '-1'])
    expect(prozesse(wert)).toEqual([
      `Einstellung PROZESSE: «${wert}» ist ungültig; erlaubt ist eine ganze Zahl von 1 bis 64 oder «alle».`,
    ])
})
