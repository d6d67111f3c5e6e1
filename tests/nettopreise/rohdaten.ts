import { KANTONE } from '#domain/orte/kantone.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { regionstabellenAus, rohtabelle } from '../fixtures/tabellen/rohtabelle.ts'
import { type Rohzeile, rohzeilen } from '../fixtures/tabellen/testrohdaten.ts'

/** One region of each canton, on the official table where BAG_DATEN names it, else on the demonstration one. */
export const GEBIETE: readonly { kanton: string; region: number }[] = KANTONE.map(({ kanton, regionen }, index) => ({
  kanton,
  region: regionen[index % regionen.length] ?? 0,
}))

const { zeilen, trennzeichen } = rohtabelle(2026)
const gebietVon = (zeile: string) => {
  const [, kanton = '', , , , region = ''] = zeile.split(trennzeichen, 6)
  return kanton + region.at(-1)
}
const jeGebiet = Map.groupBy(zeilen.slice(1), gebietVon)

/** The rows of one region, for people without children's tiers of larger families; read when first asked for. */
const gelesene = new Map<string, Map<string, Rohzeile[]>>()

export const schluessel = ({ Altersklasse, Unfalleinschluss, Franchise }: Rohzeile): string =>
  [Altersklasse, Unfalleinschluss, Franchise].join(' ')

export function rohGruppen(gebiet: string): Map<string, Rohzeile[]> {
  const bekannte = gelesene.get(gebiet)
  if (bekannte) return bekannte
  const text = [zeilen[0] ?? '', ...(jeGebiet.get(gebiet) ?? [])].join('\n')
  const eigene = rohzeilen(text, trennzeichen).filter(zeile => ['', 'K1'].includes(zeile.Altersuntergruppe))
  const gruppen = Map.groupBy(eigene, schluessel)
  gelesene.set(gebiet, gruppen)
  return gruppen
}

/** As the site reads them. */
export function regionstabellen(): Promise<Map<string, Regionstabelle>> {
  const gewaehlte = GEBIETE.flatMap(({ kanton, region }) => jeGebiet.get(kanton + region) ?? [])
  return regionstabellenAus([zeilen[0] ?? '', ...gewaehlte], 2026)
}
