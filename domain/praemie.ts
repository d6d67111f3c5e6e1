import { umweltabgabe } from './jahreswerte.ts'
import type { Rappen } from './rappen.ts'

/** The price that is shown: gross premium less the refunded levy of that year, never below zero. */
export function praemieNachAbzug(brutto: Rappen, jahr: number): Rappen {
  return Math.max(0, brutto - (umweltabgabe(jahr) ?? 0))
}
