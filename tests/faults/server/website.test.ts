import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatenbestand } from '#server/daten/datenbestand.ts'
import { schluesselZu, seitenDaten, type Websiteauftrag } from '#server/website/auftrag.ts'
import { readBestand } from '#server/website/bestand.ts'
import { readVersion, WEBSITE } from '#server/website/ordner.ts'
import { makeFakeDist } from '../../fixtures/server/fake-dist.ts'
import { KOMPILIERT, programm } from '../../fixtures/server/server-process.ts'
import { putKleineDaten } from '../../fixtures/tabellen/kleine-daten.ts'
import { umfang } from '../../fixtures/umfang.ts'

const KILLS = umfang(8, 100)

/** Between the draft and its tidied place; the others are spread over all calls, most of which write a file or remove one. */
const STELLEN: Readonly<Record<number, string>> = { 2: 'rename 1', 4: 'symlink 1', 6: 'rename 2' }

const dist = makeFakeDist()
const varDir = mkdtempSync(join(tmpdir(), 'website-'))
const website = join(varDir, WEBSITE)
let auftragAm: (tag: number) => Websiteauftrag

beforeAll(async () => {
  await putKleineDaten(varDir)
  const bestand = await openDatenbestand(varDir, { heute: () => '2026-06-15', wunsch: null })
  const einstellungen = { siteUrl: 'https://praemienlotse.ch', gtmId: null }
  // Every page shows the day: each rendering writes them all.
  auftragAm = tag => {
    const jetzt = new Date(Date.UTC(2026, 5, tag, 10))
    const daten = seitenDaten(einstellungen, bestand, jetzt)
    return {
      ...{ dist, varDir, buildId: 'test-1', daten, kennung: bestand.kennung(), brotli: 0 },
      jetzt: jetzt.getTime(),
    }
  }
})
afterAll(() => {
  for (const ordner of [dist, varDir]) rmSync(ordner, { recursive: true, force: true })
})

/** How many calls changed a file, or null when it was killed before one of them. */
const render = (tag: number, stirbtBeim = '') =>
  new Promise<number | null>((resolve, reject) => {
    const argumente = ['--import', './tests/fixtures/server/stirbt.ts', programm('server/website/lauf.ts')]
    const env = { ...KOMPILIERT, STIRBT_BEIM: stirbtBeim }
    execFile(process.execPath, [...argumente, JSON.stringify(auftragAm(tag))], { env }, (error, stdout) => {
      if (error === null) resolve(Number(stdout))
      else if (error.signal === 'SIGKILL') resolve(null)
      else reject(error)
    })
  })

async function inPlace(): Promise<string> {
  const version = (await readVersion(website)) ?? expect.fail('no website in place')
  expect((await readBestand(website, version, null)).eintraege.size).toBeGreaterThan(10)
  return version
}

test(`${KILLS} × SIGKILL at every stage of a rendering: the website in place is whole, the old one or the new one`, {
  timeout: umfang(120_000, 600_000),
}, async () => {
  let tag = 0
  const renderNext = (stirbtBeim?: string) => render(++tag, stirbtBeim)
  await renderNext()
  await renderNext()
  // The first that has an old one to remove, like all that follow.
  const anzahl = (await renderNext()) ?? expect.fail()
  expect(anzahl).toBeGreaterThan(KILLS)
  let vorher = await inPlace()
  const gesehen = new Set<string>()
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const stelle = STELLEN[kill % 8] ?? `alle ${Math.ceil((anzahl * kill) / KILLS)}`
    const lebt = (await renderNext(stelle)) !== null
    const version = await inPlace()
    const istNeu = version.startsWith(schluesselZu(auftragAm(tag)))
    if (lebt) expect(istNeu).toBe(true)
    if (!istNeu) expect(version).toBe(vorher)
    gesehen.add(`${lebt ? 'done' : 'killed'}, ${istNeu ? 'new' : 'old'}`)
    vorher = version
  }
  expect(gesehen).toContain('killed, old')
  expect(gesehen).toContain('killed, new')

  await renderNext()
  const letzte = await inPlace()
  expect(letzte).toMatch(new RegExp(`^${schluesselZu(auftragAm(tag))}-`))
  expect(readdirSync(website).filter(name => name.startsWith('.'))).toEqual([])
  expect(readdirSync(website).filter(name => /^[\da-f]{16,}-/.test(name))).toHaveLength(2)
})
