import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import type { Frage } from '#domain/praemien/angebote.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'

/** What somebody has compared in this visit: for pages that show prices of an example until then. Never stored. */
export type EigenerVergleich = {
  tabelle: Regionstabelle
  frage: Omit<Frage, 'modelle'> & { klasse: Altersklasse }
  ort: string
  kassenName: (versicherer: number) => string
}

/** Its name in the memory of the visit. */
export const EIGENER_VERGLEICH = 'eigener-vergleich'
