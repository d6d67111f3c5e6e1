/** What a sentence may name; each takes what its code comes with. */
export type Meldungswerte = {
  feld: string
  wert: string
  erlaubte: readonly unknown[]
  hoechstens: number
  von: number
  bis: number
  kanton: string
}

/** What the interface answers to a wrong question or body, by the code of the schema; its fields have `FELDSAETZE`. */
export const API_SAETZE = {
  'kein-text': 'Bitte geben Sie einen Text ein.',
  'kein-ja-oder-nein': 'Erlaubt ist true oder false.',
  'kein-zeitpunkt': 'Erlaubt ist ein Zeitpunkt nach ISO 8601.',
  'land-unbekannt': 'Bitte wählen Sie ein Land aus der Liste.',
  'wert-nicht-erlaubt': ({ erlaubte }: Meldungswerte) => `Erlaubt ist ${oder(erlaubte)}.`,
  'zu-viele-personen': ({ hoechstens }: Meldungswerte) => `Höchstens ${hoechstens} Personen.`,
  'link-unvollstaendig': 'Dieser Link ist unvollständig.',
  'telefon-vorwahl': 'Bitte geben Sie eine gültige Telefonnummer ein, mit Vorwahl, zum Beispiel 079 123 45 67.',
  'jahrgang-unmoeglich': 'Bitte prüfen Sie den Jahrgang.',
  'parameter-fehlt': ({ feld }: Meldungswerte) => `Der Parameter «${feld}» fehlt.`,
  'parameter-mehrfach': 'Bitte nur einmal angeben.',
  'parameter-kein-ja-oder-nein': 'Erwartet wird true oder false.',
  'code-unbekannt': ({ wert }: Meldungswerte) => `Den Wert «${wert}» gibt es nicht.`,
  'werte-unbekannt': ({ erlaubte }: Meldungswerte) => `Erwartet werden ${erlaubte.join(', ')}, durch Komma getrennt.`,
  'zu-viele-werte': ({ hoechstens }: Meldungswerte) => `Höchstens ${hoechstens} Werte.`,
  'keine-ganzzahl': ({ von, bis }: Meldungswerte) => `Erwartet wird eine ganze Zahl von ${von} bis ${bis}.`,
  'keine-nummern': 'Erwartet werden Nummern, durch Komma getrennt.',
  'plz-ziffern': 'Eine Postleitzahl hat vier Ziffern.',
  'ort-leer': 'Bitte einen Ort angeben.',
  'ort-zu-lang': ({ hoechstens }: Meldungswerte) => `Ein Ort hat höchstens ${hoechstens} Zeichen.`,
  'plz-und-ort-fehlen': 'Bitte eine Postleitzahl oder einen Ort angeben.',
  'region-unbekannt': ({ kanton, erlaubte }: Meldungswerte) =>
    `Im Kanton ${kanton} gibt es die Regionen ${erlaubte.join(', ')}.`,
  'franchise-unbekannt': ({ erlaubte }: Meldungswerte) =>
    `In dieser Altersklasse gibt es die Franchisen ${erlaubte.join(', ')}.`,
} as const

const oder = (werte: readonly unknown[]): string => `${werte.slice(0, -1).join(', ')} oder ${werte.at(-1)}`

export const WERT_UNGUELTIG = 'Dieser Wert ist ungültig.'
export const KEIN_JSON_OBJEKT = 'Ungültige Anfrage. Erwartet werden die Felder als JSON-Objekt.'
export const KEINE_UUID = 'Erlaubt ist eine UUID.'
export const LINK_UNGUELTIG =
  'Dieser Link ist abgelaufen oder wurde schon verwendet. Bitte stellen Sie den Antrag noch einmal; Sie erhalten dann einen neuen Link.'

/** «Ungültige Anfrage. plz: Eine Postleitzahl hat vier Ziffern.» */
export const ungueltigeAnfrage = (felder: Readonly<Record<string, string>>): string =>
  ['Ungültige Anfrage.', ...Object.entries(felder).map(([feld, meldung]) => `${feld}: ${meldung}`)].join(' ')

export const jahrFehlt = (jahr: number | undefined, vorhandene: readonly number[]): string =>
  `Für ${jahr} liegen keine Prämien vor, nur für ${vorhandene.join(', ')}.`
