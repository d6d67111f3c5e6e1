import type {
  AnfrageTabelle,
  AntragTabelle,
  AusgangTabelle,
  EinwilligungTabelle,
  ErinnerungTabelle,
  Zeit,
} from '#db/schema.ts'

/* What the codes of the tables are called, for the operator and in the copies for the person. */

export const ART: Record<AnfrageTabelle['art'], string> = { praemie: 'Prämienanfrage', kontakt: 'Kontaktanfrage' }

export const STATUS: Record<AnfrageTabelle['status'], string> = {
  offen: 'offen',
  erledigt: 'erledigt',
  falle: 'Werbeverdacht',
}

export const ZWECK: Record<EinwilligungTabelle['zweck'], string> = {
  kontakt: 'Vergleich und Kontaktaufnahme',
  weitergabe: 'Weitergabe an Versicherer',
}

export const MAILART: Record<AusgangTabelle['art'], string> = {
  betreiber: 'Anfrage an den Betreiber',
  bestaetigung: 'Bestätigung an die Person',
  'antrag-link': 'Link zu einem Antrag',
  'antrag-antwort': 'Antwort auf einen Antrag',
  'antrag-meldung': 'Meldung an den Betreiber',
  'aufbewahrung-meldung': 'Meldung an den Betreiber',
  'daten-meldung': 'Meldung über Prämiendaten',
  'befristet-meldung': 'Meldung über abgelaufene Aussagen',
  'erinnerung-link': 'Link zu einer Erinnerung',
  erinnerung: 'Erinnerung an eine Frist',
  webhook: 'Webhook',
}

export const ZUSTAND: Record<AusgangTabelle['zustand'], string> = {
  wartet: 'wartet',
  gesendet: 'gesendet',
  gescheitert: 'gescheitert',
}

export const ANTRAGSTATUS: Record<AntragTabelle['status'], string> = {
  angefragt: 'wartet auf Bestätigung',
  'ohne-link': 'kein Link gesendet (Tagesgrenze)',
  bestaetigt: 'bestätigt',
  erledigt: 'erledigt',
  abgelaufen: 'abgelaufen',
}

export const ERINNERUNGSSTATUS: Record<ErinnerungTabelle['status'], string> = {
  angefragt: 'wartet auf Bestätigung',
  bestaetigt: 'bestellt',
}

const tag = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const uhrzeit = new Intl.DateTimeFormat('de-CH', { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' })

export const tagText = (zeit: Zeit) => tag.format(zeit)
export const zeitText = (zeit: Zeit) => `${tag.format(zeit)} ${uhrzeit.format(zeit)}`
