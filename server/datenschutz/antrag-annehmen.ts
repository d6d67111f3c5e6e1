import type { z } from 'zod'
import type { datenschutzAntrag } from '#contract/datenschutz-antrag.ts'
import { insertAntrag } from '#db/antraege.ts'
import { insertAusgang } from '#db/ausgang.ts'
import { insertToken } from '#db/token.ts'
import { antragLink } from '../mail/antrag-mails.ts'
import { darfLinkSenden, type Linkannahme, nimmWunschAn } from './link-annahme.ts'
import { LINK_GUELTIG_MS, neuesSecret, tokenHash } from './secret.ts'
import type { Antragsstelle } from './stelle.ts'

const TAG_MS = 86_400_000
/** Within it a request must be answered. */
export const FRIST_MS = 30 * TAG_MS

export type Antragseingang = {
  antrag: z.output<(typeof datenschutzAntrag)['anfrage']>
  netz: string
  schluessel: string | null
}

/**
 * Stores a request and the mail with its link. Beyond the daily number of mails the request is stored all the same,
 * and lapses.
 */
export async function nimmAntragAn(
  stelle: Antragsstelle,
  { antrag: { email, requestType: art, reason }, netz, schluessel }: Antragseingang,
): Promise<Linkannahme> {
  const { einstellungen } = stelle
  // Not the browser's clock: a second try of the same request shows another time.
  const inhalt = ['antrag', email, art, reason]
  return nimmWunschAn(stelle, { email, inhalt, netz, schluessel }, async (tx, neu) => {
    const { id, referenz, erstellt, emailHash } = neu
    const antrag = { id, referenz, art, erstellt }
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
    if (!(await darfLinkSenden(tx, stelle, neu))) return
    const secret = neuesSecret()
    await insertToken(tx, {
      hash: tokenHash(art, secret),
      zweck: 'antrag',
      ziel_id: id,
      email_hash: emailHash,
      ablauf: erstellt + LINK_GUELTIG_MS.antrag,
    })
    await insertAusgang(tx, [antragLink({ antrag, email, secret, emailHash, einstellungen, jetzt: erstellt })])
  })
}
