import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stelleDatenBereit } from './bereitstellen.ts'
import { orteCsv, praemienCsv, regionenXlsx } from './testdaten.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

const wurzel = mkdtempSync(join(tmpdir(), 'bereitstellen-test-'))
const bagDaten = mkdtempSync(join(wurzel, 'bag-'))
const leererOrdner = mkdtempSync(join(wurzel, 'leer-'))
let fragen = 0
const server = createServer((_, antwort) => {
  fragen += 1
  antwort.writeHead(503).end()
})

beforeAll(async () => {
  writeFileSync(join(bagDaten, 'p.csv'), praemienCsv(2026))
  writeFileSync(join(bagDaten, 'o.csv'), orteCsv)
  writeFileSync(join(bagDaten, 'r.xlsx'), regionenXlsx)
  await new Promise<void>(bereit => server.listen(0, '127.0.0.1', bereit))
})
afterAll(() => {
  server.close()
  rmSync(wurzel, { recursive: true })
})

async function stelleBereit(varDir: string, bagDaten?: string) {
  const adresse = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const saetze: string[] = []
  const katalog = { praemien: adresse, listen: [adresse], orte: adresse }
  const log = (satz: string) => saetze.push(satz)
  const ergebnis = await stelleDatenBereit({ varDir, bagDaten, praemienjahr: 2025, log, katalog })
  return { ...ergebnis, saetze }
}

test('BAG_DATEN is imported once; what is there is kept', async () => {
  const varDir = mkdtempSync(join(wurzel, 'var-'))
  expect(await stelleBereit(varDir, bagDaten)).toMatchObject({ jahr: 2026, quelle: 'BAG' })
  expect(await stelleBereit(varDir, leererOrdner)).toEqual({ jahr: 2026, quelle: 'BAG', saetze: [] })
  expect(fragen).toBe(0)
})

test('without a source the catalogue is asked, then demonstration data are made; official data replace them', {
  timeout: 60_000,
}, async () => {
  const varDir = mkdtempSync(join(wurzel, 'var-'))
  const erster = await stelleBereit(varDir, leererOrdner)
  expect(erster).toMatchObject({ jahr: 2025, quelle: 'DEMO' })
  expect(fragen).toBe(1)
  expect(erster.saetze.join('\n')).toMatch(/Keine vollständige Prämientabelle.*Status 503.*Erzeuge Demodaten/s)
  expect(await stelleBereit(varDir)).toEqual({ jahr: 2025, quelle: 'DEMO', saetze: [] })
  expect(fragen).toBe(1)
  expect(await stelleBereit(varDir, bagDaten)).toMatchObject({ jahr: 2026, quelle: 'BAG' })
  const zeiger = JSON.parse(readFileSync(join(varDir, 'daten/aktuell.json'), 'utf8'))
  expect(Object.keys(zeiger.jahre)).toEqual(['2026'])
})
