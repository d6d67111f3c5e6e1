import { setTimeout as delay } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Zusteller, Zustellung } from '../jobs/ausgang-zustellung.ts'
import { absenderAus, mimeFelder } from './mime.ts'
import { zustellungAusFehler } from './smtp-fehler.ts'

/** No step of a first attempt may take longer. */
const ZEITLIMIT_MS = 5_000
/**
 * A server that examines mails for long before it answers takes each of them although we gave up. From the second
 * attempt on we listen longer, so that nobody gets the same mail again and again.
 */
const GEDULD_MS = 20_000
/** Even a server that keeps talking must end before the lock of the row does. */
const HOECHSTENS_MS = 40_000

type Fristen = { zeitlimitMs?: number; geduldMs?: number; hoechstensMs?: number }

export function smtpZusteller(
  url: string,
  mailVon: string,
  { zeitlimitMs = ZEITLIMIT_MS, geduldMs = GEDULD_MS, hoechstensMs = HOECHSTENS_MS }: Fristen = {},
): Zusteller {
  const von = absenderAus(mailVon)
  const rasch = verbindungen(url, zeitlimitMs, hoechstensMs)
  const geduldig = verbindungen(url, geduldMs, hoechstensMs)
  return {
    sende: zeile => (zeile.versuche === 0 ? rasch : geduldig).sende(mimeFelder(zeile, von)),
    close() {
      rasch.close()
      geduldig.close()
    },
  }
}

function verbindungen(url: string, zeitlimitMs: number, hoechstensMs: number) {
  let pool = neuerPool(url, zeitlimitMs)

  async function abbruch(signal: AbortSignal): Promise<Zustellung> {
    await delay(hoechstensMs, undefined, { signal, ref: false })
    // Ends the talker's connection; the others' mails are tried again.
    pool.close({ force: true })
    pool = neuerPool(url, zeitlimitMs)
    return { art: 'abgebrochen', code: 'ETIMEDOUT' }
  }

  return {
    async sende(felder: ReturnType<typeof mimeFelder>): Promise<Zustellung> {
      const fertig = new AbortController()
      const versand = pool.sendMail(felder).then((): Zustellung => ({ art: 'angenommen' }), zustellungAusFehler)
      try {
        return await Promise.race([versand, abbruch(fertig.signal)])
      } finally {
        fertig.abort()
      }
    },
    close: () => pool.close({ force: true }),
  }
}

function neuerPool(url: string, zeitlimitMs: number) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 10,
    // Once more only if the server had closed an idle connection before the mail: nothing was sent then.
    maxRequeues: 1,
    idleTimeout: 30_000,
    connectionTimeout: Math.min(zeitlimitMs, ZEITLIMIT_MS),
    greetingTimeout: Math.min(zeitlimitMs, ZEITLIMIT_MS),
    dnsTimeout: Math.min(zeitlimitMs, ZEITLIMIT_MS),
    socketTimeout: zeitlimitMs,
  })
}
