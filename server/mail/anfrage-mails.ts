import type { NeuerAusgang } from '#db/ausgang.ts'
import type { Zeit } from '#db/schema.ts'
import type { Bekanntes } from '../daten/bekanntes.ts'
import { personAus } from './angaben.ts'
import type { AngenommeneAnfrage } from './angenommene-anfrage.ts'
import { bestaetigungsMail } from './bestaetigung.ts'
import { betreiberMail } from './betreiber-mail.ts'
import { adresse } from './nachricht.ts'
import { type Ausgangsanlass, type MailEinstellungen, mailAusgang, webhookAusgang } from './neuer-ausgang.ts'
import { wiederholbar } from './wiederholbar.ts'

export type AnfrageAusgang = {
  anfrage: AngenommeneAnfrage
  emailHash: string
  weitergabe: boolean
  /** Secret of the link 'Das war ich nicht'; null when no confirmation goes out. */
  widerrufToken: string | null
  bekanntes: Bekanntes
  einstellungen: MailEinstellungen
  jetzt: Zeit
}

/** What leaves the house for an enquiry; stored in the same transaction as the enquiry itself. */
export function anfrageAusgang({
  anfrage,
  emailHash,
  weitergabe,
  widerrufToken,
  bekanntes,
  einstellungen,
  jetzt,
}: AnfrageAusgang): NeuerAusgang[] {
  const { vorname, nachname } = personAus(anfrage.daten)
  const person = adresse(`${vorname} ${nachname}`, anfrage.daten.email)
  const betreiber = adresse('', einstellungen.betreiberEmail)
  const anlass: Ausgangsanlass = { id: anfrage.id, referenz: anfrage.referenz, emailHash, gehoertZu: 'anfrage' }
  const umstaende = { weitergabe, bestaetigt: widerrufToken !== null }
  const anBetreiber = { an: betreiber, antwortAn: person, ...betreiberMail(anfrage, umstaende) }
  const bestaetigung = (token: string) => {
    // Nobody has confirmed the address: nothing of what was typed goes there that has not been looked at.
    const gezeigt = wiederholbar(anfrage, bekanntes)
    const an = adresse('', anfrage.daten.email)
    const links = { siteUrl: einstellungen.siteUrl, widerrufToken: token }
    return { an, antwortAn: betreiber, mitBlatt: true as const, ...bestaetigungsMail(gezeigt, weitergabe, links) }
  }
  return [
    mailAusgang('betreiber', anlass, anBetreiber, einstellungen, jetzt),
    ...(widerrufToken === null
      ? []
      : [mailAusgang('bestaetigung', anlass, bestaetigung(widerrufToken), einstellungen, jetzt)]),
    ...(einstellungen.webhook ? [webhookAusgang(anlass, webhookKoerper(anfrage, weitergabe), jetzt)] : []),
  ]
}

/** In the form that Standard Webhooks recommends: type, time, data. */
function webhookKoerper({ referenz, art, erstellt, daten }: AngenommeneAnfrage, weitergabe: boolean): object {
  const zeit = new Date(erstellt).toISOString()
  return { type: 'anfrage.erstellt', timestamp: zeit, data: { referenz, art, erstellt: zeit, weitergabe, daten } }
}
