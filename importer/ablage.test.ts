import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type * as Dateisystem from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { legeAb, leseZeiger } from './ablage.ts'

/** Removing a folder dies after the first file, as when the process is killed there. */
let stirbtBeimLoeschen = false
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
  }
})

let varDir: string
beforeEach(() => {
  varDir = mkdtempSync(join(tmpdir(), 'ablage-test-'))
})
afterEach(() => rmSync(varDir, { recursive: true }))

const satz = (hash: string) => ({
  hash,
  dateien: new Map([
    ['a.json', Buffer.from('a')],
    ['b.json', Buffer.from('b')],
  ]),
})
const dateien = (ordner: string) => readdirSync(join(varDir, 'daten', ordner)).sort()

test('a data set whose removal was cut short is complete again when it returns', async () => {
  await legeAb(varDir, 2026, 'BAG', satz('eins'))
  stirbtBeimLoeschen = true
  await expect(legeAb(varDir, 2026, 'BAG', satz('zwei'))).rejects.toThrow('killed')
  stirbtBeimLoeschen = false
  expect((await leseZeiger(varDir)).jahre).toEqual({ 2026: { ordner: '2026-zwei', quelle: 'BAG' } })
  await legeAb(varDir, 2026, 'BAG', satz('eins'))
  expect((await leseZeiger(varDir)).jahre).toEqual({ 2026: { ordner: '2026-eins', quelle: 'BAG' } })
  expect(dateien('2026-eins')).toEqual(['a.json', 'b.json'])
})

test('official premiums push invented ones aside, of whatever year', async () => {
  await legeAb(varDir, 2025, 'DEMO', satz('demo'))
  await legeAb(varDir, 2026, 'BAG', satz('bag'))
  expect(Object.keys((await leseZeiger(varDir)).jahre)).toEqual(['2026'])
  expect(readdirSync(join(varDir, 'daten')).sort()).toEqual(['2026-bag', 'aktuell.json'])
})
