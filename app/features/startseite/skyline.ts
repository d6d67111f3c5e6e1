import type { EigenerVergleich } from '#app/lib/eigener-vergleich.ts'
import { kantonName } from '#content/orte/kantone.ts'
import { type Geltung, SKYLINE, SKYLINE_BEISPIEL } from '#content/startseite/startseite.ts'
import { versichererName } from '#content/versicherer/name.ts'
import { type Angebot, alleAngebote } from '#domain/praemien/angebote.ts'
import { umweltabgabe } from '#domain/praemien/jahreswerte.ts'
import { istStandard } from '#domain/praemien/modelle.ts'
import { praemieNachAbzug } from '#domain/praemien/praemie.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import type { Textzahlen } from '#domain/zahlen/textzahlen.ts'

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
  return skyline(zahlen.angebote(frage), versicherer => versichererName(versicherer, namen), {
    jahr,
    abgabe,
    ort,
    region,
    klasse: 'AKL-ERW',
    franchise: frage.franchise,
    mitUnfall: false,
    eigene: false,
  })
}

/** The same for what the visitor has compared. */
export function eigeneSkyline({ tabelle, frage, ort, kassenName }: EigenerVergleich): Skyline | undefined {
  const { klasse, franchise, unfall } = frage
  const angebote = alleAngebote(tabelle, frage).map(angebot => ({
    ...angebot,
    preis: praemieNachAbzug(angebot.praemie, tabelle),
  }))
  return skyline(angebote, kassenName, {
    jahr: tabelle.jahr,
    abgabe: umweltabgabe(tabelle),
    ort,
    region: SKYLINE.region(kantonName(tabelle.kanton), tabelle.region),
    klasse,
    franchise,
    mitUnfall: unfall === 'MIT-UNF',
    eigene: true,
  })
}

function skyline(
  angebote: readonly (Pick<Angebot, 'versicherer' | 'tarif' | 'modell'> & { preis: Rappen })[],
  kassenName: (versicherer: number) => string,
  gilt: Geltung,
): Skyline | undefined {
  const tarife = angebote
    .map(({ versicherer, tarif, modell, preis }) => ({
      kasse: kassenName(versicherer),
      tarif,
      standard: istStandard(modell),
      preis,
    }))
    .toSorted((a, b) => a.preis - b.preis)
  const guenstigster = tarife[0]
  const teuerster = tarife.at(-1)
  if (!guenstigster || !teuerster || tarife.length < 2) return undefined
  return { tarife, guenstigster, teuerster, gilt }
}
