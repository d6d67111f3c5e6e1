import { cpSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KANTONE } from '#domain/orte/kantone.ts'
import { mitUhr } from '../../fixtures/feste-uhr.ts'
import { startOtherBuild } from '../../fixtures/katalog/other-build.ts'
import { copyWebsite } from '../../fixtures/server/copy-website.ts'
import { serverProcesses } from '../../fixtures/server/server-process.ts'
import { importKleineDaten } from '../../fixtures/tabellen/kleine-daten.ts'

/** Of the server that all tests share, which runs already. */
const VAR_DIR = 'var/test/server'

/** A region's only municipality in the invented tables. */
const nummer = (code: string, region: number) =>
  String((KANTONE.find(({ kanton }) => kanton === code)?.id ?? 0) * 100 + region)

const WEITERE_ORTE = [
  ['Bern', '3012', '0', 'Bern 1', nummer('BE', 1), 'BE'],
  ['Fribourg', '1700', '0', 'Freiburg 1', nummer('FR', 1), 'FR'],
  ['Fribourg', '1700', '0', 'Freiburg 2', nummer('FR', 2), 'FR'],
]

/** Small invented tables of these years; those of 2027 are 9.00 dearer. */
const tabellen = (jahre: readonly number[]) => async (varDir: string) => {
  for (const jahr of jahre)
    await importKleineDaten(varDir, 'BAG', { jahr, teurerUm: jahr === 2027 ? 9 : 0, weitereOrte: WEITERE_ORTE })
}

/** A server whose clock starts at that time, with the premiums that `putDaten` lays into its folder. */
async function startAm(zeit: string, putDaten: (varDir: string) => void | Promise<void>) {
  const varDir = mkdtempSync(join(tmpdir(), 'var-'))
  // The build as another server has packed it: packing it again would take longer than most tests.
  copyWebsite(VAR_DIR, varDir)
  await putDaten(varDir)
  const { start, endAll } = serverProcesses()
  const { port } = await start({ VAR_DIR: varDir, ...mitUhr(zeit) }, 'dist')
  return { url: `http://127.0.0.1:${port}`, end: endAll }
}

const START = {
  /** Twelve days before the deadline, with this year's table and the next one's. */
  november: () => startAm('2026-11-18T09:00:00Z', tabellen([2026, 2027])),
  /** After it, without the table of the next year. */
  dezember: () => startAm('2026-12-02T09:00:00Z', tabellen([2026])),
  /** In the season, with the tables of the other tests. */
  saison: () =>
    startAm('2026-11-16T09:00:00Z', varDir =>
      cpSync(join(VAR_DIR, 'daten'), join(varDir, 'daten'), { recursive: true }),
    ),
  /** The same pages after a deploy. */
  otherBuild: () => startOtherBuild(VAR_DIR),
}

type Name = keyof typeof START
/** Their addresses. */
export type AndereServer = Record<Name, string>

/** Starts each when a test first asks for it; all tests share them, whichever worker they run in. */
export async function openStarter() {
  const started = new Map<Name, ReturnType<(typeof START)[Name]>>()
  const starter = createServer(async (question, answer) => {
    const name = question.url?.slice(1) as Name
    const server = started.get(name) ?? START[name]()
    started.set(name, server)
    answer.end(await server.then(({ url }) => url, String))
  })
  await new Promise<void>(resolve => starter.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(starter.address() as AddressInfo).port}`,
    async end() {
      starter.close()
      for (const { end } of await Promise.all(started.values())) await end()
    },
  }
}
