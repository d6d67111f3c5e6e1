import { kontaktDes } from '../erstkontakt/erstkontakt.ts'
import { jeErstkontakt } from '../erstkontakt/erstkontakt-angebote.ts'
import type { Franchise } from '../kosten/franchise.ts'
import { ALTERSKLASSEN, type Altersklasse } from '../praemien/altersklasse.ts'
import { type Angebot, alleAngebote, type Frage } from '../praemien/angebote.ts'
import { stufeEinerPerson } from '../praemien/bag-codes.ts'
import { ERSTKONTAKTE, type Erstkontakt, type Tariftyp } from '../praemien/modelle.ts'
import { franchisenDerStufe, platz, type Regionstabelle, type Tarif } from '../praemien/regionstabelle.ts'
import { type Rappen, rappen } from '../werte/rappen.ts'
import { textFolge } from '../werte/zeichen.ts'

/** The cheapest tariff of an insurer in one premium region. */
export type Regionszahl = {
  kanton: string
  region: number
  praemie: Rappen
  modell: Tariftyp
  tarif: string
  /** Among the insurers of the region by their cheapest tariff; equal prices share a rank. */
  rang: number
  von: number
}

export type Modellzahl = { kontakt: Erstkontakt; tarife: readonly string[]; regionen: number }

/** What the premium table says about one insurer. */
export type Kassenzahlen = {
  /** By class: one entry per region in which it sells, in the order of the tables. */
  regionen: Readonly<Record<Altersklasse, readonly Regionszahl[]>>
  /** In the order of `ERSTKONTAKTE`. */
  modelle: readonly Modellzahl[]
  /** Codes of the cantons in which it sells anything at all. */
  kantone: readonly string[]
}

/**
 * For whom the figures hold: adults with the highest franchise and insured against accidents at work, children with
 * franchise 0 and accident cover, which no employer pays for them. Tariffs of a single catchment area are left out: a
 * figure must hold in the whole region.
 */
export function profilfrage(klasse: Altersklasse): Frage {
  const stufe = stufeEinerPerson(klasse)
  return klasse === 'AKL-KIN'
    ? { stufe, unfall: 'MIT-UNF', franchise: 0 }
    : { stufe, unfall: 'OHN-UNF', franchise: 2500 }
}

const imGanzenGebiet = (tabelle: Regionstabelle, klasse: Altersklasse): Angebot[] =>
  alleAngebote(tabelle, profilfrage(klasse)).filter(({ eingeschraenkt }) => !eingeschraenkt)

/** All insurers of the tables by number. */
export function alleKassenzahlen(tabellen: readonly Regionstabelle[]): Map<number, Kassenzahlen> {
  const entwuerfe = new Map<number, Entwurf>()
  for (const tabelle of tabellen) {
    for (const tarif of tabelle.tarife) merkeTarif(entwurf(entwuerfe, tarif.versicherer), tarif, tabelle)
    for (const klasse of ALTERSKLASSEN)
      for (const [versicherer, zahl] of regionszahlen(tabelle, klasse))
        entwurf(entwuerfe, versicherer).regionen[klasse].push(zahl)
  }
  return new Map([...entwuerfe].map(([nummer, entwurf]) => [nummer, fertig(entwurf)]))
}

type Entwurf = {
  regionen: Record<Altersklasse, Regionszahl[]>
  modelle: Map<Erstkontakt, { tarife: Set<string>; regionen: Set<Regionstabelle> }>
  kantone: Set<string>
}

function entwurf(alle: Map<number, Entwurf>, versicherer: number): Entwurf {
  const neu = alle.get(versicherer) ?? {
    regionen: { 'AKL-KIN': [], 'AKL-JUG': [], 'AKL-ERW': [] },
    modelle: new Map(),
    kantone: new Set(),
  }
  alle.set(versicherer, neu)
  return neu
}

function merkeTarif({ modelle, kantone }: Entwurf, tarif: Tarif, tabelle: Regionstabelle): void {
  const kontakt = kontaktDes(tarif)
  const modell = modelle.get(kontakt) ?? { tarife: new Set(), regionen: new Set() }
  modelle.set(kontakt, modell)
  modell.tarife.add(tarif.name)
  modell.regionen.add(tabelle)
  kantone.add(tabelle.kanton)
}

function fertig({ regionen, modelle, kantone }: Entwurf): Kassenzahlen {
  return {
    regionen,
    modelle: ERSTKONTAKTE.flatMap(kontakt => {
      const gefunden = modelle.get(kontakt)
      return gefunden ? { kontakt, tarife: [...gefunden.tarife].sort(textFolge), regionen: gefunden.regionen.size } : []
    }),
    kantone: [...kantone],
  }
}

function regionszahlen({ kanton, region, tarife }: Regionstabelle, klasse: Altersklasse): Map<number, Regionszahl> {
  const { stufe, unfall, franchise } = profilfrage(klasse)
  const stelle = platz(stufe, unfall, franchise) ?? Number.NaN
  const guenstigste = new Map<number, { praemie: Rappen; tarif: Tarif }>()
  for (const tarif of tarife) {
    const praemie = tarif.gemeinden === null ? tarif.praemie(stelle) : rappen(0)
    if (praemie > 0 && praemie < (guenstigste.get(tarif.versicherer)?.praemie ?? Number.POSITIVE_INFINITY))
      guenstigste.set(tarif.versicherer, { praemie, tarif })
  }
  const zahlen = new Map<number, Regionszahl>()
  let [rang, zuletzt] = [0, 0]
  for (const { praemie, tarif } of [...guenstigste.values()].sort((a, b) => a.praemie - b.praemie)) {
    if (praemie !== zuletzt) [rang, zuletzt] = [zahlen.size + 1, praemie]
    const { typ: modell, name } = tarif
    zahlen.set(tarif.versicherer, { kanton, region, praemie, modell, tarif: name, rang, von: guenstigste.size })
  }
  return zahlen
}

/** Every tariff an adult may choose in a region by price, and which of them are the insurer's. */
export type Regionsbild = { praemien: readonly Rappen[]; eigene: readonly number[] }

export function regionsbild(tabelle: Regionstabelle, versicherer: number): Regionsbild {
  const angebote = imGanzenGebiet(tabelle, 'AKL-ERW')
  return {
    praemien: angebote.map(({ praemie }) => praemie),
    eigene: angebote.flatMap((angebot, index) => (angebot.versicherer === versicherer ? index : [])),
  }
}

/** The insurer's cheapest adult tariff of each first contact in a region. */
export const guenstigsteJeKontakt = (tabelle: Regionstabelle, versicherer: number) =>
  jeErstkontakt(imGanzenGebiet(tabelle, 'AKL-ERW').filter(angebot => angebot.versicherer === versicherer))

/** How an insurer stands over all regions in which it sells to a class. */
export type Stand = {
  regionen: number
  /** In how many it is the cheapest, and in how many among the three cheapest. */
  ersterIn: number
  vorneIn: number
  /** Where it ranks best, and where it costs least and most. */
  besterRang: Regionszahl
  tiefste: Regionszahl
  hoechste: Regionszahl
}

export function standVon(zahlen: readonly Regionszahl[]): Stand | undefined {
  const nachRang = zahlen.toSorted((a, b) => a.rang - b.rang || a.praemie - b.praemie)
  const nachPreis = zahlen.toSorted((a, b) => a.praemie - b.praemie)
  const [besterRang, tiefste, hoechste] = [nachRang[0], nachPreis[0], nachPreis.at(-1)]
  if (!besterRang || !tiefste || !hoechste) return undefined
  return {
    regionen: zahlen.length,
    ersterIn: zahlen.filter(({ rang }) => rang === 1).length,
    vorneIn: zahlen.filter(({ rang }) => rang <= 3).length,
    besterRang,
    tiefste,
    hoechste,
  }
}

/** The franchises an adult can choose with any of the insurer's tariffs. */
export function franchisenFuerErwachsene(tabelle: Regionstabelle, versicherer: number): Franchise[] {
  const eigene = tabelle.tarife.filter(tarif => tarif.versicherer === versicherer)
  return franchisenDerStufe('ERW').filter(franchise => {
    const stelle = platz('ERW', 'OHN-UNF', franchise)
    return stelle !== undefined && eigene.some(tarif => tarif.praemie(stelle) > 0)
  })
}
