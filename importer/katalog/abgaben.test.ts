import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { umweltabgabe } from '#domain/praemien/jahreswerte.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { csv, KOPF, orteCsv, praemienZeilen, regionenXlsx } from '../../tests/fixtures/tabellen/testdaten.ts'
import { readMeta } from '../ablage/ablage.ts'
import { readZeiger } from '../ablage/zeiger.ts'
import { readInhalt } from '../datensatz.ts'
import { importDaten } from '../import.ts'
import { setAbgabe } from './abgaben.ts'

const wurzel = mkdtempSync(join(tmpdir(), 'abgaben-'))
afterAll(() => rmSync(wurzel, { recursive: true }))

async function importJahr(varDir: string, jahr: number) {
  const von = mkdtempSync(join(wurzel, 'quelle-'))
  writeFileSync(join(von, 'Praemien_CH.csv'), csv([KOPF, ...praemienZeilen(jahr, { generation: 'neu' })]))
  writeFileSync(join(von, 'AMTOVZ.csv'), orteCsv)
  writeFileSync(join(von, 'regionen.xlsx'), regionenXlsx)
  const ergebnis = await importDaten({ von, varDir, praemienjahr: jahr, quelle: 'BAG', jetzt: new Date('2028-10-01') })
  if (ergebnis.art === 'abgelehnt') throw new Error(ergebnis.meldung)
  return ergebnis.bericht
}

async function tabellen(varDir: string, jahr: number) {
  const ordner = (await readZeiger(varDir)).jahre[jahr]?.ordner ?? ''
  return (await readInhalt(join(varDir, 'daten', ordner))).tabellen
}

test('a refund that was set stands in every table of its year and beside the next, also after another import', async () => {
  const varDir = join(wurzel, 'var')
  expect((await importJahr(varDir, 2028)).abzugBekannt).toBe(false)
  await importJahr(varDir, 2029)
  expect(await setAbgabe(varDir, 2028, rappen(4_90))).toBe('gilt')
  expect(new Set((await tabellen(varDir, 2028)).map(tabelle => umweltabgabe(tabelle)))).toEqual(new Set([4_90]))
  expect(new Set((await tabellen(varDir, 2029)).map(({ vorjahr }) => vorjahr?.abgabe))).toEqual(new Set([4_90]))
  expect((await readMeta(varDir)).map(({ jahr, abgabe }) => [jahr, abgabe])).toEqual([
    [2028, 4_90],
    [2029, undefined],
  ])
  expect((await importJahr(varDir, 2028)).abzugBekannt).toBe(true)
  expect((await tabellen(varDir, 2028))[0]?.abgabe).toBe(4_90)
})

test('before the import it is noted, and a year that is known needs none', async () => {
  const varDir = join(wurzel, 'leer')
  expect(await setAbgabe(varDir, 2028, rappen(4_90))).toBe('vorgemerkt')
  await expect(setAbgabe(varDir, 2027, rappen(4_90))).rejects.toThrow(
    'Die Rückverteilung 2027 ist bekannt: CHF 4.75 im Monat.',
  )
})
