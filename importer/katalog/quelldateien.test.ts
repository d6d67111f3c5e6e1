import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Yauzl from 'yauzl'
import type { ZipFile } from 'yauzl'
import {
  csv,
  KOPF,
  mitBehaupteterGroesse,
  orteCsv,
  praemienCsv,
  regionenXlsx,
  zip,
} from '../../tests/fixtures/tabellen/testdaten.ts'
import { importDaten } from '../import.ts'
import { quelldateien } from './quelldateien.ts'

vi.setConfig({ testTimeout: 60_000 })

const archive: ZipFile[] = []
vi.mock('yauzl', async original => {
  const echtes = await original<typeof Yauzl>()
  return {
    ...echtes,
    openPromise: async (pfad: string, optionen: Yauzl.Options) => {
      const archiv = await echtes.openPromise(pfad, optionen)
      archive.push(archiv)
      return archiv
    },
  }
})

let wurzel: string
let von: string
beforeEach(() => {
  wurzel = mkdtempSync(join(tmpdir(), 'quelldateien-test-'))
  von = join(wurzel, 'quelle')
  mkdirSync(von)
  archive.length = 0
})
afterEach(() => rmSync(wurzel, { recursive: true }))

const lege = (name: string, inhalt: Buffer | string, ordner = von) => writeFileSync(join(ordner, name), inhalt)
function legeAlles() {
  lege('p.csv', praemienCsv(2025))
  lege('o.csv', orteCsv)
  lege('r.xlsx', regionenXlsx)
}
const ergebnis = () =>
  importDaten({ von, varDir: join(wurzel, 'var'), praemienjahr: 2025, quelle: 'BAG', jetzt: new Date() })

test.each([
  ['~$p.xlsx', '\u0006Anna Beispiel', 'ist keine lesbare Excel-Datei'],
  [
    'LIZENZ.txt',
    '"Open use. Must provide the source.\n',
    'ist kein lesbares CSV: Zeile 1, ein Anführungszeichen bleibt offen',
  ],
  ['alt.zip', 'PK kaputt', 'ist kein lesbares ZIP-Archiv'],
])('%s beside a complete table is named and harms nobody', async (name, inhalt, grund) => {
  legeAlles()
  lege(name, inhalt)
  expect(await ergebnis()).toMatchObject({ art: 'importiert', bericht: { uebergangen: [{ name, grund }] } })
})

test('archives are closed after an import and after a refusal', async () => {
  legeAlles()
  rmSync(join(von, 'p.csv'))
  lege('p.zip', zip([['p.csv', praemienCsv(2025)]]))
  expect((await ergebnis()).art).toBe('importiert')
  lege('p.zip', zip([['p.csv', csv([KOPF])]]))
  expect((await ergebnis()).art).toBe('abgelehnt')
  expect(archive.map(archiv => archiv.isOpen)).toEqual([false, false])
})

const ZU_GROSS = "ist zu gross: ein Archiv darf 1'000 Dateien und entpackt 2 GB enthalten"
const LEER = Buffer.alloc(0)

test.each([
  ['1001 files', zip(Array.from({ length: 1_001 }, (_, i) => [`${i}.csv`, LEER]))],
  [
    '2 GB and a byte',
    mitBehaupteterGroesse(
      zip([
        ['p.csv', Buffer.alloc(10)],
        ['q.csv', Buffer.alloc(1)],
      ]),
      2_000_000_000,
    ),
  ],
])('an archive of %s is named and not read', async (_, archiv) => {
  legeAlles()
  lege('bombe.zip', archiv)
  const uebergangen = [{ name: 'bombe.zip', grund: ZU_GROSS }]
  expect(await ergebnis()).toMatchObject({ art: 'importiert', bericht: { uebergangen } })
})

test('an archive may hold 1000 files and 2 GB', async () => {
  const dateien = Array.from({ length: 1_000 }, (_, i): [string, Buffer] => [`${i}.csv`, LEER])
  const archiv = zip(dateien)
  for (let i = 0; i < 6; i += 1) mitBehaupteterGroesse(archiv, 300_000_000, i)
  mitBehaupteterGroesse(archiv, 200_000_000, 6)
  lege('a.zip', archiv)
  const { dateien: gefunden, unlesbar, close } = await quelldateien(von)
  close()
  expect([gefunden.length, unlesbar]).toEqual([1_000, []])
})

test('a file larger than its archive says is not read to its end', async () => {
  lege('p.zip', mitBehaupteterGroesse(zip([['p.csv', praemienCsv(2025)]]), 1_000))
  const {
    dateien: [datei],
    close,
  } = await quelldateien(von)
  let gelesen = 0
  const lies = async () => {
    for await (const stueck of (await datei?.open()) ?? []) gelesen += stueck.length
  }
  await expect(lies()).rejects.toThrow('«p.zip/p.csv» lässt sich nicht entpacken.')
  close()
  expect(gelesen).toBeLessThanOrEqual(1_000)
})

test('a table of more than 300 MB is named and not read, in an archive and beside it', async () => {
  legeAlles()
  lege('q.zip', mitBehaupteterGroesse(zip([['q.csv', praemienCsv(2026)]]), 300_000_001))
  lege('r.csv', '')
  truncateSync(join(von, 'r.csv'), 300_000_001)
  const uebergangen = ['q.zip/q.csv', 'r.csv'].map(name => ({ name, grund: 'ist grösser als 300 MB' }))
  expect(await ergebnis()).toMatchObject({ art: 'importiert', bericht: { jahr: 2025, uebergangen } })
})

test('a table that turns out larger than its archive says: a sentence, nothing imported', async () => {
  legeAlles()
  rmSync(join(von, 'p.csv'))
  lege('p.zip', mitBehaupteterGroesse(zip([['p.csv', praemienCsv(2025)]]), 1_000))
  expect(await ergebnis()).toMatchObject({
    art: 'abgelehnt',
    meldung: expect.stringContaining('lässt sich nicht entpacken'),
  })
})

test('links to files are read, links that lead to none are named', async () => {
  lege('echt.csv', 'a', wurzel)
  symlinkSync(join(wurzel, 'echt.csv'), join(von, 'p.csv'))
  symlinkSync(join(wurzel, 'weg.csv'), join(von, 'weg.csv'))
  const { dateien, unlesbar } = await quelldateien(von)
  expect(dateien).toMatchObject([{ name: 'p.csv', bytes: 1 }])
  expect(unlesbar).toEqual([{ name: 'weg.csv', grund: 'ist ein Verweis, der zu keiner Datei führt' }])
})

test('a folder without tables: the files that were seen are named', async () => {
  lege('praemien.pdf', '%PDF')
  expect(await ergebnis()).toMatchObject({ art: 'abgelehnt', meldung: expect.stringContaining('nur praemien.pdf') })
})
