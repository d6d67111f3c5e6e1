import type { Profil } from '#content/versicherer/schema.ts'
import {
  type Gesamtwechsel,
  gesamtwechsel,
  type Jahrespunkt,
  jahresverlauf,
} from '#domain/jahreswechsel/jahresverlauf.ts'
import type { Franchise } from '#domain/kosten/franchise.ts'
import {
  franchisenFuerErwachsene,
  guenstigsteJeKontakt,
  type Kassenrang,
  type Kassenzahlen,
  type Regionsbild,
  type Regionszahl,
  regionsbild,
  standVon,
} from '#domain/zahlen/kassenzahlen.ts'
import type { Praemienbild } from './praemienbild.ts'

/** How an insurer stands, and in detail in one region: that of its seat, or where it ranks best. */
export type Kassenlage = {
  zahlen: Kassenzahlen
  stand: Kassenrang
  region: Regionszahl
  bild: Regionsbild
  modelle: ReturnType<typeof guenstigsteJeKontakt>
  franchisen: readonly Franchise[]
  /** The cheapest premium of the region by year; a single point while one year was imported. */
  verlauf: readonly Jahrespunkt[]
  /** Between the year before and the shown one, over all regions. */
  wechsel: Gesamtwechsel | undefined
}

/** Undefined for an insurer without premiums in the data set. */
export function lageVon(
  nummer: number,
  profil: Profil,
  { preisjahr, kassen, tabelle, jahre }: Praemienbild,
): Kassenlage | undefined {
  const zahlen = kassen.get(nummer)
  const stand = zahlen && standVon(zahlen.regionen['AKL-ERW'])
  if (!stand) return undefined
  const { kanton, region } = profil.vergleichsregion
  const amSitz = zahlen.regionen['AKL-ERW'].find(zahl => zahl.kanton === kanton && zahl.region === region)
  const gewaehlt = amSitz ?? stand.besterRang
  const regionstabelle = tabelle(gewaehlt.kanton, gewaehlt.region)
  if (!regionstabelle) throw new Error(`No table of ${gewaehlt.kanton} ${gewaehlt.region}`)
  const zahlenJeJahr = jahre.map(({ preisjahr, kassen }) => ({
    ...preisjahr,
    regionen: kassen.get(nummer)?.regionen['AKL-ERW'] ?? [],
  }))
  const von = (jahr: number) => zahlenJeJahr.find(zahlen => zahlen.jahr === jahr)
  const [frueher, spaeter] = [von(preisjahr.jahr - 1), von(preisjahr.jahr)]
  return {
    zahlen,
    stand,
    region: gewaehlt,
    bild: regionsbild(regionstabelle, nummer),
    modelle: guenstigsteJeKontakt(regionstabelle, nummer),
    franchisen: franchisenFuerErwachsene(regionstabelle, nummer),
    verlauf: jahresverlauf(zahlenJeJahr, gewaehlt, preisjahr),
    wechsel: frueher && spaeter && gesamtwechsel(frueher, spaeter, preisjahr),
  }
}
