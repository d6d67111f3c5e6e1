import Fastify, { type FastifyBaseLogger } from 'fastify'
import { type Datenbestand, openDatenbestand } from './daten/datenbestand.ts'
import { type Build, loadBuild } from './einstellungen/build.ts'
import type { Konfiguration } from './einstellungen/config.ts'
import type { ZurufeAnsHaus } from './prozess/zuruf.ts'
import { openSchreibseite, type Schreibseite } from './schreibseite.ts'
import { openWebsite, type Website } from './website/website.ts'
import { heuteInZuerich } from './zeit.ts'

/** What every process of the service is made of. */
export type Dienstteile = {
  konfiguration: Konfiguration
  dist: string
  build: Build
  bestand: Datenbestand
  schreibseite: Schreibseite
  website: Website
  jetzt: () => Date
  log: FastifyBaseLogger
}

/** How soon a running process notices an import. */
const IMPORT_TAKT_MS = 2_000

/** `haus`: where another process runs the jobs. */
export async function openTeile(
  konfiguration: Konfiguration,
  dist: string,
  haus?: ZurufeAnsHaus,
): Promise<Dienstteile> {
  const { log } = Fastify({ logger: { level: 'info' } })
  const jetzt = () => new Date()
  const [bestand, build, schreibseite] = await Promise.all([
    openDatenbestand(konfiguration.varDir, { heute: heuteInZuerich, wunsch: konfiguration.praemienjahr }),
    loadBuild(dist),
    openSchreibseite(konfiguration, jetzt, haus),
  ])
  const look = () =>
    bestand.refresh().catch((err: unknown) => log.error({ err }, 'Die neuen Prämien sind nicht lesbar.'))
  setInterval(look, IMPORT_TAKT_MS).unref()
  const website = openWebsite({ ...konfiguration, buildId: build.id }, log)
  return { konfiguration, dist, build, bestand, schreibseite, website, jetzt, log }
}
