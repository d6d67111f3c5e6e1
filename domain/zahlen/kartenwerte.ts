import { kontaktDes } from '../erstkontakt/erstkontakt.ts'
import { erlaubteFranchisen, type Franchise } from '../kosten/franchise.ts'
import type { Altersklasse } from '../praemien/altersklasse.ts'
import { stufeEinerPerson, type Unfall } from '../praemien/bag-codes.ts'
import { type Preisjahr, umweltabgabe } from '../praemien/jahreswerte.ts'
import type { Erstkontakt } from '../praemien/modelle.ts'
import { praemieNachAbzug } from '../praemien/praemie.ts'
import { platz, type Regionstabelle, type Tarif } from '../praemien/regionstabelle.ts'
import { type Rappen, rappen } from '../werte/rappen.ts'
import { schluesselDer } from './regionszahlen.ts'

/** All that a map of one age class shows, whatever else is chosen: prices per month after the refund. */
export type Kartenwerte = {
  jahr: number
  klasse: Altersklasse
  /** Keys of the regions, in the order of `werte`. */
  regionen: readonly string[]
  kontakte: readonly Erstkontakt[]
  /** Undefined where nobody sells it. */
  wert: (region: string, wahl: Kartenwahl) => Kartenwert | undefined
}

/** What a map is coloured by. */
export type Mass = 'guenstigste' | 'median' | 'spanne' | 'aenderung'

export type Kartenwahl = { franchise: Franchise; unfall: Unfall; kontakt: Erstkontakt | undefined }

export type Kartenwert = {
  guenstigste: Rappen
  median: Rappen
  teuerste: Rappen
  versicherer: number
  kontakt: Erstkontakt
  /** The cheapest of the year before; undefined where it is not known, or does not compare. */
  vorher: Rappen | undefined
}

const UNFALL: readonly Unfall[] = ['OHN-UNF', 'MIT-UNF']

type Karteninhalt = {
  format: number
  jahr: number
  klasse: Altersklasse
  regionen: string[]
  kontakte: Erstkontakt[]
  /** By choice, then by region; see `encodeKartenwerte`. */
  werte: string[]
}

/** Premiums come in steps of five Rappen. */
const SCHRITT = 5

/** Every choice of franchise, accident and first contact, in one order for both directions. */
function wahlen(klasse: Altersklasse, kontakte: readonly Erstkontakt[]): Kartenwahl[] {
  return [undefined, ...kontakte].flatMap(kontakt =>
    UNFALL.flatMap(unfall => erlaubteFranchisen(klasse).map(franchise => ({ franchise, unfall, kontakt }))),
  )
}

/**
 * One text per choice, its regions separated by `;`: cheapest, how much dearer the median and the dearest are, insurer,
 * first contact and how much the cheapest has risen since the year before. In steps of five Rappen; what equals the region's text of the
 * choice before is left out number by number, which is most of insurers and contacts.
 */
export function encodeKartenwerte(
  klasse: Altersklasse,
  tabellen: readonly Regionstabelle[],
  vorherige: readonly Regionstabelle[],
  kontakte: readonly Erstkontakt[],
): string {
  const fruehere = new Map(vorherige.map(tabelle => [schluesselDer(tabelle), tabelle]))
  const alle = wahlen(klasse, kontakte)
  const jeRegion = tabellen.map(tabelle => {
    const jetzt = preisfolgen(tabelle, klasse)
    const frueher = fruehere.get(schluesselDer(tabelle))
    const damals = frueher && vergleichbar(tabelle, frueher) ? damalsGuenstigste(frueher, klasse) : undefined
    const zeilen = alle.map(wahl =>
      zahlenreihe(
        jetzt(wahl).filter(({ tarif }) => !wahl.kontakt || kontaktDes(tarif) === wahl.kontakt),
        damals?.(wahl),
        kontakte,
      ),
    )
    return zeilen.map((zahlen, index) => gekuerzt(zahlen, zeilen[index - 1] ?? []))
  })
  const inhalt: Karteninhalt = {
    format: 2,
    jahr: tabellen[0]?.jahr ?? 0,
    klasse,
    regionen: tabellen.map(schluesselDer),
    kontakte: [...kontakte],
    werte: alle.map((_, index) => jeRegion.map(zeilen => zeilen[index]).join(';')),
  }
  return `${JSON.stringify(inhalt)}\n`
}

const gekuerzt = (zahlen: readonly string[], vorher: readonly string[]): string =>
  zahlen.map((zahl, index) => (index > 2 && zahl === vorher[index] ? '' : zahl)).join(',')

/** A tariff sold in the whole region and its net price. */
type Kartenpreis = { tarif: Tarif; preis: Rappen }

/**
 * The same as `angeboteDerRegion`, for hundreds of choices: it sorts once per franchise and accident, makes no offers, and
 * nothing of it is kept.
 */
function preisfolgen(tabelle: Regionstabelle, klasse: Altersklasse): (wahl: Kartenwahl) => readonly Kartenpreis[] {
  const imGanzenGebiet = tabelle.tarife.filter(({ gemeinden }) => gemeinden === null)
  const folgen = new Map<number, readonly Kartenpreis[]>()
  return ({ franchise, unfall }) => {
    const stelle = platz(stufeEinerPerson(klasse), unfall, franchise)
    if (stelle === undefined) return []
    const folge = folgen.get(stelle) ?? nachPreis(imGanzenGebiet, stelle, tabelle)
    folgen.set(stelle, folge)
    return folge
  }
}

/** The cheapest of the year before; of a first contact only where nothing cheaper may have asked for it too. */
function damalsGuenstigste(frueher: Regionstabelle, klasse: Altersklasse): (wahl: Kartenwahl) => Rappen | undefined {
  const preise = preisfolgen(frueher, klasse)
  return wahl => {
    const { kontakt } = wahl
    if (!kontakt) return preise(wahl)[0]?.preis
    const erster = preise(wahl).find(({ tarif }) => kannSein(kontaktDes(tarif), kontakt))
    return erster && kontaktDes(erster.tarif) === kontakt ? erster.preis : undefined
  }
}

/** Of a model that nothing tells the contact of, it may have been any but free choice. */
const kannSein = (bekannter: Erstkontakt, gesucht: Erstkontakt) =>
  bekannter === gesucht || (bekannter === 'je-nach-tarif' && gesucht !== 'frei')

const nachPreis = (tarife: readonly Tarif[], stelle: number, preisjahr: Preisjahr): Kartenpreis[] =>
  tarife
    .filter(tarif => tarif.praemie(stelle) > 0)
    .map(tarif => ({ tarif, preis: praemieNachAbzug(tarif.praemie(stelle), preisjahr) }))
    .sort((a, b) => a.preis - b.preis)

/** Where nothing is known. */
const NICHTS = 'x'

function zahlenreihe(
  jetzt: readonly Kartenpreis[],
  vorher: Rappen | undefined,
  kontakte: readonly Erstkontakt[],
): string[] {
  const [guenstigste, median, teuerste] = [jetzt[0], jetzt[Math.floor(jetzt.length / 2)], jetzt.at(-1)]
  if (!guenstigste || !median || !teuerste) return [NICHTS]
  const { tarif, preis } = guenstigste
  return [
    ...[preis, median.preis - preis, teuerste.preis - preis].map(zahl => String(zahl / SCHRITT)),
    String(tarif.versicherer),
    String(kontakte.indexOf(kontaktDes(tarif))),
    vorher === undefined ? NICHTS : String((preis - vorher) / SCHRITT),
  ]
}

/** Net with net, or gross with gross. */
const vergleichbar = (a: Regionstabelle, b: Regionstabelle) =>
  (umweltabgabe(a) === undefined) === (umweltabgabe(b) === undefined)

export function decodeKartenwerte(text: string): Kartenwerte {
  const { format, jahr, klasse, regionen, kontakte, werte }: Karteninhalt = JSON.parse(text)
  if (format !== 2) throw new Error(`Unknown format of map values: ${format}`)
  const zuletzt = regionen.map((): readonly string[] => [])
  const gelesen = werte.map(zeile =>
    zeile.split(';').map((eintrag, index) => {
      const bisher = zuletzt[index] ?? []
      const zahlen = eintrag.split(',').map((zahl, stelle) => (zahl === '' ? (bisher[stelle] ?? '') : zahl))
      zuletzt[index] = zahlen
      return zahlen
    }),
  )
  const stellen = wahlen(klasse, kontakte)
  return {
    ...{ jahr, klasse, regionen, kontakte },
    wert(region, wahl) {
      const stelle = stellen.findIndex(
        ({ franchise, unfall, kontakt }) =>
          franchise === wahl.franchise && unfall === wahl.unfall && kontakt === wahl.kontakt,
      )
      return kartenwert(gelesen[stelle]?.[regionen.indexOf(region)] ?? [NICHTS], kontakte)
    },
  }
}

function kartenwert(
  [preis = NICHTS, ...rest]: readonly string[],
  kontakte: readonly Erstkontakt[],
): Kartenwert | undefined {
  if (preis === NICHTS) return undefined
  const [median = '', teuerste = '', versicherer = '', kontakt = '', anstieg = NICHTS] = rest
  // A refund set by the operator need not go in fives.
  const betrag = (schritte: number) => rappen(Math.round(schritte * SCHRITT))
  return {
    guenstigste: betrag(Number(preis)),
    median: betrag(Number(preis) + Number(median)),
    teuerste: betrag(Number(preis) + Number(teuerste)),
    versicherer: Number(versicherer),
    kontakt: kontakte[Number(kontakt)] ?? 'je-nach-tarif',
    vorher: anstieg === NICHTS ? undefined : betrag(Number(preis) - Number(anstieg)),
  }
}
