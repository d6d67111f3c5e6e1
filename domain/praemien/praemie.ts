import { groesserer, mal, minus, type Rappen, rappen } from '../werte/rappen.ts'
import { type Preisjahr, umweltabgabe } from './jahreswerte.ts'

/** The price that is shown: gross premium less the refunded levy of that year, never below zero. */
export function praemieNachAbzug(brutto: Rappen, preisjahr: Preisjahr): Rappen {
  const abgabe = umweltabgabe(preisjahr)
  return abgabe === undefined ? brutto : groesserer(rappen(0), minus(brutto, abgabe))
}

/** What the person pays a month: after the refund and after what the canton pays, never below zero. */
export const eigenerPreis = (
  { praemie, kantonZahlt }: { praemie: Rappen; kantonZahlt: Rappen },
  preisjahr: Preisjahr,
): Rappen => groesserer(rappen(0), minus(praemieNachAbzug(praemie, preisjahr), kantonZahlt))

/** Premiums are due every month. */
export const imJahr = (imMonat: Rappen): Rappen => mal(12, imMonat)
