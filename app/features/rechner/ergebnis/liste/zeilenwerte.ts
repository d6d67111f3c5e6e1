import { trennbar } from '#app/lib/typografie.ts'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText, mitApostroph } from '#content/format.ts'
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
import type { Angebot } from '#domain/angebote.ts'
import { stufeEinerPerson } from '#domain/bag-codes.ts'
import { type Vorjahresvergleich, vorjahresvergleich } from '#domain/jahreswechsel.ts'
import { eigenerPreis, imJahr } from '#domain/praemie.ts'
import { minus, type Rappen, rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Tarifzeile } from '#domain/tarifzeilen.ts'
import type { PersonSicht } from '../sicht/bezug.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Sicht } from '../sicht/sicht.ts'

/** «Praxis · HMO», where the point stays with the word before it. */
export const tarifText = (angebot: Pick<Angebot, 'versicherer' | 'modell' | 'tarif'>) =>
  `${angebotsmodell(angebot)}\u00a0· ${trennbar(angebot.tarif).replaceAll(' – ', '\u00a0– ')}`

/** What the table is asked about an offer to a person. */
export const frageZu = ({ frage }: PersonSicht, { stufe, franchise }: Pick<Tarifzeile, 'stufe' | 'franchise'>) => ({
  ...frage,
  ...{ stufe, franchise },
})

/** A row belongs to one question to one table: what it cost the year before is looked up once. */
const VORJAHRE = new WeakMap<Tarifzeile, Vorjahresvergleich | 'keines'>()

/** Nothing of siblings' tiers: the tables have no year before of them. */
export function vorjahrVon(tarif: Tarifzeile, person: PersonSicht, tabelle: Regionstabelle) {
  if (tarif.stufe !== stufeEinerPerson(person.klasse)) return undefined
  const bekannt = VORJAHRE.get(tarif) ?? vorjahresvergleich(tabelle, frageZu(person, tarif), tarif) ?? 'keines'
  VORJAHRE.set(tarif, bekannt)
  return bekannt === 'keines' ? undefined : bekannt
}

/** The chosen offer, where it is of this row; nobody's choice by hand is the row's own, whatever costs the same. */
export function gewaehltesIn(
  { schluessel, tarif }: Listenzeile,
  { gewaehlt, person }: Sicht['liste'],
): Angebot | undefined {
  if (!tarif || schluessel !== gewaehlt) return undefined
  return person?.wahl ? person.gewaehlt?.angebot : tarif
}

/** What rows are measured against: doing nothing where a bill is confirmed, else the first. */
export function messlatte({ ordnung, liste, bezug }: Sicht): { preis: Rappen; zuNichtsTun: boolean } | undefined {
  const { person, erste } = liste
  const nichtsTun = person ? person.bezug?.nichtsTun : bezug?.personen.some(einer => einer.nichtsTun)
  const preis = person ? person.bezug?.preis : bezug?.preis
  if (ordnung === 'preis' && nichtsTun && preis !== undefined) return { preis: imJahr(preis), zuNichtsTun: true }
  return erste && { preis: erste.gesamt, zuNichtsTun: false }
}

/** The tariff that the recognised policy becomes, or is, at its franchise. */
export function istPolice({ police, nichtsTun, frage }: PersonSicht, tarif: Tarifzeile, jahr: number): boolean {
  const { versicherer, modell, tarif: name, franchise } = tarif
  const ist = (kasse: number, typ: string, produkt: string, bei: number, unfall: string) =>
    kasse === versicherer && typ === modell && produkt === name && bei === franchise && unfall === frage.unfall
  if (nichtsTun?.danach) {
    const { danach } = nichtsTun
    return ist(danach.versicherer, danach.typ, danach.name, nichtsTun.franchise, nichtsTun.unfall)
  }
  if (police?.kandidat.jahr !== jahr) return false
  const { typ, tarif: produkt, franchise: bei, unfall } = police.kandidat
  return ist(police.kasse, typ, produkt, bei, unfall)
}

/** What stands beside the price: its name for those who hear it, and its value. */
export function beiwertVon(
  { tarif, voll }: Listenzeile,
  { tabelle, ordnung, liste }: Sicht,
): [string, string] | undefined {
  const { person } = liste
  if (ordnung === 'gesamtkosten') return tarif ? [ZEILE.franchise, mitApostroph(tarif.franchise)] : undefined
  if (tabelle.verbilligung) return [ZEILE.statt, frankenText(voll)]
  const vergleich = tarif && person && vorjahrVon(tarif, person, tabelle)
  if (!vergleich) return undefined
  if (vergleich.art !== 'wechsel') return ['', neuText(vergleich.art, tabelle.jahr)]
  return [String(tabelle.jahr - 1), frankenText(vergleich.vorher)]
}

/** What the rows of a list show beside their own figures; plain values, so that a row is drawn anew only for a change of them. */
export function zeilenwerte(sicht: Sicht) {
  const { liste, ordnung, tabelle, getrenntGuenstiger } = sicht
  const { person, erste, gewaehlt } = liste
  const latte = messlatte(sicht)
  const abzeichen = ERSTES[ordnung][person === null && getrenntGuenstiger ? 'kasse' : 'ueberall']
  return (zeile: Listenzeile) => {
    const { schluessel, tarif, gesamt } = zeile
    const [beiwertName, beiwert] = beiwertVon(zeile, sicht) ?? []
    const hier = gewaehltesIn(zeile, liste)
    const anderer = hier && (hier.tarif !== tarif?.tarif || hier.modell !== tarif.modell)
    const eigene = person !== null && tarif !== null && istPolice(person, tarif, tabelle.jahr)
    return {
      ...{ zeile, ordnung, beiwertName, beiwert },
      gewaehlt: schluessel === gewaehlt,
      andererTarif: anderer ? ZEILE.gewaehlt(hier.tarif, frankenText(eigenerPreis(hier, tabelle))) : undefined,
      abzeichen: erste && schluessel === erste.schluessel && gesamt === erste.gesamt ? abzeichen : undefined,
      kennzeichen: eigene ? ZEILE.police : zeile.istHeutige ? ZEILE.heutigeKasse : undefined,
      differenz: latte ? minus(gesamt, latte.preis) : rappen(0),
      zuNichtsTun: latte?.zuNichtsTun ?? false,
    }
  }
}

/** How many rows there are, in two parts: '88 Angebote', 'von 27 Kassen'; '27 Kassen', 'für alle drei'. */
export function listenzaehler({ liste: { zeilen, person }, zuMehreren, personen }: Sicht): [string, string] {
  if (!person && zuMehreren) return [anzahlKassenText(zeilen.length), fuerAlle(personen.length)]
  const kassen = new Set(zeilen.map(({ versicherer }) => versicherer)).size
  const anzahl = person && zuMehreren ? angeboteFuer(person.name, zeilen.length) : anzahlAngebote(zeilen.length)
  return [anzahl, vonKassen(kassen)]
}

/** What a screen reader hears after a change. */
export function zusammenfassung(sicht: Sicht): string {
  const { liste, ordnung, personen } = sicht
  const mass = (zeile: Listenzeile) => (ordnung === 'preis' ? zeile.preis : zeile.gesamt)
  const erste = liste.zeilen.reduce<Listenzeile | undefined>(
    (bisher, zeile) => (bisher && mass(bisher) <= mass(zeile) ? bisher : zeile),
    undefined,
  )
  if (!erste) return MELDUNG.keine
  const wofuer = erste.tarif ? angebotsmodell(erste.tarif) : fuerAlle(personen.length)
  const name = `${erste.kasse}, ${wofuer}`
  return MELDUNG.liste(listenzaehler(sicht).join(' '), ordnung, { name, preis: erste.preis })
}
