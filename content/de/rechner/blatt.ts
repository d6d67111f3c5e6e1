import type { Tag } from '#domain/fristen/fristen.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { frankenText, ganzeFrankenText, mitApostroph, tagText } from '../zahlen/format.ts'
import { PERSON } from './mitnehmen.ts'

const chf = (betrag: Rappen) => `CHF\u00a0${frankenText(betrag)}`

/** The page on paper. */
export const BLATT = {
  vom: (tag: Tag) => `Vergleich vom ${tagText(tag)}`,
  guenstigstes: (jahr: number) => `Günstigstes Angebot ${jahr}`,
  tiefsteKosten: (jahr: number) => `Tiefste Jahreskosten ${jahr}`,
  auswahl: (jahr: number) => `Ihre Auswahl ${jahr}`,
  jeMonat: '/Monat',
  wenigerAls: {
    'nichts-tun': 'Weniger im Jahr als ohne Wechsel',
    kasse: (kasse: string) => `Weniger im Jahr als bei ${kasse}`,
    durchschnitt: 'Weniger im Jahr als der Durchschnitt',
    gemischt: 'Weniger im Jahr',
  },
  rechnung: (vergleich: Rappen, preis: Rappen) => `12 × (${frankenText(vergleich)} − ${frankenText(preis)})`,
  durchschnitt: 'Durchschnitt der Standard-Tarife Ihrer Region',
  gemischt: 'Verglichen mit den Tarifen von heute, soweit bekannt, sonst mit dem Durchschnitt der Standard-Tarife.',
  nichtsTun: (preis: Rappen) => `Wenn Sie nichts tun: ${chf(preis)} ab 1. Januar`,
  nichtsTunTarif: (kasse: string, tarif: string, franchise: number, mitUnfall: boolean) =>
    `${kasse}, ${tarif}, Franchise ${mitApostroph(franchise)}, ${PERSON.unfall(mitUnfall)}.`,
  bisher: (jahr: number, preis: Rappen, wechsel: string) => `Prämie ${jahr}: ${chf(preis)} (${wechsel}).`,
  schraffiert: (spart: Rappen) => `Schraffiert: je ${chf(spart)} weniger im Monat. Achse ab CHF\u00a00.`,
  achse: 'Achse ab CHF\u00a00.',
  liste: (anzahl: number, von: number, mitKasse: boolean, kassen: boolean) =>
    `Die ${anzahl === 8 ? 'acht' : anzahl} günstigsten von ${von} ${kassen ? 'Kassen' : 'Angeboten'}${mitKasse ? ', und Ihre heutige Kasse' : ''}`,
  fuer: (name: string) => ` (${name})`,
  spalten: {
    rang: 'Rang',
    kasse: 'Versicherer',
    produkt: 'Modell, Produkt',
    franchise: 'Franchise',
    monat: (jahr: number) => `Monat ${jahr}`,
    jahr: (jahr: number) => `Jahr ${jahr}`,
    ganzesJahr: 'Ganzes Jahr*',
    ganzesJahrMitAnteil: 'Jahr mit Kosten',
  },
  zumBezug: {
    'nichts-tun': 'gegenüber nichts tun',
    kasse: 'gegenüber Ihrem Tarif',
    durchschnitt: 'gegenüber Standard',
    gemischt: 'im Vergleich',
  },
  inFranken: 'Beträge in CHF.',
  fussnote: (kosten: number) =>
    `* Prämien plus Ihr Anteil bei Gesundheitskosten von CHF\u00a0${mitApostroph(kosten)}. Beträge in CHF.`,
  fussnoteKasse: (rang: number) => ` Zeile ${rang}: günstigster Tarif Ihrer heutigen Kasse.`,
  fussnoteAuswahl: (rang: number) => ` Zeile ${rang}: Ihre Auswahl.`,
  franchisen: 'Welche Franchise?',
  lohnt: (franchise: number, bis: Rappen, danach: number) =>
    `${mitApostroph(franchise)} lohnt sich bis CHF\u00a0${ganzeFrankenText(bis)} Gesundheitskosten im Jahr, darüber ${mitApostroph(danach)}`,
  lohntImmer: (franchise: number) => `${mitApostroph(franchise)} lohnt sich immer`,
  jeFranchise: 'Günstigster Tarif je Franchise',
  praemie: 'Prämie im Monat',
  ganzesJahrBei: (kosten: number) => `Ganzes Jahr bei Kosten von ${mitApostroph(kosten)}`,
  fristen: {
    aufgeben: 'Eingeschrieben zur Post bringen',
    aufgebenText: 'Kündigung an Ihre Kasse, mit einer Woche Reserve.',
    sofort: 'Sofort kündigen',
    sofortText: 'Für die Post wird es knapp: Geben Sie die Kündigung am besten persönlich ab.',
    eintreffen: 'Kündigung eingetroffen',
    eintreffenText: (tag: Tag) => `${tagText(tag)}. Der Poststempel zählt nicht.`,
    wechsel: 'Neue Kasse gilt',
    wechselText: (tag: Tag) => `${tagText(tag)}. Die Aufnahme in die Grundversicherung ist garantiert.`,
  },
  abzug: (jahr: number, betrag: Rappen) => `Abzug: ${jahr} ${frankenText(betrag)} im Monat.`,
  oeffnen: 'Vergleich wieder öffnen:',
} as const

/** What the page of several has beside it. */
export const HAUSHALT_BLATT = {
  liste: 'Wer wo versichert ist',
  spalten: {
    person: 'Person',
    kasse: 'Versicherer',
    produkt: 'Modell, Produkt',
    franchise: 'Franchise',
    ohneWechsel: 'Ohne Wechsel',
  },
  jahr: 'Das ganze Jahr',
  antwort: 'Alle zusammen',
  praemien: 'Prämien im Jahr',
  beteiligung: 'Franchise und Selbstbehalt, erwartet',
  total: 'Total im Jahr',
} as const

/** «23.11.» */
export function kurzesDatum(tag: Tag): string {
  const [, monat, tagImMonat] = tag.split('-').map(Number)
  return `${tagImMonat}.${monat}.`
}
