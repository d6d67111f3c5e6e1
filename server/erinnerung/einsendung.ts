import { createHash } from 'node:crypto'
import { ERINNERUNG_EINWILLIGUNG } from '#content/wechsel/erinnerung.ts'
import { type LinkAnnahme, linkAnnahme } from '#contract/annahme.ts'
import type { ErinnerungsWunsch } from '#contract/erinnerung.ts'
import type { Angenommenes } from '#db/annahme.ts'
import { naechsteErinnerung } from '#domain/fristen/erinnerung.ts'
import type { Einsendung, Neu } from '../annahme/einsendung.ts'
import { LINK_GUELTIG_MS, neuesSecret, tokenHash } from '../datenschutz/secret.ts'
import { erinnerungsLink } from '../mail/erinnerungs-mails.ts'
import type { MailEinstellungen } from '../mail/neuer-ausgang.ts'
import { datumInZuerich, zeitAmMorgen } from '../zeit.ts'

type Erinnerungsumfeld = {
  /** Where the form stood. */
  seite: string
  einstellungen: MailEinstellungen
}

const WORTLAUT_HASH = createHash('sha256').update(ERINNERUNG_EINWILLIGUNG.wortlaut).digest('hex')

/** Beyond the daily number of mails nothing is stored: nobody could confirm it. Nor for a caught machine. */
export function erinnerungEinsendung(wunsch: ErinnerungsWunsch, umfeld: Erinnerungsumfeld): Einsendung<LinkAnnahme> {
  const { email, frist, website } = wunsch
  return {
    art: 'erinnerung',
    email,
    inhalt: JSON.stringify(['erinnerung', email, frist, ...(website ? [website] : [])]),
    falle: website !== '',
    mailzweck: 'erinnerung',
    grenzeProAdresse: false,
    antwort: linkAnnahme,
    angenommenes: neu => (neu.mitMail ? wunschMitLinks(wunsch, neu, umfeld) : null),
  }
}

/** The wish with its proof of consent, and the mail with the links that confirm it and take it back. */
function wunschMitLinks(
  { email, frist }: ErinnerungsWunsch,
  { id, referenz, erstellt, emailHash }: Neu,
  { seite, einstellungen }: Erinnerungsumfeld,
): Angenommenes {
  const erinnerung = naechsteErinnerung(frist, datumInZuerich(new Date(erstellt)))
  const secrets = { erinnerung: neuesSecret(), abmeldung: neuesSecret() }
  const ablauf = {
    erinnerung: erstellt + LINK_GUELTIG_MS.antrag,
    // As long as there is something to take back.
    abmeldung: zeitAmMorgen(erinnerung.frist.eintreffen),
  }
  const anlass = { id, referenz, emailHash, gehoertZu: 'erinnerung' as const }
  return {
    benannt: {
      tabelle: 'erinnerung',
      werte: {
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
      },
    },
    tokens: (['erinnerung', 'abmeldung'] as const).map(zweck => ({
      hash: tokenHash(zweck, secrets[zweck]),
      zweck,
      ziel_id: id,
      email_hash: emailHash,
      ablauf: ablauf[zweck],
    })),
    ausgang: [erinnerungsLink({ anlass, email, art: frist, erinnerung, secrets, erstellt }, einstellungen)],
  }
}
