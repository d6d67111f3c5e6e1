/** The thank-you pages share their texts; what happens next differs by what was sent. */
export const DANKE = {
  ueberschrift: 'Vielen Dank für Ihre Anfrage!',
  lead: 'Wir werden uns in Kürze bei Ihnen melden.',
  knopf: 'Zurück zur Startseite',
  seiten: {
    '/danke-kontakt': {
      titel: 'Danke für Ihre Nachricht',
      beschreibung:
        'Ihre Nachricht ist bei uns eingetroffen. Wir melden uns in Kürze per E-Mail oder Telefon bei Ihnen.',
      weiter: 'Ihre Nachricht ist sicher gespeichert. Eine Bestätigung ist unterwegs an Ihre E-Mail-Adresse.',
    },
    '/danke-rechner': {
      titel: 'Danke für Ihre Anfrage',
      beschreibung: 'Ihre Anfrage aus dem Prämienvergleich ist eingetroffen. Wir prüfen sie und melden uns in Kürze.',
      weiter:
        'Wir prüfen Ihre Auswahl und melden uns mit den nächsten Schritten für den Wechsel. Bis dahin ändert sich nichts.',
    },
    '/danke-rechner-55plus': {
      titel: 'Danke für Ihre Anfrage (55plus)',
      beschreibung:
        'Ihre Anfrage aus dem Prämienvergleich ist eingetroffen. Wir melden uns für ein persönliches Gespräch.',
      weiter:
        'Wir melden uns für ein persönliches Gespräch. Kündigen Sie bestehende Zusatzversicherungen nicht, bevor eine neue Kasse Sie schriftlich aufgenommen hat.',
    },
    '/danke-beratung': {
      titel: 'Danke für Ihre Beratungsanfrage',
      beschreibung: 'Ihr Wunsch nach einer kostenlosen Beratung ist eingetroffen. Wir melden uns in Kürze bei Ihnen.',
      weiter: 'Wir rufen Sie an oder schreiben Ihnen. Das Gespräch ist kostenlos und verpflichtet Sie zu nichts.',
    },
  },
} as const
