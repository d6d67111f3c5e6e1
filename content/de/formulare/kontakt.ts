export const KONTAKT_FORMULAR = {
  name: 'Kontaktformular',
  anliegen: { titel: 'Ihr Anliegen', hinweis: 'Alle Felder sind nötig, ausser wo «freiwillig» steht.' },
  person: { titel: 'Ihre Person', hinweis: 'So erreichen wir Sie. Wir rufen nur zu Ihrer Anfrage an.' },
  adresse: { titel: 'Ihre Adresse', hinweis: 'Die Prämie hängt vom Wohnort ab.' },
  bitteWaehlen: 'Bitte wählen',
  senden: 'Anfrage senden',
  wirdGesendet: 'Wird verarbeitet...',
  /** Before the visitor's own data on the visitor's own console, as specified. */
  konsole: 'Kontaktanfrage',
} as const

export const KONTAKT_FELDER = {
  nachricht: 'Nachricht',
  krankenkasse: 'Aktuelle Krankenkasse',
  vorname: 'Vorname',
  nachname: 'Nachname',
  email: 'E-Mail',
  telefon: 'Telefon',
  strasse: 'Strasse',
  nummer: 'Nummer',
  plz: 'PLZ',
  ort: 'Ort',
  land: 'Land',
  /** Of the trap nobody sees. */
  website: 'Website',
} as const

export const KONTAKT_HINWEISE = {
  nachricht: 'Worum geht es, und wann erreichen wir Sie am besten?',
  krankenkasse: 'Freiwillig. Ist Ihre Kasse nicht dabei, lassen Sie das Feld leer.',
} as const

export const LAND_FEHLT = 'Bitte wählen Sie das Land.'

/** Ends with the telephone number and the e-mail address. */
export const ANDERE_WEGE = { telefon: 'Sie erreichen uns auch unter', email: 'oder' } as const

/** The page that answers a form sent without JavaScript which could not be accepted. */
export const NICHT_ANGENOMMEN = {
  fenster: 'Anfrage noch nicht gesendet',
  titel: 'Ihre Anfrage ist noch nicht gesendet',
  pruefen: 'Bitte prüfen Sie diese Angaben',
} as const
