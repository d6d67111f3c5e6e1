import { naechsteFristJahresende, type Tag } from '#domain/fristen/fristen.ts'
import { tageBis } from '#domain/fristen/kalender-tag.ts'
import { nochMoeglich } from '#domain/fristen/nach-der-frist.ts'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { fristVorbei, naechsteTermine, nochTage } from '../wechsel/fristen.ts'
import { aufgezaehlt, differenzText, frankenText, mitApostroph, tagText } from '../zahlen/format.ts'

/* /praemien/kanton/{slug}: what the premium table says about one canton. */

const chf = (betrag: string) => `CHF\u00a0${betrag}`

/** The answer, before anything else: one price per region. */
export function antwortSatz(name: string, jahr: number, preise: readonly Rappen[]): string {
  const verschiedene = [...new Set(preise.map(frankenText))]
  const [erster = '', ...weitere] = verschiedene
  const kostet = `Die günstigste Grundversicherung ${jahr} kostet im Kanton ${name}`
  if (weitere.length === 0) return `${kostet} ${chf(erster)} im Monat.`
  const letzter = weitere.at(-1) ?? ''
  const liste = [chf(erster), ...weitere.slice(0, -1)].join(', ')
  return `${kostet} je nach Gemeinde ${liste} oder ${letzter} im Monat.`
}

/** Where the canton stands among all. */
export function rangSatz(name: string, rang: number, von: number, abstand: Rappen, erster: string): string {
  if (rang === 1) return `Kein Kanton ist für Erwachsene günstiger als ${name}.`
  const dahinter = `${name} liegt auf Rang ${rang} von ${von} Kantonen`
  return rang === von
    ? `${name} ist für Erwachsene der teuerste der ${von} Kantone: CHF\u00a0${frankenText(abstand)} im Monat mehr als ${erster}.`
    : `${dahinter}, CHF\u00a0${frankenText(abstand)} im Monat über ${erster}.`
}

export const REGIONSKARTEN = {
  gemeinden: (anzahl: number) => (anzahl === 1 ? '1\u00a0Gemeinde' : `${mitApostroph(anzahl)}\u00a0Gemeinden`),
  nur: (gemeinde: string) => `nur ${gemeinde}`,
  guenstigstes: 'Günstigstes Angebot',
  vorjahr: (jahr: number, vorher: Rappen) => `${jahr} ab ${frankenText(vorher)}, `,
  modelle: 'Günstigster Tarif je Modell, ab 26 Jahren',
  klassen: 'Günstigste Prämie nach Alter',
  tarife: (tarife: number, versicherer: number) => `${tarife} Tarife von ${versicherer} Kassen`,
  ersparnis: (betrag: string, durchschnitt: string) =>
    `CHF\u00a0${betrag} im Jahr weniger als der Durchschnitt der Standard-Tarife (CHF\u00a0${durchschnitt} im Monat).`,
} as const

export const KLASSENSPALTEN: Readonly<Record<Altersklasse, { name: string; annahme: string }>> = {
  'AKL-KIN': { name: 'Kinder', annahme: 'Franchise 0, mit Unfall' },
  'AKL-JUG': { name: '19 bis 25', annahme: 'Franchise 2’500' },
  'AKL-ERW': { name: 'ab 26', annahme: 'Franchise 2’500' },
}

export const ZEHN = {
  titel: (anzahl: number) => (anzahl === 10 ? 'Die zehn günstigsten Kassen' : `Die ${anzahl} günstigsten Kassen`),
  erklaerung:
    'Reihenfolge und Tarif gelten ab 26. Günstig für Erwachsene heisst nicht günstig für Kinder: Der Strich zeigt, wo die Kasse unter allen steht, links günstig, rechts teuer.',
  tabelle: (wo: string) => `Günstigste Kassen: ${wo}, CHF pro Monat`,
  region: 'Prämienregion',
  alter: 'Alter',
  spalten: { kasse: 'Kasse, günstigster Tarif ab 26' },
  /** Beside the price, for ears. */
  rang: (rang: number, von: number) => ` Rang ${rang} von ${von}`,
  ohne: '–',
  anlaufstellen: 'Günstigster Tarif je Anlaufstelle, ab 26',
  alle: 'Alle Kassen im Porträt',
  daten: (jahr: number) => `Alle Prämien ${jahr} der Schweiz als CSV`,
} as const

type Preiswechsel = { vorher: Rappen; preis: Rappen; differenz: Rappen }

export const VORJAHR = {
  titel: (jahr: number) => `Gegenüber ${jahr - 1}`,
  alsTabelle: 'Als Tabelle',
  tabelle: (wo: string, jahr: number) => `Günstigster Tarif der Kasse ${jahr - 1} und ${jahr}: ${wo}, CHF im Monat`,
  spalten: { kasse: 'Kasse', aenderung: 'Änderung' },
  einheit: 'CHF im Monat',
  neu: 'neu',
  satz: (wo: string, { vorher, preis, differenz }: Preiswechsel) =>
    `${wo}: günstigste Prämie von ${frankenText(vorher)} auf ${frankenText(preis)}, ${differenzText(differenz)} im Monat.`,
  erklaerung: 'Darunter der günstigste Tarif jeder Kasse, ab 26 Jahren, Franchise 2’500, ohne Unfall.',
} as const

export const VERBILLIGUNG = {
  titel: 'Prämienverbilligung',
  text: (name: string, stelle: string) =>
    `Wer wenig verdient, erhält einen Teil der Prämie vom Kanton. In ${name} zuständig: ${stelle}.`,
  website: 'Website der Stelle',
  mehr: 'Wer Anspruch hat und wie es geht',
} as const

export const FRIST = {
  titel: 'Kündigung',
  text: (heute: Tag) => {
    const lage = nochMoeglich(heute)
    if (lage)
      return `${lage.verpasst ? `${fristVorbei(lage.verpasst)} ` : ''}${naechsteTermine(lage)} Dann muss das Schreiben bei der Kasse sein. Der Poststempel genügt nicht.`
    const { eintreffen } = naechsteFristJahresende(heute)
    return `Bis ${tagText(eintreffen)} muss das Schreiben bei der Kasse sein. Der Poststempel genügt nicht. ${nochTage(tageBis(heute, eintreffen))}.`
  },
  link: 'So kündigen Sie',
} as const

export const NEBENAN = {
  titel: 'Nebenan',
  gegenueber: (differenz: Rappen, name: string) =>
    differenz === 0 ? `gleich viel wie ${name}` : `${differenzText(differenz)} gegenüber ${name}`,
  erklaerung: (name: string) =>
    `Verglichen ist je Kanton die günstigste Region, Erwachsene ab 26. Nachbarn von ${name}: Kantone mit gemeinsamer Grenze, auch im See.`,
  karte: 'Alle Kantone auf der Karte',
} as const

/** Which insurers lead in more than one region of the canton. */
export function spitzenSatz(kassen: readonly { name: string; regionen: readonly number[] }[]): string {
  const [erste] = kassen
  if (!erste) return ''
  if (kassen.length === 1) {
    const alle = erste.regionen.length
    return alle === 1
      ? `Am günstigsten ist ${erste.name}.`
      : `In ${alle === 2 ? 'beiden' : 'allen drei'} Regionen ist ${erste.name} am günstigsten.`
  }
  const teile = kassen.map(({ name, regionen }) => `${name} (Region ${aufgezaehlt(regionen.map(String))})`)
  return `Am günstigsten sind ${aufgezaehlt(teile)}.`
}

/** How far apart the regions of a canton lie. */
export const spannweiteSatz = (imJahr: string, teuer: number, guenstig: number): string =>
  `Zwischen Region ${teuer} und Region ${guenstig} liegen CHF\u00a0${imJahr} im Jahr.`
