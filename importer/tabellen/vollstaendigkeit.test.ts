import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { rohtabelle } from '../../tests/fixtures/tabellen/rohtabelle.ts'
import { readPraemien } from './praemien.ts'
import { erkannteTabellen, tabellenDerArt } from './tabellen.ts'
import { luecken } from './vollstaendigkeit.ts'

// A large table; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

const [kopf = '', ...zeilen] = rohtabelle(2025).zeilen
// By insurer, as the official table is.
zeilen.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))

/** Only Standard with an ordinary franchise decides, and reading the rest takes long. */
async function lueckenVon(behalten: readonly string[]): Promise<string[]> {
  const grundpraemien = behalten.filter(zeile => /TAR-BASE.*FRA-(0|300)\b/.test(zeile))
  const inhalt = Buffer.from([kopf, ...grundpraemien].join('\n'))
  const datei = { name: 'p.csv', art: 'csv' as const, bytes: inhalt.length, open: async () => Readable.from([inhalt]) }
  const [tabelle] = tabellenDerArt((await erkannteTabellen([datei])).tabellen, 'praemien')
  if (!tabelle) throw new Error('not recognised as a premium table')
  return luecken(await readPraemien(tabelle))
}

test('the whole table has no gaps', async () => {
  expect(await lueckenVon(zeilen)).toEqual([])
})

test('a table cut between two rows at 60 % has', async () => {
  expect(await lueckenVon(zeilen.slice(0, zeilen.length * 0.6))).toContainEqual(
    expect.stringMatching(/^nur 2\d Versicherer$/),
  )
})

test('a table without children has', async () => {
  expect(await lueckenVon(zeilen.filter(zeile => !zeile.includes('AKL-KIN')))).toEqual([
    expect.stringMatching(/fehlt die Grundprämie.*K1/),
  ])
})
