import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type Datenbank, istDatenbankWeg, oeffneDatenbank } from '#db/datenbank.ts'
import type { Konfiguration } from './config.ts'
import { registerDatenschutz } from './datenschutz/routen.ts'
import { readGeheimnis } from './geheimnis.ts'
import type { Pruefung } from './gesundheit.ts'
import { type AntragsJob, startAntraege } from './jobs/antraege.ts'
import { startAufbewahrung } from './jobs/aufbewahrung.ts'
import { type AusgangsJob, startAusgang } from './jobs/ausgang.ts'
import { errorSpot } from './log.ts'
import { emlZusteller } from './mail/eml.ts'
import { smtpZusteller } from './mail/smtp.ts'
import { createMetriken, type Metriken } from './metriken.ts'
import { registerSchreiben } from './routes/schreiben.ts'
import { webhookZusteller } from './webhook.ts'

/** How often a database that is away at the start is asked again. */
const WIEDERHOLUNG_MS = 250

export type Schreibseite = {
  pruefung: Pruefung
  metriken: Metriken
  register: (fastify: FastifyInstance, stile: readonly string[]) => void
  /** Brings the tables up to date and starts the jobs, both as soon as the database is there. */
  start: (log: FastifyBaseLogger) => Promise<void>
  stopJobs: () => Promise<void>
  /** Once nothing uses the database any more. */
  close: () => Promise<void>
}

type Jobs = { ausgang: AusgangsJob; antraege: AntragsJob; aufbewahrung: { stop: () => Promise<void> } }

/** Everything that stores, sends and deletes: database, enquiries, data protection, outbox, retention, figures. */
export async function openSchreibseite(konfiguration: Konfiguration, jetzt: () => Date): Promise<Schreibseite> {
  const { siteUrl, varDir, anfragenLimit, betreiberEmail, mailVon, smtpUrl, webhook } = konfiguration
  const geheimnis = await readGeheimnis(varDir, konfiguration.geheimnis)
  const db = erstNachMigration(oeffneDatenbank(konfiguration))
  const metriken = createMetriken({ db, jetzt })
  const transport = smtpUrl ? smtpZusteller(smtpUrl, mailVon) : emlZusteller(varDir, mailVon)
  const anruf = webhook && webhookZusteller({ ...webhook, jetzt })
  const ende = new AbortController()
  let jobs: Jobs | null = null

  const einstellungen = { siteUrl, betreiberEmail, mailVon, webhook: webhook !== null }
  const wecke = () => jobs?.ausgang.wecke()
  const stelle = { db, geheimnis, anfragenLimit, einstellungen, jetzt, wecke }

  function startJobs(log: FastifyBaseLogger): Jobs {
    return {
      ausgang: startAusgang({ db: db.kysely, transport, webhook: anruf, jetzt, log }),
      antraege: startAntraege({ ...stelle, varDir, log }),
      aufbewahrung: startAufbewahrung({ db, varDir, jetzt, log, zaehle: metriken.geloescht }),
    }
  }

  return {
    pruefung: { name: 'datenbank', check: db.bereit },
    metriken,
    register(fastify, stile) {
      metriken.addTo(fastify)
      registerSchreiben(fastify, {
        stelle,
        siteUrl,
        stile,
        onAngenommen: (art, { neu, falle }) => metriken.angenommen(art, neu ? (falle ? 'falle' : 'neu') : 'wiederholt'),
      })
      registerDatenschutz(fastify, { ...stelle, bearbeite: async () => jobs?.antraege.bearbeite() })
    },
    async start(log) {
      if (await migriereSobaldDa(db, log, ende.signal)) jobs = startJobs(log)
    },
    async stopJobs() {
      ende.abort()
      if (jobs) await Promise.all([jobs.ausgang.stop(), jobs.antraege.stop(), jobs.aufbewahrung.stop()])
    },
    close: db.schliesse,
  }
}

/** A database whose tables are not there yet is as good as away. */
function erstNachMigration(db: Datenbank): Datenbank {
  let migriert = false
  return {
    ...db,
    async migriere() {
      await db.migriere()
      migriert = true
    },
    async transaktion(arbeit) {
      if (!migriert) throw Object.assign(new Error('The tables are not there yet'), { code: 'EAGAIN' })
      return db.transaktion(arbeit)
    },
  }
}

/** False when the process ends before. */
async function migriereSobaldDa(db: Datenbank, log: FastifyBaseLogger, ende: AbortSignal): Promise<boolean> {
  for (let versuch = 1; !ende.aborted; versuch += 1) {
    try {
      await db.migriere()
      return true
    } catch (error) {
      if (versuch === 1 || !istDatenbankWeg(error))
        log.error(
          { fehler: errorSpot(error) },
          'Die Datenbank ist nicht erreichbar; Anfragen werden bis dahin mit 503 beantwortet.',
        )
      await delay(WIEDERHOLUNG_MS, undefined, { signal: ende }).catch(() => {})
    }
  }
  return false
}
