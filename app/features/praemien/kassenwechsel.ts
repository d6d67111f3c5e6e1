import { type Jahreswechsel, jahreswechsel, vergleichbarerPreis } from '#domain/jahreswechsel/jahreswechsel.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { kassenDerRegion, uebliche } from '#domain/zahlen/regionszahlen.ts'
import { ANZAHL, type Kantonsregion } from './karte/kantonsbild.ts'

/** An insurer's cheapest tariff in both years; without one before, it is new in the region. */
export type Kassenverlauf = {
  versicherer: number
  preis: Rappen
  vorher: Rappen | undefined
  wechsel: Jahreswechsel | undefined
}

/** The cheapest insurers of a region beside their prices of the year before. */
export function kassenwechsel({ tabelle, vorherige }: Kantonsregion): Kassenverlauf[] {
  const auswahl = uebliche('AKL-ERW')
  const damals = new Map(
    (vorherige ? kassenDerRegion(vorherige, auswahl) : []).map(({ versicherer, praemie }) => [versicherer, praemie]),
  )
  return kassenDerRegion(tabelle, auswahl)
    .slice(0, ANZAHL)
    .flatMap(({ versicherer, praemie }) => {
      const fruehere = damals.get(versicherer)
      const vorher = vorherige && fruehere && vergleichbarerPreis(fruehere, vorherige, tabelle)
      const preis = vergleichbarerPreis(praemie, tabelle, tabelle)
      if (!preis) return []
      const wechsel = vorher && jahreswechsel({ jahr: tabelle.jahr - 1, preis: vorher }, { jahr: tabelle.jahr, preis })
      return [{ versicherer, preis, vorher, wechsel: wechsel || undefined }]
    })
}
