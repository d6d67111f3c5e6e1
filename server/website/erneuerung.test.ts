import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { schluesselZu, type Websiteauftrag } from './auftrag.ts'
import { everyMinute, startErneuerung } from './erneuerung.ts'
import { WEBSITE, type Websitedatei, writeVersion } from './ordner.ts'
import { openWebsite } from './website.ts'

let auftrag: Websiteauftrag
let renderings: boolean[]
let failure: Error | null
const log = { error: vi.fn() }
const ordner = () => join(auftrag.varDir, WEBSITE)

async function render(zu: Websiteauftrag, nebenBesuchern: boolean): Promise<void> {
  renderings.push(nebenBesuchern)
  const inhalt = Buffer.from(`${zu.daten.datum} ${zu.daten.praemien.jahr}`)
  const dateien: Websitedatei[] = ['index.html', '404.html'].map(name => ({ name, inhalt, neben: async () => ({}) }))
  if (failure) throw failure
  await writeVersion(ordner(), schluesselZu(zu), dateien, Date.now())
}

async function start() {
  const website = openWebsite({ varDir: auftrag.varDir, gtmId: null, buildId: auftrag.buildId }, log)
  const renew = await startErneuerung({ auftrag: async () => auftrag, render, website, log })
  const seite = (pfad = '/') => String(website.bestand().eintraege.get(pfad)?.roh.inhalt)
  return { renew, seite, bestand: website.bestand }
}

const am = (datum: string) => {
  auftrag = { ...auftrag, daten: { ...auftrag.daten, datum } }
}

beforeEach(() => {
  auftrag = {
    ...{ dist: '', varDir: mkdtempSync(join(tmpdir(), 'website-')), buildId: 'a', kennung: 'a', brotli: 4, jetzt: 0 },
    daten: {
      ...{ siteUrl: 'https://praemienlotse.ch', datum: '2026-11-15', gtmId: null },
      praemien: { jahr: 2026, quelle: 'DEMO', versicherer: 37, regionen: 42, importiert: '2026-11-01' },
    },
  }
  renderings = []
  failure = null
  vi.clearAllMocks()
})
afterEach(() => {
  vi.useRealTimers()
})

test('on another day all pages change at once, and nothing is rendered before', async () => {
  const { renew, seite, bestand } = await start()
  const vorher = bestand()
  await renew()
  expect(bestand()).toBe(vorher)
  am('2026-11-16')
  const rendering = renew()
  expect(bestand()).toBe(vorher)
  await rendering
  expect([seite(), seite('/404')]).toEqual(['2026-11-16 2026', '2026-11-16 2026'])
  // The first one is waited for, the next has visitors beside it.
  expect(renderings).toEqual([false, true])
})

test('a rendering that fails keeps the old pages, is logged, and is tried again', async () => {
  const { renew, seite } = await start()
  am('2026-11-16')
  failure = new Error('kaputt')
  await renew()
  expect(seite()).toBe('2026-11-15 2026')
  expect(log.error).toHaveBeenCalledWith({ err: failure }, expect.any(String))
  failure = null
  await renew()
  expect(seite()).toBe('2026-11-16 2026')
})

test('a first rendering is tried three times; then it stops the start', async () => {
  failure = new Error('kaputt')
  await expect(start()).rejects.toThrow('There is no website')
  expect(log.error).toHaveBeenCalledWith({ err: failure }, expect.any(String))
  expect(renderings).toEqual([false, false, false])
})

test('a start that cannot render goes on with the pages of before, and says so', async () => {
  await start()
  am('2026-11-16')
  failure = new Error('voll')
  const { seite } = await start()
  expect(seite()).toBe('2026-11-15 2026')
  expect(log.error).toHaveBeenCalledWith({ err: failure }, expect.any(String))
})

test('a second start with the same inputs renders nothing', async () => {
  const erster = await start()
  const zweiter = await start()
  expect(renderings).toHaveLength(1)
  expect(zweiter.bestand()).toEqual(erster.bestand())
})

test('another build, address, date, data set or effort is another website', async () => {
  const { daten } = auftrag
  for (const anders of [
    {},
    { buildId: 'b' },
    { daten: { ...daten, siteUrl: 'https://example.ch' } },
    { daten: { ...daten, datum: '2026-11-16' } },
    { daten: { ...daten, praemien: { ...daten.praemien, quelle: 'BAG' as const } } },
    { kennung: 'b' },
    { brotli: 10 },
  ]) {
    const [vorher, anzahl] = [auftrag, renderings.length]
    auftrag = { ...auftrag, ...anders }
    await start()
    expect(renderings).toHaveLength(anzahl + 1)
    auftrag = vorher
  }
})

test('another build in the same folder changes nothing for this one', async () => {
  const { renew, seite, bestand } = await start()
  const vorher = bestand()
  const eigener = auftrag
  auftrag = { ...auftrag, buildId: 'b', daten: { ...auftrag.daten, datum: '2030-01-01' } }
  expect((await start()).seite()).toBe('2030-01-01 2026')
  auftrag = eigener
  await renew()
  expect([bestand() === vorher, seite(), renderings.length]).toEqual([true, '2026-11-15 2026', 2])
})

test('a damaged file in the folder is said and rendered again', async () => {
  const { seite } = await start()
  const [version = ''] = readdirSync(ordner()).filter(name => name.includes('-'))
  writeFileSync(join(ordner(), version, 'index.html'), 'Unsinn')
  expect((await start()).seite()).toBe(seite())
  expect(renderings).toHaveLength(2)
  expect(log.error).toHaveBeenCalledOnce()
})

test('the clock is looked at on every whole minute, also after a failure', () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T22:59:30.500Z') })
  const zeiten: string[] = []
  everyMinute(() => {
    zeiten.push(new Date().toISOString())
    if (zeiten.length === 1) throw new Error('kaputt')
  })
  expect(() => vi.advanceTimersByTime(29_500)).toThrow('kaputt')
  vi.advanceTimersByTime(120_000)
  expect(zeiten).toEqual(['2026-11-15T23:00:00.000Z', '2026-11-15T23:01:00.000Z', '2026-11-15T23:02:00.000Z'])
})
