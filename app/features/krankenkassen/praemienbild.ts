import { createContext, useContext } from 'react'
import { regionsschluessel } from '#domain/datensatz.ts'
import { alleKassenzahlen, type Kassenzahlen } from '#domain/kassenzahlen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'

/** All premiums as the pages about insurers use them: worked out once per rendering, and never sent to a browser. */
export type Praemienbild = {
  kassen: ReadonlyMap<number, Kassenzahlen>
  tabelle: (kanton: string, region: number) => Regionstabelle | undefined
}

export function praemienbild(tabellen: readonly Regionstabelle[]): Praemienbild {
  const regionen = new Map(tabellen.map(tabelle => [regionsschluessel(tabelle.kanton, tabelle.region), tabelle]))
  return {
    kassen: alleKassenzahlen(tabellen),
    tabelle: (kanton, region) => regionen.get(regionsschluessel(kanton, region)),
  }
}

export const PraemienbildContext = createContext<Praemienbild | null>(null)

export function usePraemienbild(): Praemienbild {
  const bild = useContext(PraemienbildContext)
  if (!bild) throw new Error('usePraemienbild outside of the server')
  return bild
}
