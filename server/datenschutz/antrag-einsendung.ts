import type { z } from 'zod'
import { type LinkAnnahme, linkAnnahme } from '#contract/annahme.ts'
import type { datenschutzAntrag } from '#contract/datenschutz-antrag.ts'
import type { Angenommenes } from '#db/annahme.ts'
import type { Einsendung } from '../annahme/einsendung.ts'
import { antragLink } from '../mail/antrag-mails.ts'
import type { MailEinstellungen } from '../mail/neuer-ausgang.ts'
import { LINK_GUELTIG_MS, neuesSecret, tokenHash } from './secret.ts'

const TAG_MS = 86_400_000
/** Within it a request must be answered. */
export const FRIST_MS = 30 * TAG_MS

/**
 * A request and the mail with its link. Beyond the daily number of mails the request is stored all the same, and waits
 * for the operator until its term: the law's 30 days run from here.
 */
export function antragEinsendung(
  { email, requestType: art, reason }: z.output<(typeof datenschutzAntrag)['anfrage']>,
  einstellungen: MailEinstellungen,
): Einsendung<LinkAnnahme> {
  return {
    art: 'antrag',
    email,
    // Not the browser's clock: a second try of the same request shows another time.
    inhalt: JSON.stringify(['antrag', email, art, reason]),
    falle: false,
    mailzweck: art,
    grenzeProAdresse: false,
    antwort: linkAnnahme,
    angenommenes({ id, referenz, erstellt, emailHash, mitMail }): Angenommenes {
      const antrag = { id, referenz, art, erstellt }
      const gespeichert = {
        benannt: {
          tabelle: 'antrag' as const,
          werte: {
            ...antrag,
            email,
            email_hash: emailHash,
            begruendung: reason || null,
            status: mitMail ? ('angefragt' as const) : ('ohne-link' as const),
            bestaetigt: null,
            frist: erstellt + FRIST_MS,
            erledigt: null,
          },
        },
      }
      if (!mitMail) return gespeichert
      const secret = neuesSecret()
      return {
        ...gespeichert,
        tokens: [
          {
            hash: tokenHash(art, secret),
            zweck: 'antrag',
            ziel_id: id,
            email_hash: emailHash,
            ablauf: erstellt + LINK_GUELTIG_MS.antrag,
          },
        ],
        ausgang: [antragLink({ antrag, email, secret, emailHash, einstellungen, jetzt: erstellt })],
      }
    },
  }
}
