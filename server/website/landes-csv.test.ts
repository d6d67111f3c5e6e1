import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { praemienCsv } from '#domain/praemien/praemien-csv.ts'
import { leseServer } from '../../tests/fixtures/server/lese-server.ts'

const { bestand, get, head, renew, zeilen2025 } = await leseServer()
const ADRESSE = '/praemien/daten/schweiz-2025.csv'

/* Too large to be held in memory, it is read from the folder. */

test('all premiums of the country in one file, which says what it is', async () => {
  const antwort = await get(ADRESSE)
  expect(antwort.statusCode).toBe(200)
  expect(antwort.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="praemien-2025-schweiz.csv"',
    'content-length': String(antwort.rawPayload.length),
  })
  expect(antwort.body.trimEnd().split('\r\n')).toHaveLength(1 + zeilen2025.length)
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

test('it comes compressed, unchanged it costs no body, and can be asked about', async () => {
  const roh = await get(ADRESSE)
  const br = await get(ADRESSE, { 'accept-encoding': 'br' })
  const gzip = await get(ADRESSE, { 'accept-encoding': 'gzip' })
  expect(brotliDecompressSync(br.rawPayload).equals(roh.rawPayload)).toBe(true)
  expect(gunzipSync(gzip.rawPayload).equals(roh.rawPayload)).toBe(true)
  expect((await get(ADRESSE, { 'if-none-match': roh.headers.etag })).statusCode).toBe(304)
  const gefragt = await head(ADRESSE)
  expect([gefragt.body, gefragt.headers['content-length']]).toEqual(['', roh.headers['content-length']])
})

test('it is not there before the start has written that of a data set of an earlier release', async () => {
  rmSync(bestand.aktuell().landesCsv)
  await renew()
  expect((await get(ADRESSE)).statusCode).toBe(404)
})
