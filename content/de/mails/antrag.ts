import { LOESCHUNG } from '../recht/aufbewahrung.ts'

/** Mails about requests under data-protection law. */
export const ANTRAGSNAME = {
  access: 'Datenauskunft',
  deletion: 'Datenlöschung',
  portability: 'Datenübertragung',
} as const

export const ANTRAG_LINK = {
  betreff: (name: string) => `Bitte bestätigen Sie Ihren Antrag auf ${name}`,
  titel: (name: string) => `Antrag auf ${name} bestätigen`,
  einleitung: (zeitpunkt: string) =>
    `Am ${zeitpunkt} wurde mit dieser E-Mail-Adresse ein Antrag gestellt. Damit niemand in Ihrem Namen handelt, geschieht erst etwas, wenn Sie ihn bestätigen.`,
  wirkung: {
    access: 'Nach der Bestätigung senden wir Ihnen eine Kopie aller Angaben, die zu dieser Adresse gespeichert sind.',
    deletion: 'Nach der Bestätigung löschen wir alle Angaben, die zu dieser Adresse gespeichert sind.',
    portability:
      'Nach der Bestätigung senden wir Ihnen die Angaben zu dieser Adresse in gängigen Formaten (JSON und CSV).',
  },
  knopf: 'Antrag ansehen und bestätigen',
  frist: 'Der Link gilt 24 Stunden und nur einmal. Das Öffnen allein löst noch nichts aus.',
  unbeteiligt: 'Haben Sie den Antrag nicht gestellt, brauchen Sie nichts zu tun. Ohne Bestätigung verfällt er.',
  referenz: 'Referenz',
} as const

export const ANTRAG_ANTWORT = {
  betreff: {
    access: (referenz: string) => `Ihre Datenauskunft (${referenz})`,
    portability: (referenz: string) => `Ihre Daten zum Mitnehmen (${referenz})`,
  },
  titel: { access: 'Ihre Datenauskunft', portability: 'Ihre Daten zum Mitnehmen' },
  gefunden: {
    access:
      'Hier ist die Kopie aller Angaben, die zu Ihrer E-Mail-Adresse gespeichert sind. Sie können sie unten lesen. Im Anhang ist sie auch als Datei.',
    portability: 'Im Anhang finden Sie Ihre Angaben in zwei gängigen Formaten.',
  },
  nichts: 'Zu dieser E-Mail-Adresse ist keine Anfrage gespeichert.',
  kopie: 'Ihre gespeicherten Angaben',
  anhaenge: 'Im Anhang',
  aufbewahrung: `Zweck der Bearbeitung sind der Versicherungsvergleich und die Kontaktaufnahme. ${LOESCHUNG} An Versicherer geben wir nur weiter, wozu Sie ausdrücklich zugestimmt haben.`,
  rechte:
    'Sie können Ihre Angaben berichtigen oder löschen lassen: Antworten Sie auf diese E-Mail oder nutzen Sie die Seite Datenschutz-Verwaltung.',
  verwaltung: 'Zur Datenschutz-Verwaltung',
} as const

export const ANTRAG_MELDUNG = {
  betreff: (name: string, referenz: string) => `Antrag auf ${name} bestätigt (${referenz})`,
  titel: (name: string) => `Antrag auf ${name}`,
  ausgefuehrt: {
    access:
      'Die Person hat den Antrag bestätigt. Die Kopie der hier gespeicherten Angaben geht ihr automatisch per E-Mail zu.',
    deletion:
      'Die Person hat den Antrag bestätigt. Auf dem Server sind ihre Angaben gelöscht. Darum steht hier keine Adresse.',
    portability:
      'Die Person hat den Antrag bestätigt. Ihre Angaben gehen ihr automatisch als JSON und CSV per E-Mail zu.',
  },
  pendent: {
    access:
      'Haben Sie ausserhalb des Servers weitere Unterlagen zu diesen Anfragen, ergänzen Sie die Auskunft bis zur Frist.',
    deletion:
      'Löschen Sie bis zur Frist auch, was ausserhalb des Servers liegt: Postfach, Kundenverwaltung, Notizen. Die Referenzen unten stehen im Betreff der Anfragen.',
    portability:
      'Haben Sie ausserhalb des Servers weitere Angaben, die die Person Ihnen gegeben hat, reichen Sie sie bis zur Frist nach.',
  },
  referenz: 'Referenz des Antrags',
  eingang: 'Eingegangen',
  frist: 'Frist (30 Tage)',
  anfragen: 'Betroffene Anfragen',
  keine: 'keine',
} as const
