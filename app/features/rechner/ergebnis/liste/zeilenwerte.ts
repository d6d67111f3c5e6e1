import { trennbar } from '#app/lib/typografie.ts'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import {
  angeboteFuer,
  anzahlAngebote,
  anzahlKassenText,
  ERSTES,
  fuerAlle,
  MELDUNG,
  vonKassen,
} from '#content/rechner/liste.ts'
import { neuText, ZEILE } from '#content/rechner/zeile.ts'
import { frankenText, mitApostroph } from '#content/zahlen/format.ts'
import { jahreskostenAller } from '#domain/haushalt/antwort.ts'
import { type Vorjahresvergleich, vorjahresvergleich } from '#domain/jahreswechsel/jahreswechsel.ts'
import { jahreskosten } from '#domain/kosten/kostenbeteiligung.ts'
import type { Angebot } from '#domain/praemien/angebote.ts'
import { stufeEinerPerson } from '#domain/praemien/bag-codes.ts'
import { eigenerPreis, imJahr } from '#domain/praemien/praemie.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { Tarifzeile } from '#domain/praemien/tarifzeilen.ts'
import { inRappen, minus, plus, type Rappen, rappen } from '#domain/werte/rappen.ts'
import type { PersonSicht } from '../sicht/antwort.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Sicht } from '../sicht/sicht.ts'

/** «Praxis · HMO», where the point stays with the word before it. */
export const tarifText = (angebot: Pick<Angebot, 'kontakt' | 'tarif'>) =>
  `${kontaktName(angebot.kontakt)}\u00a0· ${trennbar(angebot.tarif).replaceAll(' – ', '\u00a0– ')}`

/** What the table is asked about an offer to a person. */
export const frageZu = ({ frage }: PersonSicht, { stufe, franchise }: Pick<Tarifzeile, 'stufe' | 'franchise'>) => ({
  ...frage,
  stufe,
  franchise,
})

/** A row belongs to one question to one table: what it cost the year before is looked up once. */
const VORJAHRE = new WeakMap<Tarifzeile, Vorjahresvergleich | undefined>()

/** Nothing of siblings' tiers: the tables have no year before of them. */
export function vorjahrVon(tarif: Tarifzeile, person: PersonSicht, tabelle: Regionstabelle) {
  if (tarif.stufe !== stufeEinerPerson(person.klasse)) return undefined
  if (!VORJAHRE.has(tarif)) VORJAHRE.set(tarif, vorjahresvergleich(tabelle, frageZu(person, tarif), tarif))
  return VORJAHRE.get(tarif)
}

/** The chosen offer, where it is of this row; nobody's choice by hand is the row's own, whatever costs the same. */
export function gewaehltesIn(
  { schluessel, tarif }: Listenzeile,
  { gewaehlt, person }: Sicht['liste'],
): Angebot | undefined {
  if (!tarif || schluessel !== gewaehlt) return undefined
  return person?.wahl ? person.gewaehlt?.angebot : tarif
}

/** The marked rows that are sold, the lowest yearly cost first. */
export function verglichene(sicht: Sicht, vorgemerkt: readonly string[]): Listenzeile[] {
  const { alle, zeilen } = sicht.liste
  const bekannte = new Map([...alle, ...zeilen].map(zeile => [zeile.schluessel, zeile]))
  return vorgemerkt
    .flatMap(schluessel => bekannte.get(schluessel) ?? [])
    .map(zeile => mitGewaehltem(zeile, sicht))
    .toSorted((a, b) => jahrestotal(a, sicht) - jahrestotal(b, sicht))
}

/** Of the chosen row the tariff that was chosen. */
function mitGewaehltem(zeile: Listenzeile, { tabelle, liste: { gewaehlt, person } }: Sicht): Listenzeile {
  if (zeile.schluessel !== gewaehlt || !person?.wahl || !person.gewaehlt) return zeile
  const { angebot, franchise, stufe } = person.gewaehlt
  const preis = eigenerPreis(angebot, tabelle)
  const tarif = zeile.tarif && { ...zeile.tarif, ...angebot, franchise, stufe, preis }
  return { ...zeile, tarif, preis, voll: plus(preis, angebot.kantonZahlt) }
}

/** A year with the health costs that are expected of each, whatever orders the list. */
export function jahrestotal({ tarif, loesung, preis }: Listenzeile, { liste: { person }, personen }: Sicht): Rappen {
  if (loesung)
    return jahreskostenAller(
      loesung,
      personen.map(({ klasse, erwarteteKosten }) => ({ klasse, kosten: inRappen(erwarteteKosten) })),
    )
  if (!tarif || !person) return imJahr(preis)
  return jahreskosten({ franchise: tarif.franchise, praemie: preis }, inRappen(person.erwarteteKosten), person.klasse)
}

/** What rows are measured against: doing nothing where a bill is confirmed, of all or of some, else the first. */
export function messlatte({ ordnung, liste: { person, erste }, bezug }: Sicht) {
  const gemessen = person ? person.bezug && { ...person.bezug, personen: [person.bezug] } : bezug
  const tunNichts = gemessen?.personen.filter(({ nichtsTun }) => nichtsTun).length ?? 0
  if (ordnung !== 'preis' || !gemessen || tunNichts === 0) return erste && { preis: erste.gesamt, nichtsTun: null }
  const nichtsTun: 'alle' | 'einige' = tunNichts === gemessen.personen.length ? 'alle' : 'einige'
  return { preis: imJahr(gemessen.preis), nichtsTun }
}

/** The tariff that the recognised policy becomes, or is, at its franchise. */
function istPolice({ police, nichtsTun, frage }: PersonSicht, tarif: Tarifzeile, jahr: number): boolean {
  const kandidat = police?.kandidat.jahr === jahr ? police.kandidat : null
  const eigene = nichtsTun?.danach
    ? { ...nichtsTun.danach, franchise: nichtsTun.franchise, unfall: nichtsTun.unfall }
    : kandidat && { ...kandidat, versicherer: police?.kasse, name: kandidat.tarif }
  return (
    eigene?.versicherer === tarif.versicherer &&
    eigene.typ === tarif.modell &&
    eigene.name === tarif.tarif &&
    eigene.franchise === tarif.franchise &&
    eigene.unfall === frage.unfall
  )
}

/** What the rows of a list show beside their price, in a column of its own where there is room. */
export function beiwertart({ ordnung, tabelle, liste: { person } }: Sicht): 'franchise' | 'voll' | 'vorjahr' | null {
  if (ordnung === 'gesamtkosten') return person && 'franchise'
  if (tabelle.verbilligung) return 'voll'
  return person && tabelle.vorjahr ? 'vorjahr' : null
}

/** Its name for those who hear it, and its value. */
function beiwertVon({ tarif, voll }: Listenzeile, sicht: Sicht): [string, string] | [] {
  const { tabelle, liste } = sicht
  const art = beiwertart(sicht)
  if (art === 'voll') return [ZEILE.statt, frankenText(voll)]
  if (!tarif || !liste.person) return []
  if (art === 'franchise') return [ZEILE.franchise, mitApostroph(tarif.franchise)]
  const vergleich = vorjahrVon(tarif, liste.person, tabelle)
  if (!vergleich) return []
  if (vergleich.art !== 'wechsel') return ['', neuText(vergleich.art, tabelle.jahr)]
  return [String(tabelle.jahr - 1), frankenText(vergleich.vorher)]
}

/** What the rows of a list show beside their own figures; plain values, so that a row is drawn anew only for a change of them. */
export function zeilenwerte(sicht: Sicht) {
  const { liste, ordnung, tabelle, getrenntGuenstiger } = sicht
  const { person, erste, gewaehlt } = liste
  const latte = messlatte(sicht)
  const mitBeiwert = beiwertart(sicht) !== null
  const abzeichen = ERSTES[ordnung][person === null && getrenntGuenstiger ? 'kasse' : 'ueberall']
  return (zeile: Listenzeile) => {
    const { schluessel, tarif, gesamt } = zeile
    const [beiwertName, beiwert] = beiwertVon(zeile, sicht)
    const hier = gewaehltesIn(zeile, liste)
    const anderer = hier && (hier.tarif !== tarif?.tarif || hier.modell !== tarif.modell)
    const eigene = person !== null && tarif !== null && istPolice(person, tarif, tabelle.jahr)
    return {
      zeile,
      nachPreis: ordnung === 'preis',
      mitBeiwert,
      beiwertName,
      beiwert,
      gewaehlt: schluessel === gewaehlt,
      andererTarif: anderer ? ZEILE.gewaehlt(hier.tarif, frankenText(eigenerPreis(hier, tabelle))) : undefined,
      abzeichen: erste && schluessel === erste.schluessel && gesamt === erste.gesamt ? abzeichen : undefined,
      kennzeichen: eigene ? ZEILE.police : zeile.istHeutige ? ZEILE.heutigeKasse : undefined,
      differenz: latte ? minus(gesamt, latte.preis) : rappen(0),
      zuNichtsTun: Boolean(latte?.nichtsTun),
    }
  }
}

/** Whom one contacts first; an insurer's row is for everybody. */
export const modellDer = ({ tarif, loesung }: Listenzeile) =>
  tarif ? kontaktName(tarif.kontakt) : fuerAlle(loesung?.policen.length ?? 0)

export const produktDer = ({ tarif }: Listenzeile) => tarif?.tarif ?? ZEILE.alle

/** How many rows there are, in two parts: '88 Angebote', 'von 27 Kassen'; '27 Kassen', 'für alle drei'. */
export function listenzaehler({ liste: { zeilen, person }, zuMehreren, personen }: Sicht): [string, string] {
  if (!person) return [anzahlKassenText(zeilen.length), fuerAlle(personen.length)]
  const kassen = new Set(zeilen.map(({ versicherer }) => versicherer)).size
  const anzahl = zuMehreren ? angeboteFuer(person.name, zeilen.length) : anzahlAngebote(zeilen.length)
  return [anzahl, vonKassen(kassen)]
}

/** What a screen reader hears after a change. */
export function zusammenfassung(sicht: Sicht): string {
  const [erste] = sicht.liste.zeilen.toSorted((a, b) => a.gesamt - b.gesamt)
  if (!erste) return MELDUNG.keine
  const name = `${erste.kasse}, ${modellDer(erste)}`
  return MELDUNG.liste(listenzaehler(sicht).join(' '), sicht.ordnung, { name, preis: erste.preis })
}
