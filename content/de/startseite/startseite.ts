import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { ERSPARNIS_WER, VERSPRECHEN } from '../recht/versprechen.ts'
import { BUNDESRECHNER, DEMODATEN } from '../zahlen/bundesrechner.ts'
import { frankenText, mitApostroph } from '../zahlen/format.ts'
import { preisart } from '../zahlen/preisart.ts'

type Praemien = { jahr: number; quelle: 'BAG' | 'DEMO' }

export const HERO = {
  abzeichen: (jahr: number) => `Offizielle BAG-Prämien ${jahr}`,
  titel: (jahr: number) => `Krankenkassenvergleich ${jahr} – Offizielle Prämien.`,
  aufruf: 'Jetzt sparen & wechseln.',
  lead: 'Jahrgang und Postleitzahl genügen. Sie sehen alle Prämien der Grundversicherung, die in Ihrer Region gelten, vom günstigsten zum teuersten Tarif.',
  knopf: 'Jetzt kostenlos vergleichen',
}

/** `vor` stands small before the figure. */
export const vorteile = ({ jahr, quelle }: Praemien) => [
  { vor: 'CHF', figur: '0.–', titel: '100% kostenlos', text: 'Vergleich und Beratung, unverbindlich.' },
  {
    vor: 'Jahr',
    figur: String(jahr),
    titel: 'BAG-Prämien',
    text: quelle === 'BAG' ? 'Amtliche Zahlen des Bundesamts für Gesundheit.' : `${DEMODATEN}.`,
  },
  {
    vor: 'bis CHF',
    figur: VERSPRECHEN.ersparnis,
    titel: 'Maximales Sparpotenzial',
    text: `Gerundet, pro Jahr ${ERSPARNIS_WER}.`,
  },
]

/** What the calculator itself does not tell; its pictures: `so-funktioniert-es.tsx`. */
export const VORTEIL_ZUSATZ = `Sparpotenzial gerundet, pro Jahr ${ERSPARNIS_WER}.`

export const SO_FUNKTIONIERT_ES = {
  titel: 'So funktioniert es',
  punkte: [
    {
      bild: 'felder',
      titel: 'Ohne Konto, ohne Namen',
      text: 'Jahrgang und Wohnort bleiben in Ihrem Browser. Gerechnet wird auf Ihrem Gerät, nicht bei uns.',
    },
    {
      bild: 'balken',
      titel: 'Alle Tarife, nur nach Preis',
      text: 'Jede Kasse, die in Ihrer Region Prämien meldet. Franchise und Modell ändern Sie, so oft Sie wollen.',
    },
    {
      bild: 'haken',
      titel: 'Ein Mensch meldet sich',
      text: 'Erst mit Ihrer Anfrage kennen wir Ihren Namen. Wir klären offene Punkte und übernehmen auf Wunsch Kündigung und Wechsel.',
    },
  ],
} as const

export const BELEGE_TITEL = 'Was wir sagen, und womit wir es belegen'

/** The warning about 2026. */
export const ANSTIEG = {
  jahr: 'Prämien 2026',
  figur: '+4–7%',
  titel: '2026 steigen die Prämien voraussichtlich um durchschnittlich 4 bis 7 Prozent.',
  text: (tag: string) =>
    `Wie stark Ihre Prämie steigt, hängt von Kasse, Kanton und Modell ab. Wer auf den 1. Januar wechseln will: Die Kündigung muss bis ${tag} bei der Kasse eintreffen.`,
  quelle: 'Erwartung, Stand 2025, keine amtliche Zahl. Die genehmigten Prämien stehen auf',
  link: { name: 'priminfo.admin.ch', url: BUNDESRECHNER.url },
}

/** Before a visitor types anything: an adult in a town that most people know. Its region is that of the official table. */
export const SKYLINE_BEISPIEL = {
  ort: 'Winterthur',
  region: 'Prämienregion Zürich 2',
  frage: { region: 'zh-2', bfs: 230, franchise: 2500 },
} as const

/** What the prices of the picture hold for. */
export type Geltung = {
  ort: string
  region: string
  klasse: Altersklasse
  franchise: number
  mitUnfall: boolean
  jahr: number
  /** The refund of the year; undefined while it is not known. */
  abgabe: Rappen | undefined
  /** What the visitor has compared, no example. */
  eigene: boolean
}

const WER: Readonly<Record<Altersklasse, string>> = {
  'AKL-KIN': 'Kinder bis 18',
  'AKL-JUG': 'junge Erwachsene von 19 bis 25',
  'AKL-ERW': 'Erwachsene ab 26',
}

/** The picture of all tariffs. */
export const SKYLINE = {
  titel: (anzahl: number, ort: string) => `${anzahl} Tarife in ${ort}, dieselben Leistungen.`,
  region: (kanton: string, region: number) => `Prämienregion ${kanton}${region > 0 ? ` ${region}` : ''}`,
  guenstigstes: 'Günstigstes Angebot',
  teuerstes: 'Teuerstes Angebot',
  angebot: (kasse: string, tarif: string) => `${kasse}, ${tarif}`,
  bild: (anzahl: number, tief: string, hoch: string) =>
    `${anzahl} Tarife als Balken ab CHF 0, von CHF ${tief} bis CHF ${hoch} im Monat. Eine Linie liegt auf der Höhe des günstigsten.`,
  mitModell: 'mit Modell',
  standard: 'Standard',
  /** Place, age, franchise and source of every figure in it. */
  grundlage: (gilt: Geltung, quelle: Praemien['quelle'], anzahl: number) => {
    const { ort, region, klasse, franchise, mitUnfall, jahr, abgabe, eigene } = gilt
    const abzug = abgabe === undefined ? preisart(abgabe) : `inkl. Abzug -CHF ${frankenText(abgabe)}/Monat`
    return `${eigene ? 'Ihr Vergleich,' : 'Beispiel'} ${ort} (${region}): ${anzahl} Tarife, ${WER[klasse]}, Franchise ${mitApostroph(franchise)}, ${mitUnfall ? 'mit' : 'ohne'} Unfall. Jeder Balken ein Tarif, ab CHF 0. ${quelle === 'BAG' ? `Prämien ${jahr}, BAG` : DEMODATEN}, ${abzug}.`
  },
  spanne: 'liegen zwischen dem ersten und dem letzten Balken.',
  proMonat: 'Monat',
  proJahr: 'Jahr',
  alsTabelle: 'Als Tabelle',
  spalten: { kasse: 'Kasse', tarif: 'Tarif', preis: 'CHF/Monat' },
} as const
