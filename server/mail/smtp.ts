import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Zusteller, Zustellung } from '../jobs/ausgang-zustellung.ts'
import { inFrist } from '../prozess/frist.ts'
import { absenderAus, mimeFelder } from './mime.ts'
import type { Beilage } from './nachricht.ts'
import { zustellungAusFehler } from './smtp-fehler.ts'

/** Until the server has greeted; shorter than the next limit, so that it is known which of the two it was. */
const VERBINDEN_MS = 4_000
/** For each answer of a first attempt. */
const ANTWORT_MS = 5_000
/**
 * A server that examines mails for long before it answers takes each of them although we gave up. From the second
 * attempt on we listen longer, so that nobody gets the same mail again and again.
 */
const GEDULD_MS = 20_000
/** The end of an attempt, however much the server talks. */
const HOECHSTENS_MS = 30_000

type Smtpfristen = { verbindenMs?: number; antwortMs?: number; geduldMs?: number; hoechstensMs?: number }

export function smtpZusteller(
  url: string,
  mailVon: string,
  {
    verbindenMs = VERBINDEN_MS,
    antwortMs = ANTWORT_MS,
    geduldMs = GEDULD_MS,
    hoechstensMs = HOECHSTENS_MS,
    ...beilage
  }: Smtpfristen & Beilage = {},
): Zusteller {
  const von = absenderAus(mailVon)
  const rasch = verbindungen(() => neuerPool(url, verbindenMs, antwortMs), hoechstensMs)
  const geduldig = verbindungen(() => neuerPool(url, verbindenMs, geduldMs), hoechstensMs)
  return {
    send: ausgang => (ausgang.versuche === 0 ? rasch : geduldig).send(mimeFelder(ausgang, von, beilage)),
    close() {
      rasch.close()
      geduldig.close()
    },
  }
}

function verbindungen(oeffne: () => ReturnType<typeof neuerPool>, hoechstensMs: number) {
  let pool = oeffne()

  return {
    async send(felder: ReturnType<typeof mimeFelder>): Promise<Zustellung> {
      const mail = await fertigeMail(felder)
      const versand = pool.sendMail(mail).then((): Zustellung => ({ art: 'angenommen' }), zustellungAusFehler)
      const zustellung = await inFrist(versand, hoechstensMs)
      if (zustellung) return zustellung
      // Ends the talker's connection; the others' mails are tried again.
      pool.close({ force: true })
      pool = oeffne()
      return { art: 'abgebrochen', code: 'ETIMEDOUT' }
    },
    close: () => pool.close({ force: true }),
  }
}

/** Whole before it is sent: piece by piece the library would write each line to the network by itself. */
async function fertigeMail(felder: ReturnType<typeof mimeFelder>) {
  const { from, to } = felder
  return { from, to, raw: await new MailComposer(felder).compile().build() }
}

function neuerPool(url: string, verbindenMs: number, antwortMs: number) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 10,
    // Once more only if the server had closed an idle connection before the mail: nothing was sent then.
    maxRequeues: 1,
    idleTimeout: 30_000,
    dnsTimeout: verbindenMs,
    connectionTimeout: verbindenMs,
    greetingTimeout: verbindenMs,
    socketTimeout: antwortMs,
  })
}
