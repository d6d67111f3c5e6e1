import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { formular, kontaktKoerper } from '../../fixtures/anfragen/anfrage-muster.ts'
import { gueltigeAnfrage, startLast } from '../../fixtures/anfragen/anfragen-last.ts'
import { countBestand, doppelte } from '../../fixtures/anfragen/bestand-pruefen.ts'
import { mitDatenbanken, type Ort } from '../../fixtures/datenbank/datenbanken.ts'
import { askUntilToldToLeave } from '../../fixtures/server/bis-zum-abschied.ts'
import { ask } from '../../fixtures/server/http-ask.ts'
import { loeschlink } from '../../fixtures/server/loeschlink.ts'
import { startMailServer } from '../../fixtures/server/mail-server.ts'
import { FORMULAR } from '../../fixtures/server/schreib-server.ts'
import { type Serverprozess, serverProcesses } from '../../fixtures/server/server-process.ts'
import { importKleineDaten } from '../../fixtures/tabellen/kleine-daten.ts'
import { umfang } from '../../fixtures/umfang.ts'
import { warteBis } from '../../fixtures/warte-bis.ts'

const KILLS = umfang(2, 50)
const JE_KILL = umfang(20, 400)
const VIELE = umfang(40, 200)

const server = serverProcesses()
afterEach(server.endAll)

const start = ({ databaseUrl, varDir }: Ort, env: Record<string, string>) =>
  server.start({ VAR_DIR: varDir, PROZESSE: '2', ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env })

const bereit = ({ port }: Serverprozess) => warteBis(async () => expect((await ask(port, '/readyz')).status).toBe(200))

/** The processes that serve for this one. */
const bedienende = ({ child: { pid } }: Serverprozess): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** One that nobody has collected yet has ended too. */
function lebt(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}

const kopf = (netz: string, schluessel = randomUUID()) => ({
  ...{ 'content-type': 'application/json', 'idempotency-key': schluessel, 'x-forwarded-for': netz },
})
/** Each on a connection of its own, which the kernel gives to one process or the other. */
const vielmals = <T>(anzahl: number, frage: () => Promise<T>) => Promise.all(Array.from({ length: anzahl }, frage))

mitDatenbanken(({ name, neuerOrt, oeffne }) => {
  test(`${KILLS} × SIGKILL of a serving process under load: replaced, nothing lost, nothing twice, every mail once; SIGTERM drops no request`, {
    timeout: umfang(120_000, 1_800_000),
  }, async () => {
    const ort = await neuerOrt()
    const mail = await startMailServer()
    const prozess = await start(ort, { ANFRAGEN_LIMIT: '0', SMTP_URL: mail.url })
    await bereit(prozess)
    const last = startLast(10, () => prozess.port)
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const ziel = last.bestaetigt.size + JE_KILL
      await warteBis(() => expect(last.bestaetigt.size).toBeGreaterThanOrEqual(ziel))
      await warteBis(() => expect(bedienende(prozess)).toHaveLength(2))
      const opfer = bedienende(prozess)[kill % 2] ?? 0
      process.kill(opfer, 'SIGKILL')
      await warteBis(() => expect(bedienende(prozess)).not.toContain(opfer))
    }
    await warteBis(() => expect(bedienende(prozess)).toHaveLength(2))
    await last.ende()
    expect(last.andere).toEqual([])
    expect(prozess.output().match(/Ein Prozess ist ausgefallen und wird ersetzt/g)).toHaveLength(KILLS)

    const { referenzen, schluessel, ohneMails } = await countBestand(ort)
    expect([...last.bestaetigt.values()].filter(referenz => !referenzen.has(referenz))).toEqual([])
    expect(doppelte(schluessel)).toEqual([])
    expect(ohneMails).toBe(0)
    await mail.hat(2 * referenzen.size)
    expect(new Set(await askUntilToldToLeave(prozess.port, 300, () => prozess.child.kill('SIGTERM')))).toEqual(
      new Set([200]),
    )
    expect([await prozess.exit, prozess.output()]).toEqual([0, expect.not.stringContaining('abgebrochen')])
    await mail.ende()
    expect(doppelte(mail.eingang.map(({ messageId = '' }) => messageId))).toEqual([])
    expect(mail.eingang).toHaveLength(2 * referenzen.size)
  })

  test('keys, limits, refused forms, figures, deletions and imports are those of the whole', async () => {
    const ort = await neuerOrt()
    const metricsPort = await freePort()
    const env = { ANFRAGEN_LIMIT: '10', TRUST_PROXY: '127.0.0.1', METRICS_PORT: String(metricsPort) }
    const prozess = await start(ort, env)
    await bereit(prozess)
    const poste = (pfad: string, headers: Record<string, string>, body: object | string) =>
      ask(prozess.port, pfad, {
        ...{ method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) },
      })
    const db = await oeffne(ort)
    const anfragen = async () => (await db.kysely.selectFrom('anfrage').select('id').execute()).length

    const einer = kopf('198.51.100.1')
    const gleiche = await vielmals(VIELE, () => poste(PFADE.praemienAnfrage, einer, gueltigeAnfrage('gleich')))
    expect(new Set(gleiche.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
    expect([gleiche[0]?.status, await anfragen()]).toEqual([201, 1])

    const viele = await vielmals(VIELE, () =>
      poste(PFADE.praemienAnfrage, kopf('198.51.100.2'), gueltigeAnfrage(randomUUID())),
    )
    expect(viele.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(viele.filter(({ status }) => status === 429)).toHaveLength(VIELE - 10)
    expect(await anfragen()).toBe(11)

    const beginn = performance.now()
    const formulare = await vielmals(VIELE, () => poste(PFADE.kontaktAnfrage, FORMULAR, formular({ email: 'anna' })))
    const sekunden = Math.floor((performance.now() - beginn) / 1000) + 1
    const ausgefuellt = formulare.filter(({ body }) => String(body).includes('Noch nicht gesendet')).length
    expect(ausgefuellt).toBeGreaterThanOrEqual(5)
    expect(ausgefuellt).toBeLessThanOrEqual(5 * sekunden)

    async function readZahlen() {
      const figuren = (await ask(metricsPort, '/metrics')).body.toString()
      const zeilen = figuren.split('\n')
      const zahl = (name: string) => Number(zeilen.find(zeile => zeile.startsWith(name))?.split(' ')[1])
      const gezaehlt = {
        neu: zahl('anfragen_angenommen_total{art="praemie",wie="neu"}'),
        wiederholt: zahl('anfragen_angenommen_total{art="praemie",wie="wiederholt"}'),
        abgelehnt: zahl(`anfragen_abgelehnt_total{route="${PFADE.praemienAnfrage}",grund="grenze"}`),
      }
      return { figuren, zahl, gezaehlt }
    }
    const { figuren, zahl, gezaehlt } = await readZahlen()
    expect(gezaehlt).toEqual({ neu: 11, wiederholt: VIELE - 1, abgelehnt: VIELE - 10 })
    expect(zahl('process_resident_memory_bytes')).toBeGreaterThan(0)
    expect(zahl('datenbank_bereit')).toBe(1)
    expect(doppelte(figuren.match(/^# TYPE \S+/gm) ?? [])).toEqual([])
    // What one has counted stays counted when it is gone.
    const [opfer = 0] = bedienende(prozess)
    process.kill(opfer, 'SIGKILL')
    await warteBis(() => expect(bedienende(prozess)).not.toContain(opfer))
    await warteBis(() => expect(bedienende(prozess)).toHaveLength(2))
    expect((await readZahlen()).gezaehlt).toEqual(gezaehlt)

    // The other process carries it out before this one answers.
    const email = 'beat@example.ch'
    expect((await poste(PFADE.kontaktAnfrage, kopf('198.51.100.3'), kontaktKoerper({ email }))).status).toBe(201)
    const antrag = { email, requestType: 'deletion', reason: '' }
    expect((await poste(PFADE.datenschutzAntrag, kopf('198.51.100.3'), antrag)).status).toBe(201)
    const token = await warteBis(() => loeschlink(ort.varDir))
    expect(await anfragen()).toBe(12)
    expect((await poste(PFADE.antragsBestaetigung, kopf('198.51.100.3'), { token })).status).toBe(200)
    expect(await anfragen()).toBe(11)

    // Premiums are files, whatever the database.
    if (name === 'PostgreSQL') return
    await importKleineDaten(ort.varDir, 'BAG')
    const angebote = '/api/angebote?kanton=ZH&region=1&altersklasse=AKL-ERW&unfalleinschluss=OHN-UNF&franchise=FRA-2500'
    await warteBis(async () => {
      const seiten = await vielmals(20, () => ask(prozess.port, '/'))
      expect(seiten.filter(({ body }) => !String(body).includes('2025 BAG'))).toEqual([])
      const antworten = await vielmals(20, () => ask(prozess.port, angebote))
      expect(new Set(antworten.map(({ body }) => JSON.parse(String(body)).quelle))).toEqual(new Set(['BAG']))
    })
  })
})

const satz = (port: number) =>
  `Port ${port} ist bereits belegt. Beenden Sie das andere Programm oder wählen Sie mit PORT einen anderen Port.\n`

test('as many as cores, at a port that no other service shares; none outlives the one that tends the house', async () => {
  const ort = { databaseUrl: null, varDir: mkdtempSync(join(tmpdir(), 'prozesse-')) }
  const prozess = await start(ort, { PROZESSE: 'alle' })
  const kinder = bedienende(prozess)
  expect(kinder).toHaveLength(availableParallelism() > 1 ? availableParallelism() : 0)

  const zweiter = await start(ort, { PORT: String(prozess.port) })
  expect([zweiter.port, zweiter.output()]).toEqual([0, satz(prozess.port)])
  expect(await zweiter.exit).toBe(1)

  prozess.child.kill('SIGKILL')
  await prozess.exit
  await warteBis(() => expect(kinder.filter(lebt)).toEqual([]))
})
