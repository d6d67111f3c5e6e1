import { ZUSATZ_ZULETZT } from '../wechsel/keine-kuendigung.ts'

type Schritt = { titel: string; text: string }
/**
 * `weiter` is what we do next, `zuletzt` what is up to the visitor, `zusatz` what concerns supplementary insurance alone, `hinweis` what
 * only these visitors may wonder about.
 */
export type DankeSeite = {
  titel: string
  beschreibung: string
  hinweis?: string
  wir: string
  weiter: string
  zuletzt: Schritt
  zusatz?: string
}

/** The same for every age. */
const RECHNER = {
  wir: 'Wir prüfen Ihre Auswahl',
  weiter: 'Wir prüfen Ihre Auswahl und melden uns mit den nächsten Schritten für den Wechsel.',
  zuletzt: { titel: 'Sie entscheiden', text: 'Auf Wunsch übernehmen wir Kündigung und Wechsel.' },
  zusatz: ZUSATZ_ZULETZT,
} as const

/** The thank-you pages share their texts; what happens next differs by what was sent. */
export const DANKE = {
  ueberschrift: 'Vielen Dank für Ihre Anfrage!',
  lead: 'Wir werden uns in Kürze bei Ihnen melden.',
  ablauf: 'So geht es weiter',
  bestaetigung: {
    titel: 'Bestätigung per E-Mail',
    text: 'Wir senden sie an Ihre E-Mail-Adresse. Nichts angekommen? Schauen Sie auch im Spam-Ordner nach. Ihre Anfrage ist auf jeden Fall bei uns.',
  },
  knopf: 'Zurück zur Startseite',
  seiten: {
    '/danke-kontakt': {
      titel: 'Danke für Ihre Nachricht',
      beschreibung:
        'Ihre Nachricht ist bei uns eingetroffen. Wir melden uns in Kürze per E-Mail oder Telefon bei Ihnen.',
      wir: 'Wir antworten Ihnen',
      weiter: 'Ihre Nachricht ist sicher gespeichert. Ein Mensch liest sie und meldet sich per E-Mail oder Telefon.',
      zuletzt: { titel: 'Sie entscheiden', text: 'Unsere Auskunft ist kostenlos und verpflichtet Sie zu nichts.' },
    },
    '/danke-rechner': {
      ...RECHNER,
      titel: 'Danke für Ihre Anfrage',
      beschreibung: 'Ihre Anfrage aus dem Prämienvergleich ist eingetroffen. Wir prüfen sie und melden uns in Kürze.',
    },
    '/danke-rechner-55plus': {
      ...RECHNER,
      titel: 'Danke für Ihre Anfrage (55plus)',
      beschreibung:
        'Ihre Anfrage aus dem Prämienvergleich ist eingetroffen. Wir prüfen sie wie jede andere und melden uns in Kürze.',
      hinweis:
        'Wir behandeln Anfragen in jedem Alter gleich: dieselben Angebote, dieselbe Reihenfolge, dieselbe Sorgfalt. In der Grundversicherung zahlen Sie dieselbe Prämie wie alle ab 26 Jahren mit demselben Tarif. Keine Kasse darf Sie wegen Alter oder Gesundheit ablehnen.',
    },
    '/danke-beratung': {
      titel: 'Danke für Ihre Beratungsanfrage',
      beschreibung: 'Ihr Wunsch nach einer kostenlosen Beratung ist eingetroffen. Wir melden uns in Kürze bei Ihnen.',
      wir: 'Wir beraten Sie',
      weiter: 'Wir rufen Sie an oder schreiben Ihnen. Halten Sie, wenn möglich, Ihre aktuelle Police bereit.',
      zuletzt: { titel: 'Sie entscheiden', text: 'Das Gespräch ist kostenlos und verpflichtet Sie zu nichts.' },
    },
  } satisfies Record<string, DankeSeite>,
} as const
