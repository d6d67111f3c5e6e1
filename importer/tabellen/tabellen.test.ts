import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { csv, KOPF, mitBehaupteterGroesse, praemienZeilen, xlsx, zip } from '../../tests/fixtures/tabellen/testdaten.ts'
import { erkannteTabellen } from './tabellen.ts'

const zeilen = [KOPF, ...praemienZeilen(2025).slice(0, 10)]

function datei(name: string, inhalt: Buffer) {
  const art = name.endsWith('xlsx') ? ('xlsx' as const) : ('csv' as const)
  return { name, art, bytes: inhalt.length, open: async () => Readable.from([inhalt]) }
}

/** A workbook that has so many bytes once it is unpacked, and few until then. */
const mappe = (bytes: number) => xlsx(zeilen, [['docProps/leer.xml', Buffer.alloc(bytes)]])
/** It only says so. */
const angebliche = (bytes: number) => mitBehaupteterGroesse(xlsx(zeilen), bytes)

test('a workbook that unpacks to much is announced before it is read', async () => {
  const saetze: string[] = []
  const { tabellen } = await erkannteTabellen([datei('p.xlsx', mappe(30_000_000))], {
    melde: satz => saetze.push(satz),
  })
  expect(tabellen).toMatchObject([{ art: 'praemien' }])
  expect(saetze).toEqual([expect.stringContaining('«p.xlsx» ist eine grosse Excel-Datei')])
})

const ZU_GROSS = (mb: number) =>
  `ist mit ${mb} MB entpackt zu gross für eine Excel-Datei; nehmen Sie die Prämien als CSV`
const csvZwilling = datei('p.csv', csv(zeilen))

test.each([
  ['of 301 MB', angebliche(301_000_000), {}, [], ZU_GROSS(301)],
  ['of 31 MB that nobody has brought', angebliche(31_000_000), { vonSelbst: true }, [], ZU_GROSS(31)],
  [
    'beside its CSV twin',
    angebliche(31_000_000),
    {},
    [csvZwilling],
    'wird nicht gebraucht: Die Prämien liegen als CSV vor',
  ],
])('a workbook %s is named and never unpacked', async (_, inhalt, umstaende, andere, grund) => {
  const { unerkannt } = await erkannteTabellen([datei('p.xlsx', inhalt), ...andere], umstaende)
  expect(unerkannt).toEqual([{ name: 'p.xlsx', grund }])
})

/** A sheet of its own making in the place of the one that is read. */
const blatt = (zellen: string) =>
  zip([
    ...['xl/_rels/workbook.xml.rels', 'xl/workbook.xml'].map((name): [string, Buffer] => [name, eintrag(name)]),
    ['xl/worksheets/sheet1.xml', Buffer.from(`<worksheet><sheetData>${zellen}</sheetData></worksheet>`)],
  ])
function eintrag(name: string): Buffer {
  const ns = 'http://schemas.openxmlformats.org'
  return Buffer.from(
    name.endsWith('rels')
      ? `<Relationships xmlns="${ns}/package/2006/relationships"><Relationship Id="rId1" Type="${ns}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`
      : `<workbook xmlns="${ns}/spreadsheetml/2006/main" xmlns:r="${ns}/officeDocument/2006/relationships"><sheets><sheet name="T" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  )
}
const zelle = (ort: string) => `<c r="${ort}"><v>1</v></c>`

test.each([
  ['entries larger than it says', mitBehaupteterGroesse(xlsx(zeilen), 10, 3)],
  [
    'a cell far to the right and one far below',
    blatt(`<row r="1">${zelle('XFD1')}</row><row r="9999">${zelle('A9999')}</row>`),
  ],
  ['a row beyond all rows', blatt(`<row r="1e9">${zelle('A1')}</row>`)],
  ['a cell in such a row', blatt(`<row>${zelle('A99999999')}</row>`)],
  ['a place in other letters', blatt(`<row>${zelle('&#88;FD1')}</row>`)],
  ['a tag of nothing but places', blatt(`<row${' r="1"'.repeat(300_000)}>${zelle('B9999999')}</row>`)],
  [
    'a cell that only looks empty',
    blatt(`<row r="1"><c r="XFD1" x="/>"><v>1</v></c></row><row r="9999">${zelle('A9999')}</row>`),
  ],
])('a workbook with %s is not read', async (_, inhalt) => {
  const { tabellen, unerkannt } = await erkannteTabellen([datei('p.xlsx', inhalt)])
  expect([tabellen, unerkannt]).toEqual([[], [{ name: 'p.xlsx', grund: 'ist keine lesbare Excel-Datei' }]])
})

const ohneNennung = Buffer.concat([zip([['xl/bombe.xml', Buffer.alloc(1_000)]]), xlsx(zeilen)])

test.each([
  ['an entry that its directory does not name', 'is not unpacked', ohneNennung, 0],
  ['a second end', 'is read all the same', Buffer.concat([xlsx(zeilen), xlsx(zeilen).subarray(-22)]), 1],
])('a workbook with %s %s, and nobody waits for ever', async (_, __, inhalt, anzahl) => {
  expect((await erkannteTabellen([datei('p.xlsx', inhalt)])).tabellen).toHaveLength(anzahl)
})

test('of a workbook only what can be read is unpacked and judged', async () => {
  const voll = Buffer.from(zelle('XFD1048576'))
  const bilder = xlsx(zeilen, [
    ['xl/media/bild.png', voll],
    ['xl/media/bild.xml.png', voll],
  ])
  expect((await erkannteTabellen([datei('p.xlsx', bilder)])).tabellen).toHaveLength(1)
  for (const [ort, anzahl] of [
    ['J1000000', 1],
    ['J1000001', 0],
  ] as const)
    expect(
      (await erkannteTabellen([datei('p.xlsx', xlsx(zeilen, [['docProps/x.xml', Buffer.from(zelle(ort))]]))])).tabellen,
      ort,
    ).toHaveLength(anzahl)
})

test('cells as a person reads them, under the number of their row', async () => {
  const inhalt = xlsx([
    ['Nummer', ' Name ', 'Ort'],
    [412.20000000000005, ' A ', ''],
  ])
  const [tabelle] = (await erkannteTabellen([datei('v.xlsx', inhalt)])).tabellen
  const gelesen = await Array.fromAsync(tabelle?.zeilen() ?? [])
  expect(gelesen.map(({ nummer, werte }) => ({ nummer, werte }))).toEqual([{ nummer: 2, werte: ['412.2', 'A', ''] }])
})

test('empty cells and rows at the far edge, as spreadsheets leave them, harm nobody', async () => {
  const kopf = ['Nummer', 'Name', 'Ort'].map(
    (name, i) => `<c r="${'ABC'[i]}1" t="inlineStr"><is><t>${name}</t></is></c>`,
  )
  const inhalt = blatt(`<row r="1">${kopf.join('')}<c r="XFD1" s="3"/></row><row r="1048576" spans="1:3"/>`)
  expect((await erkannteTabellen([datei('v.xlsx', inhalt)])).tabellen).toMatchObject([{ art: 'versicherer' }])
})

test('no table is read beyond a million rows', async () => {
  const inhalt = Buffer.from(`Nummer,Name,Ort\n${'1,A,B\n'.repeat(1_000_000)}`)
  const [tabelle] = (await erkannteTabellen([datei('v.csv', inhalt)])).tabellen
  const lies = async () => {
    for await (const _ of tabelle?.zeilen() ?? []);
  }
  await expect(lies()).rejects.toThrow('«v.csv» hat mehr als eine Million Zeilen.')
})
