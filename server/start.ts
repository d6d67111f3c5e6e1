import cluster from 'node:cluster'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { DATENORDNER, ZEIGERDATEI } from '#domain/praemien/datensatz.ts'
import { site } from '#site-config'
import { startBedienung } from './bedienung.ts'
import { type Konfiguration, konfigurationAus } from './einstellungen/config.ts'
import { offenePlatzhalter, platzhalterEinwand, platzhalterHinweis } from './einstellungen/platzhalter.ts'
import { gedrosselt } from './http/gedrosselt.ts'
import { startBetreuung } from './prozess/betreuung.ts'
import { inFrist } from './prozess/frist.ts'
import { listen } from './prozess/horchen.ts'
import { sayReady, startProzesse } from './prozess/prozesse.ts'
import { answerZurufe, zurufeAnsHaus } from './prozess/zuruf.ts'
import { openTeile } from './teile.ts'
import { followWebsite } from './website/website.ts'

const FRIST_MS = 10_000

const DATENBANK_MS = 200

/** One takes the thread some 10 ms: whoever floods us with wrong forms leaves nearly all of it to the others. */
const FORMULARE_PRO_SEKUNDE = 5

/** The checked settings; a wrong one ends the process with a sentence that names it. */
export function readKonfiguration(env: NodeJS.ProcessEnv): Konfiguration {
  const ergebnis = konfigurationAus(env)
  if (ergebnis.art === 'ungueltig') return giveUp(ergebnis.meldungen)
  const { konfiguration } = ergebnis
  const erlaubt = konfiguration.platzhalterErlaubt
  const einwand = platzhalterEinwand({ siteUrl: env.SITE_URL, erlaubt }, offenePlatzhalter())
  return einwand ? giveUp([einwand]) : konfiguration
}

/** Serves the build in `dist` until a signal ends the process. */
export async function startServer(konfiguration: Konfiguration, dist: string): Promise<void> {
  if (cluster.isWorker) return serveBesucher(konfiguration, dist)
  const hindernis = hindernisVon(konfiguration, dist)
  if (hindernis) return giveUp([hindernis])
  return keepHaus(konfiguration, dist)
}

/** One of several processes that answer visitors; another one does all the rest. */
async function serveBesucher(konfiguration: Konfiguration, dist: string): Promise<void> {
  const haus = zurufeAnsHaus()
  const teile = await openTeile(konfiguration, dist, haus)
  const { website, build, schreibseite, log } = teile
  if ((await website.refresh()) === null)
    return giveUp([`In «${konfiguration.varDir}» liegt keine Website dieses Builds.`])
  void followWebsite(website)
  // Visitors come as soon as it listens, and where it takes the place of another one they were answered all the time.
  await inFrist(schreibseite.migrate(log), konfiguration.geduldMs)
  const { close } = await startBedienung(teile, haus.darfFormular)
  // Where the other one is gone, cluster itself ends this one.
  endOnSignal(async () => {
    const [sauber] = await Promise.all([close(FRIST_MS), schreibseite.stopJobs()])
    await schreibseite.close()
    return sauber
  })
  sayReady()
  await build.bundle().catch(() => {})
  await schreibseite.finishStart()
}

/** The process that tends the house, and answers visitors too where it is the only one. */
async function keepHaus(konfiguration: Konfiguration, dist: string): Promise<void> {
  const { prozesse, host, metricsPort } = konfiguration
  const teile = await openTeile(konfiguration, dist)
  const { bestand, build, schreibseite, log } = teile
  const ohneDaten = fehlendesJahr(konfiguration.praemienjahr, bestand.jahre())
  if (ohneDaten) return giveUp([ohneDaten])
  const betreuung = await startBetreuung(teile)
  const darfFormular = gedrosselt(FORMULARE_PRO_SEKUNDE)
  answerZurufe({ ...schreibseite.zurufe, darfFormular })
  // Waited for only as long as it usually takes: pages and prices are there without the database.
  const migriert = schreibseite.migrate(log)
  await inFrist(migriert, DATENBANK_MS)
  const besucher = prozesse > 1 ? await startProzesse(konfiguration, log) : await startBedienung(teile, darfFormular)
  // On this machine only: the figures are for the operator's own collector.
  if (metricsPort !== null && schreibseite.metriken)
    await listen(schreibseite.metriken.createServer(), { port: metricsPort, host: '127.0.0.1' }, 'METRICS_PORT')
  endOnSignal(async () => {
    betreuung.stop()
    const [sauber] = await Promise.all([besucher.close(FRIST_MS), schreibseite.stopJobs()])
    await schreibseite.close()
    return sauber
  })
  printStart(host, besucher.port, bestand.praemien())
  // What readiness does not need comes when nobody waits for it. The bundle now, because the folder may later hold another build.
  if (prozesse === 1) await build.bundle().catch(() => {})
  if (await migriert) await betreuung.startJobs()
}

function giveUp(meldungen: readonly string[]): never {
  for (const meldung of meldungen) console.error(meldung)
  process.exit(1)
}

function hindernisVon({ varDir }: Konfiguration, dist: string): string | null {
  try {
    mkdirSync(varDir, { recursive: true })
    accessSync(varDir, constants.W_OK)
  } catch {
    return `Einstellung VAR_DIR: In den Ordner «${varDir}» kann nicht geschrieben werden.`
  }
  if (!existsSync(join(dist, 'server', 'entry-server.js')))
    return `Im Ordner «${dist}» liegt keine gebaute Website; «npm run build» baut sie.`
  if (!existsSync(join(varDir, DATENORDNER, ZEIGERDATEI)))
    return `Im Ordner «${varDir}» liegen keine Prämien; «npm start» oder «npm run daten -- import» holt sie.`
  return null
}

/** A wish that cannot be met is no reason to show another year without a word. */
function fehlendesJahr(wunsch: number | null, jahre: readonly number[]): string | null {
  if (wunsch === null || jahre.includes(wunsch)) return null
  return `Einstellung PRAEMIENJAHR: Für ${wunsch} liegen keine Prämien vor, nur für ${jahre.join(', ')}.`
}

function endOnSignal(close: () => Promise<boolean>): void {
  let laeuft = false
  async function end(): Promise<void> {
    // The terminal and npm may both pass on the same Ctrl-C.
    if (laeuft) return
    laeuft = true
    const sauber = await close()
    if (!sauber) console.error('Nach 10 Sekunden liefen noch Anfragen; sie wurden abgebrochen.')
    process.exit(sauber ? 0 : 1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
}

function printStart(host: string, port: number, { jahr, quelle, hinweis }: SeitenDaten['praemien']): void {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const daten = quelle === 'BAG' ? 'amtliche Daten des BAG' : 'Demodaten – keine offiziellen Prämien'
  const zeilen = [`${site.domain} läuft auf http://${name}:${port}`, `Prämienjahr ${jahr}, ${daten}`]
  console.log([...zeilen, hinweis ?? [], platzhalterHinweis(offenePlatzhalter()) ?? []].flat().join('\n'))
}
