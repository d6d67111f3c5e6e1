import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type Datenbank, openDatenbank, sqliteDatei } from '#db/datenbank.ts'
import { type Datenbankstoerung, stoerungAus } from '#db/stoerung.ts'
import type { Annahmeweg } from './annahme/bescheid.ts'
import { registerDatenschutz } from './datenschutz/routen.ts'
import type { Konfiguration } from './einstellungen/config.ts'
import { readGeheimnis } from './einstellungen/geheimnis.ts'
import { startSchadenssuche } from './jobs/schadenssuche.ts'
import type { Jobs } from './jobs/start.ts'
import type { Beilage } from './mail/nachricht.ts'
import { bereitschaftVon, stoerungsText } from './prozess/bereitschaft.ts'
import type { Pruefung } from './prozess/gesundheit.ts'
import { errorSpot } from './prozess/log.ts'
import type { Metriken } from './prozess/metriken.ts'
import type { Zurufe, ZurufeAnsHaus } from './prozess/zuruf.ts'
import { loadPruefung, registerSchreiben, type Schreibwege } from './routes/schreiben.ts'

/** How often a database that is away at the start is asked again. */
const WIEDERHOLUNG_MS = 250

export type Schreibseite = {
  pruefung: Pruefung
  /** Null where nobody collects them. */
  metriken: Metriken | null
  register: (fastify: FastifyInstance, teile: Pick<Schreibwege, 'renderNichtAngenommen' | 'bekanntes'>) => void
  /** Brings the tables up to date as soon as the database is there; false when the process ends before. */
  migrate: (log: FastifyBaseLogger) => Promise<boolean>
  /** What a request wants of the jobs at once. */
  zurufe: Pick<Zurufe, 'wake' | 'carryOut'>
  /** What readiness does not need, once nobody waits for it. */
  finishStart: () => Promise<void>
  /** Loads and starts what works by itself: mails, requests, retention. */
  startJobs: (log: FastifyBaseLogger, beilage: Beilage) => Promise<void>
  stopJobs: () => Promise<void>
  /** Once nothing uses the database any more. */
  close: () => Promise<void>
}

/**
 * Everything that stores, sends and deletes: database, enquiries, data protection, outbox, retention, figures. `haus`: where the
 * jobs run in another process.
 */
export async function openSchreibseite(
  konfiguration: Konfiguration,
  jetzt: () => Date,
  haus?: ZurufeAnsHaus,
): Promise<Schreibseite> {
  const { siteUrl, varDir, anfragenLimit, betreiberEmail, mailVon, webhook } = konfiguration
  const geheimnis = await readGeheimnis(varDir, konfiguration.geheimnis)
  const datei = sqliteDatei(varDir)
  const bereitschaft = bereitschaftVon(openDatenbank(konfiguration), datei)
  const db = erstNachMigration(bereitschaft.db)
  const metriken = await metrikenFuer(konfiguration, db, jetzt)
  const ende = new AbortController()
  let jobs: Jobs | null = null
  let schadenssuche: ReturnType<typeof startSchadenssuche> | undefined

  const einstellungen = { siteUrl, betreiberEmail, mailVon, webhook: webhook !== null }
  const zurufe = {
    wake: () => void (haus ?? jobs)?.wake(),
    carryOut: async () => void (await (haus ?? jobs)?.carryOut()),
  }
  const stelle = { db, geheimnis, anfragenLimit, einstellungen, jetzt, wake: zurufe.wake }
  const onAngenommen: Annahmeweg['onAngenommen'] = (art, wie) => metriken?.angenommen(art, wie)

  async function finishStart() {
    await loadPruefung()
    if (ende.signal.aborted) return
    // Each process for itself: none goes on storing in a file that another one knows to be damaged.
    schadenssuche = startSchadenssuche(db)
  }

  return {
    pruefung: { name: 'datenbank', check: bereitschaft.check },
    metriken,
    register(fastify, teile) {
      metriken?.addTo(fastify)
      registerSchreiben(fastify, { ...stelle, ...teile, onAngenommen })
      registerDatenschutz(fastify, { ...stelle, onAngenommen, carryOut: zurufe.carryOut })
    },
    zurufe,
    finishStart,
    async migrate(log) {
      const migriert = await migrateOnceThere(db, datei, log, ende.signal)
      if (migriert) bereitschaft.begin(log)
      return migriert
    },
    async startJobs(log, beilage) {
      await finishStart()
      const { startJobs } = await import('./jobs/start.ts')
      if (ende.signal.aborted) return
      jobs = startJobs({ stelle, konfiguration, beilage, onAufraeumung: anzahl => metriken?.geloescht(anzahl), log })
    },
    async stopJobs() {
      ende.abort()
      bereitschaft.end()
      await Promise.all([jobs?.stop(), schadenssuche?.stop()])
    },
    close: db.close,
  }
}

/** Without a port nobody reads them, and their library is not loaded. */
async function metrikenFuer(
  { metricsPort, varDir, prozesse }: Konfiguration,
  db: Datenbank,
  jetzt: () => Date,
): Promise<Metriken | null> {
  if (metricsPort === null) return null
  const { createMetriken } = await import('./prozess/metriken.ts')
  return createMetriken({ db, varDir, jetzt, prozesse })
}

/** A database whose tables are not there yet is as good as away. */
function erstNachMigration(db: Datenbank): Datenbank {
  let migriert = false
  return {
    ...db,
    async migrate() {
      await db.migrate()
      migriert = true
    },
    async transaktion(arbeit) {
      if (!migriert) throw Object.assign(new Error('The tables are not there yet'), { code: 'EAGAIN' })
      return db.transaktion(arbeit)
    },
  }
}

/** False when the process ends before. */
async function migrateOnceThere(
  db: Datenbank,
  datei: string,
  log: FastifyBaseLogger,
  ende: AbortSignal,
): Promise<boolean> {
  let gemeldet: Datenbankstoerung | null = null
  while (!ende.aborted) {
    try {
      await db.migrate()
      if (gemeldet) log.info('Die Datenbank ist da.')
      return true
    } catch (error) {
      const art = stoerungAus(error)
      if (art !== gemeldet) log.error({ fehler: errorSpot(error) }, stoerungsText(art, db.art, datei))
      gemeldet = art
      await delay(WIEDERHOLUNG_MS, undefined, { signal: ende }).catch(() => {})
    }
  }
  return false
}
