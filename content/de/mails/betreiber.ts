/** The operator's copy of an enquiry. */
export const BETREIBER_MAIL = {
  betreff: {
    praemie: (referenz: string) => `Neue Anfrage aus dem Prämienvergleich (${referenz})`,
    kontakt: (referenz: string) => `Neue Nachricht aus dem Kontaktformular (${referenz})`,
    beratung: (referenz: string) => `Neue Beratungsanfrage (${referenz})`,
  },
  titel: {
    praemie: 'Neue Anfrage aus dem Prämienvergleich',
    kontakt: 'Neue Nachricht aus dem Kontaktformular',
    beratung: 'Neue Beratungsanfrage',
  },
  einleitung: 'Antworten Sie auf diese E-Mail, geht die Antwort direkt an die anfragende Person.',
  ohneBestaetigung:
    'Die anfragende Person hat keine Bestätigung erhalten: An ihr Postfach gingen in den letzten 24 Stunden schon genug Mails.',
  einwilligung: {
    titel: 'Einwilligungen',
    kontakt: 'Kontakt und Vergleich',
    weitergabe: 'Weitergabe an Versicherer',
    ja: 'Ja, erteilt',
    nein: 'NEIN, nicht weitergeben',
    fassung: 'Fassung des Wortlauts',
    zeitpunkt: 'Zeitpunkt',
    wortlaut: 'Wortlaut',
  },
  aufbewahrung: (referenz: string) =>
    `Auf dem Server wird die Anfrage 24 Monate nach Eingang gelöscht. Im Betrieb zeigt sie der Befehl «npm run anfragen -- zeige ${referenz}».`,
} as const
