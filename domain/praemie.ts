import { type Preisjahr, umweltabgabe } from './jahreswerte.ts'
import { groesserer, mal, minus, type Rappen, rappen, summe } from './rappen.ts'

/** The price that is shown: gross premium less the refunded levy of that year, never below zero. */
export function praemieNachAbzug(brutto: Rappen, preisjahr: Preisjahr): Rappen {
  const abgabe = umweltabgabe(preisjahr)
  return abgabe === undefined ? brutto : groesserer(rappen(0), minus(brutto, abgabe))
}

/** What the person pays a month: after the refund and after what the canton pays, which can be more than the premium. */
export const eigenerPreis = (
  { praemie, kantonZahlt }: { praemie: Rappen; kantonZahlt: Rappen },
  preisjahr: Preisjahr,
): Rappen => minus(praemieNachAbzug(praemie, preisjahr), kantonZahlt)

/**
 * What the bills of several persons come to. Where the canton pays somebody more than the own premium and does not cap it, the
 * insurer pays that person the rest out (KVV 106c para. 5bis): it lowers nobody else's bill.
 */
export const zuZahlen = (eigenePreise: readonly Rappen[]): Rappen =>
  summe(eigenePreise.map(preis => groesserer(NICHTS, preis)))

/** The rest that insurers pay out beside these bills. */
export const ausbezahlt = (eigenePreise: readonly Rappen[]): Rappen =>
  minus(zuZahlen(eigenePreise), summe(eigenePreise))

const NICHTS = rappen(0)

/** Premiums are due every month. */
export const imJahr = (imMonat: Rappen): Rappen => mal(12, imMonat)
