import { type Preisjahr, umweltabgabe } from './jahreswerte.ts'
import type { Rappen } from './rappen.ts'

/** The price that is shown: gross premium less the refunded levy of that year, never below zero. */
export function praemieNachAbzug(brutto: Rappen, preisjahr: Preisjahr): Rappen {
  return Math.max(0, brutto - (umweltabgabe(preisjahr) ?? 0))
}
