import { vorgaenger } from '../jahreswechsel/nachfolge.ts'
import type { Franchise } from '../kosten/franchise.ts'
import type { Altersklasse } from '../praemien/altersklasse.ts'
import { type Stufe, stufeEinerPerson, type Unfall } from '../praemien/bag-codes.ts'
import { type Preisjahr, umweltabgabe } from '../praemien/jahreswerte.ts'
import type { Tariftyp } from '../praemien/modelle.ts'
import { praemieNachAbzug } from '../praemien/praemie.ts'
import { franchisenDerStufe, istVerkauft, platz, type Regionstabelle, type Tarif } from '../praemien/regionstabelle.ts'
import { minus, ohneVorzeichen, type Rappen, rappen } from '../werte/rappen.ts'

/** To the Rappen first. Bills round, and some visitors do too: five count only where nothing is equal. */
const ABWEICHUNGEN = [rappen(0), rappen(5)]

/** A year's table of the region in which the municipality lies then, and the person's class in that year. */
export type Jahrestabelle = { tabelle: Regionstabelle; klasse: Altersklasse }

/** What a visitor reads off the bill, or off the letter with next year's premium. */
export type Rechnung = {
  versicherer: number
  betrag: Rappen
  /** The municipality: a tariff that is not sold there cannot be the one. */
  bfs?: number | undefined
}

/** A policy that costs what the paper says: before or after the refunded levy. */
export type Kandidat = Jahrespreis & {
  franchise: Franchise
  unfall: Unfall
  /** The same policy a year later, where the amount may be that of either year. */
  imFolgejahr?: Jahrespreis
  /** What a tariff of the later year certainly was in the earlier one. */
  vorgaenger?: Pick<Tarif, 'typ' | 'name'>
}

type Jahrespreis = {
  jahr: number
  typ: Tariftyp
  tarif: string
  /** How the amount reads, or comes nearest to, the premium. */
  lesart: 'brutto' | 'netto'
  /** Gross a month, as the official table states it. */
  praemie: Rappen
}

/**
 * Certain only when nothing else fits. Several are for the visitor to choose from, never for us; and where none fits, all that
 * the insurer sells to this person, the nearest price first.
 */
export type Abgleich =
  | { art: 'keiner'; naechste: readonly Kandidat[] }
  | { art: 'einer'; kandidat: Kandidat }
  | { art: 'mehrere'; kandidaten: readonly Kandidat[] }

/** A bill does not say how many siblings lower a child's premium. */
const STUFEN_DER_KLASSE: Readonly<Record<Altersklasse, readonly Stufe[]>> = {
  'AKL-ERW': ['ERW'],
  'AKL-JUG': ['JUG'],
  'AKL-KIN': ['K1', 'K3', 'K4', 'K5'],
}

/** In the tables of one year, or of two that follow each other, the earlier first: nobody has to say of which a paper is. */
export function rechnungsAbgleich(jahre: readonly Jahrestabelle[], rechnung: Rechnung): Abgleich {
  const preise = allePreise(jahre, rechnung)
  for (const erlaubt of ABWEICHUNGEN) {
    const kandidaten = policen(preise.filter(({ abweichung }) => abweichung <= erlaubt))
    const [erster, ...weitere] = kandidaten
    if (erster) return weitere.length === 0 ? { art: 'einer', kandidat: erster } : { art: 'mehrere', kandidaten }
  }
  return { art: 'keiner', naechste: policen(preise) }
}

/** All that the insurer sells to this person, for whom none of those that fit is the one. */
export const policenNachNaehe = (jahre: readonly Jahrestabelle[], rechnung: Rechnung): Kandidat[] =>
  policen(allePreise(jahre, rechnung))

type Preis = {
  kandidat: Kandidat
  abweichung: Rappen
  /** The same for what is the same policy in either year. */
  police: string
}

function allePreise(jahre: readonly Jahrestabelle[], rechnung: Rechnung): Preis[] {
  const produkte = produkteDerKasse(jahre, rechnung)
  const [anfang] = jahre
  return jahre.flatMap(({ tabelle, klasse }) => {
    // Who comes into another class does so with the same policy.
    const fruehereStufe = anfang && anfang.klasse !== klasse ? stufeEinerPerson(anfang.klasse) : undefined
    return tabelle.tarife.flatMap(tarif => {
      const produkt = produkte.get(tarif)
      if (!produkt || !istVerkauft(tarif, rechnung.bfs)) return []
      return STUFEN_DER_KLASSE[klasse].flatMap(stufe =>
        preiseDer(tarif, stufe, tabelle).map(preis => ({
          kandidat: produkt.vorher ? { ...preis, vorgaenger: produkt.vorher } : preis,
          abweichung: abweichung(preis, tabelle, rechnung),
          police: schluessel(produkt.nummer, fruehereStufe ?? stufe, preis.franchise, preis.unfall),
        })),
      )
    })
  })
}

type Produkt = { nummer: number; vorher: Pick<Tarif, 'typ' | 'name'> | undefined }

/** What continues a tariff of the year before has its number. */
function produkteDerKasse(jahre: readonly Jahrestabelle[], { versicherer }: Rechnung): Map<Tarif, Produkt> {
  const produkte = new Map<Tarif, Produkt>()
  let fruehere: readonly Tarif[] = []
  for (const { tabelle } of jahre) {
    const eigene = tabelle.tarife.filter(tarif => tarif.versicherer === versicherer)
    const vorherige = vorgaenger(eigene, fruehere)
    for (const [index, tarif] of eigene.entries()) {
      const vorher = vorherige[index]
      const nummer = (vorher && produkte.get(vorher)?.nummer) ?? produkte.size
      produkte.set(tarif, { nummer, vorher: vorher && { typ: vorher.typ, name: vorher.name } })
    }
    fruehere = eigene
  }
  return produkte
}

const UNFALL: readonly Unfall[] = ['OHN-UNF', 'MIT-UNF']

function preiseDer(tarif: Tarif, stufe: Stufe, preisjahr: Preisjahr): Kandidat[] {
  return UNFALL.flatMap(unfall =>
    franchisenDerStufe(stufe).flatMap(franchise => {
      const praemie = tarif.praemie(platz(stufe, unfall, franchise) ?? -1)
      if (praemie === 0) return []
      return lesarten(preisjahr).map(lesart => ({
        ...{ jahr: preisjahr.jahr, typ: tarif.typ, tarif: tarif.name, franchise, unfall, lesart, praemie },
      }))
    }),
  )
}

/** Without a known refund both readings are the same amount, and there is nothing to tell apart. */
const lesarten = (preisjahr: Preisjahr) =>
  umweltabgabe(preisjahr) ? (['netto', 'brutto'] as const) : (['brutto'] as const)

function abweichung({ praemie, lesart }: Jahrespreis, preisjahr: Preisjahr, { betrag }: Rechnung): Rappen {
  return ohneVorzeichen(minus(betrag, lesart === 'brutto' ? praemie : praemieNachAbzug(praemie, preisjahr)))
}

/** The nearest first. Readings of one price, tiers of a child at one price and years of one product are one answer each. */
function policen(preise: readonly Preis[]): Kandidat[] {
  const sortiert = preise.toSorted((a, b) => a.abweichung - b.abweichung)
  const einzelne = ersteJe(sortiert, ({ kandidat: { jahr, typ, tarif, franchise, unfall, praemie } }) =>
    schluessel(jahr, typ, tarif, franchise, unfall, praemie),
  )
  return [...Map.groupBy(einzelne, ({ police }) => police).values()].flatMap(gruppe => {
    const [erster, zweiter] = gruppe.map(({ kandidat }) => kandidat).sort((a, b) => a.jahr - b.jahr)
    if (!erster) return []
    if (!zweiter) return erster
    const { jahr, typ, tarif, lesart, praemie } = zweiter
    return { ...erster, imFolgejahr: { jahr, typ, tarif, lesart, praemie } }
  })
}

function ersteJe<T>(liste: readonly T[], merkmal: (eintrag: T) => string): T[] {
  return [...Map.groupBy(liste, merkmal).values()].flatMap(gruppe => gruppe.slice(0, 1))
}

const schluessel = (...teile: readonly (string | number)[]) => JSON.stringify(teile)
