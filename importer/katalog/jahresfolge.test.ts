import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { Quelle } from '#domain/praemien/datensatz.ts'
import { platz, type Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { zeiger } from '../../tests/fixtures/katalog/import-quelle.ts'
import { csv, KOPF, orteCsv, praemienZeilen, regionenXlsx } from '../../tests/fixtures/tabellen/testdaten.ts'
import { berichtszeilen } from '../bericht.ts'
import { readInhalt } from '../datensatz.ts'
import { importDaten } from '../import.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

const wurzel = mkdtempSync(join(tmpdir(), 'jahresfolge-'))
afterAll(() => rmSync(wurzel, { recursive: true }))
const neuesVar = () => mkdtempSync(join(wurzel, 'var-'))

const [NAME, CODE, PREIS] = [16, 8, 13]

/** The table of a year with prices of its own, other for every insurer. */
const jahrgang = (jahr: number, aufschlag: number) =>
  praemienZeilen(jahr, { generation: jahr < 2027 ? 'alt' : 'neu' }).map(zeile =>
    zeile.with(PREIS, (Number(zeile[PREIS]) + aufschlag * (1 + (Number(zeile[0]) % 7))).toFixed(2)),
  )

async function bericht(varDir: string, zeilen: string[][], quelle: Quelle = 'BAG', orte = orteCsv) {
  const von = mkdtempSync(join(wurzel, 'quelle-'))
  mkdirSync(von, { recursive: true })
  writeFileSync(join(von, 'Praemien_CH.csv'), csv([KOPF, ...zeilen]))
  writeFileSync(join(von, 'AMTOVZ.csv'), orte)
  writeFileSync(join(von, 'regionen.xlsx'), regionenXlsx)
  const jetzt = new Date('2026-01-01')
  const ergebnis = await importDaten({ von, varDir, praemienjahr: 2026, quelle, jetzt, trotzdem: true })
  if (ergebnis.art === 'abgelehnt') throw new Error(ergebnis.meldung)
  return ergebnis.bericht
}

const ordnerIn = (varDir: string) =>
  Object.values(zeiger(varDir).jahre)
    .map(({ ordner }) => ordner)
    .sort()

async function tabellen(varDir: string, jahr: number): Promise<readonly Regionstabelle[]> {
  const ordner = ordnerIn(varDir).find(name => name.startsWith(`${jahr}-`))
  return (await readInhalt(join(varDir, 'daten', ordner ?? ''))).tabellen
}

const alt = jahrgang(2025, 0.5)
const mitte = jahrgang(2026, 3)
const neu = jahrgang(2027, 5)
const inFolge = neuesVar()
const berichte = [await bericht(inFolge, alt), await bericht(inFolge, mitte), await bericht(inFolge, neu)]

test('every premium of a single person has beside it that of the year before, as the raw table has it', async () => {
  const roh = new Map(
    alt
      .filter(zeile => zeile[10] !== 'K3')
      .map(zeile => [
        [zeile[0], zeile[1], zeile[5], zeile[NAME], ...zeile.slice(6, 8), zeile[12]].join(),
        zeile[PREIS],
      ]),
  )
  let verglichen = 0
  for (const { kanton, region, tarife, vorjahr } of await tabellen(inFolge, 2026)) {
    expect(vorjahr).toEqual({ umgeteilt: [], uebrig: [] })
    for (const { versicherer, name, vorjahrespraemie } of tarife)
      for (const [stufe, franchise] of [
        ['ERW', 300],
        ['ERW', 2500],
        ['JUG', 300],
        ['K1', 0],
      ] as const)
        for (const unfall of ['OHN-UNF', 'MIT-UNF'] as const) {
          const klasse = stufe === 'K1' ? 'AKL-KIN' : `AKL-${stufe}`
          const frage = [versicherer, kanton, `PR-REG CH${region}`, name, klasse, unfall, `FRA-${franchise}`]
          const erwartet = Math.round(Number(roh.get(frage.join()) ?? 0) * 100)
          expect(vorjahrespraemie?.(platz(stufe, unfall, franchise) ?? 0), frage.join()).toBe(erwartet)
          if (erwartet > 0) verglichen += 1
        }
  }
  // Seven tariffs in each region, and the small insurers' in one of them.
  expect(verglichen).toBe(42 * 7 * 8 + 26 * 6)
})

test('only what has the year right before has prices of then', async () => {
  const luecke = neuesVar()
  await bericht(luecke, alt)
  await bericht(luecke, neu)
  const mitVorjahr = async (varDir: string, jahr: number) =>
    (await tabellen(varDir, jahr)).filter(({ vorjahr }) => vorjahr).length
  expect([await mitVorjahr(luecke, 2025), await mitVorjahr(luecke, 2027)]).toEqual([0, 0])
  expect([await mitVorjahr(inFolge, 2025), await mitVorjahr(inFolge, 2026), await mitVorjahr(inFolge, 2027)]).toEqual([
    0, 42, 42,
  ])
})

test('any order of imports gives the same data sets, also after one year was imported twice', async () => {
  const verkehrt = neuesVar()
  for (const zeilen of [neu, alt, jahrgang(2026, 9), mitte]) await bericht(verkehrt, zeilen)
  expect(ordnerIn(verkehrt)).toEqual(ordnerIn(inFolge))
})

test('the report says which years were compared, and how many tariffs were found again', async () => {
  expect(berichte.map(({ vergleiche }) => vergleiche.map(({ jahr }) => jahr))).toEqual([[], [2026], [2027]])
  const varDir = neuesVar()
  await bericht(varDir, mitte)
  const umbenannt = alt.map(zeile =>
    zeile[NAME] === 'Telmed' ? zeile.with(NAME, 'Anruf zuerst').with(CODE, 'AZ') : zeile,
  )
  const zeilen = berichtszeilen(await bericht(varDir, umbenannt))
  const alle = berichte[1]?.vergleiche[0]?.tarife ?? 0
  expect(alle).toBe(42 * 7 + 26)
  expect(zeilen.join('\n').replaceAll('’', '')).toContain(
    `Preise 2026 neben 2025: ${alle - 42} von ${alle} Tarifen wiedergefunden`,
  )
  const [ersteTabelle] = await tabellen(varDir, 2026)
  const neue = ersteTabelle?.tarife.filter(({ vorjahrespraemie }) => !vorjahrespraemie)
  expect(neue?.map(({ versicherer, name }) => `${versicherer} ${name}`)).toEqual(['8 Telmed'])
  expect(ersteTabelle?.vorjahr?.uebrig).toMatchObject([{ versicherer: 8, name: 'Anruf zuerst' }])
})

test('a municipality that changed its region is named in the table it came to', async () => {
  const varDir = neuesVar()
  const vorher = orteCsv.toString().replace('Zürich 1;1011;0;Zürich 1;101;ZH', 'Zürich 1;1011;0;Zürich 1;102;ZH')
  expect(vorher).not.toBe(orteCsv.toString())
  await bericht(varDir, alt, 'BAG', Buffer.from(vorher))
  await bericht(varDir, mitte)
  const umgeteilte = (await tabellen(varDir, 2026)).flatMap(({ kanton, region, vorjahr }) =>
    (vorjahr?.umgeteilt ?? []).map(bfs => `${kanton} ${region}: ${bfs}`),
  )
  expect(umgeteilte).toEqual(['ZH 1: 101'])
})

test('invented premiums are never compared with official ones', async () => {
  const varDir = neuesVar()
  await bericht(varDir, alt, 'DEMO')
  expect((await bericht(varDir, mitte)).vergleiche).toEqual([])
  expect((await bericht(varDir, neu, 'DEMO')).vergleiche).toEqual([])
  expect(readFileSync(join(varDir, 'daten/aktuell.json'), 'utf8')).not.toContain('2025')
})
