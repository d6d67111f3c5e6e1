import { Readable } from 'node:stream'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { amtlich, amtlicheDatei } from '../../tests/fixtures/tabellen/amtlich.ts'
import { orteCsv, regionenXlsx } from '../../tests/fixtures/tabellen/testdaten.ts'
import { readOrte, readRegionen } from './orte.ts'
import { erkannteTabellen, tabellenDerArt } from './tabellen.ts'

/** The official lists where BAG_DATEN names them, else our own, which hold the same special cases. */
const [verzeichnis, anhang] = amtlich ? [amtlicheDatei('orte'), amtlicheDatei('regionen')] : [orteCsv, regionenXlsx]

const datei = (name: string, art: 'csv' | 'xlsx', inhalt: Buffer) => ({
  name,
  art,
  bytes: inhalt.length,
  open: async () => Readable.from([inhalt]),
})
const { tabellen } = await erkannteTabellen([datei('o.csv', 'csv', verzeichnis), datei('r.xlsx', 'xlsx', anhang)])
const [regionsliste] = tabellenDerArt(tabellen, 'regionen')
const [ortsliste] = tabellenDerArt(tabellen, 'orte')
if (!regionsliste || !ortsliste) throw new Error('the lists are not recognised')
const { orte, ohneRegion } = await readOrte(ortsliste, await readRegionen(regionsliste), 2025)
const regionen = new Map(orte.map(({ bfs, region }) => [bfs, region]))

test("municipalities carry the annex's region, 2239 its predecessors', 5391 is dropped", async () => {
  const imAnhang = new Map<number, number>()
  for (const [, bfs, , region] of await readSheet(anhang))
    if (typeof bfs === 'number') imAnhang.set(bfs, Number(region))
  const gemeinsame = [...imAnhang].filter(([bfs]) => regionen.has(bfs))
  expect(gemeinsame.length).toBe(amtlich ? 1509 : 27)
  expect(gemeinsame.map(([bfs]) => [bfs, regionen.get(bfs)])).toEqual(gemeinsame)
  expect([imAnhang.has(2239), regionen.get(2239), regionen.has(5391)]).toEqual([false, 1, false])
  expect(ohneRegion.map(gemeinde => gemeinde.slice(0, 4))).toEqual(['5391'])
})

test('every place of the directory is there under its name, with its postcode, municipality and canton', () => {
  const [, ...zeilen] = verzeichnis.toString().trimEnd().split(/\r?\n/)
  const amtliche = zeilen
    .map(zeile => zeile.split(';'))
    .filter(([, , , , bfs, kanton]) => kanton && bfs !== '5391')
    .map(([ort, plz, , gemeinde, bfs, kanton]) => [plz, ort, gemeinde, bfs, kanton].join('|'))
  const unsere = orte.map(o => [o.plz, o.ort, o.gemeinde, o.bfs, o.kanton].join('|'))
  expect(unsere.sort()).toEqual([...new Set(amtliche)].sort())
})

test('coordinates are kept where every place has them, and Liechtenstein bounds the country', async () => {
  const kopf = 'Ortschaftsname;PLZ;Zusatzziffer;Gemeindename;BFS-Nr;Kantonskürzel;E;N'
  const zug = 'Zug;6300;0;Zug;1711;ZG;2681600.5;1224700'
  const lies = async (...zeilen: string[]) => {
    const erkannt = await erkannteTabellen([datei('o.csv', 'csv', Buffer.from([kopf, ...zeilen].join('\n')))])
    const [liste] = tabellenDerArt(erkannt.tabellen, 'orte')
    if (!liste) throw new Error('not recognised')
    return (await readOrte(liste, new Map(), 2025)).lagen
  }
  const mitVaduz = await lies(
    zug,
    'Baar;6340;0;Baar;1701;ZG;2682800;1227900',
    'Vaduz;9490;0;Vaduz;7001;;2757700;1223500',
  )
  expect(mitVaduz).toEqual({
    // In the order of the table: Baar has the lower number.
    orte: [
      { e: 2682800, n: 1227900 },
      { e: 2681600.5, n: 1224700 },
    ],
    ausland: [{ e: 2757700, n: 1223500 }],
  })
  expect(await lies(zug, 'Baar;6340;0;Baar;1701;ZG;;')).toBeUndefined()
  // The old grid LV03.
  expect(await lies('Zug;6300;0;Zug;1711;ZG;681600;224700')).toBeUndefined()
})
