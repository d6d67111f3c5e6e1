import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { AusgangArt } from '#db/ausgang.ts'
import { istDatenbankWeg } from '#db/stoerung.ts'
import { errorSpot } from '../prozess/log.ts'
import { createKanal, type Kanal, type KanalLog, type KanalOptionen } from './ausgang-kanal.ts'
import type { Zusteller } from './ausgang-zustellung.ts'

export const MAIL_ARTEN: readonly AusgangArt[] = [
  'betreiber',
  'bestaetigung',
  'antrag-link',
  'antrag-antwort',
  'antrag-meldung',
  'aufbewahrung-meldung',
  'daten-meldung',
  'befristet-meldung',
  'erinnerung-link',
  'erinnerung',
]

/** Looks this often by itself: for what other processes stored, and for what is due again. */
const TAKT_MS = 1_000
/** Lets several enquiries gather, so that they share their writes. */
const SAMMELN_MS = 50
/** As long as the process may take to end, less a margin for the rest. */
const ABSCHLUSS_MS = 6_000

const PARALLEL = 10

export type AusgangOptionen = Pick<KanalOptionen, 'db' | 'jetzt' | 'log'> & {
  transport: Zusteller
  webhook: Zusteller | null
}

export type AusgangsJob = {
  /** Something was stored. Costs the caller nothing. */
  wake: () => void
  /** Ends what is under way, within a few seconds. */
  stop: () => Promise<void>
}

/** Sends what waits in the outbox until it is stopped. Several processes may share one outbox. */
export function startAusgang({ db, transport, webhook, jetzt, log }: AusgangOptionen): AusgangsJob {
  const gemeinsam = { db, jetzt, log, parallel: PARALLEL, von: randomUUID() }
  const laeufe = [
    startLauf(createKanal({ ...gemeinsam, name: 'mail', arten: MAIL_ARTEN, zusteller: transport }), transport, log),
    ...(webhook
      ? [
          startLauf(
            createKanal({ ...gemeinsam, name: 'webhook', arten: ['webhook'], zusteller: webhook }),
            webhook,
            log,
          ),
        ]
      : []),
  ]
  return {
    wake: () => {
      for (const { wake } of laeufe) wake()
    },
    stop: async () => {
      await Promise.all(laeufe.map(({ stop }) => stop()))
    },
  }
}

function startLauf(kanal: Kanal, zusteller: Zusteller, log: KanalLog): AusgangsJob {
  let beendet = false
  let geweckt = false
  let wecker = Promise.withResolvers<void>()

  function wake(): void {
    geweckt = true
    wecker.resolve()
  }

  async function sleep(): Promise<void> {
    if (geweckt) return
    wecker = Promise.withResolvers()
    const takt = setTimeout(wake, TAKT_MS).unref()
    await wecker.promise
    clearTimeout(takt)
  }

  async function run(): Promise<void> {
    while (!beendet) {
      geweckt = false
      const mehr = await kanal.runRound().catch(reportFehler)
      // Sent but not yet noted would go out twice if the process died now: the round that notes it does not wait.
      const anlass = mehr ? kanal.halbFrei() : kanal.ausgeliefert()
      anlass?.then(wake)
      await sleep()
      if (!mehr) await delay(SAMMELN_MS)
    }
  }

  /** A database that is away is the readiness check's news; here it only means to wait. */
  function reportFehler(error: unknown): false {
    if (!istDatenbankWeg(error)) log.error({ fehler: errorSpot(error) }, 'Unerwarteter Fehler im Ausgang.')
    return false
  }

  const lauf = run()
  return {
    wake,
    async stop() {
      beendet = true
      wake()
      await lauf
      await Promise.race([kanal.leer(), delay(ABSCHLUSS_MS, undefined, { ref: false })]).catch(reportFehler)
      zusteller.close()
      await kanal.leer().catch(reportFehler)
    },
  }
}
