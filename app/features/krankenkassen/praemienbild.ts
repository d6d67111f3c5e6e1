import { createContext, useContext } from 'react'
import { regionsschluessel } from '#domain/datensatz.ts'
import { alleKassenzahlen, type Kassenzahlen } from '#domain/kassenzahlen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'

/** All premiums as the pages about insurers use them: worked out once per rendering, and never sent to a browser. */
export type Praemienbild = {
  kassen: Kassen
  tabelle: (kanton: string, region: number) => Regionstabelle | undefined
  /** Every imported year, ascending; the last is the one that is shown. */
  jahre: readonly { jahr: number; kassen: Kassen }[]
}

type Kassen = ReadonlyMap<number, Kassenzahlen>

export function praemienbild(tabellen: readonly Regionstabelle[]): Praemienbild {
  const jahrgaenge = [...Map.groupBy(tabellen, ({ jahr }) => jahr)].sort(([a], [b]) => a - b)
  const jahre = jahrgaenge.map(([jahr, eigene]) => ({ jahr, kassen: alleKassenzahlen(eigene) }))
  const gezeigte = jahrgaenge.at(-1)?.[1] ?? []
  const regionen = new Map(gezeigte.map(tabelle => [regionsschluessel(tabelle.kanton, tabelle.region), tabelle]))
  return {
    kassen: jahre.at(-1)?.kassen ?? new Map(),
    tabelle: (kanton, region) => regionen.get(regionsschluessel(kanton, region)),
    jahre,
  }
}

export const PraemienbildContext = createContext<Praemienbild | null>(null)

export function usePraemienbild(): Praemienbild {
  const bild = useContext(PraemienbildContext)
  if (!bild) throw new Error('usePraemienbild outside of the server')
  return bild
}
