import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Tabellenstand } from '#domain/katalog/katalogstand.ts'
import { hash, satz } from '../../tests/fixtures/tabellen/leerer-datensatz.ts'
import { readKatalogstand, updateKatalogstand } from '../katalog/katalogstand.ts'
import { storeDatensaetze } from './ablage.ts'
import { readZeiger } from './zeiger.ts'
import { restoreVorherigen } from './zurueck.ts'

let varDir: string
beforeEach(() => {
  varDir = mkdtempSync(join(tmpdir(), 'zurueck-test-'))
})
afterEach(() => rmSync(varDir, { recursive: true }))

const importiere = (jahr: number, ziffer: string) =>
  storeDatensaetze(varDir, 'BAG', async () => [{ jahr, ...satz(ziffer) }])
/** `2026-1`: the year and the digit of each data set that counts. */
const geltende = async () => Object.values((await readZeiger(varDir)).jahre).map(({ ordner }) => ordner.slice(0, 6))
const KEINER = 'Es gibt keinen früheren Datensatz, der sich zurückholen liesse.'

test('the data before the last import come back, and which is said; a second time there is nothing before them', async () => {
  await importiere(2026, '1')
  await importiere(2026, '2')
  const zurueckgeholt = { format: 1, jahre: { 2026: { ordner: `2026-${hash('1')}`, quelle: 'BAG' } } }
  expect(await restoreVorherigen(varDir)).toEqual(zurueckgeholt)
  expect(await readZeiger(varDir)).toEqual(zurueckgeholt)
  await expect(restoreVorherigen(varDir)).rejects.toThrow(KEINER)
  expect(await geltende()).toEqual(['2026-1'])
})

test('after an import that follows, the way back leads to what was put back, not to what was withdrawn', async () => {
  await importiere(2026, '1')
  await importiere(2026, '2')
  await restoreVorherigen(varDir)
  await importiere(2026, '3')
  expect(await geltende()).toEqual(['2026-3'])
  await restoreVorherigen(varDir)
  expect(await geltende()).toEqual(['2026-1'])
  // Nor does the withdrawn one, imported by hand after all, lead anywhere else.
  await importiere(2026, '2')
  await restoreVorherigen(varDir)
  expect(await geltende()).toEqual(['2026-1'])
})

test('without an import before the last one there is no way back', async () => {
  await expect(restoreVorherigen(varDir)).rejects.toThrow(KEINER)
  await importiere(2026, '1')
  await expect(restoreVorherigen(varDir)).rejects.toThrow(KEINER)
  expect(await geltende()).toEqual(['2026-1'])
})

test('a damaged data set is named, and nothing changes', async () => {
  for (const [jahr, ziffer] of [
    [2026, '1'],
    [2027, '2'],
    [2027, '3'],
  ] as const)
    await importiere(jahr, ziffer)
  rmSync(join(varDir, 'daten', `2027-${hash('2')}`, 'orte.json'))
  await expect(restoreVorherigen(varDir)).rejects.toThrow(
    `Der frühere Datensatz in «2027-${hash('2')}» ist beschädigt oder fehlt.`,
  )
  expect(await geltende()).toEqual(['2026-1', '2027-3'])
})

test('of the catalogue only tables of years that change stay away; one that is held never was online', async () => {
  await importiere(2026, '1')
  await importiere(2027, '2')
  const tabelle = (jahr: number, ergebnis: Tabellenstand['ergebnis']): Tabellenstand => ({
    ...{ jahr, ergebnis, hash: 'h', kennung: 'k' },
  })
  const tabellen = {
    a: tabelle(2026, 'importiert'),
    b: tabelle(2027, 'importiert'),
    c: tabelle(2027, 'gehalten'),
  }
  await updateKatalogstand(varDir, stand => ({ ...stand, tabellen }))
  await restoreVorherigen(varDir)
  expect(await geltende()).toEqual(['2026-1'])
  expect((await readKatalogstand(varDir)).tabellen).toEqual({ ...tabellen, b: tabelle(2027, 'zurueckgezogen') })
})
