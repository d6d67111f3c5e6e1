import type { Preisjahr } from '../praemien/jahreswerte.ts'
import type { Tariftyp } from '../praemien/modelle.ts'
import type { Rappen } from '../werte/rappen.ts'
import type { Regionszahl } from '../zahlen/kassenzahlen.ts'
import { type Jahreswechsel, jahreswechsel, vergleichbarerPreis } from './jahreswechsel.ts'

/** An insurer's cheapest adult premium of every region in one year. */
export type Jahreszahlen = Preisjahr & { regionen: readonly Regionszahl[] }

/** The cheapest tariff in a year, which may be another one than the year before. */
export type Jahrespunkt = {
  jahr: number
  preis: Rappen
  modell: Tariftyp
  tarif: string
  /** Against the point before it. */
  wechsel: Jahreswechsel | undefined
}

export type Regionswechsel = { kanton: string; region: number; prozent: number }

/** How the cheapest premium moved in all regions where the insurer sold in both years. */
export type Gesamtwechsel = {
  von: number
  bis: number
  regionen: number
  median: number
  tiefster: Regionswechsel
  hoechster: Regionswechsel
}

type Gebiet = { kanton: string; region: number }

const imGebiet = ({ kanton, region }: Gebiet) => {
  return (zahl: Gebiet) => zahl.kanton === kanton && zahl.region === region
}

/** The cheapest premium of one region year by year, ascending, as it compares with the prices the site shows. */
export function jahresverlauf(jahre: readonly Jahreszahlen[], gebiet: Gebiet, gezeigtesJahr: Preisjahr): Jahrespunkt[] {
  const punkte: Jahrespunkt[] = []
  for (const zahlen of jahre) {
    const zahl = zahlen.regionen.find(imGebiet(gebiet))
    const preis = zahl && vergleichbarerPreis(zahl.praemie, zahlen, gezeigtesJahr)
    if (!preis) continue
    const { jahr } = zahlen
    const vorher = punkte.at(-1)
    punkte.push({
      jahr,
      preis,
      modell: zahl.modell,
      tarif: zahl.tarif,
      wechsel: vorher && jahreswechsel(vorher, { jahr, preis }),
    })
  }
  return punkte
}

/** Undefined when the insurer sold nowhere in both years. */
export function gesamtwechsel(
  frueher: Jahreszahlen,
  spaeter: Jahreszahlen,
  gezeigtesJahr: Preisjahr,
): Gesamtwechsel | undefined {
  const sortiert = spaeter.regionen
    .flatMap(({ kanton, region }): Regionswechsel[] => {
      const wechsel = jahresverlauf([frueher, spaeter], { kanton, region }, gezeigtesJahr).at(-1)?.wechsel
      return wechsel ? [{ kanton, region, prozent: wechsel.prozent }] : []
    })
    .sort((a, b) => a.prozent - b.prozent)
  const [tiefster, hoechster] = [sortiert[0], sortiert.at(-1)]
  if (!tiefster || !hoechster) return undefined
  const median = medianVon(sortiert.map(({ prozent }) => prozent))
  return { von: frueher.jahr, bis: spaeter.jahr, regionen: sortiert.length, median, tiefster, hoechster }
}

/** Of numbers in ascending order. */
export function medianVon(sortiert: readonly number[]): number {
  const [unten, oben] = [
    sortiert[Math.floor((sortiert.length - 1) / 2)],
    sortiert[Math.ceil((sortiert.length - 1) / 2)],
  ]
  return ((unten ?? 0) + (oben ?? 0)) / 2
}
