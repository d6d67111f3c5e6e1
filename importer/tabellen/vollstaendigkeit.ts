import { mitApostroph } from '#content/zahlen/format.ts'
import { KANTONE } from '#domain/orte/kantone.ts'
import type { Unfall } from '#domain/praemien/bag-codes.ts'
import { istStandard } from '#domain/praemien/modelle.ts'
import { franchisenDerStufe, platz } from '#domain/praemien/regionstabelle.ts'
import { type Praemientabelle, type Tarifgebiet, versichererDer } from './praemien.ts'

/** The smallest known table of a year holds 34. */
const MINDESTENS_VERSICHERER = 30

const UNFALL: readonly Unfall[] = ['OHN-UNF', 'MIT-UNF']

/** By law every insurer sells Standard with the ordinary franchise to everyone, wherever it sells at all. */
const PFLICHTANGEBOT = (['ERW', 'JUG', 'K1'] as const).flatMap(stufe =>
  UNFALL.map(unfall => ({
    name: `${stufe} ${unfall}`,
    stelle: platz(stufe, unfall, franchisenDerStufe(stufe)[0] ?? 0) ?? 0,
  })),
)

/** What is missing for a table of the whole country; empty when it is complete. An excerpt is told by this. */
export function luecken(praemien: Praemientabelle): string[] {
  const fehlend = KANTONE.flatMap(({ kanton, regionen }) =>
    regionen.filter(region => !praemien.gebiete.has(`${kanton}${region}`)).map(region => `${kanton} ${region}`),
  )
  const versicherer = versichererDer(praemien).size
  const pflicht = [...praemien.gebiete.values()].flatMap(fehlendesPflichtangebot)
  return [
    ...(fehlend.length > 0
      ? [`es fehlen ${fehlend.length} von 42 Regionen (${fehlend.slice(0, 6).join(', ')} …)`]
      : []),
    ...(versicherer < MINDESTENS_VERSICHERER ? [`nur ${versicherer} Versicherer`] : []),
    ...(pflicht.length > 0
      ? [`${mitApostroph(pflicht.length)}-mal fehlt die Grundprämie, zuerst bei ${pflicht[0]}`]
      : []),
  ]
}

function fehlendesPflichtangebot({ kanton, region, tarife }: Tarifgebiet): string[] {
  const vorhanden = new Map<number, Set<number>>()
  for (const { versicherer, typ, praemien } of tarife.values()) {
    const stellen = vorhanden.get(versicherer) ?? new Set()
    vorhanden.set(versicherer, stellen)
    if (!istStandard(typ)) continue
    for (const { stelle } of PFLICHTANGEBOT) if (praemien[stelle] !== 0) stellen.add(stelle)
  }
  return [...vorhanden].flatMap(([versicherer, stellen]) =>
    PFLICHTANGEBOT.filter(({ stelle }) => !stellen.has(stelle)).map(
      ({ name }) => `Versicherer ${versicherer} in ${kanton} ${region} (${name})`,
    ),
  )
}
