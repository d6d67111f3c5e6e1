/* What the codes of the tables are called, for the operator and in the copies for the person. */

export const ART = { praemie: 'Prämienanfrage', kontakt: 'Kontaktanfrage' } as const

export const STATUS = {
  offen: 'offen',
  erledigt: 'erledigt',
  falle: 'Werbeverdacht',
} as const

export const ZWECK = {
  kontakt: 'Vergleich und Kontaktaufnahme',
  weitergabe: 'Weitergabe an Versicherer',
} as const

export const MAILART = {
  betreiber: 'Anfrage an den Betreiber',
  bestaetigung: 'Bestätigung an die Person',
  'antrag-link': 'Link zu einem Antrag',
  'antrag-antwort': 'Antwort auf einen Antrag',
  'antrag-meldung': 'Meldung an den Betreiber',
  'aufbewahrung-meldung': 'Meldung an den Betreiber',
  'daten-meldung': 'Meldung über Prämiendaten',
  'befristet-meldung': 'Meldung über ablaufende Aussagen',
  'erinnerung-link': 'Link zu einer Erinnerung',
  erinnerung: 'Erinnerung an eine Frist',
  webhook: 'Webhook',
} as const

export const ZUSTAND = {
  wartet: 'wartet',
  gesendet: 'gesendet',
  gescheitert: 'gescheitert',
} as const

export const ANTRAGSTATUS = {
  angefragt: 'wartet auf Bestätigung',
  'ohne-link': 'kein Link gesendet (Tagesgrenze)',
  bestaetigt: 'bestätigt',
  erledigt: 'erledigt',
  abgelaufen: 'abgelaufen',
} as const

export const ERINNERUNGSSTATUS = {
  angefragt: 'wartet auf Bestätigung',
  bestaetigt: 'bestellt',
} as const

/** What the forms ask, in the order of a letter. */
export const FELDNAME = {
  vorname: 'Vorname',
  nachname: 'Nachname',
  email: 'E-Mail',
  telefon: 'Telefon',
  strasse: 'Strasse',
  nummer: 'Nummer',
  plz: 'PLZ',
  ort: 'Ort',
  land: 'Land',
  jahrgang: 'Jahrgang',
  unfall: 'Unfallversicherung',
  aktuelleKrankenkasse: 'Aktuelle Krankenkasse',
  aktuelleFranchise: 'Aktuelle Franchise',
  gewuenschteKrankenkasse: 'Gewünschte Krankenkasse',
  gewuenschteFranchise: 'Gewünschte Franchise',
  gewuenschtesModell: 'Gewünschtes Modell',
  gewuenschtesProdukt: 'Gewünschtes Produkt',
  praemie: 'Prämie pro Monat',
  praemienjahr: 'Prämienjahr',
  verbilligung: 'Prämienverbilligung pro Monat',
  beduerfnisse: 'Bedürfnisse',
  personen: 'Personen',
  anliegen: 'Anliegen',
  nachricht: 'Nachricht',
} as const

/** Columns before and after these fields. */
export const TABELLE = {
  anfang: { referenz: 'Referenz', eingang: 'Eingang', art: 'Art', status: 'Status' },
  ende: {
    einwilligungKontakt: 'Einwilligung Kontakt',
    einwilligungWeitergabe: 'Einwilligung Weitergabe',
    einwilligungFassung: 'Einwilligung Fassung',
    einwilligungZeit: 'Einwilligung Zeit',
    loeschung: 'Löschung ab',
  },
  ja: 'ja',
  nein: 'nein',
} as const
