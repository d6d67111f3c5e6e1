import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Bundle } from '#contract/bundle.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { everyMinute, startVorrat, type Vorrat } from './vorrat.ts'

let varDir: string
let jetzt: Date
let praemien: SeitenDaten['praemien']
let kennung: string
let seitenBrotli: number
let changed: () => void
let renderings: number
let failure: Error | null
const log = { warn: vi.fn(), error: vi.fn() }

const bundle: Bundle = {
  async *renderAlles(daten) {
    renderings += 1
    const typ = 'text/html; charset=utf-8'
    const inhalt = `${daten.datum} ${daten.praemien.jahr} ${daten.siteUrl}`
    yield { pfad: '/', status: 200, typ, inhalt }
    await Promise.resolve()
    if (failure) throw failure
    yield { pfad: '/404', status: 404, typ, inhalt }
  },
  renderNichtAngenommen: async () => '',
}

function start(buildId = 'a', siteUrl = 'https://praemienlotse.ch'): Promise<Vorrat> {
  return startVorrat({
    build: { id: buildId, bundle: async () => bundle, manifest: {}, quelldateien: [] },
    praemienquelle: {
      praemien: () => praemien,
      kennung: () => kennung,
      tabellen: () => [],
      ortsdaten: () => ({ orte: [], lagen: undefined }),
      onChange: callback => {
        changed = callback
      },
    },
    siteUrl,
    gtmId: null,
    seitenBrotli,
    varDir,
    jetzt: () => jetzt,
    log,
  })
}

const inhalt = (vorrat: Vorrat, pfad = '/') =>
  vorrat.bestand().eintraege.get(pfad)?.darstellungen.identity.inhalt.toString()

const seitenDateien = () => readdirSync(join(varDir, 'seiten')).filter(name => name.startsWith('seiten-'))

beforeEach(() => {
  varDir = mkdtempSync(join(tmpdir(), 'vorrat-'))
  jetzt = new Date('2026-11-15T10:00:00Z')
  praemien = { jahr: 2026, quelle: 'DEMO', versicherer: 37, regionen: 42, importiert: '2026-11-01' }
  kennung = 'a'
  seitenBrotli = 4
  renderings = 0
  failure = null
  vi.clearAllMocks()
})

afterEach(() => {
  vi.useRealTimers()
})

test('at midnight in Zurich all pages change at once', async () => {
  const vorrat = await start()
  const vorher = vorrat.bestand()
  jetzt = new Date('2026-11-15T22:59:59Z')
  await vorrat.renew()
  expect(vorrat.bestand()).toBe(vorher)

  jetzt = new Date('2026-11-15T23:00:00Z')
  const rendering = vorrat.renew()
  expect(vorrat.bestand()).toBe(vorher)
  await rendering
  expect(inhalt(vorrat)).toContain('2026-11-16')
  expect(inhalt(vorrat, '/404')).toContain('2026-11-16')
  expect(vorher.eintraege.get('/')?.darstellungen.identity.inhalt.toString()).toContain('2026-11-15')
})

test('a new data set is shown', async () => {
  const vorrat = await start()
  praemien = { ...praemien, jahr: 2027 }
  changed()
  await vorrat.renew()
  expect(inhalt(vorrat)).toContain('2027')
})

test('a rendering that fails keeps the old pages, is logged, and is tried again', async () => {
  const vorrat = await start()
  const vorher = vorrat.bestand()
  jetzt = new Date('2026-11-16T10:00:00Z')
  failure = new Error('kaputt')
  await vorrat.renew()
  expect(vorrat.bestand()).toBe(vorher)
  expect(log.error).toHaveBeenCalledWith({ err: failure }, expect.any(String))

  failure = null
  await vorrat.renew()
  expect(inhalt(vorrat)).toContain('2026-11-16')
})

test('a first rendering that fails stops the start', async () => {
  failure = new Error('kaputt')
  await expect(start()).rejects.toThrow('kaputt')
})

test('a second start with the same inputs renders nothing', async () => {
  const erster = await start()
  const zweiter = await start()
  expect(renderings).toBe(1)
  expect(zweiter.bestand()).toEqual(erster.bestand())
})

test('another build, address, date, data set or effort is another rendering', async () => {
  await start()
  await start('b')
  await start('b', 'https://example.ch')
  jetzt = new Date('2026-11-16T10:00:00Z')
  await start('b', 'https://example.ch')
  praemien = { ...praemien, quelle: 'BAG' }
  await start('b', 'https://example.ch')
  kennung = 'b'
  await start('b', 'https://example.ch')
  seitenBrotli = 10
  await start('b', 'https://example.ch')
  expect(renderings).toBe(7)
})

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 10)],
  ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])])],
  ['emptied', () => Buffer.alloc(0)],
])('a cache file that was %s is rendered again and repaired', async (_art, beschaedigt) => {
  const erster = await start()
  const datei = join(varDir, 'seiten', seitenDateien()[0] ?? '')
  const heil = readFileSync(datei)
  writeFileSync(datei, beschaedigt(heil))
  const zweiter = await start()
  expect(renderings).toBe(2)
  expect(zweiter.bestand()).toEqual(erster.bestand())
  expect(readFileSync(datei)).toEqual(heil)
})

test('old cache files are pruned', async () => {
  for (const buildId of ['a', 'b', 'c', 'd']) await start(buildId)
  expect(seitenDateien()).toHaveLength(2)
})

test('a folder that cannot be written costs a warning, not the site', async () => {
  varDir = join(varDir, 'datei')
  writeFileSync(varDir, '')
  expect(inhalt(await start())).toContain('2026-11-15')
  expect(log.warn).toHaveBeenCalled()
})

test('the clock is looked at on every whole minute, also after a failure, until it is stopped', () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T22:59:30.500Z') })
  const zeiten: string[] = []
  const stop = everyMinute(() => {
    zeiten.push(new Date().toISOString())
    if (zeiten.length === 1) throw new Error('kaputt')
  })
  expect(() => vi.advanceTimersByTime(29_500)).toThrow('kaputt')
  vi.advanceTimersByTime(120_000)
  expect(zeiten).toEqual(['2026-11-15T23:00:00.000Z', '2026-11-15T23:01:00.000Z', '2026-11-15T23:02:00.000Z'])
  stop()
  vi.advanceTimersByTime(120_000)
  expect(zeiten).toHaveLength(3)
})
