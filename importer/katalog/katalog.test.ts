import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { orteCsv, praemienCsv, regionenXlsx, xlsx, zip } from '../../tests/fixtures/tabellen/testdaten.ts'
import { dateienAn, importAusKatalog, praemiendatei, ressourcenIn } from './katalog.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

/** A server that plays the official ones; a test replaces single addresses. */
const seiten = new Map<string, RequestListener>()
let server: Server
let adresse: string
/** What the operator was told. */
const saetze: string[] = []
/** Holds everything a test writes, so that leftovers show. */
let wurzel: string
let varDir: string

const sende =
  (typ: string, inhalt: Buffer | string): RequestListener =>
  (_, antwort) => {
    antwort.setHeader('content-type', typ).end(inhalt)
  }
const pfadIn = (name: string) => `/?r=/download&path=${Buffer.from(`/Praemien/${name}`).toString('base64')}`
const ARCHIV = pfadIn('Archiv_Praemien_2025.zip')
const AKTUELL = pfadIn('Prämien_CH.csv')
const katalog = (...pfade: string[]) =>
  JSON.stringify({ success: true, result: { resources: pfade.map(pfad => ({ url: `${adresse}${pfad}` })) } })

beforeAll(async () => {
  server = createServer((anfrage, antwort) => {
    const seite = seiten.get(anfrage.url ?? '')
    if (seite) seite(anfrage, antwort)
    else antwort.writeHead(404).end()
  })
  await new Promise<void>(bereit => server.listen(0, '127.0.0.1', bereit))
  adresse = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const archiv = zip([['2025/Praemien_CH.csv', praemienCsv(2025)]])
const aktuelle = praemienCsv(2026)

beforeEach(() => {
  wurzel = mkdtempSync(join(tmpdir(), 'katalog-test-'))
  varDir = join(wurzel, 'var')
  vi.stubEnv('TMPDIR', wurzel)
  seiten.clear()
  saetze.length = 0
  seiten.set('/katalog', sende('application/json', katalog(AKTUELL, ARCHIV, pfadIn('Archiv_Praemien_2024.zip'))))
  seiten.set('/aktuell', sende('text/html', '<a href="/downloads/versicherer_2025.xlsx">'))
  seiten.set('/archiv', sende('text/html', '<a href="/downloads/praemienregionen_2025.xlsx">'))
  seiten.set('/downloads/praemienregionen_2025.xlsx', sende('application/octet-stream', regionenXlsx))
  seiten.set('/downloads/versicherer_2025.xlsx', sende('application/octet-stream', regionenXlsx))
  seiten.set('/orte.csv.zip', sende('application/zip', zip([['AMTOVZ.csv', orteCsv]])))
  seiten.set(ARCHIV, sende('application/zip', archiv))
  seiten.set(AKTUELL, sende('text/csv', aktuelle))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(wurzel, { recursive: true })
})

const importDaten = (versuche = 1, hoechstensMs = 10_000) =>
  importAusKatalog({
    varDir,
    praemienjahr: 2025,
    jetzt: new Date('2026-01-01'),
    adressen: {
      praemien: `${adresse}/katalog`,
      listen: [`${adresse}/aktuell`, `${adresse}/archiv`],
      orte: `${adresse}/orte.csv.zip`,
    },
    fristen: { stilleMs: 600, signal: AbortSignal.timeout(hoechstensMs), versuche },
    melde: satz => saetze.push(satz),
  })

test('loads the archive of the year with regions and places', async () => {
  expect(await importDaten()).toMatchObject({ art: 'importiert', bericht: { jahr: 2025, regionen: 42, orte: 43 } })
})

test("the list of regions of the table's own year counts, not that of the configured year", async () => {
  seiten.set('/katalog', sende('application/json', katalog(AKTUELL)))
  seiten.set(
    '/archiv',
    sende('text/html', ['2019', '2026', '2025'].map(jahr => `<a href="/r/praemienregionen_${jahr}.xlsx">`).join('')),
  )
  seiten.set(
    '/r/praemienregionen_2025.xlsx',
    sende(
      'application/octet-stream',
      xlsx([
        ['Kanton', 'BFS-Nr', 'Gemeinde', 'Region'],
        ['ZH', 101, 'Zürich', 9],
      ]),
    ),
  )
  seiten.set('/r/praemienregionen_2026.xlsx', sende('application/octet-stream', regionenXlsx))
  expect(await importDaten()).toMatchObject({ art: 'importiert', bericht: { jahr: 2026, orte: 43 } })
})

test('an older list of regions is better than none', async () => {
  seiten.set(
    '/archiv',
    sende('text/html', '<a href="/r/praemienregionen_2024.xlsx"><a href="/r/praemienregionen_2019.xlsx">'),
  )
  seiten.set('/r/praemienregionen_2024.xlsx', sende('application/octet-stream', regionenXlsx))
  expect(await importDaten()).toMatchObject({ art: 'importiert', bericht: { jahr: 2025, orte: 43 } })
})

test('a slow download says every few seconds that it goes on', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  seiten.set(ARCHIV, (_, antwort) => {
    const stueck = Math.ceil(archiv.length / 10)
    let gesendet = 0
    const uhr = setInterval(() => {
      vi.setSystemTime(Date.now() + 3_000)
      antwort.write(archiv.subarray(gesendet, gesendet + stueck))
      gesendet += stueck
      if (gesendet < archiv.length) return
      clearInterval(uhr)
      antwort.end()
    }, 20)
  })
  try {
    expect(await importDaten()).toMatchObject({ art: 'importiert' })
  } finally {
    vi.useRealTimers()
  }
  expect(saetze).toContainEqual(expect.stringMatching(/… \d+ kB$/))
})

test('loads the current table when there is no archive of the year', async () => {
  seiten.set('/katalog', sende('application/json', katalog(AKTUELL)))
  expect(await importDaten()).toMatchObject({ art: 'importiert', bericht: { jahr: 2026, gewuenschtesJahr: 2025 } })
})

test('finds the file behind the hidden path', () => {
  const dateien = dateienAn(ressourcenIn(katalog(AKTUELL, ARCHIV)))
  expect(praemiendatei(dateien, 2025).name).toBe('Archiv_Praemien_2025.zip')
  expect(praemiendatei(dateien, 2027).name).toBe('Prämien_CH.csv')
})

const nieBeantwortet: RequestListener = () => {}
const verstummt: RequestListener = (_, antwort) => antwort.writeHead(200).write(archiv.subarray(0, 500))
const endlos: RequestListener = (_, antwort) => antwort.end(Buffer.alloc(5_000_001, ' '))
/** As long as somebody takes it. */
const ohneEnde: RequestListener = (_, antwort) => {
  const stueck = Buffer.concat([Buffer.from('PK'), Buffer.alloc(4_000_000)])
  const schreibe = () => {
    while (antwort.write(stueck));
  }
  antwort.writeHead(200).on('drain', schreibe)
  schreibe()
}
const tropft: RequestListener = (_, antwort) => {
  antwort.writeHead(200)
  const uhr = setInterval(() => antwort.write('P'), 50)
  antwort.on('close', () => clearInterval(uhr))
}
const halb: RequestListener = (_, antwort) => {
  antwort.writeHead(200, { 'content-length': archiv.length })
  antwort.write(archiv.subarray(0, archiv.length / 2), () => antwort.destroy())
}
const halbOhneLaenge: RequestListener = (_, antwort) =>
  antwort.writeHead(200).end(archiv.subarray(0, archiv.length / 2))

test.each<[string, string, RequestListener, string]>([
  ['no answer', ARCHIV, nieBeantwortet, 'antwortet nicht'],
  ['silence in the middle', ARCHIV, verstummt, 'verstummt'],
  ['a catalogue that falls silent', '/katalog', verstummt, 'verstummt'],
  ['a page that falls silent', '/archiv', verstummt, 'verstummt'],
  ['a catalogue without end', '/katalog', endlos, 'mehr als 5 MB'],
  ['a broken connection', ARCHIV, halb, 'bricht ab'],
  ['half an archive without a length', ARCHIV, halbOhneLaenge, 'kein lesbares ZIP-Archiv'],
  ['a web page with status 200', ARCHIV, sende('text/html; charset=utf-8', '<html>Wartung</html>'), 'eine Webseite'],
  ['a web page under a wrong type', ARCHIV, sende('application/zip', '<html>Wartung</html>'), 'etwas anderes als ZIP'],
  ['an empty file', ARCHIV, sende('application/zip', ''), 'leere Datei'],
  ['status 500', ARCHIV, (_, antwort) => antwort.writeHead(500).end(), 'Status 500'],
  ['a catalogue that is no JSON', '/katalog', sende('application/json', '<html>'), 'nicht in der erwarteten Form'],
  [
    'a catalogue without premiums',
    '/katalog',
    sende('application/json', '{"result":{"resources":[]}}'),
    'weder ein Archiv',
  ],
  ['no list of regions', '/archiv', sende('text/html', ''), 'keine Liste der Prämienregionen'],
])('%s: a clear sentence, nothing imported, nothing left behind', async (_, pfad, seite, satz) => {
  seiten.set(pfad, seite)
  expect(await importDaten()).toMatchObject({ art: 'abgelehnt', meldung: expect.stringContaining(satz) })
  expect(readdirSync(wurzel, { recursive: true })).toEqual(['var'])
})

test('a file without end: a clear sentence, nothing left behind, and no second try', async () => {
  let fragen = 0
  seiten.set(ARCHIV, (anfrage, antwort) => {
    fragen += 1
    ohneEnde(anfrage, antwort)
  })
  // A busy machine takes its time for so much.
  expect(await importDaten(3, 100_000)).toMatchObject({
    art: 'abgelehnt',
    meldung: expect.stringContaining('mehr als 200 MB'),
  })
  expect(readdirSync(wurzel, { recursive: true })).toEqual(['var'])
  expect(fragen).toBe(1)
})

test('the time limit ends a file without end in the same words, whoever notices it first', async () => {
  seiten.set(ARCHIV, ohneEnde)
  expect(await importDaten(1, 200)).toMatchObject({ art: 'abgelehnt', meldung: expect.stringContaining('zu lange') })
})

test('a file that arrives whole at the third try is imported', async () => {
  const folge = [halb, verstummt, sende('application/zip', archiv)]
  seiten.set(ARCHIV, (anfrage, antwort) => folge.shift()?.(anfrage, antwort))
  expect(await importDaten(3)).toMatchObject({ art: 'importiert', bericht: { jahr: 2025 } })
  expect(folge).toEqual([])
})

test.each([
  ['a file', ARCHIV],
  ['the catalogue', '/katalog'],
])('the time limit ends %s that trickles on and on', async (_, pfad) => {
  seiten.set(pfad, tropft)
  expect(await importDaten(1, 1_500)).toMatchObject({ art: 'abgelehnt', meldung: expect.stringContaining('zu lange') })
})
