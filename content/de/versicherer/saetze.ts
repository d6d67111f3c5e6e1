import type { Gesamtwechsel, Regionswechsel } from '#domain/jahreswechsel/jahresverlauf.ts'
import type { Franchise } from '#domain/kosten/franchise.ts'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import { type Preisjahr, umweltabgabe } from '#domain/praemien/jahreswerte.ts'
import { ERSTKONTAKTE } from '#domain/praemien/modelle.ts'
import { praemieNachAbzug } from '#domain/praemien/praemie.ts'
import { ganzeFranken, type Rappen } from '#domain/werte/rappen.ts'
import type { Kassenzahlen, Modellzahl, Regionszahl, Stand } from '#domain/zahlen/kassenzahlen.ts'
import { kontaktMitModell, kontaktName } from '../krankenkassen/modelle.ts'
import { kantonName } from '../orte/kantone.ts'
import { aufgezaehlt, frankenText, mitApostroph, prozentText } from '../zahlen/format.ts'
import { preisart } from '../zahlen/preisart.ts'

/* Sentences that follow from the premium table, so that each profile has its own. */

/** «Zürich, Region 1»; a canton with one region by its name alone. */
export function regionName(code: string, region: number): string {
  const kanton = kantonName(code)
  return region === 0 ? kanton : `${kanton}, Region ${region}`
}

export const KLASSEN: Readonly<Record<Altersklasse, { name: string; kurz: string; annahme: string }>> = {
  'AKL-ERW': { name: 'Erwachsene ab 26', kurz: 'Erwachsene', annahme: 'Franchise 2’500, ohne Unfall' },
  'AKL-JUG': { name: 'Junge Erwachsene, 19 bis 25', kurz: '19 bis 25', annahme: 'Franchise 2’500, ohne Unfall' },
  'AKL-KIN': { name: 'Kinder bis 18', kurz: 'Kinder', annahme: 'Franchise 0, mit Unfall' },
}

const zahlwort = (anzahl: number) => (anzahl === 1 ? 'einer' : String(anzahl))
const orte = (anzahl: number) => (anzahl === 1 ? 'einer Prämienregion' : `${anzahl} Prämienregionen`)

/** Where the insurer stands among the others. */
export function rangSatz(name: string, { regionen, ersterIn, vorneIn, besterRang }: Stand): string {
  if (regionen === 1)
    return `${name} versichert Erwachsene in einer einzigen Prämienregion: Rang ${besterRang.rang} von ${besterRang.von}.`
  const alle = `In ${zahlwort(ersterIn)} der ${orte(regionen)}, in denen ${name} Erwachsene versichert,`
  if (ersterIn > 0) {
    const auch = vorneIn > ersterIn ? ` In ${vorneIn} gehört die Kasse zu den drei günstigsten.` : ''
    return `${alle} ist keine andere günstiger.${auch}`
  }
  const wo = regionName(besterRang.kanton, besterRang.region)
  if (vorneIn > 0)
    return `In ${zahlwort(vorneIn)} von ${orte(regionen)} gehört ${name} für Erwachsene zu den drei günstigsten Kassen, am weitesten vorn in ${wo} mit Rang ${besterRang.rang} von ${besterRang.von}.`
  return `Zu den drei günstigsten gehört ${name} für Erwachsene in keiner Region. Am weitesten vorn liegt die Kasse in ${wo}: Rang ${besterRang.rang} von ${besterRang.von}.`
}

export const abzugText = (preisjahr: Preisjahr): string => ` ${preisart(umweltabgabe(preisjahr))}`

/** From where to where its cheapest premium reaches. */
export function spanneSatz({ tiefste, hoechste }: Stand, preisjahr: Preisjahr): string {
  const preis = ({ kanton, region, praemie }: Regionszahl) =>
    `CHF\u00a0${frankenText(praemieNachAbzug(praemie, preisjahr))} in ${regionName(kanton, region)}`
  return tiefste === hoechste
    ? `Der günstigste Tarif für Erwachsene kostet ${preis(tiefste)}.`
    : `Der günstigste Tarif für Erwachsene kostet zwischen ${preis(tiefste)} und ${preis(hoechste)}.`
}

/** How the cheapest tariff of an insurer moved from year to year in the regions where it sold in both. */
export function wechselSatz({ von, bis, regionen, median, tiefster, hoechster }: Gesamtwechsel): string {
  const dort = ({ kanton, region, prozent }: Regionswechsel) =>
    `${prozentText(prozent)} in ${regionName(kanton, region)}`
  return `In ${regionen} Prämienregionen lassen sich ${von} und ${bis} vergleichen. Der günstigste Tarif veränderte sich im Median um ${prozentText(median)}, von ${dort(tiefster)} bis ${dort(hoechster)}.`
}

export function modellSatz(modelle: readonly Modellzahl[]): string {
  const produkte = modelle.flatMap(({ kontakt, tarife }) => (kontakt === 'frei' ? [] : tarife))
  if (produkte.length === 0) return `Angeboten wird nur ${kontaktMitModell('frei')}.`
  const eigene = produkte.length === 1 ? 'Das Modell mit Rabatt heisst' : 'Die Modelle mit Rabatt heissen'
  return `Zur Wahl stehen ${aufgezaehlt(modelle.map(imSatz))}. ${eigene} ${aufgezaehlt(produkte)}.`
}

/** The names are no nouns of their own: within a sentence they stand in quotation marks. */
const imSatz = ({ kontakt }: Pick<Modellzahl, 'kontakt'>) => `«${kontaktName(kontakt)}»`

/**
 * Undefined when the insurer sells every first contact. Nothing is said where a product of several contacts may hold what seems
 * to be missing (casamed pharm is one), nor where a product does not tell.
 */
export function fehlendeSatz(modelle: readonly Modellzahl[]): string | undefined {
  const angebotene = modelle.map(({ kontakt }) => kontakt)
  if (angebotene.includes('wahl') || angebotene.includes('je-nach-tarif')) return undefined
  const fehlende = ERSTKONTAKTE.filter(kontakt => kontakt !== 'je-nach-tarif' && !angebotene.includes(kontakt))
  return `Nicht im Angebot: ${aufgezaehlt(fehlende.map(kontakt => imSatz({ kontakt })))}.`
}

export function gebietText(kantone: readonly string[]): string {
  if (kantone.length === 26) return 'Alle Kantone'
  const namen = kantone.map(kantonName)
  return kantone.length === 1 ? `Kanton ${namen[0]}` : `${kantone.length} Kantone`
}

export function franchisenSatz(franchisen: readonly Franchise[], alle: readonly Franchise[]): string {
  const fehlende = alle.filter(franchise => !franchisen.includes(franchise))
  if (fehlende.length === 0) return 'Alle sechs Franchisen für Erwachsene von CHF\u00a0300 bis 2’500'
  return `Franchisen für Erwachsene: CHF\u00a0${aufgezaehlt(franchisen.map(mitApostroph))}; nicht angeboten: ${aufgezaehlt(fehlende.map(mitApostroph))}`
}

type Grundlage = {
  zahlen: Kassenzahlen
  stand: Stand
  franchisen: string
  /** What the cheapest model costs less per year than the insurer's own free choice in the region compared. */
  ersparnis: Rappen
  vergleichsregion: string
  preisjahr: Preisjahr
}

/** What speaks for the insurer, as far as the table tells. */
export function vorteile({ zahlen, stand, franchisen, ersparnis, vergleichsregion, preisjahr }: Grundlage): string[] {
  const mitRabatt = zahlen.modelle.filter(({ kontakt }) => kontakt !== 'frei').flatMap(({ tarife }) => tarife).length
  const kind = guenstigste(zahlen.regionen['AKL-KIN'])
  return [
    stand.ersterIn > 0 && `Günstigste Kasse für Erwachsene in ${orte(stand.ersterIn)}`,
    stand.ersterIn === 0 && stand.vorneIn > 0 && `Unter den drei günstigsten in ${orte(stand.vorneIn)}`,
    zahlen.kantone.length === 26 ? 'In allen 26 Kantonen wählbar' : `Regional verankert: ${gebietText(zahlen.kantone)}`,
    mitRabatt > 1 && `${mitRabatt} Modelle mit Rabatt neben der freien Wahl`,
    mitRabatt === 1 && 'Ein Modell mit Rabatt neben der freien Wahl',
    ersparnis > 0 &&
      `Günstigstes Modell: CHF\u00a0${mitApostroph(ganzeFranken(ersparnis))} im Jahr unter dem eigenen Tarif mit freier Wahl (${vergleichsregion})`,
    franchisen,
    kind &&
      `Kinder ab CHF\u00a0${frankenText(praemieNachAbzug(kind.praemie, preisjahr))} im Monat (${regionName(kind.kanton, kind.region)})`,
  ].filter(satz => typeof satz === 'string')
}

const guenstigste = (zahlen: readonly Regionszahl[]) => zahlen.toSorted((a, b) => a.praemie - b.praemie)[0]
