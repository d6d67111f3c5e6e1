import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Zustand } from './zustand.ts'

/** The table of the visitor's own region in the compared year, while it is on screen. A shared comparison is not the visitor's. */
export function eigeneTabelle(zustand: Zustand): Regionstabelle | undefined {
  if (zustand.schritt === 1 || zustand.person.art === 'geteilt' || zustand.sofort !== null) return undefined
  return zustand.daten.art === 'bereit' ? zustand.daten.tabelle : undefined
}
