import { DANKE } from '../danke.ts'
import { VERGUETUNG } from '../verguetung.ts'

/** The visitor's confirmation. */
export const BESTAETIGUNG = {
  betreff: (referenz: string) => `Ihre Anfrage ist eingetroffen (${referenz})`,
  titel: 'Ihre Anfrage ist eingetroffen',
  anrede: (name: string) => `Guten Tag ${name}`,
  einleitung: (zeitpunkt: string) =>
    `Vielen Dank für Ihre Anfrage vom ${zeitpunkt}. Sie ist bei uns sicher gespeichert.`,
  referenz: 'Ihre Referenz',

  weiter: {
    titel: 'Wie es weitergeht',
    praemie: [
      DANKE.seiten['/danke-rechner'].weiter,
      'Ihre heutige Versicherung läuft weiter. Kündigen Sie Zusatzversicherungen nicht, bevor eine neue Kasse Sie schriftlich aufgenommen hat.',
      'Die Anfrage ist kostenlos und verpflichtet Sie zu nichts.',
    ],
    kontakt: [
      'Wir lesen Ihre Nachricht und melden uns in Kürze per E-Mail oder Telefon.',
      'Die Anfrage ist kostenlos und verpflichtet Sie zu nichts.',
    ],
    ergaenzen: 'Möchten Sie etwas ergänzen oder berichtigen, antworten Sie einfach auf diese E-Mail.',
  },

  erhalten: 'Was wir von Ihnen erhalten haben',

  daten: {
    titel: 'Was mit Ihren Angaben geschieht',
    verwendung:
      'Wir verwenden Ihre Angaben für den Vergleich und um Sie zu kontaktieren, und löschen sie spätestens nach 24 Monaten.',
    weitergabe: {
      ja: 'Sie haben zugestimmt, dass wir sie an passende Versicherer weitergeben. Das können Sie jederzeit widerrufen.',
      nein: 'An Versicherer geben wir sie nicht weiter, denn dem haben Sie nicht zugestimmt.',
    },
    verwaltung: 'Auskunft verlangen oder löschen lassen',
  },

  verguetung: {
    titel: 'Wie wir bezahlt werden',
    text: `${VERGUETUNG} Auf Anfrage legen wir die Entschädigung offen.`,
    mehr: 'Vergütung in den AGB nachlesen',
  },

  widerruf: {
    titel: 'Das waren Sie nicht?',
    text: 'Dann hat jemand Ihre Adresse eingetragen. Über diesen Link löschen Sie die Anfrage und alles, was dazu gespeichert ist. Er gilt 30 Tage; gelöscht wird erst, wenn Sie es auf der Seite bestätigen.',
    knopf: 'Das war ich nicht',
  },
} as const
