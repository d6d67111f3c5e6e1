import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import {
  bericht,
  type Dateien,
  importiereDateien,
  mitImportordnern,
  neuesVar,
  orte,
  tabelle,
  zeiger,
  zeigerText,
} from '../tests/fixtures/katalog/import-quelle.ts'
import { csv, KOPF, praemienCsv, praemienZeilen, xlsx, zip } from '../tests/fixtures/tabellen/testdaten.ts'
import { importDaten } from './import.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })
mitImportordnern()

/** The folder's name is the hash of everything a visitor can see. */
async function inhaltshash(dateien: Dateien): Promise<string | undefined> {
  const varDir = neuesVar()
  await bericht(dateien, varDir)
  return zeiger(varDir).jahre[2025]?.ordner
}

describe('every official form of the same table gives the same data set', async () => {
  const zeilen = praemienZeilen(2025)
  const erwartet = await inhaltshash({ ...orte, 'Prämien_CH.csv': csv([KOPF, ...zeilen]) })
  const umlautAlsCp437 = Buffer.from('2025/Pr\x84mien_CH.csv', 'latin1')
  const spaltenVertauscht = [KOPF, ...zeilen].map(zeile => zeile.toReversed())
  const zahlen = zeilen.map(zeile => zeile.map((wert, spalte) => (spalte === 13 ? Number(wert) : wert)))

  const TYP = KOPF.indexOf('Tariftyp')
  const mitAltenTypen = praemienZeilen(2025, { generation: 'neu' }).map((zeile, index) =>
    zeile.with(TYP, zeilen[index]?.[TYP] ?? ''),
  )

  test.each<[string, Dateien]>([
    ['semicolon and Latin-1', { 'p.csv': csv([KOPF, ...zeilen], ';', 'latin1') }],
    ['the codes of 2027 but for the type', { 'p.csv': csv([KOPF, ...mitAltenTypen]) }],
    ['an archive with a name in an old code page', { 'Archiv.zip': zip([[umlautAlsCp437, csv([KOPF, ...zeilen])]]) }],
    ['a workbook', { 'p.xlsx': xlsx([KOPF, ...zahlen]) }],
    ['another order of columns', { 'p.csv': csv(spaltenVertauscht) }],
    ['rows in reverse', { 'p.csv': csv([KOPF, ...zeilen.toReversed()]) }],
    ['Praemie without umlaut', { 'p.csv': csv([KOPF.map(name => name.replace('ä', 'ae')), ...zeilen]) }],
  ])('%s', async (_, dateien) => {
    expect(await inhaltshash({ ...orte, ...dateien })).toBe(erwartet)
  })

  test('while one changed premium gives another', async () => {
    const geaendert = zeilen.map((zeile, index) => (index === 77 ? zeile.with(13, '199.05') : zeile))
    expect(await inhaltshash({ ...orte, 'p.csv': csv([KOPF, ...geaendert]) })).not.toBe(erwartet)
  })
})

test('the official types of 2027 stay; equal prices are ranked by the model they are mapped to', async () => {
  const varDir = neuesVar()
  await bericht({ ...orte, 'p.csv': csv([KOPF, ...praemienZeilen(2027, { generation: 'neu' })]) }, varDir, 2027)
  const { tarife } = tabelle(varDir, 2027, 'zh-1')
  expect(tarife.filter(({ versicherer }) => versicherer === 8).map(({ typ, name }) => `${typ} ${name}`)).toEqual([
    ...['BASE Grundversicherung', 'TEL_DIG Telmed', 'PRAXIS Hausarzt', 'PRAXIS HMO für Ärztenetz'],
  ])
})

test('the report counts what was kept and dropped, with reasons', async () => {
  const [erste = []] = praemienZeilen(2025)
  const ergebnis = await bericht({
    ...orte,
    'p.csv': csv([
      KOPF,
      ...praemienZeilen(2025),
      erste.with(1, 'ZE'),
      erste.with(1, 'ZR'),
      erste.with(2, 'EU').with(1, 'DE'),
      erste.with(13, ''),
      erste.with(6, 'AKL-KIN').with(10, 'K2'),
    ]),
    'liesmich.csv': Buffer.from('a;b\n1;2\n'),
  })
  expect(ergebnis.behalten).toBe(ergebnis.gelesen - 5)
  expect(Object.fromEntries(ergebnis.verworfen)).toEqual({
    'Pseudokanton ZE oder ZR': 2,
    'gilt nicht in der Schweiz': 1,
    'ohne Prämie oder Versicherer': 1,
    'Kinderstufe K2 ohne bekannte Bedeutung': 1,
  })
  expect(ergebnis.namenlose).toContain(1501)
  expect(ergebnis.abwesende).toContain('KPT')
  expect(ergebnis.abwesende).not.toContain('CSS')
  expect(ergebnis.ohneRegion).toEqual(['5391 Niemandsland'])
  expect(ergebnis.uebergangen).toEqual([{ name: 'liesmich.csv', grund: 'enthält keine der amtlichen Tabellen' }])
})

describe('a broken table is refused with a clear sentence, and the old data stay', async () => {
  const varDir = neuesVar()
  await bericht({ ...orte, 'p.csv': praemienCsv(2025) }, varDir)
  const vorher = zeigerText(varDir)
  const ordnerVorher = readdirSync(join(varDir, 'daten')).sort()
  const zeilen = praemienZeilen(2025)
  const mit = (spalte: number, wert: string) =>
    csv([KOPF, ...zeilen.map((zeile, index) => (index === 10 ? zeile.with(spalte, wert) : zeile))])
  const ganze = praemienCsv(2025)
  const [kopf, ...rest] = [KOPF, ...zeilen].map(zeile => zeile.toSpliced(13, 1))

  test.each<[string, Buffer, string]>([
    ['an empty file', Buffer.alloc(0), '«p.csv» ist leer'],
    ['a web page', Buffer.from('<!DOCTYPE html><p>Wartung</p>'), 'HTML-Seite'],
    ['a file cut in a row', ganze.subarray(0, ganze.length / 2 - 7), 'bricht ab'],
    ['a file cut between rows', csv([KOPF, ...zeilen.slice(0, 300)]), 'es fehlen'],
    ['a file cut between insurers', csv([KOPF, ...zeilen.filter(z => Number(z[0]) < 1528)]), 'nur 28 Versicherer'],
    ['a file cut within an insurer', csv([KOPF, ...zeilen.slice(0, -3)]), 'Versicherer 1529 in JU 0'],
    ['a table without children', csv([KOPF, ...zeilen.filter(z => z[6] !== 'AKL-KIN')]), 'fehlt die Grundprämie'],
    [
      'a table in which an insurer has lost most regions',
      csv([KOPF, ...zeilen.filter(z => z[0] !== '1503' || z[1] === 'ZH')]),
      'Wiedergefundene Prämien: 9',
    ],
    ['only a header', csv([KOPF]), 'keine einzige Zeile'],
    ['a missing column', csv([kopf ?? [], ...rest]), 'fehlen die Spalten Prämie'],
    ['swapped values', csv([KOPF, ...zeilen.map(z => z.with(1, z[5] ?? '').with(5, z[1] ?? ''))]), 'Spalte Kanton'],
    ['an unknown canton', mit(1, 'XX'), 'Zeile 12 hat in der Spalte Kanton den unbekannten Wert «XX»'],
    ['an unknown region', mit(5, 'PR-REG CH9'), 'Zeile 12 hat in der Spalte Region'],
    ['a region the canton does not have', mit(5, 'PR-REG CH2'), 'Zeile 12 hat in der Spalte Region'],
    ['an unknown age class', mit(6, 'AKL-ALT'), 'Spalte Altersklasse den unbekannten Wert «AKL-ALT»'],
    ['an unknown tier', mit(10, 'X1'), 'Spalte Altersuntergruppe'],
    ['an unknown accident code', mit(7, 'UNF'), 'Spalte Unfalleinschluss'],
    ['an unknown type', mit(9, 'TAR-NEU'), 'Spalte Tariftyp'],
    ['an unknown franchise', mit(12, 'FRA-700'), 'Spalte Franchise'],
    ['a premium out of range', mit(13, '41220'), 'unmögliche Prämie'],
    ['a premium of no number', mit(13, '412,2'), 'Spalten'],
    ['a premium not in 5 Rappen', mit(13, '412.22'), 'nicht auf 5 Rappen'],
    ['another year in between', mit(3, '2024'), 'Geschäftsjahr 2024'],
    ['a repeated key', csv([KOPF, ...zeilen, zeilen[0] ?? []]), `Zeile ${zeilen.length + 2} wiederholt`],
    ['too few insurers', csv([KOPF, ...zeilen.filter(zeile => zeile[0] === '8')]), 'nur 1 Versicherer'],
    ['something else entirely', Buffer.from('PK kaputt'), 'Keine vollständige Prämientabelle'],
  ])('%s', async (_, inhalt, satz) => {
    const ergebnis = await importiereDateien({ ...orte, 'p.csv': inhalt }, varDir)
    expect(ergebnis).toMatchObject({ art: 'abgelehnt', meldung: expect.stringContaining(satz) })
    expect(zeigerText(varDir)).toBe(vorher)
    expect(readdirSync(join(varDir, 'daten')).sort()).toEqual(ordnerVorher)
  })

  test('a broken archive and a missing source', async () => {
    const archiv = await importiereDateien({ ...orte, 'p.zip': Buffer.from('PK kaputt') }, varDir)
    expect(archiv).toMatchObject({ art: 'abgelehnt', meldung: expect.stringContaining('kein lesbares ZIP-Archiv') })
    const fehlend = await importDaten({
      von: '/gibt/es/nicht',
      varDir,
      praemienjahr: 2025,
      quelle: 'BAG',
      jetzt: new Date(),
    })
    expect(fehlend).toMatchObject({ art: 'abgelehnt', meldung: expect.stringContaining('gibt es nicht') })
  })
})
