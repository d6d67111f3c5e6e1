import type { Transaction } from 'kysely'
import type { Antragsart } from '#contract/datenschutz-antrag.ts'
import { countInWindow } from '#db/grenzen.ts'
import type { AdressHash, Tabellen, Zeit } from '#db/schema.ts'
import { adressHash } from '../einstellungen/geheimnis.ts'
import { postfach } from '../einstellungen/postfach.ts'
import type { Clientnetz } from './client-adresse.ts'

const FENSTER_MS = 600_000
const TAG_MS = 86_400_000

/** What a mail to an address nobody confirmed is for. */
export type Mailzweck = Antragsart | 'erinnerung' | 'bestaetigung'

/**
 * Nobody can fill another's mailbox in our name: so many of these mails a day, over all kinds. The last two are kept
 * for access and deletion: nobody can use up another's link to them with a form that is not theirs.
 */
const MAILS_PRO_TAG = 6
const HOECHSTENS = {
  access: MAILS_PRO_TAG,
  deletion: MAILS_PRO_TAG,
  portability: MAILS_PRO_TAG - 2,
  erinnerung: MAILS_PRO_TAG - 2,
  bestaetigung: MAILS_PRO_TAG - 2,
} as const satisfies Record<Mailzweck, number>

export type Grenzstelle = {
  geheimnis: string
  /** Writes per client network, and enquiries per e-mail address, in ten minutes; 0: no limit of any kind. */
  anfragenLimit: number
}

/**
 * Counts one write for every network and address. Seconds to wait where one of them has reached its limit: then the
 * caller undoes the transaction, and with it what the others have counted.
 */
export async function countSchreiben(
  tx: Transaction<Tabellen>,
  { geheimnis, anfragenLimit }: Grenzstelle,
  { netze, emailHash }: { netze: readonly Clientnetz[]; emailHash?: AdressHash },
  jetzt: Zeit,
): Promise<number | null> {
  if (anfragenLimit === 0) return null
  const grenzen = [
    ...netze.map(({ netz, faktor }) => ({ schluessel: adressHash(geheimnis, 'netz', netz), faktor })),
    ...(emailHash === undefined ? [] : [{ schluessel: emailHash, faktor: 1 }]),
  ]
  for (const { schluessel, faktor } of grenzen) {
    const ergebnis = await countInWindow(tx, {
      schluessel,
      hoechstens: anfragenLimit * faktor,
      fensterMs: FENSTER_MS,
      jetzt,
    })
    if (ergebnis.voll) return wartezeit(ergebnis.bis, jetzt)
  }
  return null
}

/** In seconds. Never longer than the window, which a transaction that began a moment later may have opened. */
const wartezeit = (bis: Zeit, jetzt: Zeit) => Math.min(FENSTER_MS / 1000, Math.max(1, Math.ceil((bis - jetzt) / 1000)))

/** Counts one more mail to this mailbox today; false where it got enough for one of this kind. */
export async function countMail(
  tx: Transaction<Tabellen>,
  { geheimnis, anfragenLimit }: Grenzstelle,
  { zweck, email, jetzt }: { zweck: Mailzweck; email: string; jetzt: Zeit },
): Promise<boolean> {
  if (anfragenLimit === 0) return true
  const schluessel = mailGrenze(geheimnis, email)
  return !(await countInWindow(tx, { schluessel, hoechstens: HOECHSTENS[zweck], fensterMs: TAG_MS, jetzt })).voll
}

/** The key of the counter of mails to an address. */
export const mailGrenze = (geheimnis: string, email: string): AdressHash =>
  adressHash(geheimnis, 'mail', postfach(email))
