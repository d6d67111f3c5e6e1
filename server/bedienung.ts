import cluster from 'node:cluster'
import type { NichtAngenommen } from '#contract/bundle.ts'
import { buildApp } from './app.ts'
import { bekanntesAus } from './daten/bekanntes.ts'
import { listen } from './prozess/horchen.ts'
import { registerLesen } from './routes/lesen.ts'
import type { Dienstteile } from './teile.ts'
import { seitenDaten } from './website/auftrag.ts'

export type Bedienung = { port: number; close: (fristMs: number) => Promise<boolean> }

/** What answers visitors. The website must be in place. */
export async function startBedienung(
  { konfiguration, build, bestand, schreibseite, website, jetzt, log }: Dienstteile,
  darfFormular: () => unknown,
): Promise<Bedienung> {
  const app = await buildApp({
    website: website.bestand,
    trustProxy: konfiguration.trustProxy,
    pruefungen: [schreibseite.pruefung],
    addRoutes: fastify => {
      schreibseite.register(fastify, {
        bekanntes: bekanntesAus(bestand),
        async renderNichtAngenommen(zurueck: NichtAngenommen) {
          if (!(await darfFormular())) return null
          const bundle = await build.bundle()
          return bundle.renderNichtAngenommen(seitenDaten(konfiguration, bestand, jetzt()), build.manifest, zurueck)
        },
      })
      registerLesen(fastify, bestand)
    },
    log: { loggerInstance: log },
  })
  // Not fastify.listen, which logs a line for every network address of the machine.
  const { port: wunsch, host } = konfiguration
  const port = await listen(app.fastify.server, { port: wunsch, host, reusePort: cluster.isWorker }, 'PORT')
  return { port, close: app.close }
}
