import type { Generated } from 'kysely'

/**
 * The tables, the same in SQLite and PostgreSQL. Times are milliseconds since 1970 (`Zeit`), yes and no are 1
 * and 0, structured data is JSON text: types both databases return alike.
 */
export type Tabellen = {
  anfrage: AnfrageTabelle
  einwilligung: EinwilligungTabelle
  idempotenz: IdempotenzTabelle
  grenze: GrenzeTabelle
  ausgang: AusgangTabelle
  antrag: AntragTabelle
  token: TokenTabelle
  erinnerung: ErinnerungTabelle
  aufbewahrung: AufbewahrungTabelle
}

export type Zeit = number

/** A keyed hash (GEHEIMNIS) of a normalised e-mail or client address: finds rows of an address without naming it. */
export type AdressHash = string

export type AnfrageTabelle = {
  id: string
  /** What operator and visitor call it. */
  referenz: string
  art: 'praemie' | 'kontakt'
  /** 'falle': the trap field was filled; kept apart, no mail. */
  status: 'offen' | 'erledigt' | 'falle'
  email_hash: AdressHash
  /** The checked fields as JSON. */
  daten: string
  erstellt: Zeit
  /** 24 calendar months later. */
  loeschen_ab: Zeit
}

/** Proof of consent, one row per checkbox of an enquiry. */
export type EinwilligungTabelle = {
  anfrage_id: string
  zweck: 'kontakt' | 'weitergabe'
  erteilt: 0 | 1
  version: string
  /** SHA-256 of the exact sentence beside the checkbox. */
  wortlaut_hash: string
  seite: string
  zeit: Zeit
}

export type IdempotenzTabelle = {
  schluessel: string
  koerper_hash: string
  status: number
  antwort: string
  email_hash: AdressHash
  erstellt: Zeit
}

/** One counter per limited thing and window, changed by a single statement so that it holds under parallel load. */
export type GrenzeTabelle = {
  schluessel: AdressHash
  beginn: Zeit
  anzahl: number
}

/** Mails and webhook calls that wait, with what they need to be sent. The body is emptied once sent. */
export type AusgangTabelle = {
  id: string
  art:
    | 'betreiber'
    | 'bestaetigung'
    | 'antrag-link'
    | 'antrag-antwort'
    | 'antrag-meldung'
    | 'aufbewahrung-meldung'
    | 'daten-meldung'
    | 'befristet-meldung'
    | 'erinnerung-link'
    | 'erinnerung'
    | 'webhook'
  /** The enquiry, request or reminder it belongs to. */
  anfrage_id: string | null
  antrag_id: string | null
  erinnerung_id: string | null
  /** Of the person it is about, whoever receives it. */
  email_hash: AdressHash
  referenz: string
  message_id: string
  /** JSON; null once sent. */
  inhalt: string | null
  zustand: 'wartet' | 'gesendet' | 'gescheitert'
  versuche: Generated<number>
  naechster_versuch: Zeit
  /** Who holds it, and until when; a process that died lets go by the clock. */
  gesperrt_von: string | null
  gesperrt_bis: Generated<Zeit>
  /** A code such as 'ECONNREFUSED' or '550', never a server's sentence: those quote addresses. */
  letzter_fehler: string | null
  erstellt: Zeit
  gesendet: Zeit | null
}

export type AntragTabelle = {
  id: string
  referenz: string
  art: 'access' | 'deletion' | 'portability'
  /** Null once the request is done or has lapsed: then only the hash remains as proof. */
  email: string | null
  email_hash: AdressHash
  begruendung: string | null
  /** 'ohne-link': its mailbox had got enough links that day, so nobody can confirm it; it waits for the operator. */
  status: 'angefragt' | 'ohne-link' | 'bestaetigt' | 'erledigt' | 'abgelaufen'
  erstellt: Zeit
  bestaetigt: Zeit | null
  /** 30 days after it arrived. */
  frist: Zeit
  erledigt: Zeit | null
}

/** Secrets of links in mails, hashed; a used one is deleted. */
export type TokenTabelle = {
  hash: string
  zweck: 'antrag' | 'widerruf' | 'erinnerung' | 'abmeldung'
  /** Of the request, the enquiry or the reminder. */
  ziel_id: string
  email_hash: AdressHash
  ablauf: Zeit
}

/** A wish to be reminded of a deadline, with the proof of consent. Gone once its mail is sent. */
export type ErinnerungTabelle = {
  id: string
  referenz: string
  frist: 'jahresende' | 'mitte-jahr'
  /** Null once confirmed: from then on only the mail that waits has it. */
  email: string | null
  email_hash: AdressHash
  status: 'angefragt' | 'bestaetigt'
  version: string
  /** SHA-256 of the exact sentence beside the button. */
  wortlaut_hash: string
  seite: string
  erstellt: Zeit
  bestaetigt: Zeit | null
}

/** One row: when deleting by terms last went ahead, and whether it is held (`domain/fristen/aufbewahrung.ts`). */
export type AufbewahrungTabelle = {
  id: 'stand'
  /** The last time known to be sound; null while nothing is stored. */
  anker: Zeit | null
  /** What the clock showed when it was held, why, and what was due by that reading; null: it runs. */
  gehalten_seit: Zeit | null
  grund: 'uhr' | 'menge' | null
  faellig: Generated<number>
  gesamt: Generated<number>
  /** The clock at the last mail to the operator. */
  gemeldet: Zeit | null
}
