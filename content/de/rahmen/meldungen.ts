/** The toasts of the forms. Their wording is specified: change it there first. */
export const FEHLENDE_ANGABEN = {
  title: 'Fehlende Angaben',
  description: 'Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die Datenschutzerklärung.',
} as const

/** Step 3 of the calculator; the server's own sentence takes the place of the description. */
export const RECHNER_FEHLER = {
  title: 'Fehler beim Senden',
  description: 'Bitte versuchen Sie es später noch einmal.',
} as const

/** For who reads another page by the time the answer arrives. */
export const ANFRAGE_GESENDET = {
  title: 'Ihre Anfrage ist gesendet',
  description: 'Wir haben sie erhalten und melden uns in Kürze.',
} as const

export const KONTAKT_FEHLER = {
  abgelehnt: {
    title: 'Fehler beim Versenden',
    description: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  },
  unerwartet: {
    title: 'Fehler beim Versenden',
    description: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  },
} as const

/** Wherever an amount is typed. */
export const BETRAG_UNLESBAR = 'Diesen Betrag können wir nicht lesen. Schreiben Sie ihn so: 1’250.50'

/** Stays beside the button when a toast has gone. */
export const NICHT_GESENDET = {
  titel: 'Ihre Anfrage ist noch nicht gesendet.',
  nichtErreicht: 'Unser Server hat nicht geantwortet. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  abgelehnt: 'Unser Server konnte sie nicht annehmen. Versuchen Sie es in einigen Minuten noch einmal.',
  bleibt: 'Alles, was Sie eingegeben haben, ist noch da.',
} as const

export const ANTRAG_MELDUNGEN = {
  emailFehlt: {
    title: 'E-Mail erforderlich',
    description: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  },
  fehler: {
    title: 'Fehler',
    description: 'Ihr Antrag konnte nicht verarbeitet werden. Bitte kontaktieren Sie uns direkt.',
  },
  erfolg: {
    access: {
      title: 'Antrag erfolgreich eingereicht',
      description:
        'Ihr Antrag auf Datenauskunft wurde erfolgreich eingereicht. Sie erhalten eine Antwort innerhalb von 30 Tagen.',
    },
    deletion: {
      title: 'Antrag erfolgreich eingereicht',
      description:
        'Ihr Antrag auf Datenlöschung wurde erfolgreich eingereicht. Ihre Daten werden innerhalb von 30 Tagen gelöscht.',
    },
    portability: {
      title: 'Antrag erfolgreich eingereicht',
      description:
        'Ihr Antrag auf Datenübertragbarkeit wurde erfolgreich eingereicht. Sie erhalten Ihre Daten innerhalb von 30 Tagen.',
    },
  },
} as const
