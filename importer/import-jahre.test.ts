import { describe, expect, test, vi } from 'vitest'
import {
  bericht,
  importiereDateien,
  mitImportordnern,
  neuesVar,
  orte,
  tabelle,
  zeiger,
  zeigerText,
} from '../tests/fixtures/katalog/import-quelle.ts'
import { csv, KOPF, orteCsv, praemienCsv, praemienZeilen, regionenXlsx } from '../tests/fixtures/tabellen/testdaten.ts'
import { berichtszeilen } from './bericht.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })
mitImportordnern()

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

  test('a table much smaller than that of another year is not plausible', async () => {
    const varDir = neuesVar()
    await bericht({ ...orte, 'p.csv': praemienCsv(2025) }, varDir)
    const kleiner = praemienZeilen(2026).filter(([nummer, kanton]) => Number(nummer) < 1502 || kanton !== 'ZH')
    await bericht({ ...orte, 'p.csv': csv([KOPF, ...kleiner]) }, varDir)
    const zuKlein = kleiner
      .filter(zeile => zeile[8] === 'BASE' || zeile[8] === 'HA')
      .map(zeile => zeile.with(3, '2027'))
    expect(await importiereDateien({ ...orte, 'p.csv': csv([KOPF, ...zuKlein]) }, varDir)).toMatchObject({
      meldung: expect.stringMatching(
        /^Die Prämien 2027 sind nicht plausibel. Anzahl Prämien: 2’124 \(erwartet 2’349 bis 4’698\)/,
      ),
    })
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
    expect((await bericht({ ...orte, 'p.csv': praemienCsv(2028) })).abzugBekannt).toBe(false)
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
        'Orte: 43, aus dem Import vom 1.1.2027',
        'Übergangen: «AMTOVZ.csv» bleibt ungenutzt: Es fehlt die zweite Liste (Liste der Prämienregionen)',
      ]),
    )
  })
})

test('with the directory of 2025, or without any, the premiums of 2026 find Moutier in Jura, and the report says so', async () => {
  const verzeichnis = Buffer.concat([orteCsv, Buffer.from('Moutier;2740;0;Moutier;700;BE\r\n')])
  const regionen = Buffer.from('Kanton;BFS-Nr.;Gemeinde;Region\nBE;700;Moutier;2\n')
  const satz = '  Das Verzeichnis ist älter als der Kantonswechsel, der für 2026 zählt: 700 Moutier von BE nach JU'
  const listen = { 'AMTOVZ.csv': verzeichnis, 'regionen.csv': regionen }
  expect(berichtszeilen(await bericht({ ...listen, 'p.csv': praemienCsv(2026) }))).toContain(satz)
  const varDir = neuesVar()
  const erster = await bericht({ ...listen, 'p.csv': praemienCsv(2025) }, varDir)
  expect(erster.umgezogen).toEqual([])
  expect(berichtszeilen(await bericht({ 'p.csv': praemienCsv(2026) }, varDir))).toContain(satz)
  // Its price of the year before is not that of its region of today.
  expect(tabelle(varDir, 2026, 'ju-0').vorjahr?.umgeteilt).toEqual([700])
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
