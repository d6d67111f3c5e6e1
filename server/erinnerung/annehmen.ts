import { createHash } from 'node:crypto'
import { ERINNERUNG_EINWILLIGUNG } from '#content/erinnerung.ts'
import type { ErinnerungsWunsch } from '#contract/erinnerung.ts'
import { insertAusgang } from '#db/ausgang.ts'
import { insertErinnerung } from '#db/erinnerungen.ts'
import { insertToken } from '#db/token.ts'
import { naechsteErinnerung } from '#domain/erinnerung.ts'
import { neueReferenz } from '../anfragen/referenz.ts'
import type { Clientnetz } from '../client-adresse.ts'
import { type Linkannahme, nimmWunschAn } from '../datenschutz/link-annahme.ts'
import { LINK_GUELTIG_MS, neuesSecret, tokenHash } from '../datenschutz/secret.ts'
import type { Antragsstelle } from '../datenschutz/stelle.ts'
import { erinnerungsLink } from '../mail/erinnerungs-mails.ts'
import { datumInZuerich, zeitAmMorgen } from '../zeit.ts'

export type Erinnerungseingang = {
  wunsch: ErinnerungsWunsch
  netze: readonly Clientnetz[]
  /** Where the form stood. */
  seite: string
  schluessel: string | null
}

const WORTLAUT_HASH = createHash('sha256').update(ERINNERUNG_EINWILLIGUNG.wortlaut).digest('hex')

/**
 * Stores the wish with its proof of consent, and the mail with the links that confirm it and take it back. Nothing is
 * sent later without the first. Beyond the daily number of mails nothing is stored: nobody could confirm it.
 */
export async function nimmErinnerungAn(
  stelle: Antragsstelle,
  { wunsch: { email, frist, website }, netze, seite, schluessel }: Erinnerungseingang,
): Promise<Linkannahme> {
  // The trap: whoever fills it is answered like everybody else.
  if (website !== '') return { art: 'angenommen', referenz: neueReferenz(), linkGesendet: true }
  const inhalt = ['erinnerung', email, frist]
  return nimmWunschAn(stelle, { zweck: 'erinnerung', email, inhalt, netze, schluessel }, async (tx, neu) => {
    const { id, referenz, erstellt, emailHash, mitLink } = neu
    if (!mitLink) return
    await insertErinnerung(tx, {
      id,
      referenz,
      frist,
      email,
      email_hash: emailHash,
      status: 'angefragt',
      version: ERINNERUNG_EINWILLIGUNG.version,
      wortlaut_hash: WORTLAUT_HASH,
      seite,
      erstellt,
      bestaetigt: null,
    })
    const erinnerung = naechsteErinnerung(frist, datumInZuerich(new Date(erstellt)))
    const ablauf = {
      erinnerung: erstellt + LINK_GUELTIG_MS.antrag,
      // As long as there is something to take back.
      abmeldung: zeitAmMorgen(erinnerung.frist.eintreffen),
    }
    const secrets = { erinnerung: neuesSecret(), abmeldung: neuesSecret() }
    for (const zweck of ['erinnerung', 'abmeldung'] as const) {
      const hash = tokenHash(zweck, secrets[zweck])
      await insertToken(tx, { hash, zweck, ziel_id: id, email_hash: emailHash, ablauf: ablauf[zweck] })
    }
    const anlass = { id, referenz, emailHash, gehoertZu: 'erinnerung' as const }
    const mail = { anlass, email, art: frist, erinnerung, secrets, erstellt }
    await insertAusgang(tx, [erinnerungsLink(mail, stelle.einstellungen)])
  })
}
