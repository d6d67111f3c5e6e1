import type { NeuerAusgang } from '#db/ausgang.ts'
import type { Zeit } from '#db/schema.ts'
import { personAus } from './angaben.ts'
import type { AngenommeneAnfrage } from './angenommene-anfrage.ts'
import { type Anlass, type MailEinstellungen, mailZeile, webhookZeile } from './ausgangs-zeile.ts'
import { bestaetigungsMail } from './bestaetigung.ts'
import { betreiberMail } from './betreiber-mail.ts'
import { adresse } from './nachricht.ts'

export type AnfrageAusgang = {
  anfrage: AngenommeneAnfrage
  emailHash: string
  weitergabe: boolean
  /** Secret of the link 'Das war ich nicht'. */
  widerrufToken: string
  einstellungen: MailEinstellungen
  jetzt: Zeit
}

/** What leaves the house for an enquiry; stored in the same transaction as the enquiry itself. */
export function anfrageAusgang({
  anfrage,
  emailHash,
  weitergabe,
  widerrufToken,
  einstellungen,
  jetzt,
}: AnfrageAusgang): NeuerAusgang[] {
  const { vorname, nachname } = personAus(anfrage.daten)
  const person = adresse(`${vorname} ${nachname}`, anfrage.daten.email)
  const betreiber = adresse('', einstellungen.betreiberEmail)
  const anlass: Anlass = { id: anfrage.id, referenz: anfrage.referenz, emailHash, gehoertZu: 'anfrage' }
  const anBetreiber = { an: betreiber, antwortAn: person, ...betreiberMail(anfrage, weitergabe) }
  const anPerson = {
    an: person,
    antwortAn: betreiber,
    ...bestaetigungsMail(anfrage, weitergabe, widerrufToken, einstellungen.siteUrl),
  }
  return [
    mailZeile('betreiber', anlass, anBetreiber, einstellungen, jetzt),
    mailZeile('bestaetigung', anlass, anPerson, einstellungen, jetzt),
    ...(einstellungen.webhook ? [webhookZeile(anlass, webhookKoerper(anfrage, weitergabe), jetzt)] : []),
  ]
}

/** In the form that Standard Webhooks recommends: type, time, data. */
function webhookKoerper({ referenz, art, erstellt, daten }: AngenommeneAnfrage, weitergabe: boolean): object {
  const zeit = new Date(erstellt).toISOString()
  return { type: 'anfrage.erstellt', timestamp: zeit, data: { referenz, art, erstellt: zeit, weitergabe, daten } }
}
