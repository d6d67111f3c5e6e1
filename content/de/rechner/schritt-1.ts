import type { Unfallhinweis } from '#domain/kosten/unfallhinweis.ts'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import { jahrgangsgrenzen } from '#domain/werte/eingaben.ts'
import { standortFehlt } from '../orte/standort.ts'

/** The names of the steps. */
export const SCHRITTE = [
  { title: 'Daten eingeben', text: 'Jahrgang und PLZ' },
  { title: 'Angebot', text: 'Alle Optionen und Ersparnis' },
  { title: 'Anfrage senden', text: 'Kontaktdaten angeben' },
]

export const schrittTitel = (schritt: 1 | 2 | 3) =>
  `Prämienrechner, Schritt ${schritt} von 3: ${SCHRITTE[schritt - 1]?.title}`

export const RECHENFEHLER = { title: 'Fehler', description: 'Die Prämien konnten nicht berechnet werden.' } as const

export const TITEL = {
  rechner: (jahr: number) => `Krankenkassenvergleich ${jahr} – Jetzt sparen`,
  untertitel: 'Mit wenigen Klicks',
  /** On /wechseln. */
  wechsel: 'Jetzt Wechsel starten',
  wechselUntertitel: 'Vergleichen, anmelden, kündigen',
}

export const FELDER = {
  jahrgang: 'Jahrgang',
  plz: 'PLZ',
  ort: 'Ort',
  ortWaehlen: 'Ort wählen',
  unfall: 'Unfallversicherung',
  ohneUnfall: 'Ohne Unfall',
  mitUnfall: 'Mit Unfall',
}

const VIER_ZIFFERN = 'Bitte vier Ziffern eingeben.'

/** What is wrong with a field, in words. */
export const FEHLER = {
  jahrgang: {
    fehlt: () => 'Bitte geben Sie den Jahrgang ein.',
    unvollstaendig: () => VIER_ZIFFERN,
    ausserhalb: (jahr: number) => {
      const { von, bis } = jahrgangsgrenzen(jahr)
      return `Bitte einen Jahrgang von ${von} bis ${bis} eingeben.`
    },
  },
  plz: {
    fehlt: () => 'Bitte geben Sie die PLZ ein.',
    unvollstaendig: () => VIER_ZIFFERN,
    unbekannt: (plz: string, ort: string) =>
      `${standortFehlt(plz, ort)}. Prüfen Sie die PLZ oder suchen Sie nach dem Ort.`,
  },
  ort: {
    fehlt: () => 'Bitte geben Sie den Ort ein.',
    'gemeinde-offen': () => 'Bitte wählen Sie Ihre Gemeinde.',
    unbekannt: (plz: string, ort: string) =>
      `${standortFehlt(plz, ort)}. Wählen Sie einen Ort aus der Liste oder ändern Sie die PLZ.`,
  },
}

export const UNFALLHINWEIS: Readonly<Record<Unfallhinweis, string>> = {
  'acht-stunden': 'Arbeiten Sie mindestens 8 Stunden pro Woche bei einem Arbeitgeber? Dann ohne Unfall.',
  'unter-15':
    'Achtung: Unter 15 Jahren hat man meist keine Unfallversicherung über einen Arbeitgeber. «Ohne» nur bei mindestens 8 Stunden pro Woche beim gleichen Arbeitgeber.',
  'ab-65':
    'Achtung: Ab 65 hat man meist keine Unfallversicherung über einen Arbeitgeber mehr. «Ohne» nur bei mindestens 8 Stunden pro Woche beim gleichen Arbeitgeber.',
}

export const UNFALLNOTIZ = { mit: 'Mit Unfall rechnen' }

export const FUER_WEN = {
  frage: 'Für wen?',
  antworten: [
    { value: 'ich', label: 'Ich' },
    { value: 'paar', label: 'Paar' },
    { value: 'familie', label: 'Familie' },
  ],
} as const

/** A field of somebody else than the visitor, as it is read out. */
export const feldVon = (feld: string, wer: string) => `${feld} ${wer}`

/** Next year's children have no age yet. */
export const alterText = (alter: number) => `Alter: ${alter} ${alter === 1 ? 'Jahr' : 'Jahre'}`
export const NOCH_NICHT_GEBOREN = 'Noch nicht geboren (Kind)'
export const nochAlsKind = (praemienjahr: number) =>
  `${praemienjahr} gilt noch die Prämie für Kinder: bis Ende des Jahres mit dem 18. Geburtstag.`
/** Of age is not yet adult where the compared year asks a child's premium; who has just left it is told what counts now. */
export function alterGruppe(alter: number, klasse: Altersklasse): string {
  if (alter < 18 || klasse === 'AKL-KIN') return '(Kind)'
  return alter === 18 && klasse === 'AKL-JUG' ? '(junge/r Erwachsene/r)' : '(Erwachsene/r)'
}

const GEMEINDE_WORT = 'Gemeinde'

export const gemeindeText = (gemeinde: string, kanton: string) => `${GEMEINDE_WORT} ${gemeinde}, ${kanton}`

export const GEMEINDE = {
  wort: GEMEINDE_WORT,
  andereWaehlbar: (gemeinde: string, kanton: string) => `${gemeindeText(gemeinde, kanton)}. Andere wählbar.`,
  viele: (plz: string, anzahl: number) => `${plz} liegt in ${anzahl} Gemeinden. Bitte wählen.`,
  wenige: (plz: string, gemeinden: readonly string[]) =>
    `${plz} liegt in ${gemeinden.length === 2 ? 'zwei' : 'drei'} Gemeinden: ${gemeinden.join(', ')}`,
}

export const ORTE_FEHLEN = {
  online: 'Die Ortsliste ist nicht angekommen.',
  offline: 'Ihr Gerät ist offline, die Ortsliste fehlt.',
  rat: 'Tippen Sie PLZ und Ort ganz ein, Ihre Angaben bleiben stehen. «Weiter» lädt die Liste noch einmal.',
  laedt: 'Lädt …',
  erneut: 'Ortsliste erneut laden',
}

export const SCHRITT_1 = {
  geteilt: 'Für Ihre Anfrage brauchen wir zuerst Ihre eigenen Angaben.',
  serverStumm: 'Unser Server antwortet nicht.',
  offline: 'Ihr Gerät ist offline.',
  bleibtStehen: 'Ihre Angaben bleiben stehen: Drücken Sie später noch einmal auf «Weiter».',
  zurueck: 'Zurück',
  weiter: 'Weiter',
  brief: 'Brief erhalten?',
  laedt: 'Lade Daten...',
  kostenlos: 'Kostenlos, unverbindlich. Gerechnet wird auf Ihrem Gerät.',
  datenschutz: 'Datenschutz',
  neuerTab: ' (neuer Tab)',
  kontakt: 'Kontakt',
  ohneScript: 'Der Rechner braucht JavaScript. Ohne hilft Ihnen die Kontaktseite weiter.',
  quelle: (istAmtlich: boolean, jahr: number, versicherer: number, regionen: number) =>
    `${istAmtlich ? 'Quelle: BAG' : 'Quelle: Demodaten'}, Prämien ${jahr}. ${versicherer} Kassen, ${regionen} Regionen.`,
}
