import { setTimeout as delay } from 'node:timers/promises'
import { listBestaetigte } from '#db/antraege.ts'
import { istDatenbankWeg } from '#db/stoerung.ts'
import { carryOutAntrag } from '../datenschutz/erledigen.ts'
import type { Antragsstelle } from '../datenschutz/stelle.ts'
import { forgetGeloeschtes } from '../datenschutz/vergessen.ts'
import { errorSpot } from '../prozess/log.ts'

const TAKT_MS = 2_000

export type AntragsOptionen = Pick<Antragsstelle, 'db' | 'geheimnis' | 'einstellungen' | 'jetzt' | 'wake'> & {
  varDir: string
  log: { info: (details: object, message: string) => void; error: (details: object, message: string) => void }
}

export type AntragsJob = {
  /** Carries out what is confirmed, and forgets what is deleted. Never rejects: what fails is tried again. */
  carryOut: () => Promise<void>
  stop: () => Promise<void>
}

/** Looks at start, when it is asked to, and every few seconds for what another process left unfinished. */
export function startAntraege(optionen: AntragsOptionen): AntragsJob {
  const { db, varDir, jetzt, wake, log } = optionen
  const ende = new AbortController()
  // A process that died may have deleted without having forgotten.
  let zuVergessen = true
  let letzterLauf = Promise.resolve()

  async function carryOutAlle(): Promise<void> {
    for (const id of await listBestaetigte(db.kysely)) {
      const erledigung = await carryOutAntrag(optionen, id)
      if (!erledigung) continue
      zuVergessen = true
      wake()
      log.info({ art: erledigung.art, anfragen: erledigung.referenzen.length }, 'Antrag ausgeführt.')
    }
  }

  async function runOnce(): Promise<void> {
    try {
      await carryOutAlle()
      if (zuVergessen) zuVergessen = !(await forgetGeloeschtes(db, varDir, jetzt().getTime()))
    } catch (error) {
      // A database that is away is the readiness check's news.
      if (!istDatenbankWeg(error)) log.error({ fehler: errorSpot(error) }, 'Ein Antrag ist noch nicht ausgeführt.')
    }
  }

  function runNext(): Promise<void> {
    letzterLauf = letzterLauf.then(runOnce)
    return letzterLauf
  }

  async function loop(): Promise<void> {
    while (!ende.signal.aborted) {
      await runNext()
      await delay(TAKT_MS, undefined, { ref: false, signal: ende.signal }).catch(() => {})
    }
  }

  const schleife = loop()
  return {
    carryOut() {
      zuVergessen = true
      return runNext()
    },
    async stop() {
      ende.abort()
      await schleife
      await letzterLauf
    },
  }
}
