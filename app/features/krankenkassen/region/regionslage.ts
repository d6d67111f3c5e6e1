import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { alleKassenzahlen, guenstigsteJeKontakt, regionsbild } from '#domain/zahlen/kassenzahlen.ts'

const REIHENFOLGE = ['AKL-ERW', 'AKL-JUG', 'AKL-KIN'] as const satisfies readonly Altersklasse[]

/** What the table of one region tells about an insurer; undefined where it sells adults nothing that holds in the whole region. */
export function regionslage(tabelle: Regionstabelle, nummer: number) {
  const regionen = alleKassenzahlen([tabelle]).get(nummer)?.regionen
  const zahl = regionen?.['AKL-ERW'][0]
  if (!zahl) return undefined
  return {
    zahl,
    jeKlasse: REIHENFOLGE.flatMap(klasse => regionen[klasse].map(zahl => ({ klasse, zahl }))),
    bild: regionsbild(tabelle, nummer),
    modelle: guenstigsteJeKontakt(tabelle, nummer),
  }
}
