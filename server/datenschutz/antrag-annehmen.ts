import type { z } from 'zod'
import type { datenschutzAntrag } from '#contract/datenschutz-antrag.ts'
import { insertAntrag } from '#db/antraege.ts'
import { insertAusgang } from '#db/ausgang.ts'
import { insertToken } from '#db/token.ts'
import type { Clientnetz } from '../client-adresse.ts'
import { antragLink } from '../mail/antrag-mails.ts'
import { type Linkannahme, nimmWunschAn } from './link-annahme.ts'
import { LINK_GUELTIG_MS, neuesSecret, tokenHash } from './secret.ts'
import type { Antragsstelle } from './stelle.ts'

const TAG_MS = 86_400_000
/** Within it a request must be answered. */
export const FRIST_MS = 30 * TAG_MS

export type Antragseingang = {
  antrag: z.output<(typeof datenschutzAntrag)['anfrage']>
  netze: readonly Clientnetz[]
  schluessel: string | null
}

/**
 * Stores a request and the mail with its link. Beyond the daily number of mails the request is stored all the same, and
 * waits for the operator until its term: the law's 30 days run from here.
 */
export async function nimmAntragAn(
  stelle: Antragsstelle,
  { antrag: { email, requestType: art, reason }, netze, schluessel }: Antragseingang,
): Promise<Linkannahme> {
  const { einstellungen } = stelle
  // Not the browser's clock: a second try of the same request shows another time.
  const inhalt = ['antrag', email, art, reason]
  return nimmWunschAn(stelle, { zweck: art, email, inhalt, netze, schluessel }, async (tx, neu) => {
    const { id, referenz, erstellt, emailHash, mitLink } = neu
    const antrag = { id, referenz, art, erstellt }
    await insertAntrag(tx, {
      ...antrag,
      email,
      email_hash: emailHash,
      begruendung: reason || null,
      status: mitLink ? 'angefragt' : 'ohne-link',
      bestaetigt: null,
      frist: erstellt + FRIST_MS,
      erledigt: null,
    })
    if (!mitLink) return
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
