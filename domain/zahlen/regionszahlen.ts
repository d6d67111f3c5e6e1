import { type Jahreswechsel, jahreswechsel, vergleichbarerPreis } from '../jahreswechsel/jahreswechsel.ts'
import type { Franchise } from '../kosten/franchise.ts'
import type { Altersklasse } from '../praemien/altersklasse.ts'
import { type Angebot, alleAngebote } from '../praemien/angebote.ts'
import { stufeEinerPerson, type Unfall } from '../praemien/bag-codes.ts'
import { regionsschluessel } from '../praemien/datensatz.ts'
import type { Regionstabelle } from '../praemien/regionstabelle.ts'
import { minus, type Rappen } from '../werte/rappen.ts'
import { profilfrage } from './kassenzahlen.ts'

/** Whose premiums are asked about. */
export type Auswahl = {
  klasse: Altersklasse
  franchise: Franchise
  unfall: Unfall
}

/** What a page of a place shows before anybody chooses, the same as a profile of an insurer. */
export function uebliche(klasse: Altersklasse): Auswahl {
  const { franchise, unfall } = profilfrage(klasse)
  return { klasse, franchise, unfall }
}

/** All tariffs sold in the whole region, cheapest first: a figure of a region must hold in all its municipalities. */
export function angeboteDerRegion(tabelle: Regionstabelle, { klasse, franchise, unfall }: Auswahl): Angebot[] {
  return alleAngebote(tabelle, { stufe: stufeEinerPerson(klasse), franchise, unfall }).filter(
    ({ eingeschraenkt }) => !eingeschraenkt,
  )
}

/** Gross premiums of a region. */
export type Regionszahlen = {
  kanton: string
  region: number
  guenstigstes: Angebot
  /** The middle one of all tariffs, of an even number the upper of the two: always a price that is asked. */
  median: Rappen
  teuerste: Rappen
  spanne: Rappen
  tarife: number
  versicherer: number
}

/** Undefined where nobody sells what is asked. */
export function regionszahlen(tabelle: Regionstabelle, auswahl: Auswahl): Regionszahlen | undefined {
  const angebote = angeboteDerRegion(tabelle, auswahl)
  const [guenstigstes, teuerstes] = [angebote[0], angebote.at(-1)]
  const median = angebote[Math.floor(angebote.length / 2)]
  if (!guenstigstes || !teuerstes || !median) return undefined
  return {
    kanton: tabelle.kanton,
    region: tabelle.region,
    guenstigstes,
    median: median.praemie,
    teuerste: teuerstes.praemie,
    spanne: minus(teuerstes.praemie, guenstigstes.praemie),
    tarife: angebote.length,
    versicherer: new Set(angebote.map(({ versicherer }) => versicherer)).size,
  }
}

/** How the cheapest premium of a region changed, net with net; undefined without a premium in both years. */
export function aenderung(
  tabelle: Regionstabelle,
  vorherige: Regionstabelle | undefined,
  auswahl: Auswahl,
): Jahreswechsel | undefined {
  const jetzt = angeboteDerRegion(tabelle, auswahl)[0]
  const damals = vorherige && angeboteDerRegion(vorherige, auswahl)[0]
  const preis = jetzt && vergleichbarerPreis(jetzt.praemie, tabelle, tabelle)
  const vorher = damals && vergleichbarerPreis(damals.praemie, vorherige, tabelle)
  if (!preis || !vorher) return undefined
  return jahreswechsel({ jahr: vorherige.jahr, preis: vorher }, { jahr: tabelle.jahr, preis })
}

export type Gereiht<T> = T & { rang: number }

/** Lowest first; equal values share a rank, and keep their order. */
export function gereiht<T>(eintraege: readonly T[], wert: (eintrag: T) => number): Gereiht<T>[] {
  let [rang, zuletzt] = [0, Number.NaN]
  return eintraege
    .toSorted((a, b) => wert(a) - wert(b))
    .map((eintrag, index) => {
      if (wert(eintrag) !== zuletzt) [rang, zuletzt] = [index + 1, wert(eintrag)]
      return { ...eintrag, rang }
    })
}

/** All regions by their cheapest premium. */
export const regionenNachPreis = (zahlen: readonly Regionszahlen[]): Gereiht<Regionszahlen>[] =>
  gereiht(zahlen, ({ guenstigstes }) => guenstigstes.praemie)

/** A canton counts with its cheapest region; `teuerste` is the region whose cheapest premium is the highest. */
export type Kantonszahlen = { kanton: string; guenstigste: Regionszahlen; teuerste: Regionszahlen }

export function kantoneNachPreis(zahlen: readonly Regionszahlen[]): Gereiht<Kantonszahlen>[] {
  const kantone = [...Map.groupBy(zahlen, ({ kanton }) => kanton)].flatMap(([kanton, regionen]) => {
    const nachPreis = regionenNachPreis(regionen)
    const [guenstigste, teuerste] = [nachPreis[0], nachPreis.at(-1)]
    return guenstigste && teuerste ? [{ kanton, guenstigste, teuerste }] : []
  })
  return gereiht(kantone, ({ guenstigste }) => guenstigste.guenstigstes.praemie)
}

/** An insurer in a region: its cheapest tariff for a class, and where that stands among all insurers. */
export type Kassenpreis = Gereiht<Angebot>

/** Every insurer of the region with its cheapest tariff. */
export function kassenDerRegion(tabelle: Regionstabelle, auswahl: Auswahl): Kassenpreis[] {
  const kassen = Map.groupBy(angeboteDerRegion(tabelle, auswahl), ({ versicherer }) => versicherer)
  return gereiht(
    [...kassen.values()].flatMap(([guenstigstes]) => guenstigstes ?? []),
    ({ praemie }) => praemie,
  )
}

export const schluesselDer = ({ kanton, region }: Pick<Regionszahlen, 'kanton' | 'region'>): string =>
  regionsschluessel(kanton, region)
