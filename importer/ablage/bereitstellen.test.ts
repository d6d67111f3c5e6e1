import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  csv,
  KOPF,
  orteCsv,
  praemienCsv,
  praemienZeilen,
  regionenXlsx,
} from '../../tests/fixtures/tabellen/testdaten.ts'
import { provideDaten } from './bereitstellen.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

const wurzel = mkdtempSync(join(tmpdir(), 'bereitstellen-test-'))
const bagDaten = mkdtempSync(join(wurzel, 'bag-'))
const leererOrdner = mkdtempSync(join(wurzel, 'leer-'))
let fragen = 0
const server = createServer((_, antwort) => {
  fragen += 1
  antwort.end(JSON.stringify({ result: { resources: [{ url: '::::' }, null] } }))
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

async function stelleBereit(varDir: string, bagDaten?: string, wunsch: number | null = null) {
  const adresse = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const saetze: string[] = []
  const katalog = { praemien: adresse, listen: [adresse], orte: adresse }
  const log = (satz: string) => saetze.push(satz)
  const ergebnis = await provideDaten({ varDir, bagDaten, heute: '2026-06-01', wunsch, log, katalog })
  return { ...ergebnis, saetze }
}

const importiert = join(wurzel, 'importiert')
function kopieDesImportierten(): string {
  const varDir = mkdtempSync(join(wurzel, 'var-'))
  cpSync(importiert, varDir, { recursive: true })
  return varDir
}

beforeAll(async () => {
  expect(await stelleBereit(importiert, bagDaten)).toMatchObject({ jahr: 2026, quelle: 'BAG' })
})

test('BAG_DATEN is imported once; what is there is kept', async () => {
  const varDir = kopieDesImportierten()
  expect(await stelleBereit(varDir, leererOrdner)).toEqual({ jahr: 2026, quelle: 'BAG', saetze: [] })
  expect(fragen).toBe(0)
})

test('what a release without the national table has imported gets it at the next start, byte by byte', async () => {
  const varDir = kopieDesImportierten()
  const namen = ['schweiz-515.csv']
  const dateien = namen.map(name => join(varDir, 'daten', datensatz(varDir), name))
  for (const datei of dateien) rmSync(datei)
  expect((await stelleBereit(varDir)).saetze).toEqual([])
  const vorher = namen.map(name => readFileSync(join(importiert, 'daten', datensatz(importiert), name)))
  expect(dateien.map((datei, index) => vorher[index]?.equals(readFileSync(datei)))).toEqual([true])
  expect(readdirSync(join(varDir, 'daten')).filter(name => name.startsWith('.neu-'))).toEqual([])
})

const zeigerdatei = (varDir: string) => join(varDir, 'daten/aktuell.json')

test.each<[string, (varDir: string) => void, RegExp]>([
  [
    'a pointer that was cut off',
    varDir => writeFileSync(zeigerdatei(varDir), '{"format":1,"ja'),
    /aktuell.json» ist nicht lesbar/,
  ],
  ['a missing folder', varDir => rmSync(join(varDir, 'daten', datensatz(varDir)), { recursive: true }), /2026.*fehlt/],
  ['a missing table', varDir => rmSync(join(varDir, 'daten', datensatz(varDir), tabelle(varDir))), /2026.*beschädigt/],
])('%s is named, and the next source is taken', async (_, beschaedige, satz) => {
  const varDir = kopieDesImportierten()
  beschaedige(varDir)
  const { jahr, quelle, saetze } = await stelleBereit(varDir, bagDaten)
  expect([jahr, quelle]).toEqual([2026, 'BAG'])
  expect(saetze[0]).toMatch(satz)
  expect(readdirSync(join(varDir, 'daten', datensatz(varDir)))).toContain('meta.json')
})

const datensatz = (varDir: string): string => JSON.parse(readFileSync(zeigerdatei(varDir), 'utf8')).jahre[2026].ordner
const tabelle = (varDir: string): string =>
  readdirSync(join(varDir, 'daten', datensatz(varDir))).find(name => name.startsWith('zh-1')) ?? ''

test('a damaged year does not take the other one with it', async () => {
  const varDir = kopieDesImportierten()
  const zeiger = JSON.parse(readFileSync(zeigerdatei(varDir), 'utf8'))
  zeiger.jahre[2025] = { ordner: '2025-0000000000000000', quelle: 'BAG' }
  writeFileSync(zeigerdatei(varDir), JSON.stringify(zeiger))
  expect(await stelleBereit(varDir)).toMatchObject({
    jahr: 2026,
    saetze: [expect.stringMatching(/Datensatz 2025.*fehlt/)],
  })
  expect(Object.keys(JSON.parse(readFileSync(zeigerdatei(varDir), 'utf8')).jahre)).toEqual(['2026'])
})

test('without a source the catalogue is asked, and nothing in it stops the start: demonstration data are made; official data replace them', {
  timeout: 60_000,
}, async () => {
  const varDir = mkdtempSync(join(wurzel, 'var-'))
  const erster = await stelleBereit(varDir, leererOrdner)
  expect(erster).toMatchObject({ jahr: 2025, quelle: 'DEMO' })
  const gestellt = fragen
  expect(gestellt).toBeGreaterThan(0)
  expect(erster.saetze.join('\n')).toMatch(
    /Keine vollständige Prämientabelle.*"::::"; das ist keine Adresse.*keine Liste der Prämienregionen.*Erzeuge Demodaten/s,
  )
  expect(await stelleBereit(varDir)).toEqual({ jahr: 2025, quelle: 'DEMO', saetze: [] })
  expect(fragen).toBe(gestellt)
  expect(await stelleBereit(varDir, bagDaten)).toMatchObject({ jahr: 2026, quelle: 'BAG' })
  const zeiger = JSON.parse(readFileSync(join(varDir, 'daten/aktuell.json'), 'utf8'))
  expect(Object.keys(zeiger.jahre)).toEqual(['2026'])
})

test('BAG_DATEN: an implausible table is refused with the way in, and the start goes on with the old data', async () => {
  const varDir = kopieDesImportierten()
  const andere = mkdtempSync(join(wurzel, 'bag-'))
  const halb = praemienZeilen(2027).map(zeile => zeile.with(13, (Number(zeile[13]) / 2).toFixed(1)))
  writeFileSync(join(andere, 'p.csv'), csv([KOPF, ...halb]))
  const vorher = readFileSync(zeigerdatei(varDir), 'utf8')
  const { jahr, saetze } = await stelleBereit(varDir, andere, 2027)
  expect(jahr).toBe(2026)
  expect(saetze.at(-1)).toMatch(/^Die Prämien 2027 sind nicht plausibel. Prämien im Median: −50/)
  expect(saetze.at(-1)).toContain(`«npm run daten -- import --von ${andere} --trotzdem»`)
  expect(readFileSync(zeigerdatei(varDir), 'utf8')).toBe(vorher)
})
