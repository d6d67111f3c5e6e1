import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { datenschutzAntrag } from '#contract/datenschutz-antrag.ts'
import { insertAntrag } from '#db/antraege.ts'
import { insertAusgang } from '#db/ausgang.ts'
import type { Datenbank } from '#db/datenbank.ts'
import { zaehle } from '#db/grenzen.ts'
import { insertToken } from '#db/token.ts'
import { neueReferenz } from '../anfragen/referenz.ts'
import { adressHash, emailSchluessel } from '../geheimnis.ts'
import { antragLink } from '../mail/antrag-mails.ts'
import type { MailEinstellungen } from '../mail/ausgangs-zeile.ts'
import { LINK_GUELTIG_MS, neuesSecret, tokenHash } from './secret.ts'

const TAG_MS = 86_400_000
const FRIST_MS = 30 * TAG_MS

/** Nobody can fill another's mailbox with our links. Holds whatever ANFRAGEN_LIMIT says. */
const LINKS_PRO_TAG = 3

export type Antragsstelle = {
  db: Datenbank
  geheimnis: string
  einstellungen: MailEinstellungen
  jetzt: () => Date
  /** Called once a mail waits to be sent. */
  wecke: () => void
}

export type Antrag = z.output<(typeof datenschutzAntrag)['anfrage']>

export const linkGrenze = (geheimnis: string, emailHash: string) => adressHash(geheimnis, 'antrag-link', emailHash)

/**
 * Stores a request and the mail with its link. Nothing here looks whether the address is known, so neither the
 * answer nor its time can tell. Beyond the daily number of mails the request is stored all the same, and lapses.
 */
export async function nimmAntragAn(
  { db, geheimnis, einstellungen, jetzt, wecke }: Antragsstelle,
  { email, requestType: art, reason }: Antrag,
): Promise<string> {
  const erstellt = jetzt().getTime()
  const emailHash = emailSchluessel(geheimnis, email)
  const antrag = { id: randomUUID(), referenz: neueReferenz(), art, erstellt }
  await db.transaktion(async tx => {
    await insertAntrag(tx, {
      ...antrag,
      email,
      email_hash: emailHash,
      begruendung: reason || null,
      status: 'angefragt',
      bestaetigt: null,
      frist: erstellt + FRIST_MS,
      erledigt: null,
    })
    const schluessel = linkGrenze(geheimnis, emailHash)
    const grenze = await zaehle(tx, { schluessel, hoechstens: LINKS_PRO_TAG, fensterMs: TAG_MS, jetzt: erstellt })
    if (grenze.voll) return
    const secret = neuesSecret()
    await insertToken(tx, {
      hash: tokenHash(art, secret),
      zweck: 'antrag',
      ziel_id: antrag.id,
      email_hash: emailHash,
      ablauf: erstellt + LINK_GUELTIG_MS.antrag,
    })
    await insertAusgang(tx, [antragLink({ antrag, email, secret, emailHash, einstellungen, jetzt: erstellt })])
  })
  wecke()
  return antrag.referenz
}
