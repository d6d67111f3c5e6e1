import type { Ort } from '#domain/orte/standort.ts'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import { praemieNachAbzug } from '#domain/praemien/praemie.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { minus, type Rappen } from '#domain/werte/rappen.ts'
import { klassengrenzen, klasseVon } from '#domain/zahlen/farbklassen.ts'
import { aenderung, type Gereiht, type Regionszahlen, schluesselDer, uebliche } from '#domain/zahlen/regionszahlen.ts'
import { landeszahlen } from '../zahlen.ts'
import type { Ortsbild } from './ortsbild.ts'

/** A region of a canton with its tables of both years and its places. */
export type Kantonsregion = {
  kanton: string
  region: number
  tabelle: Regionstabelle
  vorherige: Regionstabelle | undefined
  zahlen: Gereiht<Regionszahlen>
  preis: Rappen
  /** Since the year before, where it was imported, too. */
  wechsel: { vorher: Rappen; differenz: Rappen } | undefined
  /** By name, each with its places. */
  gemeinden: readonly Gemeinde[]
}

export type Gemeinde = { name: string; bfs: number; orte: readonly Ort[] }

/** What a page about a canton is made of. */
export function kantonsbild(bild: Ortsbild, kanton: string) {
  const land = landeszahlen(bild, 'AKL-ERW')
  const netto = (praemie: Rappen) => praemieNachAbzug(praemie, bild.preisjahr)
  const orte = Map.groupBy(bild.orte, schluesselDer)
  const fruehere = new Map(bild.vorherige.map(tabelle => [schluesselDer(tabelle), tabelle]))
  const regionen = bild.tabellen
    .filter(tabelle => tabelle.kanton === kanton)
    .flatMap((tabelle): Kantonsregion[] => {
      const zahlen = land.regionen.find(eintrag => schluesselDer(eintrag) === schluesselDer(tabelle))
      if (!zahlen) return []
      const preis = netto(zahlen.guenstigstes.praemie)
      const vorherige = fruehere.get(schluesselDer(tabelle))
      const wechsel = aenderung(tabelle, vorherige, uebliche('AKL-ERW'))
      return [
        {
          ...{ kanton, region: tabelle.region, tabelle, vorherige, zahlen, preis },
          wechsel: wechsel && { vorher: minus(preis, wechsel.differenz), differenz: wechsel.differenz },
          gemeinden: gemeindenDer(orte.get(schluesselDer(tabelle)) ?? []),
        },
      ]
    })
  const grenzen = klassengrenzen(
    land.regionen.map(({ guenstigstes }) => netto(guenstigstes.praemie)),
    100,
  )
  return {
    ...{ land, regionen, netto },
    rang: land.kantone.find(eintrag => eintrag.kanton === kanton),
    /** Undefined where nobody sells: a region without a price has no colour of one. */
    stufe(region: number): number | undefined {
      const gesucht = regionen.find(eintrag => eintrag.region === region)
      return gesucht && klasseVon(gesucht.preis, grenzen)
    },
  }
}

export type Kantonsbild = ReturnType<typeof kantonsbild>

/** As many insurers as a list of a region shows. */
export const ANZAHL = 10

export const REIHENFOLGE = ['AKL-KIN', 'AKL-JUG', 'AKL-ERW'] as const satisfies readonly Altersklasse[]

const alphabetisch = new Intl.Collator('de-CH')

function gemeindenDer(orte: readonly Ort[]): Gemeinde[] {
  return [...Map.groupBy(orte, ({ bfs }) => bfs)]
    .map(([bfs, eigene]) => ({ bfs, name: eigene[0]?.gemeinde ?? '', orte: eigene }))
    .sort((a, b) => alphabetisch.compare(a.name, b.name))
}
