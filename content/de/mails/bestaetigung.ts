import { LOESCHUNG } from '../recht/aufbewahrung.ts'
import { DANKE } from '../recht/danke.ts'
import { VERGUETUNG, VERMITTLER_HINWEIS, VERMITTLERIN } from '../recht/verguetung.ts'
import { JAHRESLAUF } from '../wechsel/fristen.ts'
import { KEINE_KUENDIGUNG, ZUSATZ_ZULETZT } from '../wechsel/keine-kuendigung.ts'

/** The visitor's confirmation. */
export const BESTAETIGUNG = {
  betreff: (referenz: string) => `Ihre Anfrage ist eingetroffen (${referenz})`,
  titel: 'Ihre Anfrage ist eingetroffen',
  /** Nobody has confirmed the address, so no name that was typed. */
  anrede: 'Guten Tag',
  einleitung: (zeitpunkt: string) =>
    `Vielen Dank für Ihre Anfrage vom ${zeitpunkt}. Sie ist bei uns sicher gespeichert.`,
  referenz: 'Ihre Referenz',

  weiter: {
    titel: 'Wie es weitergeht',
    praemie: [
      DANKE.seiten['/danke-rechner'].weiter,
      KEINE_KUENDIGUNG,
      ZUSATZ_ZULETZT,
      'Die Anfrage ist kostenlos und verpflichtet Sie zu nichts.',
    ],
    kontakt: [
      'Wir lesen Ihre Nachricht und melden uns in Kürze per E-Mail oder Telefon.',
      KEINE_KUENDIGUNG,
      'Die Anfrage ist kostenlos und verpflichtet Sie zu nichts.',
    ],
    kuendigen: JAHRESLAUF.kuendigen,
    ergaenzen: 'Möchten Sie etwas ergänzen oder berichtigen, antworten Sie einfach auf diese E-Mail.',
  },

  erhalten: {
    titel: 'Was wir von Ihnen erhalten haben',
    nichtWiederholt:
      'Was Sie frei geschrieben haben, steht hier nicht noch einmal. So kann niemand über unser Formular Texte an fremde Adressen senden. Bei uns ist alles gespeichert.',
  },

  daten: {
    titel: 'Was mit Ihren Angaben geschieht',
    verwendung: `Wir verwenden Ihre Angaben für den Vergleich und um Sie zu kontaktieren. ${LOESCHUNG}`,
    weitergabe: {
      ja: 'Sie haben zugestimmt, dass wir Ihre Angaben an passende Versicherer weitergeben. Das können Sie jederzeit widerrufen.',
      nein: 'An Versicherer geben wir Ihre Angaben nicht weiter, denn dem haben Sie nicht zugestimmt.',
    },
    verwaltung: 'Auskunft verlangen oder löschen lassen',
  },

  vermittlerin: {
    titel: VERMITTLER_HINWEIS.titel,
    text: `${VERMITTLERIN} ${VERGUETUNG} Lesen Sie das Informationsblatt, bevor Sie etwas beantragen.`,
    blatt: 'Informationsblatt lesen',
    pdf: 'Informationsblatt als PDF',
  },

  widerruf: {
    titel: 'Das waren Sie nicht?',
    text: 'Dann hat jemand Ihre Adresse eingetragen. Über diesen Link löschen Sie die Anfrage und alles, was dazu gespeichert ist. Er gilt 30 Tage; gelöscht wird erst, wenn Sie es auf der Seite bestätigen.',
    knopf: 'Das war ich nicht',
  },
} as const

/** Said only where the sheet could be attached. */
export const BLATT_ANHANG = {
  dateiname: 'informationsblatt-vermittlerin.pdf',
  satz: 'Im Anhang: das Informationsblatt über uns als Vermittlerin.',
} as const
