import type { AusgangArt, NeuerAusgang } from '#db/ausgang.ts'
import type { Nachricht } from './nachricht.ts'

export type MailEinstellungen = {
  /** Canonical origin, without a slash at the end. */
  siteUrl: string
  betreiberEmail: string
  /** Sender: an address, or `Name <address>`. */
  mailVon: string
  /** Whether enquiries also go to a webhook. */
  webhook: boolean
}

/** The enquiry, request or reminder a row of the outbox belongs to. */
export type Ausgangsanlass = {
  id: string
  referenz: string
  emailHash: string
  gehoertZu: 'anfrage' | 'antrag' | 'erinnerung' | 'nichts'
}

export function mailAusgang(
  art: Exclude<AusgangArt, 'webhook'>,
  anlass: Ausgangsanlass,
  nachricht: Nachricht,
  { mailVon }: MailEinstellungen,
  erstellt: number,
): NeuerAusgang {
  const domain = mailVon.slice(mailVon.lastIndexOf('@') + 1).replace(/>.*$/, '')
  return {
    ...gemeinsames(art, anlass, erstellt),
    message_id: `<${ausgangsId(art, anlass)}@${domain}>`,
    inhalt: JSON.stringify(nachricht),
  }
}

export function webhookAusgang(anlass: Ausgangsanlass, inhalt: object, erstellt: number): NeuerAusgang {
  const id = ausgangsId('webhook', anlass)
  return { ...gemeinsames('webhook', anlass, erstellt), message_id: id, inhalt: JSON.stringify(inhalt) }
}

/** One row of each kind per enquiry or request, so its id needs no chance and the Message-ID stays the same. */
const ausgangsId = (art: AusgangArt, { id }: Ausgangsanlass) => `${id}.${art}`

function gemeinsames(art: AusgangArt, anlass: Ausgangsanlass, erstellt: number) {
  return {
    id: ausgangsId(art, anlass),
    art,
    anfrage_id: anlass.gehoertZu === 'anfrage' ? anlass.id : null,
    antrag_id: anlass.gehoertZu === 'antrag' ? anlass.id : null,
    erinnerung_id: anlass.gehoertZu === 'erinnerung' ? anlass.id : null,
    email_hash: anlass.emailHash,
    referenz: anlass.referenz,
    erstellt,
  }
}
