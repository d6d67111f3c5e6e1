import { createContext, useContext } from 'react'
import { regionsschluessel } from '#domain/praemien/datensatz.ts'
import type { Preisjahr } from '#domain/praemien/jahreswerte.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { alleKassenzahlen, type Kassenzahlen } from '#domain/zahlen/kassenzahlen.ts'

/** All premiums as the pages about insurers use them: worked out once per rendering, and never sent to a browser. */
export type Praemienbild = {
  preisjahr: Preisjahr
  kassen: Kassen
  tabelle: (kanton: string, region: number) => Regionstabelle | undefined
  /** Every imported year, ascending. */
  jahre: readonly { preisjahr: Preisjahr; kassen: Kassen }[]
}

type Kassen = ReadonlyMap<number, Kassenzahlen>

/** `jahr`: the year the pages show; the tables may be of several. */
export function praemienbild(tabellen: readonly Regionstabelle[], jahr: number): Praemienbild {
  const jahre = [...Map.groupBy(tabellen, tabelle => tabelle.jahr)]
    .map(([jahr, eigene]) => ({ preisjahr: preisjahrDer(jahr, eigene), kassen: alleKassenzahlen(eigene) }))
    .sort((a, b) => a.preisjahr.jahr - b.preisjahr.jahr)
  const gezeigte = tabellen.filter(tabelle => tabelle.jahr === jahr)
  const regionen = new Map(gezeigte.map(tabelle => [regionsschluessel(tabelle.kanton, tabelle.region), tabelle]))
  return {
    preisjahr: preisjahrDer(jahr, gezeigte),
    kassen: jahre.find(eines => eines.preisjahr.jahr === jahr)?.kassen ?? new Map(),
    tabelle: (kanton, region) => regionen.get(regionsschluessel(kanton, region)),
    jahre,
  }
}

/** All tables of a year carry the same refund. */
function preisjahrDer(jahr: number, [tabelle]: readonly Regionstabelle[]): Preisjahr {
  return tabelle?.abgabe === undefined ? { jahr } : { jahr, abgabe: tabelle.abgabe }
}

export const PraemienbildContext = createContext<Praemienbild | null>(null)

export function usePraemienbild(): Praemienbild {
  const bild = useContext(PraemienbildContext)
  if (!bild) throw new Error('usePraemienbild outside of the server')
  return bild
}
