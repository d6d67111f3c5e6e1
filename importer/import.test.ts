import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Zeiger } from '#domain/datensatz.ts'
import { decodeRegionstabelle } from '#domain/regionstabelle.ts'
import { berichtszeilen } from './bericht.ts'
import { importiere } from './import.ts'
import { csv, KOPF, orteCsv, praemienCsv, praemienZeilen, regionenXlsx, xlsx, zip } from './testdaten.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

const wurzel = mkdtempSync(join(tmpdir(), 'import-test-'))
afterAll(() => rmSync(wurzel, { recursive: true }))

const orte = { 'AMTOVZ.csv': orteCsv, 'anhang/regionen.xlsx': regionenXlsx }
type Dateien = Record<string, Buffer>

function ordner(dateien: Dateien): string {
  const pfad = mkdtempSync(join(wurzel, 'quelle-'))
  for (const [name, inhalt] of Object.entries(dateien)) {
    mkdirSync(dirname(join(pfad, name)), { recursive: true })
    writeFileSync(join(pfad, name), inhalt)
  }
  return pfad
}

const neuesVar = () => mkdtempSync(join(wurzel, 'var-'))
const importiereDateien = (dateien: Dateien, varDir: string, praemienjahr = 2025) =>
  importiere({ von: ordner(dateien), varDir, praemienjahr, quelle: 'BAG', jetzt: new Date('2026-01-01') })

async function bericht(dateien: Dateien, varDir = neuesVar(), praemienjahr = 2025) {
  const ergebnis = await importiereDateien(dateien, varDir, praemienjahr)
  if (ergebnis.art === 'abgelehnt') throw new Error(ergebnis.meldung)
  return ergebnis.bericht
}

const zeigerText = (varDir: string) => readFileSync(join(varDir, 'daten/aktuell.json'), 'utf8')
const zeiger = (varDir: string): Zeiger => JSON.parse(zeigerText(varDir))

function tabelle(varDir: string, jahr: number, schluessel: string) {
  const pfad = join(varDir, 'daten', zeiger(varDir).jahre[jahr]?.ordner ?? '')
  const datei = readdirSync(pfad).find(name => name.startsWith(`${schluessel}.`) && name.endsWith('.json'))
  return decodeRegionstabelle(readFileSync(join(pfad, datei ?? ''), 'utf8'))
}

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

  test.each<[string, Dateien]>([
    ['semicolon and Latin-1', { 'p.csv': csv([KOPF, ...zeilen], ';', 'latin1') }],
    ['the codes of 2027', { 'p.csv': csv([KOPF, ...praemienZeilen(2025, 'neu')]) }],
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
      csv([KOPF, ...zeilen.filter(z => z[0] !== '1519' || z[1] === 'ZH')]),
      'Sie sieht abgeschnitten aus',
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
    const fehlend = await importiere({
      von: '/gibt/es/nicht',
      varDir,
      praemienjahr: 2025,
      quelle: 'BAG',
      jetzt: new Date(),
    })
    expect(fehlend).toMatchObject({ art: 'abgelehnt', meldung: expect.stringContaining('gibt es nicht') })
  })
})

describe('years and excerpts', () => {
  const auszug = csv([KOPF, ...praemienZeilen(2025).slice(0, 40)])

  test('several years lie side by side, and the same import twice changes nothing', async () => {
    const varDir = neuesVar()
    await bericht({ ...orte, 'p.csv': praemienCsv(2025) }, varDir)
    await bericht({ ...orte, 'p.csv': praemienCsv(2026) }, varDir)
    const vorher = zeigerText(varDir)
    await bericht({ ...orte, 'p.csv': praemienCsv(2026) }, varDir)
    expect(zeigerText(varDir)).toBe(vorher)
    expect(Object.keys(zeiger(varDir).jahre)).toEqual(['2025', '2026'])
    expect(tabelle(varDir, 2025, 'zh-1').jahr).toBe(2025)
  })

  test('a table much smaller than that of another year is imported with a warning', async () => {
    const varDir = neuesVar()
    expect((await bericht({ ...orte, 'p.csv': praemienCsv(2025) }, varDir)).hinweise).toEqual([])
    const kleiner = praemienZeilen(2026).filter(([nummer, kanton]) => Number(nummer) < 1510 || kanton !== 'ZH')
    expect((await bericht({ ...orte, 'p.csv': csv([KOPF, ...kleiner]) }, varDir)).hinweise).toEqual([])
    const zuKlein = praemienZeilen(2027).filter(([nummer, kanton]) => Number(nummer) < 1510 || kanton === 'JU')
    expect(berichtszeilen(await bericht({ ...orte, 'p.csv': csv([KOPF, ...zuKlein]) }, varDir))).toContainEqual(
      expect.stringMatching(/^Warnung: Die Tabelle 2027 hat .* die vorhandene von 2026/),
    )
  })

  test('of several complete tables the wanted year is taken, else the newest', async () => {
    const quellen = { ...orte, 'a.csv': praemienCsv(2024), 'b.csv': praemienCsv(2026), 'c.csv': praemienCsv(2023) }
    expect((await bericht(quellen, neuesVar(), 2024)).jahr).toBe(2024)
    expect((await bericht(quellen, neuesVar(), 2025)).jahr).toBe(2026)
  })

  test('an excerpt of the wanted year is passed over and named', async () => {
    const { jahr, uebergangen } = await bericht({ ...orte, 'auszug.csv': auszug, 'voll.csv': praemienCsv(2026) })
    expect(jahr).toBe(2026)
    expect(uebergangen).toEqual([
      { name: 'auszug.csv', grund: expect.stringContaining('es fehlen 41 von 42 Regionen') },
    ])
  })

  test('of several lists of regions the one of the year counts', async () => {
    const varDir = neuesVar()
    const kaputt = Buffer.from('Kanton;BFS-Nr.;Gemeinde;Region\nZH;101;Zürich;9\n')
    const listen = { 'AMTOVZ.csv': orteCsv, 'regionen-2025.xlsx': regionenXlsx, 'regionen-2026.csv': kaputt }
    expect((await bericht({ ...listen, 'p.csv': praemienCsv(2025) }, varDir)).orte).toBe(43)
    const anderes = await importiereDateien({ ...listen, 'p.csv': praemienCsv(2026) }, varDir)
    expect(anderes).toMatchObject({
      art: 'abgelehnt',
      meldung: expect.stringContaining('Region «9» gibt es dort nicht'),
    })
  })

  test('a year without a known refund is imported with a warning', async () => {
    expect((await bericht({ ...orte, 'p.csv': praemienCsv(2031) })).abzugBekannt).toBe(false)
    expect((await bericht({ ...orte, 'p.csv': praemienCsv(2026) })).abzugBekannt).toBe(true)
  })

  test('premiums alone are enough once official places are there, and not before', async () => {
    const varDir = neuesVar()
    const ohneOrte = await importiereDateien({ 'p.csv': praemienCsv(2026) }, varDir)
    expect(ohneOrte).toMatchObject({ art: 'abgelehnt', meldung: expect.stringContaining('Ortschaftenverzeichnis') })
    await bericht({ ...orte, 'p.csv': praemienCsv(2025) }, varDir)
    const ohneRegionen = await bericht({ 'p.csv': praemienCsv(2026), 'AMTOVZ.csv': orteCsv }, varDir)
    expect(ohneRegionen.orte).toBe(43)
    expect(berichtszeilen(ohneRegionen)).toEqual(
      expect.arrayContaining([
        'Orte: 43, aus dem Import vom 1.1.2026',
        'Übergangen: «AMTOVZ.csv» bleibt ungenutzt: Es fehlt die zweite Liste (Liste der Prämienregionen)',
      ]),
    )
  })
})

describe('catchment areas and tariff names', () => {
  const einzugsgebiete = (jahr: number) =>
    csv(
      [
        [
          'Versicherer',
          'Kanton',
          'Hoheitsgebiet',
          'Geschäftsjahr',
          'Region',
          'Tarif',
          'Eingeschränkt',
          'Gemeinden-BFS',
        ],
        ['0008', 'ZH', 'CH', String(jahr), 'PR-REG CH1', 'HMO_1', 'Y', '261,230'],
        ['0008', 'ZH', 'CH', String(jahr), 'PR-REG CH1', 'HMO_1', 'Y', '191'],
        ['0008', 'ZH', 'CH', String(jahr), 'PR-REG CH1', 'TEL', 'N', ''],
      ],
      ';',
    )
  const tarife = (jahr: number) =>
    csv([
      ['Versicherer', 'Geschäftsjahr', 'Kategorie', 'Tarif', 'Tariftyp', 'Name_DE'],
      ['0008', String(jahr), 'MOD', 'TEL', 'DIV', 'Ärztetelefon'],
    ])

  test('the report says how many tariffs they meet, and warns of none', async () => {
    const fremde = csv([
      ['Versicherer', 'Geschäftsjahr', 'Tarif', 'Tariftyp', 'Name_DE'],
      ['1500', '2025', 'TEL', 'DIV', 'Fremd'],
    ])
    const dateien = { 'p.csv': praemienCsv(2025), 'e.csv': einzugsgebiete(2025), 't.csv': fremde }
    expect(berichtszeilen(await bericht({ ...orte, ...dateien }))).toEqual(
      expect.arrayContaining([
        'Beilage «e.csv»: 3 Zeilen, 2 Tarife getroffen',
        'Warnung: Beilage «t.csv»: 1 Zeilen, 0 Tarife getroffen',
      ]),
    )
  })

  test.each([
    ['Y;261', 'J;261', 'Zeile 2 hat in der Spalte Eingeschränkt den unbekannten Wert «J»'],
    ['261,230', '261,Bern', 'Zeile 2 hat eine unlesbare BFS-Nummer'],
  ])('an unreadable area is refused: %s as %s', async (richtig, falsch, satz) => {
    const kaputt = Buffer.from(einzugsgebiete(2025).toString().replace(richtig, falsch))
    const ergebnis = await importiereDateien({ ...orte, 'p.csv': praemienCsv(2025), 'e.csv': kaputt }, neuesVar())
    expect(ergebnis).toMatchObject({ art: 'abgelehnt', meldung: expect.stringContaining(satz) })
  })

  async function tarifeNachImport(jahrDerBeilagen: number) {
    const varDir = neuesVar()
    const dateien = {
      'p.csv': praemienCsv(2025),
      'e.csv': einzugsgebiete(jahrDerBeilagen),
      't.csv': tarife(jahrDerBeilagen),
    }
    await bericht({ ...orte, ...dateien }, varDir)
    const eigene = tabelle(varDir, 2025, 'zh-1').tarife.filter(tarif => tarif.versicherer === 8)
    return Object.fromEntries(eigene.map(({ code, name, gemeinden }) => [code, { name, gemeinden }]))
  }

  test('apply to their own year', async () => {
    expect(await tarifeNachImport(2025)).toMatchObject({
      BASE: { name: 'Grundversicherung', gemeinden: null },
      HMO_1: { name: 'HMO für Ärztenetz', gemeinden: [191, 230, 261] },
      TEL: { name: 'Ärztetelefon', gemeinden: null },
    })
  })

  test('and to no other', async () => {
    expect(await tarifeNachImport(2026)).toMatchObject({ HMO_1: { gemeinden: null }, TEL: { name: 'Telmed' } })
  })
})
