import { VERSICHERER } from '#content/versicherer/index.ts'
import { versichererName } from '#content/versicherer/name.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import { kantoneNachPreis, regionenNachPreis, regionszahlen, uebliche } from '#domain/regionszahlen.ts'
import type { Ortsbild } from './ortsbild.ts'

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

/** An insurer by its name on this site, with the address of its profile if it has one. */
export function kasse(nummer: number, { ohneProfil = [] }: SeitenDaten['praemien']): { name: string; pfad?: string } {
  const profil = VERSICHERER.find(eintrag => eintrag.nummer === nummer)
  if (profil) return { name: profil.name, pfad: `/krankenkasse/${profil.slug}` }
  const neue = new Map(ohneProfil.map(({ versicherer, name }) => [versicherer, name]))
  return { name: versichererName(nummer, neue) }
}
