import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { VERMITTLER_PDF } from '#content/vermittler.ts'
import type { NichtAngenommen } from '#contract/bundle.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { DATENORDNER, ZEIGERDATEI } from '#domain/datensatz.ts'
import { dienste, site } from '#site-config'
import { buildApp } from './app.ts'
import { type Build, loadBuild } from './build.ts'
import { type Konfiguration, konfigurationAus } from './config.ts'
import { bekanntesAus } from './daten/bekanntes.ts'
import { type Datenbestand, openDatenbestand } from './daten/datenbestand.ts'
import { inFrist } from './frist.ts'
import { geheimnisWarnung } from './geheimnis.ts'
import { offenePlatzhalter, platzhalterEinwand, platzhalterHinweis, ungenannteDienste } from './platzhalter.ts'
import { registerDaten } from './routes/daten.ts'
import { registerLandesCsv } from './routes/landes-csv.ts'
import { registerLesen } from './routes/lesen.ts'
import { openSchreibseite } from './schreibseite.ts'
import { gedrosselt } from './seiten/gedrosselt.ts'
import { seitenDaten } from './seiten/seiten-daten.ts'
import { heuteInZuerich } from './zeit.ts'

const FRIST_MS = 10_000

/** How soon a running server notices an import. */
const IMPORT_TAKT_MS = 2_000

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
  const hindernis = hindernisVon(konfiguration, dist)
  if (hindernis) return giveUp([hindernis])
  const jetzt = () => new Date()
  const [bestand, build, schreibseite] = await Promise.all([
    openDatenbestand(konfiguration.varDir, { heute: heuteInZuerich, wunsch: konfiguration.praemienjahr }),
    loadBuild(dist),
    openSchreibseite(konfiguration, jetzt),
  ])
  const ohneDaten = fehlendesJahr(konfiguration.praemienjahr, bestand.jahre())
  if (ohneDaten) return giveUp([ohneDaten])
  const renderNichtAngenommen = gedrosselt(async (zurueck: NichtAngenommen) => {
    const bundle = await build.bundle()
    return bundle.renderNichtAngenommen(seitenDaten(konfiguration, bestand, jetzt()), build.manifest, zurueck)
  }, FORMULARE_PRO_SEKUNDE)
  const app = await buildApp({
    ...konfiguration,
    build,
    praemienquelle: bestand,
    pruefungen: [schreibseite.pruefung],
    addRoutes: fastify => {
      registerDaten(fastify, bestand)
      registerLandesCsv(fastify, bestand)
      schreibseite.register(fastify, { renderNichtAngenommen, bekanntes: bekanntesAus(bestand) })
      return registerLesen(fastify, bestand)
    },
    jetzt,
    logger: { level: 'info' },
  })
  const { log } = app.fastify
  const blatt = build.quelldateien.find(({ pfad }) => pfad === VERMITTLER_PDF)?.inhalt
  if (!blatt) log.warn(`Im Build fehlt ${VERMITTLER_PDF}: Bestätigungen gehen ohne Informationsblatt hinaus.`)
  const warnung = geheimnisWarnung(konfiguration.geheimnis, konfiguration.databaseUrl)
  if (warnung) log.warn(warnung)
  for (const satz of ungenannteDienste(konfiguration, dienste)) log.warn(satz)
  // Waited for only as long as it usually takes: pages and prices are there without the database.
  const migriert = schreibseite.migrate(log)
  await inFrist(migriert, DATENBANK_MS)
  // Not fastify.listen, which logs a line for every network address of the machine.
  await listen(app.fastify.server, konfiguration.port, konfiguration.host, 'PORT')
  // On this machine only: the figures are for the operator's own collector.
  if (konfiguration.metricsPort !== null && schreibseite.metriken)
    await listen(schreibseite.metriken.createServer(), konfiguration.metricsPort, '127.0.0.1', 'METRICS_PORT')
  followImports(bestand, log)
  const notePraemienjahr = () => schreibseite.metriken?.setPraemienjahr(bestand.praemien().jahr)
  notePraemienjahr()
  bestand.onChange(notePraemienjahr)
  endOnSignal(async fristMs => {
    const [sauber] = await Promise.all([app.close(fristMs), schreibseite.stopJobs()])
    await schreibseite.close()
    return sauber
  })
  printStart(konfiguration.host, (app.fastify.server.address() as AddressInfo).port, bestand.praemien())
  await loadUebriges(build, async () => {
    if (await migriert) await schreibseite.startJobs(log, { blatt })
  })
}

/** What readiness does not need comes when nobody waits for it. */
async function loadUebriges(build: Build, startJobs: () => Promise<void>): Promise<void> {
  // Now, because at midnight the folder may hold another build. If it already does, the next rendering says so.
  await build.bundle().catch(() => {})
  await startJobs()
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

async function listen(server: Server, port: number, host: string, einstellung: string): Promise<void> {
  try {
    server.listen({ port, host })
    await once(server, 'listening')
  } catch (error) {
    giveUp([horchMeldung(error, port, host, einstellung)])
  }
}

function horchMeldung(error: unknown, port: number, host: string, einstellung: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} ist bereits belegt. Beenden Sie das andere Programm oder wählen Sie mit ${einstellung} einen anderen Port.`
  if (code === 'EACCES')
    return `Für Port ${port} fehlt die Berechtigung. Wählen Sie mit ${einstellung} einen Port ab 1024.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `Einstellung HOST: «${host}» ist keine Adresse dieses Rechners.`
  throw error
}

function endOnSignal(close: (fristMs: number) => Promise<boolean>): void {
  let laeuft = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      // The terminal and npm may both pass on the same Ctrl-C.
      if (laeuft) return
      laeuft = true
      const sauber = await close(FRIST_MS)
      if (!sauber) console.error('Nach 10 Sekunden liefen noch Anfragen; sie wurden abgebrochen.')
      process.exit(sauber ? 0 : 1)
    })
  }
}

function followImports(bestand: Datenbestand, log: FastifyBaseLogger): void {
  const look = () =>
    bestand.refresh().catch((err: unknown) => log.error({ err }, 'Die neuen Prämien sind nicht lesbar.'))
  setInterval(look, IMPORT_TAKT_MS).unref()
}

function printStart(host: string, port: number, { jahr, quelle, hinweis }: SeitenDaten['praemien']): void {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const daten = quelle === 'BAG' ? 'amtliche Daten des BAG' : 'Demodaten – keine offiziellen Prämien'
  const zeilen = [`${site.domain} läuft auf http://${name}:${port}`, `Prämienjahr ${jahr}, ${daten}`]
  console.log([...zeilen, hinweis ?? [], platzhalterHinweis(offenePlatzhalter()) ?? []].flat().join('\n'))
}
