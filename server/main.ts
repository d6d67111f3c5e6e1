import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { site } from '#site-config'
import { buildApp } from './app.ts'
import { loadBuild } from './build.ts'
import { type Konfiguration, konfigurationAus } from './config.ts'
import type { Praemienquelle } from './seiten/vorrat.ts'

const FRIST_MS = 10_000

/** Stands in until the process loads the imported premiums itself. */
const praemienquelle: Praemienquelle = {
  praemien: () => ({ jahr: site.praemienjahr, quelle: 'DEMO', versicherer: 37, regionen: 42 }),
  onChange: () => {},
}

/** Serves the build in `dist` until a signal ends the process. */
export async function startServer(env: NodeJS.ProcessEnv, dist: string): Promise<void> {
  const ergebnis = konfigurationAus(env)
  if (ergebnis.art === 'ungueltig') return giveUp(ergebnis.meldungen)
  const { konfiguration } = ergebnis
  const hindernis = hindernisVon(konfiguration, dist)
  if (hindernis) return giveUp([hindernis])

  const app = await buildApp({
    ...konfiguration,
    build: await loadBuild(dist),
    praemienquelle,
    pruefungen: [],
    addRoutes: () => {},
    jetzt: () => new Date(),
    logger: { level: 'info' },
  })
  try {
    // Not fastify.listen, which logs a line for every network address of the machine.
    app.fastify.server.listen({ port: konfiguration.port, host: konfiguration.host })
    await once(app.fastify.server, 'listening')
  } catch (error) {
    return giveUp([horchMeldung(error, konfiguration)])
  }
  endOnSignal(app.close)
  printStart(konfiguration.host, (app.fastify.server.address() as AddressInfo).port)
}

function giveUp(meldungen: readonly string[]): void {
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
  if (existsSync(join(dist, 'server', 'entry-server.js'))) return null
  return `Im Ordner «${dist}» liegt keine gebaute Website; «npm run build» baut sie.`
}

function horchMeldung(error: unknown, { port, host }: Konfiguration): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} ist bereits belegt. Beenden Sie das andere Programm oder wählen Sie mit PORT einen anderen Port.`
  if (code === 'EACCES') return `Für Port ${port} fehlt die Berechtigung. Wählen Sie mit PORT einen Port ab 1024.`
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

function printStart(host: string, port: number): void {
  const { jahr, quelle } = praemienquelle.praemien()
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const daten = quelle === 'BAG' ? 'amtliche Daten des BAG' : 'Demodaten – keine offiziellen Prämien'
  console.log(`${site.domain} läuft auf http://${name}:${port}\nPrämienjahr ${jahr}, ${daten}`)
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } })
  await startServer(process.env, values.dist)
}
