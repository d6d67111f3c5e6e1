import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import { praemieNachAbzug } from '#domain/praemien/praemie.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { kantoneNachPreis, regionenNachPreis, regionszahlen, uebliche } from '#domain/zahlen/regionszahlen.ts'
import type { Ortsbild } from './karte/ortsbild.ts'
import { type Regionszeile, regionszeilen } from './wahl/zeilen.ts'

/** All regions of the country for a class as every page shows it first. */
export function landeszahlen(bild: Ortsbild, klasse: Altersklasse): Landeszahlen {
  const bekannte = BEKANNTE.get(bild) ?? new Map<Altersklasse, Landeszahlen>()
  BEKANNTE.set(bild, bekannte)
  const zahlen = bekannte.get(klasse) ?? berechnet(bild, klasse)
  bekannte.set(klasse, zahlen)
  return zahlen
}

/** Every page asks for them, and they are the same within one rendering. */
const BEKANNTE = new WeakMap<Ortsbild, Map<Altersklasse, Landeszahlen>>()

function berechnet({ tabellen }: Ortsbild, klasse: Altersklasse) {
  const zahlen = tabellen.flatMap(tabelle => regionszahlen(tabelle, uebliche(klasse)) ?? [])
  return { regionen: regionenNachPreis(zahlen), kantone: kantoneNachPreis(zahlen) }
}

export type Landeszahlen = ReturnType<typeof berechnet>

/** The same as the map and its lists show them: net, by the cheapest premium. */
export function landeszeilen(bild: Ortsbild, klasse: Altersklasse): Regionszeile[] {
  const netto = (praemie: Rappen) => praemieNachAbzug(praemie, bild.preisjahr)
  return regionszeilen(
    landeszahlen(bild, klasse).regionen.map(({ kanton, region, guenstigstes, median, teuerste }) => ({
      ...{ kanton, region, vorher: undefined },
      ...{ guenstigste: netto(guenstigstes.praemie), median: netto(median), teuerste: netto(teuerste) },
      ...{ versicherer: guenstigstes.versicherer, kontakt: guenstigstes.kontakt },
    })),
    'guenstigste',
  )
}
