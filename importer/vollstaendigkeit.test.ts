import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { demoPraemien } from './demo/praemien.ts'
import { readPraemien } from './praemien.ts'
import { erkannteTabellen, tabellenDerArt } from './tabellen.ts'
import { luecken } from './vollstaendigkeit.ts'

// A large table; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

/** Lines of the official table where BAG_DATEN names one, else of the demonstration table sorted the same way. */
const [kopf = '', ...zeilen] = amtlicheZeilen() ?? demozeilen()

function amtlicheZeilen(): string[] | undefined {
  const { BAG_DATEN: ordner } = process.env
  const name =
    ordner && readdirSync(ordner, { recursive: true, encoding: 'utf8' }).find(datei => datei.endsWith('mien_CH.csv'))
  return ordner && name ? readFileSync(join(ordner, name), 'utf8').trimEnd().split(/\r?\n/) : undefined
}

function demozeilen(): string[] {
  const [demokopf = '', ...rest] = demoPraemien(2025)
  return [demokopf, ...rest.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))]
}

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
