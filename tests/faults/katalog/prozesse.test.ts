import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { mitDatenbanken, mitSqlite } from '../../fixtures/datenbank/datenbanken.ts'
import { mitUhr } from '../../fixtures/feste-uhr.ts'
import { betreffe, katalogJob } from '../../fixtures/katalog/katalog-job.ts'
import { PFAD, startKatalogServer, tabelleVon } from '../../fixtures/katalog/katalog-server.ts'
import { GEHEIMNIS } from '../../fixtures/server/datenschutz-stelle.ts'
import { ask } from '../../fixtures/server/http-ask.ts'
import { serverProcesses } from '../../fixtures/server/server-process.ts'
import { warteBis } from '../../fixtures/warte-bis.ts'

const ZEIT = '2026-09-29T10:00:00Z'
let katalog: Awaited<ReturnType<typeof startKatalogServer>>

beforeEach(async () => {
  katalog = await startKatalogServer()
  katalog.lege(PFAD.tabelle, tabelleVon(2026))
})
afterEach(() => katalog.close())

/** Keeps whoever asks for the premiums waiting; resolves when somebody does, and again when he is gone. */
function haltTabelleAuf() {
  const gefragt = Promise.withResolvers<void>()
  const weg = Promise.withResolvers<void>()
  katalog.stoere(PFAD.tabelle, (_, antwort) => {
    antwort.on('close', () => weg.resolve())
    gefragt.resolve()
  })
  return { gefragt: gefragt.promise, weg: weg.promise }
}

const tabellenFragen = () => katalog.fragen().filter(({ pfad, status }) => pfad === PFAD.tabelle && status === 200)

mitDatenbanken(({ oeffne }) => {
  it('processes with folders of their own import once each, and tell the operator once', async () => {
    const db = await oeffne()
    const jobs = [katalogJob(db, katalog.url), katalogJob(db, katalog.url)]
    await Promise.all(jobs.map(job => job.look(ZEIT)))
    expect(tabellenFragen()).toHaveLength(2)
    expect(jobs.map(job => job.ordner(2026))).toEqual([jobs[0]?.ordner(2026), jobs[0]?.ordner(2026)])
    expect(jobs[0]?.ordner(2026)).toMatch(/^2026-/)
    expect(await betreffe(db)).toEqual(['Prämien 2026 sind online'])
    expect(jobs.map(({ wake }) => wake.mock.calls.length).sort()).toEqual([0, 1])
  })

  it('processes with one folder import once', async () => {
    const db = await oeffne()
    const erster = katalogJob(db, katalog.url)
    const zweiter = katalogJob(db, katalog.url, erster.varDir)
    await Promise.all([erster.run(ZEIT), zweiter.run(ZEIT)])
    await zweiter.look('2026-09-29T10:01:00Z')
    expect(tabellenFragen()).toHaveLength(1)
    expect(await betreffe(db)).toEqual(['Prämien 2026 sind online'])
  })
})

mitSqlite(({ oeffne }) => {
  /** Processes this one has started that look into the catalogue. */
  const kinder = () =>
    readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .filter(pid => {
        try {
          const ppid = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
          return Number(ppid) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('katalog/lauf')
        } catch {
          return false
        }
      })
      .map(Number)

  it('a check that is killed counts as failed, leaves the data as they were and keeps nobody from the next', async () => {
    const db = await oeffne()
    const job = katalogJob(db, katalog.url)
    await job.lookHier(ZEIT)
    const vorher = job.ordner(2026)
    katalog.lege(PFAD.tabelle, tabelleVon(2026, { teurerUm: 1 }))
    const { gefragt } = haltTabelleAuf()
    const look = job.look('2026-10-01T10:00:00Z')
    await gefragt
    const [kind] = kinder()
    process.kill(kind ?? expect.fail(), 'SIGKILL')
    expect(await look).toMatchObject({ ergebnis: 'abgebrochen', fehlschlaege: 1 })
    expect(job.log.error).toHaveBeenCalledWith(
      expect.objectContaining({ fehler: { code: null, beendetVon: 'SIGKILL', gesagt: '' } }),
      'Die Suche nach neuen Prämien ist abgebrochen.',
    )
    expect(job.ordner(2026)).toBe(vorher)

    katalog.heile()
    expect(await job.look('2026-10-01T10:15:00Z')).toMatchObject({ ergebnis: 'importiert', fehlschlaege: 0 })
    expect(job.ordner(2026)).not.toBe(vorher)
    expect(readdirSync(job.varDir)).toEqual(['daten'])
  })
})

describe('the server', () => {
  const server = serverProcesses()
  const varDir = mkdtempSync(join(tmpdir(), 'katalog-server-'))
  afterEach(async () => {
    await server.endAll()
    rmSync(varDir, { recursive: true, force: true })
  })

  it('is ready while it asks, ends at once on SIGTERM, and takes the premiums over the next time', async () => {
    const aufgehalten = haltTabelleAuf()
    const metrikPort = await freePort()
    const env = {
      ...{ VAR_DIR: varDir, KATALOG_URL: katalog.url, GEHEIMNIS, METRICS_PORT: String(metrikPort) },
      ...mitUhr(ZEIT),
    }
    const erster = await server.start(env)
    await aufgehalten.gefragt
    expect((await ask(erster.port, '/readyz')).status).toBe(200)
    erster.child.kill('SIGTERM')
    expect(await erster.exit).toBe(0)
    await aufgehalten.weg
    expect(erster.output()).not.toMatch(/"level":50/)

    katalog.heile()
    // As if the pause after a failure were over.
    rmSync(join(varDir, 'daten/katalog.json'))
    const zweiter = await server.start(env)
    expect(zweiter.output()).toContain('Prämienjahr 2025, Demodaten')
    const metriken = async () => (await ask(metrikPort, '/metrics')).body.toString()
    await warteBis(async () => expect(await metriken()).toMatch(/^praemien_jahr 2026$/m))
    const mails = () => readdirSync(join(varDir, 'mail')).join()
    await warteBis(() => expect(mails()).toMatch(/daten-2026-[0-9a-f]{16}\.daten-meldung/))
    const text = await metriken()
    expect(text).toMatch(/^praemien_importiert_sekunden\{jahr="2026",quelle="BAG"\} \d{10}/m)
    expect(text).toMatch(/^katalog_letzte_pruefung_sekunden \d{10}/m)
    expect(text).toMatch(/^katalog_letzter_erfolg_sekunden \d{10}/m)
    expect(text).toMatch(/^katalog_fehlschlaege 0$/m)
  })
})
