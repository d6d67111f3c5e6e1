import type { EigenerVergleich } from '#app/lib/eigener-vergleich.ts'
import { kantonName } from '#content/kantone.ts'
import { type Geltung, SKYLINE, SKYLINE_BEISPIEL } from '#content/startseite.ts'
import { versichererName } from '#content/versicherer/name.ts'
import { type Angebot, alleAngebote } from '#domain/angebote.ts'
import { type Preisjahr, umweltabgabe } from '#domain/jahreswerte.ts'
import { istStandard } from '#domain/modelle.ts'
import { praemieNachAbzug } from '#domain/praemie.ts'
import type { Rappen } from '#domain/rappen.ts'
import type { Textzahlen } from '#domain/textzahlen.ts'

export type SkylineTarif = { kasse: string; tarif: string; standard: boolean; preis: Rappen }

export type Skyline = {
  /** Cheapest first. */
  tarife: readonly SkylineTarif[]
  guenstigster: SkylineTarif
  teuerster: SkylineTarif
  gilt: Geltung
}

/** Every tariff of the example at the price that the list shows; undefined where the tables do not hold it. */
export function beispielSkyline(zahlen: Textzahlen, namen: ReadonlyMap<number, string>): Skyline | undefined {
  const { jahr, abgabe } = zahlen
  const { frage, ort, region } = SKYLINE_BEISPIEL
  return skyline(
    zahlen.angebote(frage),
    { jahr, ...(abgabe !== undefined && { abgabe }) },
    versicherer => versichererName(versicherer, namen),
    { ort, region, klasse: 'AKL-ERW', franchise: frage.franchise, mitUnfall: false, eigene: false },
  )
}

/** The same for what the visitor has compared. */
export function eigeneSkyline({ tabelle, frage, ort, kassenName }: EigenerVergleich): Skyline | undefined {
  const { klasse, franchise, unfall } = frage
  return skyline(alleAngebote(tabelle, frage), tabelle, kassenName, {
    ...{ ort, klasse, franchise, mitUnfall: unfall === 'MIT-UNF', eigene: true },
    region: SKYLINE.region(kantonName(tabelle.kanton), tabelle.region),
  })
}

function skyline(
  angebote: readonly Angebot[],
  preisjahr: Preisjahr,
  kassenName: (versicherer: number) => string,
  gilt: Omit<Geltung, 'jahr' | 'abgabe'>,
): Skyline | undefined {
  const tarife = angebote
    .map(({ versicherer, tarif, modell, praemie }) => ({
      ...{ kasse: kassenName(versicherer), tarif, standard: istStandard(modell) },
      preis: praemieNachAbzug(praemie, preisjahr),
    }))
    .toSorted((a, b) => a.preis - b.preis)
  const guenstigster = tarife[0]
  const teuerster = tarife.at(-1)
  if (!guenstigster || !teuerster || tarife.length < 2) return undefined
  return {
    ...{ tarife, guenstigster, teuerster },
    gilt: { ...gilt, jahr: preisjahr.jahr, abgabe: umweltabgabe(preisjahr) },
  }
}
