import { alleAngebote } from '../praemien/angebote.ts'
import { regionsschluessel } from '../praemien/datensatz.ts'
import { STANDARD } from '../praemien/modelle.ts'
import type { Regionstabelle } from '../praemien/regionstabelle.ts'
import { durchschnitt, type Rappen } from '../werte/rappen.ts'
import { profilfrage } from '../zahlen/kassenzahlen.ts'
import { medianVon } from './jahresverlauf.ts'
import { type Jahreswechsel, jahreswechsel, vergleichbarerPreis } from './jahreswechsel.ts'

/** The Standard average of a region in two years: adults, highest franchise, without accident cover, after the refund. */
export type Regionsanstieg = Jahreswechsel & { vorher: Rappen; nachher: Rappen }

export type Praemienanstieg = {
  von: number
  bis: number
  /** Per cent in the middle one of all regions. */
  median: number
  /** By key: `zh-2`. */
  regionen: ReadonlyMap<string, Regionsanstieg>
}

/** How the Standard tariffs change from the year before to `jahr`; undefined without the tables of both. */
export function praemienanstieg(tabellen: readonly Regionstabelle[], jahr: number): Praemienanstieg | undefined {
  const schluessel = ({ kanton, region }: Regionstabelle) => regionsschluessel(kanton, region)
  const vorherige = new Map(
    tabellen.filter(tabelle => tabelle.jahr === jahr - 1).map(tabelle => [schluessel(tabelle), tabelle]),
  )
  const regionen = new Map(
    tabellen.flatMap(tabelle => {
      const anstieg = tabelle.jahr === jahr ? regionsanstieg(tabelle, vorherige.get(schluessel(tabelle))) : undefined
      return anstieg ? [[schluessel(tabelle), anstieg] as const] : []
    }),
  )
  if (regionen.size === 0) return undefined
  const prozente = [...regionen.values()].map(({ prozent }) => prozent).sort((a, b) => a - b)
  return { von: jahr - 1, bis: jahr, median: medianVon(prozente), regionen }
}

function regionsanstieg(tabelle: Regionstabelle, frueher: Regionstabelle | undefined): Regionsanstieg | undefined {
  const preis = (von: Regionstabelle) => vergleichbarerPreis(standardDurchschnitt(von), von, tabelle)
  const [vorher, nachher] = [frueher && preis(frueher), preis(tabelle)]
  if (!frueher || !vorher || !nachher) return undefined
  const wechsel = jahreswechsel({ jahr: frueher.jahr, preis: vorher }, { jahr: tabelle.jahr, preis: nachher })
  return { ...wechsel, vorher, nachher }
}

/** Gross; not a number where nobody sells one. */
const standardDurchschnitt = (tabelle: Regionstabelle): Rappen =>
  durchschnitt(alleAngebote(tabelle, { ...profilfrage('AKL-ERW'), modelle: STANDARD }).map(({ praemie }) => praemie))
