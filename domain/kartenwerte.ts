import type { Altersklasse } from './altersklasse.ts'
import { stufeEinerPerson, type Unfall } from './bag-codes.ts'
import { erlaubteFranchisen, type Franchise } from './franchise.ts'
import { type Preisjahr, umweltabgabe } from './jahreswerte.ts'
import { istStandard, type Tariftyp, typenDerGeneration } from './modelle.ts'
import { vorgaenger } from './nachfolge.ts'
import { praemieNachAbzug } from './praemie.ts'
import { type Rappen, rappen } from './rappen.ts'
import { platz, type Regionstabelle, type Tarif } from './regionstabelle.ts'
import { schluesselDer } from './regionszahlen.ts'

/** All that a map of one age class shows, whatever else is chosen: prices per month after the refund. */
export type Kartenwerte = {
  jahr: number
  klasse: Altersklasse
  /** Keys of the regions, in the order of `werte`. */
  regionen: readonly string[]
  typen: readonly Tariftyp[]
  /** Undefined where nobody sells it. */
  wert: (region: string, wahl: Kartenwahl) => Kartenwert | undefined
}

/** What a map is coloured by. */
export type Mass = 'guenstigste' | 'median' | 'spanne' | 'aenderung'

export type Kartenwahl = { franchise: Franchise; unfall: Unfall; typ: Tariftyp | undefined }

export type Kartenwert = {
  guenstigste: Rappen
  median: Rappen
  teuerste: Rappen
  versicherer: number
  typ: Tariftyp
  /** The cheapest of the year before; undefined where it is not known, or does not compare. */
  vorher: Rappen | undefined
}

const UNFALL: readonly Unfall[] = ['OHN-UNF', 'MIT-UNF']

type Inhalt = {
  format: number
  jahr: number
  klasse: Altersklasse
  regionen: string[]
  typen: Tariftyp[]
  /** By choice, then by region; see `encodeKartenwerte`. */
  werte: string[]
}

/** Premiums come in steps of five Rappen. */
const SCHRITT = 5

/** Every choice of franchise, accident and type, in one order for both directions. */
function wahlen(klasse: Altersklasse, typen: readonly Tariftyp[]): Kartenwahl[] {
  return [undefined, ...typen].flatMap(typ =>
    UNFALL.flatMap(unfall => erlaubteFranchisen(klasse).map(franchise => ({ franchise, unfall, typ }))),
  )
}

/**
 * One text per choice, its regions separated by `;`: cheapest, how much dearer the median and the dearest are, insurer, type
 * and how much the cheapest has risen since the year before. In steps of five Rappen; what equals the region's text of the
 * choice before is left out number by number, which is most of insurers and types.
 */
export function encodeKartenwerte(
  klasse: Altersklasse,
  tabellen: readonly Regionstabelle[],
  vorherige: readonly Regionstabelle[],
  typen: readonly Tariftyp[],
): string {
  const fruehere = new Map(vorherige.map(tabelle => [schluesselDer(tabelle), tabelle]))
  const alle = wahlen(klasse, typen)
  const jeRegion = tabellen.map(tabelle => {
    const jetzt = preisfolgen(tabelle, klasse)
    const frueher = fruehere.get(schluesselDer(tabelle))
    const damals = frueher && vergleichbar(tabelle, frueher) ? damalsGuenstigste(tabelle, frueher, klasse) : undefined
    const zeilen = alle.map(wahl =>
      zahlenreihe(
        jetzt(wahl).filter(({ tarif }) => !wahl.typ || tarif.typ === wahl.typ),
        damals?.(wahl),
        typen,
      ),
    )
    return zeilen.map((zahlen, index) => gekuerzt(zahlen, zeilen[index - 1] ?? []))
  })
  const inhalt: Inhalt = {
    format: 1,
    jahr: tabellen[0]?.jahr ?? 0,
    klasse,
    regionen: tabellen.map(schluesselDer),
    typen: [...typen],
    werte: alle.map((_, index) => jeRegion.map(zeilen => zeilen[index]).join(';')),
  }
  return `${JSON.stringify(inhalt)}\n`
}

const gekuerzt = (zahlen: readonly string[], vorher: readonly string[]): string =>
  zahlen.map((zahl, index) => (index > 2 && zahl === vorher[index] ? '' : zahl)).join(',')

/** A tariff sold in the whole region and its net price. */
type Preis = { tarif: Tarif; preis: Rappen }

/**
 * The same as `angeboteDerRegion`, for hundreds of choices: it sorts once per franchise and accident, makes no offers, and
 * nothing of it is kept.
 */
function preisfolgen(tabelle: Regionstabelle, klasse: Altersklasse): (wahl: Kartenwahl) => readonly Preis[] {
  const imGanzenGebiet = tabelle.tarife.filter(({ gemeinden }) => gemeinden === null)
  const folgen = new Map<number, readonly Preis[]>()
  return ({ franchise, unfall }) => {
    const stelle = platz(stufeEinerPerson(klasse), unfall, franchise)
    if (stelle === undefined) return []
    const folge = folgen.get(stelle) ?? nachPreis(imGanzenGebiet, stelle, tabelle)
    folgen.set(stelle, folge)
    return folge
  }
}

/** The cheapest of the year before; of a type only where nothing cheaper may have been of it. */
function damalsGuenstigste(
  tabelle: Regionstabelle,
  frueher: Regionstabelle,
  klasse: Altersklasse,
): (wahl: Kartenwahl) => Rappen | undefined {
  const preise = preisfolgen(frueher, klasse)
  const typVon = heutigerTyp(tabelle, frueher)
  return wahl => {
    const { typ } = wahl
    if (!typ) return preise(wahl)[0]?.preis
    // A model that nothing certainly continues may have been of any type but Standard.
    const unbekannt = istStandard(typ) ? undefined : typ
    const erster = preise(wahl).find(({ tarif }) => (typVon(tarif) ?? unbekannt) === typ)
    return erster && typVon(erster.tarif) && erster.preis
  }
}

/** A tariff's own type within one generation of codes and for Standard, else that of the tariff which continues it. */
function heutigerTyp({ tarife }: Regionstabelle, frueher: Regionstabelle): (tarif: Tarif) => Tariftyp | undefined {
  const typen = typenDerGeneration(tarife.map(({ typ }) => typ))
  if (frueher.tarife.every(({ typ }) => typen.includes(typ))) return ({ typ }) => typ
  const davor = vorgaenger(tarife, frueher.tarife)
  const desNachfolgers = new Map(tarife.map(({ typ }, index) => [davor[index], typ]))
  return tarif => (istStandard(tarif.typ) ? typen.find(istStandard) : desNachfolgers.get(tarif))
}

const nachPreis = (tarife: readonly Tarif[], stelle: number, preisjahr: Preisjahr): Preis[] =>
  tarife
    .filter(tarif => tarif.praemie(stelle) > 0)
    .map(tarif => ({ tarif, preis: praemieNachAbzug(tarif.praemie(stelle), preisjahr) }))
    .sort((a, b) => a.preis - b.preis)

/** Where nothing is known. */
const NICHTS = 'x'

function zahlenreihe(jetzt: readonly Preis[], vorher: Rappen | undefined, typen: readonly Tariftyp[]): string[] {
  const [guenstigste, median, teuerste] = [jetzt[0], jetzt[Math.floor(jetzt.length / 2)], jetzt.at(-1)]
  if (!guenstigste || !median || !teuerste) return [NICHTS]
  const { tarif, preis } = guenstigste
  return [
    ...[preis, median.preis - preis, teuerste.preis - preis].map(zahl => String(zahl / SCHRITT)),
    String(tarif.versicherer),
    String(typen.indexOf(tarif.typ)),
    vorher === undefined ? NICHTS : String((preis - vorher) / SCHRITT),
  ]
}

/** Net with net, or gross with gross. */
const vergleichbar = (a: Regionstabelle, b: Regionstabelle) =>
  (umweltabgabe(a) === undefined) === (umweltabgabe(b) === undefined)

export function decodeKartenwerte(text: string): Kartenwerte {
  const { format, jahr, klasse, regionen, typen, werte }: Inhalt = JSON.parse(text)
  if (format !== 1) throw new Error(`Unknown format of map values: ${format}`)
  const zuletzt = regionen.map((): readonly string[] => [])
  const gelesen = werte.map(zeile =>
    zeile.split(';').map((eintrag, index) => {
      const bisher = zuletzt[index] ?? []
      const zahlen = eintrag.split(',').map((zahl, stelle) => (zahl === '' ? (bisher[stelle] ?? '') : zahl))
      zuletzt[index] = zahlen
      return zahlen
    }),
  )
  const stellen = wahlen(klasse, typen)
  return {
    ...{ jahr, klasse, regionen, typen },
    wert(region, wahl) {
      const stelle = stellen.findIndex(
        ({ franchise, unfall, typ }) => franchise === wahl.franchise && unfall === wahl.unfall && typ === wahl.typ,
      )
      return kartenwert(gelesen[stelle]?.[regionen.indexOf(region)] ?? [NICHTS], typen)
    },
  }
}

function kartenwert([preis = NICHTS, ...rest]: readonly string[], typen: readonly Tariftyp[]): Kartenwert | undefined {
  if (preis === NICHTS) return undefined
  const [median = '', teuerste = '', versicherer = '', typ = '', anstieg = NICHTS] = rest
  // A refund set by the operator need not go in fives.
  const betrag = (schritte: number) => rappen(Math.round(schritte * SCHRITT))
  return {
    guenstigste: betrag(Number(preis)),
    median: betrag(Number(preis) + Number(median)),
    teuerste: betrag(Number(preis) + Number(teuerste)),
    versicherer: Number(versicherer),
    typ: typen[Number(typ)] ?? 'TAR-BASE',
    vorher: anstieg === NICHTS ? undefined : betrag(Number(preis) - Number(anstieg)),
  }
}
