import { angezeigtesAlter } from '#domain/altersklasse.ts'
import type { Stufe } from '#domain/bag-codes.ts'
import type { Police } from '#domain/haushalt.ts'
import type { Haushaltsbezug } from '#domain/haushalt-ersparnis.ts'
import type { Kindergruppe } from '#domain/haushalt-kinder.ts'
import type { Rappen } from '#domain/rappen.ts'
import { aufgezaehlt, frankenText, ganzeFrankenText, mitApostroph } from '../format.ts'
import { UNFALLHINWEIS } from './schritt-1.ts'

export const PERSONEN = {
  titel: 'Ihr Haushalt',
  anzahl: (anzahl: number, hoechstens: number) => `${anzahl} von ${hoechstens} Personen, alle am gleichen Ort`,
  erklaerung:
    'Kosten: was Arzt, Spital und Medikamente im Jahr voraussichtlich kosten. Beste Franchise: die dafür günstigste. Alles wird in Ihrem Browser gerechnet.',
  erwachsene: 'Erwachsene Person',
  kind: 'Kind',
  kinderMitUnfall: 'Kinder rechnen wir zuerst mit Unfall: Sie haben keinen Arbeitgeber, der sie versichert.',
  entfernen: (nummer: number) => `${personName(nummer)} entfernen`,
}

export const PERSON = {
  jahrgang: 'Jahrgang',
  jahrgangFehlt: 'Jahrgang fehlt',
  bittePruefen: 'Bitte prüfen.',
  unfall: 'Unfall',
  ohne: 'Ohne',
  mit: 'Mit',
  kosten: 'Kosten im Jahr',
  franchise: 'Franchise',
  beste: 'Beste',
  jahrgangUndUnfall: (jahrgang: number, mitUnfall: boolean) =>
    `Jahrgang ${jahrgang}, ${mitUnfall ? 'mit' : 'ohne'} Unfall`,
  ohneUnfall: (unter15: boolean) => UNFALLHINWEIS[unter15 ? 'unter-15' : 'ab-65'],
}

export const HEUTE = {
  betrag: 'Heute zusammen, CHF pro Monat',
  betragHinweis: 'Freiwillig. Alle Rechnungen der Grundversicherung zusammengezählt.',
  kasse: 'Aktuelle Krankenkasse',
  kasseHinweis: 'Freiwillig. Steht dann auch in Ihrer Anfrage.',
  /** No tariffs cost that much together. */
  betragZuHoch: (hoechstens: Rappen) =>
    `Der Betrag ist zu hoch: Für alle zusammen kosten die Tarife hier höchstens CHF\u00a0${frankenText(hoechstens)} im Monat. Ist eine Zusatzversicherung dabei? Gilt der Betrag für mehrere Monate?`,
  keineAngabe: 'Keine Angabe',
}

export const ANTWORT = {
  titel: 'Zwei Antworten',
  gruppe: 'Welche Antwort',
  eineKasse: 'Alle bei einer Kasse',
  eineKasseText: 'Eine Rechnung, eine Ansprechstelle.',
  alleBei: (kasse: string) => `Alle bei ${kasse}`,
  kasseWechseln: (anzahl: number) => `Kasse wechseln (${anzahl} zur Wahl)`,
  kombination: 'Beste Kombination',
  kombinationText: (policen: readonly Police[]) =>
    `Jede Person dort, wo es am wenigsten kostet: ${anzahlKassen(policen)}.`,
  monat: 'Monat' as const,
  personen: (anzahl: number) => `${anzahl} Personen`,
  fussnote: (abzug: Rappen | undefined) =>
    `Sortiert nach dem Total im Jahr. CHF pro Monat${abzug === undefined ? '' : `, je Person inkl. Abzug -CHF\u00a0${frankenText(abzug)}/Monat`}. Der Preis eines Kindes hängt davon ab, wie viele Ihrer Kinder bei der gleichen Kasse sind. Das älteste zählt als erstes.`,
  ersparnis: (proJahr: Rappen) => `Ersparnis CHF\u00a0${frankenText(proJahr)} im Jahr`,
  keineErsparnis: 'Keine Ersparnis',
  praemien: (praemien: Rappen) => `12 × Prämien ${frankenText(praemien)}`,
  beteiligung: (erlassen: boolean) =>
    `Franchise und Selbstbehalt, erwartet${erlassen ? ', mit dem Höchstbetrag der Kinder' : ''}`,
  total: 'Total im Jahr',
}

/** A policy's line in an answer. */
export const POLICE = {
  person: (nummer: number, jahrgang: number) => `${personName(nummer)}, Jahrgang ${jahrgang}`,
  angaben: (franchise: number, beste: boolean, mitUnfall: boolean, police: Police) =>
    [
      `Franchise ${mitApostroph(franchise)}${beste ? ' (beste)' : ''}`,
      mitUnfall ? 'mit Unfall' : 'ohne Unfall',
      stufenText(police),
    ]
      .filter(Boolean)
      .join(' · '),
  chf: 'CHF ',
  proMonat: ' pro Monat',
}

/** What came out, in a sentence that is also read out after a change. */
export const ERGEBNIS = {
  zweitePerson: 'Die Antworten stehen hier, sobald der Jahrgang der zweiten Person bekannt ist.',
  niemand: 'Mit diesen Franchisen verkauft hier niemand allen eine Versicherung.',
  offen: (fehlende: readonly number[]) =>
    fehlende.length > 0 ? ` Noch nicht dabei: ${fehlende.map(personName).join(', ')}, Jahrgang fehlt.` : '',
  keineKasse: (gesamt: Rappen) =>
    `Beste Kombination: CHF\u00a0${frankenText(gesamt)} im Jahr. Keine Kasse versichert alle.`,
  gleich: (kasse: string, gesamt: Rappen) =>
    `Günstiger als alle bei ${kasse} geht es nicht: CHF\u00a0${frankenText(gesamt)} im Jahr.`,
  weniger: (kasse: string, mehr: Rappen) =>
    `Die beste Kombination kostet im Jahr CHF\u00a0${frankenText(mehr)} weniger als alle bei ${kasse}.`,
}

type KassenName = (nummer: number) => string

export const personName = (nummer: number): string => (nummer === 1 ? 'Sie' : `Person ${nummer}`)

/** «Kind, 9 Jahre», as step 1 shows it. */
export function altersText(geburtsjahr: number, aktuellesJahr: number): string {
  const alter = angezeigtesAlter(geburtsjahr, aktuellesJahr)
  if (alter < 0) return 'Kind, noch nicht geboren'
  return `${alter < 18 ? 'Kind' : 'Erwachsen'}, ${alter} ${alter === 1 ? 'Jahr' : 'Jahre'}`
}

const STUFE: Readonly<Partial<Record<Stufe, string>>> = {
  K3: 'Preis ab dem dritten Kind',
  K4: 'Preis ab zwei Kindern',
  K5: 'Preis ab drei Kindern',
}

/** Why a child costs less than alone. */
const stufenText = ({ stufe }: Police): string | undefined => STUFE[stufe]

function anzahlKassen(policen: readonly Police[]): string {
  const anzahl = new Set(policen.map(({ angebot }) => angebot.versicherer)).size
  return anzahl === 1 ? '1 Kasse' : `${anzahl} Kassen`
}

/** What several children bear together; with mixed franchises nobody but the insurer can say. */
export function kindergruppenText(gruppe: Kindergruppe, kassenName: KassenName): string {
  const kasse = kassenName(gruppe.versicherer)
  const anzahl = `${gruppe.kinder.length} Kinder`
  return gruppe.hoechstens === undefined
    ? `${anzahl} bei ${kasse} mit verschiedenen Franchisen: Ihren gemeinsamen Höchstbetrag legt die Kasse fest. Gerechnet ist ohne ihn.`
    : `${anzahl} bei ${kasse}: Franchise und Selbstbehalt zusammen höchstens CHF\u00a0${ganzeFrankenText(gruppe.hoechstens)} im Jahr.`
}

/** Names the reference in full, and whose it is. */
export function bezugText(bezug: Haushaltsbezug, nummern: readonly number[], kassenName: KassenName): string {
  const preis = `CHF\u00a0${frankenText(bezug.preis)}/Monat`
  if (bezug.art === 'betrag')
    return `Verglichen mit ${preis}: So viel zahlen Sie heute zusammen. Haben Sie heute andere Franchisen? Dann kommt ein Teil des Unterschieds daher.`
  const heutige = bezug.personen.flatMap((eines, index) =>
    eines.art === 'tarif'
      ? `${personName(nummern[index] ?? 1)} mit ${kassenName(eines.versicherer)}, ${eines.tarif}`
      : [],
  )
  const uebrige = nummern.filter((_, index) => bezug.personen[index]?.art === 'durchschnitt').map(personName)
  const durchschnitt = 'mit dem Durchschnitt der Standard-Tarife der Region'
  if (heutige.length === 0) return `Verglichen jede Person ${durchschnitt} bei gleicher Franchise, zusammen ${preis}.`
  const alle = [...heutige, ...(uebrige.length > 0 ? [`${aufgezaehlt(uebrige)} ${durchschnitt}`] : [])]
  return `Verglichen bei gleicher Franchise: ${alle.join('; ')}, zusammen ${preis}.`
}
