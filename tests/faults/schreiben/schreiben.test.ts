import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { formular } from '../../fixtures/anfragen/anfrage-muster.ts'
import { sendRaw } from '../../fixtures/server/http-ask.ts'
import {
  type Fall,
  FORMULAR,
  formularMit,
  JSON_KOPF,
  kontakt,
  mit,
  praemie,
  schreibServer,
} from '../../fixtures/server/schreib-server.ts'

const { port, send, gespeichert } = schreibServer()

const kontaktMit = (aenderung: object): Fall => ({ pfad: PFADE.kontaktAnfrage, body: { ...kontakt, ...aenderung } })
const kopf = (headers: Record<string, string>): Fall => ({ headers: { ...JSON_KOPF, ...headers } })

const nicht = 'https://boese.example'

/** Name, what is sent, the answer; 201 and 303 store one enquiry, everything else none. */
const faelle: [string, Fall, number][] = [
  ['a program without Origin', {}, 201],
  ['own Origin', kopf({ origin: 'EIGEN' }), 201],
  ['own Origin, said to be same-origin', kopf({ origin: 'EIGEN', 'sec-fetch-site': 'same-origin' }), 201],
  ['Origin of SITE_URL', kopf({ origin: 'https://praemienlotse.ch' }), 201],
  ['Origin null, same-origin', kopf({ origin: 'null', 'sec-fetch-site': 'same-origin' }), 201],
  ['no Origin, Sec-Fetch-Site none', kopf({ 'sec-fetch-site': 'none' }), 201],
  ['foreign Origin', kopf({ origin: nicht }), 403],
  ['foreign Origin, said to be same-origin', kopf({ origin: nicht, 'sec-fetch-site': 'same-origin' }), 403],
  ['own Origin, but cross-site', kopf({ origin: 'EIGEN', 'sec-fetch-site': 'cross-site' }), 403],
  ['own host on another port', kopf({ origin: 'http://127.0.0.1:1' }), 403],
  ['host that begins like ours', kopf({ origin: 'https://praemienlotse.ch.boese.example' }), 403],
  ['a subdomain', kopf({ origin: 'https://x.praemienlotse.ch', 'sec-fetch-site': 'same-site' }), 403],
  ['Origin null', kopf({ origin: 'null' }), 403],
  ['Origin null, cross-site', kopf({ origin: 'null', 'sec-fetch-site': 'cross-site' }), 403],
  ['no Origin, cross-site', kopf({ 'sec-fetch-site': 'cross-site' }), 403],
  ['no Origin, same-site', kopf({ 'sec-fetch-site': 'same-site' }), 403],
  ['two Origins in one', kopf({ origin: `EIGEN, ${nicht}` }), 403],
  ['foreign Origin with a forwarded host to match', kopf({ origin: nicht, 'x-forwarded-host': 'boese.example' }), 403],
  ['a form from a foreign page', formularMit(formular(), { origin: nicht }), 403],

  ['JSON with its charset', { headers: { 'content-type': 'Application/JSON; Charset="UTF-8"' } }, 201],
  ['JSON as text', { headers: { 'content-type': 'text/plain' } }, 415],
  ['JSON without a type', { headers: {} }, 415],
  ['JSON in another charset', { headers: { 'content-type': 'application/json; charset=latin1' } }, 415],
  ['JSON compressed', kopf({ 'content-encoding': 'gzip' }), 415],
  ['a form where only JSON is taken', { headers: FORMULAR }, 415],
  [
    'a multipart form',
    { pfad: PFADE.kontaktAnfrage, headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    415,
  ],
  ['a type that begins like JSON', { headers: { 'content-type': 'application/jsonp' } }, 415],

  ['GET', { method: 'GET' }, 405],
  ['HEAD', { method: 'HEAD' }, 405],
  ['PUT', { method: 'PUT' }, 405],
  ['DELETE', { method: 'DELETE' }, 405],
  ['OPTIONS', { method: 'OPTIONS' }, 405],

  ['exactly 16 KB', { body: bodyMitBytes(16_384) }, 201],
  ['a byte more', { body: bodyMitBytes(16_385) }, 413],
  ['a megabyte', { body: bodyMitBytes(1_000_000) }, 413],
  [
    'a byte more, in chunks',
    { headers: { ...JSON_KOPF, 'transfer-encoding': 'chunked' }, body: bodyMitBytes(16_385) },
    413,
  ],

  ['no body', { body: '' }, 400],
  ['broken JSON', { body: '{"firstName": "Anna"' }, 400],
  ['null', { body: 'null' }, 400],
  ['a list', { body: '[]' }, 400],
  ['a text', { body: '"Anna"' }, 400],
  ['a list of enquiries', { body: [praemie] }, 400],
  ['a prototype', { body: JSON.stringify(praemie).replace('{', '{"__proto__": {"admin": true},') }, 400],
  ['a prototype, written otherwise', { body: JSON.stringify(praemie).replace('{', '{"\\u005f_proto__": {},') }, 400],
  ['a constructor', { body: JSON.stringify(praemie).replace('{', '{"constructor": {"prototype": {}},') }, 400],
  ['16 KB of brackets', { body: '['.repeat(16_000) }, 400],

  ['unknown fields', mit({ admin: true, status: 'erledigt', id: 1 }), 201],
  ['a household', mit({ personen: [{ geburtsjahr: '2015' }, { geburtsjahr: '1987', franchise: '300' }] }), 201],
  ['a foreign telephone number', mit({ phone: '+49 30 901820' }), 201],
  ['an e-mail as number', mit({ email: 1 }), 400],
  ['a consent as text', mit({ datenschutzEinverstaendnis: 'true' }), 400],
  ['no consent', mit({ datenschutzEinverstaendnis: false }), 400],
  ['two e-mails', mit({ email: 'a@example.ch,b@example.ch' }), 400],
  ['an e-mail with a header', mit({ email: 'a@example.ch\r\nBcc: b@example.ch' }), 400],
  ['a name with U+0000', mit({ firstName: 'An\u0000na' }), 400],
  ['half a character', { body: JSON.stringify(praemie).replace('"Anna"', '"An\\ud800na"') }, 400],
  ['a name with a line end', mit({ lastName: 'Beispiel\nSubject: x' }), 400],
  ['a name of 101 characters', mit({ firstName: 'a'.repeat(101) }), 400],
  ['an impossible telephone number', mit({ phone: '044 123' }), 400],
  ['a birth year too long ago', mit({ birthYear: '1850' }), 400],
  ['a birth year of a housemate too far ahead', mit({ personen: [{ geburtsjahr: '2999' }] }), 400],
  ['a postcode of five digits', mit({ postalCode: '80011' }), 400],
  ['13 persons', mit({ personen: Array(13).fill({ geburtsjahr: '1985' }) }), 400],

  ['a key that is no UUID', kopf({ 'idempotency-key': '1234' }), 400],
  ['an empty key', kopf({ 'idempotency-key': '' }), 400],
  ['two keys in one', kopf({ 'idempotency-key': `${randomUUID()}, ${randomUUID()}` }), 400],

  ['a contact', kontaktMit({}), 201],
  ['a contact from Germany', kontaktMit({ land: 'DE', plz: '10115', telefon: '030 901820' }), 201],
  ['a Swiss postcode in Germany', kontaktMit({ land: 'DE' }), 400],
  ['a country every object has', kontaktMit({ land: 'constructor' }), 400],
  ["'Keine Angabe'", kontaktMit({ krankenkasse: 'keine' }), 400],
  ['a form', formularMit(formular()), 303],
  ['a form for advice', formularMit(formular({ anliegen: 'beratung' })), 303],
  ['an incomplete form', formularMit(formular({ email: 'anna' })), 400],
  ['an empty form', formularMit(''), 400],
]

/** Filled up with an unknown field. */
function bodyMitBytes(bytes: number): string {
  const leer = JSON.stringify({ ...praemie, fuellung: '' })
  return leer.replace('"fuellung":""', `"fuellung":"${'x'.repeat(bytes - Buffer.byteLength(leer))}"`)
}

test.each(faelle)('%s', async (_name, fall, status) => {
  const vorher = await gespeichert()
  const antwort = await send(fall)
  expect(antwort.status, antwort.text).toBe(status)
  expect(await gespeichert()).toBe(vorher + (status < 400 ? 1 : 0))
  expect(antwort.headers['cache-control']).toBe('no-store')
  expect(antwort.headers).toHaveProperty('content-security-policy')
  if (status === 201)
    expect(JSON.parse(antwort.text)).toEqual({
      referenz: expect.stringMatching(/^PL-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
    })
  if (status === 405) expect(antwort.headers.allow).toBe('POST')
  const istFormular = fall.headers?.['content-type'] === FORMULAR['content-type']
  if (status >= 400 && !istFormular && fall.method !== 'HEAD')
    expect(JSON.parse(antwort.text)).toEqual({
      fehler: expect.stringMatching(/^[A-ZÄÖÜ].*\.$/),
      ...(antwort.text.includes('felder') && { felder: expect.any(Object) }),
    })
})

test('bytes that are no UTF-8 are refused', async () => {
  const body = Buffer.from(JSON.stringify(praemie).replace('Zürich', 'Z\u00fcrich'), 'latin1')
  const kopfzeilen = `POST ${PFADE.praemienAnfrage} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`
  expect(await sendRaw(port(), Buffer.concat([Buffer.from(kopfzeilen), body]))).toMatch(/^HTTP\/1\.1 400 /)
})

test('every wrong field is named at once', async () => {
  const antwort = await send(
    mit({ firstName: '', email: 'x', phone: '044 123 45 6', birthYear: '1850', datenschutzEinverstaendnis: false }),
  )
  expect(Object.keys(JSON.parse(antwort.text).felder).toSorted()).toEqual([
    'birthYear',
    'datenschutzEinverstaendnis',
    'email',
    'firstName',
    'phone',
  ])
})
