import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import type * as Dateisystem from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Quelle } from '#domain/praemien/datensatz.ts'
import { hash, satz } from '../../tests/fixtures/tabellen/leerer-datensatz.ts'
import { warteBis } from '../../tests/fixtures/warte-bis.ts'
import { storeDatensaetze as legeAbIn } from './ablage.ts'
import { readVorherigen, readZeiger } from './zeiger.ts'

/** Removing a folder dies after the first file, as when the process is killed there. */
let stirbtBeimLoeschen = false
/** Renames and syncs of folders, in their order. */
let schritte: string[] = []
const kurz = (pfad: string) => basename(pfad).replace(/^\.neu-.*/, '.neu')
vi.mock('node:fs/promises', async original => {
  const echte = await original<typeof Dateisystem>()
  return {
    ...echte,
    rm: async (pfad: string, optionen: object) => {
      if (!stirbtBeimLoeschen) return echte.rm(pfad, optionen)
      const [erste = ''] = await echte.readdir(pfad)
      await echte.rm(join(pfad, erste))
      throw new Error('killed')
    },
    rename: async (von: string, nach: string) => {
      await echte.rename(von, nach)
      schritte.push(`${kurz(von)} → ${kurz(nach)}`)
    },
    open: async (pfad: string, art?: string) => {
      const datei = await echte.open(pfad, art)
      const sync = datei.sync.bind(datei)
      datei.sync = async () => {
        await sync()
        if (art === undefined) schritte.push(`sync ${kurz(pfad)}`)
      }
      return datei
    },
  }
})

let varDir: string
beforeEach(() => {
  varDir = mkdtempSync(join(tmpdir(), 'ablage-test-'))
  schritte = []
})
afterEach(() => rmSync(varDir, { recursive: true }))

const storeDatensaetze = (varDir: string, jahr: number, quelle: Quelle, dateien: ReturnType<typeof satz>) =>
  legeAbIn(varDir, quelle, async () => [{ jahr, ...dateien }])
const inhalt = (ordner = '') =>
  readdirSync(join(varDir, 'daten', ordner))
    .filter(name => name !== '.sperre')
    .sort()

test('a data set whose removal was cut short is complete again when it returns', async () => {
  for (const ziffer of ['1', '2']) await storeDatensaetze(varDir, 2026, 'BAG', satz(ziffer))
  stirbtBeimLoeschen = true
  await expect(storeDatensaetze(varDir, 2026, 'BAG', satz('3'))).rejects.toThrow('killed')
  stirbtBeimLoeschen = false
  expect((await readZeiger(varDir)).jahre).toEqual({ 2026: { ordner: `2026-${hash('3')}`, quelle: 'BAG' } })
  await storeDatensaetze(varDir, 2026, 'BAG', satz('1'))
  expect((await readZeiger(varDir)).jahre).toEqual({ 2026: { ordner: `2026-${hash('1')}`, quelle: 'BAG' } })
  const { dateien } = satz('1')
  const namen = [...dateien.keys(), 'schweiz.csv']
  expect(inhalt(`2026-${hash('1')}`)).toEqual(namen.sort())
})

test.each(['verzeichnis.json', 'orte.json', 'meta.json'])(
  'a data set with a damaged %s is written anew',
  async name => {
    await storeDatensaetze(varDir, 2026, 'BAG', satz('1'))
    truncateSync(join(varDir, 'daten', `2026-${hash('1')}`, name))
    expect((await readZeiger(varDir)).jahre).toEqual({})
    await storeDatensaetze(varDir, 2026, 'BAG', satz('1'))
    expect(Object.keys((await readZeiger(varDir)).jahre)).toEqual(['2026'])
  },
)

test('a text in pieces lies there whole; one that is missing or cut short is written anew', async () => {
  const csv = join(varDir, 'daten', `2026-${hash('1')}`, 'schweiz.csv')
  for (const stoere of [() => {}, () => rmSync(csv), () => truncateSync(csv)]) {
    stoere()
    await storeDatensaetze(varDir, 2026, 'BAG', satz('1'))
    expect(readFileSync(csv, 'utf8')).toBe('Kopf\nZeile\n')
  }
})

test('official premiums push invented ones aside, of whatever year', async () => {
  await storeDatensaetze(varDir, 2025, 'DEMO', satz('d'))
  await storeDatensaetze(varDir, 2026, 'BAG', satz('b'))
  expect(Object.keys((await readZeiger(varDir)).jahre)).toEqual(['2026'])
})

test('the data sets before the last import stay until the next one; an import of the same changes nothing', async () => {
  for (const ziffer of ['1', '2', '3', '3']) await storeDatensaetze(varDir, 2026, 'BAG', satz(ziffer))
  expect(inhalt()).toEqual([`2026-${hash('2')}`, `2026-${hash('3')}`, 'aktuell.json', 'vorher.json'])
  expect((await readVorherigen(varDir)).jahre).toEqual({ 2026: { ordner: `2026-${hash('2')}`, quelle: 'BAG' } })
})

test('imports at once wait for each other: no year is lost, no entry leads nowhere', async () => {
  for (const runde of ['1', '2', '3', '4', '5'])
    await Promise.all(
      [2023, 2024, 2025, 2026].flatMap(jahr => [
        storeDatensaetze(varDir, jahr, 'BAG', satz(runde)),
        storeDatensaetze(varDir, jahr, 'BAG', satz('f')),
      ]),
    )
  const { jahre } = await readZeiger(varDir)
  expect(Object.keys(jahre)).toEqual(['2023', '2024', '2025', '2026'])
  const vorher = await readVorherigen(varDir)
  const gebraucht = [jahre, vorher.jahre].flatMap(jahre => Object.values(jahre).map(({ ordner }) => ordner))
  expect(inhalt()).toEqual([...new Set(gebraucht), 'aktuell.json', 'vorher.json'].sort())
})

test('an import that waits in vain says so', async () => {
  mkdirSync(join(varDir, 'daten'))
  const anderer = new DatabaseSync(join(varDir, 'daten/.sperre'))
  anderer.exec('BEGIN EXCLUSIVE')
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  try {
    const versuch = storeDatensaetze(varDir, 2026, 'BAG', satz('1'))
    let vorbei = false
    const abgelehnt = expect(versuch).rejects.toThrow('Ein anderer Import schreibt gerade')
    const ende = abgelehnt.finally(() => {
      vorbei = true
    })
    // The clock goes on to the end: nobody knows when the attempt first looks at it.
    await warteBis(() => {
      vi.setSystemTime(Date.now() + 5_000)
      expect(vorbei).toBe(true)
    })
    await ende
  } finally {
    vi.useRealTimers()
    anderer.close()
  }
})

test('only data sets and leftovers of imports are removed', async () => {
  await storeDatensaetze(varDir, 2026, 'BAG', satz('1'))
  for (const name of ['quelle', '.neu-verwaist', '2026-alt']) mkdirSync(join(varDir, 'daten', name))
  writeFileSync(join(varDir, 'daten/Praemien_CH.csv'), 'x')
  for (const ziffer of ['2', '3']) await storeDatensaetze(varDir, 2026, 'BAG', satz(ziffer))
  const eigene = [`2026-${hash('2')}`, `2026-${hash('3')}`, 'aktuell.json', 'vorher.json']
  expect(inhalt()).toEqual(['2026-alt', 'Praemien_CH.csv', 'quelle', ...eigene].sort())
  expect(existsSync(join(varDir, 'daten/.sperre'))).toBe(true)
})

test('a folder is on the disk before its name, and its name before the pointer', async () => {
  await storeDatensaetze(varDir, 2026, 'BAG', satz('1'))
  const name = `2026-${hash('1')}`
  expect(schritte).toEqual(['sync .neu', `.neu → ${name}`, 'sync daten', '.neu → aktuell.json', 'sync daten'])
})

test('what another import removed meanwhile is looked for again where the pointer leads then', async () => {
  await storeDatensaetze(varDir, 2026, 'BAG', satz('1'))
  const gelesene: string[] = []
  await legeAbIn(varDir, 'BAG', async ({ jahre }) => {
    const ordner = jahre[2026]?.ordner ?? ''
    gelesene.push(ordner)
    if (gelesene.length === 1)
      for (const ziffer of ['2', '3']) await storeDatensaetze(varDir, 2026, 'BAG', satz(ziffer))
    readdirSync(join(varDir, 'daten', ordner))
    return [{ jahr: 2025, ...satz('4') }]
  })
  expect(gelesene).toEqual([`2026-${hash('1')}`, `2026-${hash('3')}`])
  expect(inhalt()).toEqual([`2025-${hash('4')}`, `2026-${hash('3')}`, 'aktuell.json', 'vorher.json'])
})
