import { medianVon } from '../jahreswechsel/jahresverlauf.ts'
import { vorgaenger } from '../jahreswechsel/nachfolge.ts'
import { istStandard } from '../praemien/modelle.ts'
import {
  franchisenDerStufe,
  PLAETZE,
  platz,
  type Regionstabelle,
  STUFEN,
  type Tarif,
} from '../praemien/regionstabelle.ts'

/*
 * Whether a complete table can be right beside the last one. It says nothing about a single premium: it finds what a mistake
 * or an attack does to many, prices in another unit, columns or insurers mixed up, half of the country.
 */

/** All tables of a year, as they are imported. */
export type Jahrestabellen = {
  meta: { jahr: number }
  tabellen: readonly Regionstabelle[]
  versicherer: readonly { versicherer: number; name: string }[]
}

/** A figure and between what it was expected: changes and shares in per cent, the level in Rappen. */
export type Messung = {
  was:
    | 'aenderung'
    /** The lowest and the highest median of a single insurer, a single region, a single place of a tariff. */
    | 'aenderung-versicherer'
    | 'aenderung-region'
    | 'aenderung-platz'
    | 'wiedergefunden'
    | 'praemien'
    | 'versicherer'
    | 'regionen'
    | 'niveau'
  /** Which insurer, region or place. */
  wer?: string
  wert: number
  von: number
  bis: number
}

/** What is no number is not as expected either. */
export const istAusserhalb = ({ wert, von, bis }: Messung): boolean => !(wert >= von && wert <= bis)

type Spanne = readonly [von: number, bis: number]
type Grenzen = {
  /** Median of all premiums that were found again, and of each insurer, region and place by itself. */
  alle: Spanne
  teil: Spanne
  /** How many of the premiums of either table must have their counterpart. */
  wiedergefunden: number
  /** How much more or fewer there may be. */
  praemien: Spanne
  versicherer: Spanne
}

/**
 * The mean premium has never moved by more than some ten per cent a year. A single insurer that had to refill its reserves has gone
 * further, and few sell the third child's tiers. Tariffs are renamed and insurers merge: with the codes of 2027 a fifth of all tariffs
 * is not found again.
 */
const ANDERES_JAHR: Grenzen = {
  alle: [-15, 30],
  teil: [-30, 60],
  wiedergefunden: 50,
  praemien: [-25, 50],
  versicherer: [-25, 25],
}

/** Within a year premiums are approved and fixed: a correction mends single tariffs, and nobody comes or goes. */
const GLEICHES_JAHR: Grenzen = {
  alle: [-2, 2],
  teil: [-5, 5],
  wiedergefunden: 98,
  praemien: [-2, 2],
  versicherer: [-5, 5],
}

/** Where there is nothing to compare with: the median of adults' Standard with franchise 300, a month. In 2026 it is 534.80. */
const NIVEAU: Spanne = [250_00, 1_200_00]

/** Premiums are published for the next year, never for a later one. Unless somebody asks for it nobody needs a past year. */
export function hindernisImJahr(
  jahr: number,
  { dieses, gesucht, vonSelbst }: { dieses: number; gesucht: number | undefined; vonSelbst: boolean },
): 'spaeter' | 'vergangen' | undefined {
  if (jahr > dieses + 1) return 'spaeter'
  return vonSelbst && jahr < dieses && jahr !== gesucht ? 'vergangen' : undefined
}

/** Which of the official years a table is compared with: its own, which it would replace, else the last one unless that is later. */
export function vergleichsjahr(jahr: number, amtliche: readonly number[]): number | undefined {
  const vergleich = amtliche.includes(jahr) ? jahr : Math.max(...amtliche)
  return Number.isFinite(vergleich) && vergleich <= jahr ? vergleich : undefined
}

/** Against the last table of the same year or of an earlier one; undefined when there is none. */
export function messungen(neu: Jahrestabellen, bisher: Jahrestabellen | undefined): Messung[] {
  if (!bisher) return [messung('niveau', median(standardpraemien(neu)), NIVEAU)]
  const gleichesJahr = bisher.meta.jahr === neu.meta.jahr
  const grenzen = gleichesJahr ? GLEICHES_JAHR : ANDERES_JAHR
  const aenderungen = aenderungenSeit(bisher, neu, gleichesJahr ? derselbe : vorgaenger)
  const [neue, fruehere] = [praemienIn(neu), praemienIn(bisher)]
  const nach = (was: Messung['was'], gruppe: (aenderung: Aenderung) => string) =>
    extreme(was, Map.groupBy(aenderungen, gruppe), grenzen.teil)
  const namen = new Map(neu.versicherer.map(({ versicherer, name }) => [versicherer, name]))
  return [
    messung('aenderung', median(aenderungen.map(({ prozent }) => prozent)), grenzen.alle),
    ...nach('aenderung-versicherer', ({ versicherer }) => namen.get(versicherer) ?? String(versicherer)),
    ...nach('aenderung-region', ({ region }) => region),
    ...nach('aenderung-platz', ({ stelle }) => String(PLATZNAMEN[stelle])),
    messung('wiedergefunden', gerundet((100 * aenderungen.length) / Math.max(neue, fruehere)), [
      grenzen.wiedergefunden,
      100,
    ]),
    messung('praemien', neue, um(fruehere, grenzen.praemien)),
    messung('versicherer', neu.versicherer.length, um(bisher.versicherer.length, grenzen.versicherer)),
    messung('regionen', neu.tabellen.length, um(bisher.tabellen.length, [0, 0])),
  ]
}

const messung = (was: Messung['was'], wert: number, [von, bis]: Spanne): Messung => ({ was, wert, von, bis })

/** Whole numbers within so many per cent of another; one more or one fewer is always within. */
function um(zahl: number, [von, bis]: Spanne): Spanne {
  return [Math.floor(zahl * (1 + von / 100)), Math.ceil(zahl * (1 + bis / 100))]
}

type Aenderung = { versicherer: number; region: string; stelle: number; prozent: number }

/** Of every premium whose tariff was there before and had one in the same place. */
function aenderungenSeit(bisher: Jahrestabellen, neu: Jahrestabellen, fruehereZu: typeof vorgaenger): Aenderung[] {
  const tabellen = new Map(bisher.tabellen.map(tabelle => [gebiet(tabelle), tabelle]))
  return neu.tabellen.flatMap(tabelle => {
    const region = gebiet(tabelle)
    const fruehere = fruehereZu(tabelle.tarife, tabellen.get(region)?.tarife ?? [])
    return tabelle.tarife.flatMap(({ versicherer, praemie }, index) =>
      stellen.flatMap(stelle => {
        const [jetzt, damals] = [praemie(stelle), fruehere[index]?.praemie(stelle) ?? 0]
        return jetzt > 0 && damals > 0
          ? [{ versicherer, region, stelle, prozent: gerundet(100 * (jetzt / damals - 1)) }]
          : []
      }),
    )
  })
}

const gebiet = ({ kanton, region }: Regionstabelle) => `${kanton} ${region}`
const stellen = Array.from({ length: PLAETZE }, (_, stelle) => stelle)

/** So that a change of just 30 % is not one of 30.000000000000004. */
const gerundet = (prozent: number) => Math.round(prozent * 100) / 100

/** Within a year a tariff keeps everything but its prices. */
function derselbe(tarife: readonly Tarif[], fruehere: readonly Tarif[]): (Tarif | undefined)[] {
  const schluessel = ({ versicherer, typ, code, name }: Tarif) => JSON.stringify([versicherer, typ, code, name])
  const nachSchluessel = new Map(fruehere.map(tarif => [schluessel(tarif), tarif]))
  return tarife.map(tarif => nachSchluessel.get(schluessel(tarif)))
}

function extreme(was: Messung['was'], gruppen: ReadonlyMap<string, readonly Aenderung[]>, grenzen: Spanne): Messung[] {
  const mediane = [...gruppen]
    .map(([wer, werte]) => ({ ...messung(was, median(werte.map(({ prozent }) => prozent)), grenzen), wer }))
    .sort((a, b) => a.wert - b.wert)
  return mediane.filter((_, i) => i === 0 || i === mediane.length - 1)
}

const median = (werte: readonly number[]) => medianVon(werte.toSorted((a, b) => a - b))

/** In the order of their numbers (`platz`): `ERW OHN-UNF 300`. */
const PLATZNAMEN: readonly string[] = STUFEN.flatMap(stufe =>
  ['OHN-UNF', 'MIT-UNF'].flatMap(unfall =>
    franchisenDerStufe(stufe).map(franchise => `${stufe} ${unfall} ${franchise}`),
  ),
)

function praemienIn({ tabellen }: Jahrestabellen): number {
  let anzahl = 0
  for (const { tarife } of tabellen)
    for (const { praemie } of tarife) for (const stelle of stellen) if (praemie(stelle) > 0) anzahl += 1
  return anzahl
}

const ORDENTLICHE = platz('ERW', 'OHN-UNF', 300) ?? -1

function standardpraemien({ tabellen }: Jahrestabellen): number[] {
  return tabellen.flatMap(({ tarife }) =>
    tarife.filter(({ typ }) => istStandard(typ)).map(({ praemie }) => praemie(ORDENTLICHE)),
  )
}
