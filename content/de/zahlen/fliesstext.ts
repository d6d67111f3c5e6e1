import type { Rappen } from '#domain/werte/rappen.ts'
import { frankenText } from './format.ts'
import { preisart } from './preisart.ts'

/** What the parts of running texts say themselves: on the server alone, like the texts. */
export const FLIESSTEXT = {
  inhalt: 'Inhalt',
  aktualisiert: 'Aktualisiert am',
  beispielFehlt: {
    text: 'Dieses Rechenbeispiel lassen die vorhandenen Prämiendaten nicht zu. Ihre eigenen Zahlen zeigt der',
    link: 'Rechner',
  },
  zahlen: { demo: 'Zahlen: Demodaten – keine offiziellen Prämien', vom: 'Zahlen vom', praemien: ', Prämien' },
  betreiber: { land: 'Schweiz', email: 'E-Mail:', telefon: 'Telefon:' },
  frist: {
    alle: 'Alle Modelle und Franchisen',
    standard: 'Nur Standardmodell mit Franchise 300, Kinder mit Franchise 0',
    bis: 'Kündigung bei der Kasse bis',
    aufgeben: 'Zur Post bringen bis',
    wechsel: 'Wechsel auf',
    wer: 'Gilt für',
  },
  fristentabelle: {
    spalten: ['Wechsel auf', 'Kündigung muss eintreffen bis', 'Für wen'],
    standard: 'Standardmodell mit Franchise 300',
    alle: 'alle',
  },
  fakt: {
    quelle: 'Quelle:',
    ab: 'Gilt seit oder ab',
    /** Once, above the list. */
    faellig: (anzahl: number, alle: number) =>
      `Bei ${anzahl} von ${alle} Fakten ist die Prüfung fällig. Sie beginnen mit dem Stand, für den sie gelten.`,
  },
  modell: 'Modell',
  monate: ['Jan', 'Feb', 'März', 'Apr', 'Mai', 'Juni', 'Juli', 'Aug', 'Sept', 'Okt', 'Nov', 'Dez'],
} as const

export const briefKopieren = (name: string): string => `${name} kopieren`

export const franchiseSpalte = (franchise: string): string => `Franchise ${franchise}`

/** Beside every example. */
export const preisartText = (abgabe: Rappen | undefined): string =>
  abgabe === undefined
    ? `Prämien brutto, ${preisart(abgabe)}. Wie hoch sie ist, steht noch nicht fest.`
    : `Prämien netto, ${preisart(abgabe)} von CHF\u00a0${frankenText(abgabe)} je Person und Monat.`

export const abgabeAngaben = (abgabe: Rappen | undefined, jahr: number) => ({
  abgabeImMonat: abgabe === undefined ? '' : `, ${jahr} CHF\u00a0${frankenText(abgabe)} im Monat`,
})
