import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { csv, KOPF, praemienZeilen, xlsx } from '../tests/fixtures/testdaten.ts'
import { erkannteTabellen } from './tabellen.ts'

const zeilen = [KOPF, ...praemienZeilen(2025).slice(0, 10)]

function datei(name: string, inhalt: Buffer, bytes: number) {
  const geoeffnet = { name, anzahl: 0 }
  const art = name.endsWith('xlsx') ? ('xlsx' as const) : ('csv' as const)
  const open = async () => {
    geoeffnet.anzahl += 1
    return Readable.from([inhalt])
  }
  return { quelle: { name, art, bytes, open }, geoeffnet }
}

test('a large workbook is announced before it is read', async () => {
  const saetze: string[] = []
  const { quelle } = datei('p.xlsx', xlsx(zeilen), 14_000_000)
  const { tabellen } = await erkannteTabellen([quelle], satz => saetze.push(satz))
  expect(tabellen).toMatchObject([{ art: 'praemien' }])
  expect(saetze).toEqual([expect.stringContaining('«p.xlsx» ist eine grosse Excel-Datei')])
})

test.each([
  ['too large', [], 26_000_000, 'ist mit 26 MB zu gross für eine Excel-Datei; nehmen Sie die Prämien als CSV'],
  [
    'beside its CSV twin',
    [datei('p.csv', csv(zeilen), 1_000).quelle],
    14_000_000,
    'wird nicht gebraucht: Die Prämien liegen als CSV vor',
  ],
])('a workbook %s is named and never opened', async (_, andere, bytes, grund) => {
  const { quelle, geoeffnet } = datei('p.xlsx', xlsx(zeilen), bytes)
  const { unerkannt } = await erkannteTabellen([quelle, ...andere])
  expect(unerkannt).toEqual([{ name: 'p.xlsx', grund }])
  expect(geoeffnet.anzahl).toBe(0)
})
