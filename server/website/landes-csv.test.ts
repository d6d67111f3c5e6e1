import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { praemienCsv } from '#domain/praemien/praemien-csv.ts'
import { leseServer } from '../../tests/fixtures/server/lese-server.ts'

const { bestand, get, head, renew, zeilen2025 } = await leseServer()
const ADRESSE = '/praemien/daten/schweiz-2025.csv'

test('all premiums of the country in one file, which says what it is', async () => {
  const antwort = await get(ADRESSE)
  expect(antwort.statusCode).toBe(200)
  expect(antwort.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="praemien-2025-schweiz.csv"',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'content-length': String(antwort.rawPayload.length),
  })
  expect(antwort.headers['content-encoding']).toBeUndefined()
  const [, ...zeilen] = antwort.body.trimEnd().split('\r\n')
  expect(zeilen).toHaveLength(zeilen2025.length)
})

test('it holds the files of all regions, line by line', async () => {
  const { meta, versicherer, tabellen } = bestand.aktuell()
  const regionen = tabellen().map(tabelle => {
    const [, ...tarife] = praemienCsv({ quelle: 'BAG', preisjahr: meta, namen: versicherer, tabellen: [tabelle] })
    return tarife.join('')
  })
  expect(regionen).toHaveLength(42)
  const { body } = await get(ADRESSE)
  expect(body.slice(body.indexOf('\n') + 1)).toBe(regionen.join(''))
})

test('it comes compressed to whoever takes that, unchanged it costs no body, and can be asked about', async () => {
  const roh = await get(ADRESSE)
  for (const [art, entpackt] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const gepackt = await get(ADRESSE, { 'accept-encoding': art })
    expect(gepackt.headers['content-encoding']).toBe(art)
    expect(entpackt(gepackt.rawPayload).equals(roh.rawPayload)).toBe(true)
    expect(gepackt.headers.etag).not.toBe(roh.headers.etag)
  }
  const unveraendert = await get(ADRESSE, { 'if-none-match': roh.headers.etag })
  expect([unveraendert.statusCode, unveraendert.body]).toEqual([304, ''])
  const gefragt = await head(ADRESSE)
  expect([gefragt.statusCode, gefragt.body, gefragt.headers['content-length']]).toEqual([
    ...[200, ''],
    roh.headers['content-length'],
  ])
})

test.each(['/praemien/daten/schweiz-2019.csv', '/praemien/daten/schweiz-20255.csv', '/praemien/daten/schweiz-.csv'])(
  '%s is not there',
  async adresse => {
    expect((await get(adresse)).statusCode).toBe(404)
  },
)

test('nor is it before the start has written that of a data set of an earlier release', async () => {
  rmSync(bestand.aktuell().landesCsv)
  await renew()
  expect((await get(ADRESSE)).statusCode).toBe(404)
})
