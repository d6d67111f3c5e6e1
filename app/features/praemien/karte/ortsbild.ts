import { createContext, useContext } from 'react'
import { kontaktDes } from '#domain/erstkontakt/erstkontakt.ts'
import { hexkarte, KANTONSKARTE, LANDESKARTE, type Zelle } from '#domain/orte/hexkarte.ts'
import { lagenDer, type Ortsdaten } from '#domain/orte/lagetabelle.ts'
import type { Ort } from '#domain/orte/standort.ts'
import type { Preisjahr } from '#domain/praemien/jahreswerte.ts'
import { ERSTKONTAKTE, type Erstkontakt } from '#domain/praemien/modelle.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { schluesselDer } from '#domain/zahlen/regionszahlen.ts'

/** Premiums and places as the pages about places use them: worked out once per rendering, and never sent to a browser. */
export type Ortsbild = {
  preisjahr: Preisjahr
  /** The regions of the shown year, by key. */
  tabellen: readonly Regionstabelle[]
  /** Those of the year right before; none where it was not imported. */
  vorherige: readonly Regionstabelle[]
  /** The first contacts of the year's tariffs. */
  kontakte: readonly Erstkontakt[]
  orte: readonly Ort[]
  /** Undefined without coordinates: never a false map. */
  karten: Karten | undefined
}

export type Karten = { land: readonly Zelle[]; kanton: (kanton: string) => readonly Zelle[] }

export function ortsbild(alle: readonly Regionstabelle[], jahr: number, { orte, lagen }: Ortsdaten): Ortsbild {
  const nachSchluessel = (a: Regionstabelle, b: Regionstabelle) => (schluesselDer(a) < schluesselDer(b) ? -1 : 1)
  const desJahres = (gesucht: number) => alle.filter(tabelle => tabelle.jahr === gesucht).sort(nachSchluessel)
  const tabellen = desJahres(jahr)
  const [erste] = tabellen
  return {
    preisjahr: { jahr, ...(erste?.abgabe !== undefined && { abgabe: erste.abgabe }) },
    tabellen,
    vorherige: desJahres(jahr - 1),
    kontakte: kontakteDer(tabellen),
    orte,
    karten: lagen && karten(orte, lagen),
  }
}

function kontakteDer(tabellen: readonly Regionstabelle[]): Erstkontakt[] {
  const bekannte = new Set(tabellen.flatMap(({ tarife }) => tarife.map(kontaktDes)))
  return ERSTKONTAKTE.filter(kontakt => bekannte.has(kontakt))
}

function karten(orte: readonly Ort[], lagen: NonNullable<Ortsdaten['lagen']>): Karten {
  const punkte = lagenDer(orte, lagen)
  let feine: Map<string, Zelle[]> | undefined
  return {
    land: hexkarte(punkte, LANDESKARTE),
    kanton(kanton) {
      feine ??= Map.groupBy(hexkarte(punkte, KANTONSKARTE), zelle => zelle.kanton)
      return feine.get(kanton) ?? []
    },
  }
}

export const OrtsbildContext = createContext<Ortsbild | null>(null)

export function useOrtsbild(): Ortsbild {
  const bild = useContext(OrtsbildContext)
  if (!bild) throw new Error('Pages about places are rendered on the server')
  return bild
}
