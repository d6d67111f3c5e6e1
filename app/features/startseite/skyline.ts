import { SKYLINE_BEISPIEL } from '#content/startseite.ts'
import { versichererName } from '#content/versicherer/name.ts'
import { istStandard } from '#domain/modelle.ts'
import type { Rappen } from '#domain/rappen.ts'
import type { Textzahlen } from '#domain/textzahlen.ts'

export type SkylineTarif = { kasse: string; tarif: string; standard: boolean; preis: Rappen }

export type Skyline = {
  /** Cheapest first. */
  tarife: readonly SkylineTarif[]
  guenstigster: SkylineTarif
  teuerster: SkylineTarif
  abgabe: Rappen | undefined
}

/** Every tariff of the example at the price that the list shows; undefined where the tables do not hold it. */
export function skyline(zahlen: Textzahlen, namen: ReadonlyMap<number, string>): Skyline | undefined {
  const { abgabe } = zahlen
  const tarife = zahlen.angebote(SKYLINE_BEISPIEL.frage).map(({ versicherer, tarif, modell, preis }) => ({
    kasse: versichererName(versicherer, namen),
    tarif,
    standard: istStandard(modell),
    preis,
  }))
  const guenstigster = tarife[0]
  const teuerster = tarife.at(-1)
  return guenstigster && teuerster && tarife.length > 1 ? { tarife, guenstigster, teuerster, abgabe } : undefined
}
