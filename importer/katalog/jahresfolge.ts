import { join } from 'node:path'
import { mitVorjahr, umgeteilteGemeinden } from '#domain/jahreswechsel/vorjahr.ts'
import type { Zeiger } from '#domain/praemien/datensatz.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import type { Jahressatz } from '../ablage/ablage.ts'
import { datenordner } from '../ablage/zeiger.ts'
import { type Datensatzinhalt, datensatzdateien, readInhalt } from '../datensatz.ts'

/** How many tariffs of a year were found again in the year before. */
export type Tarifvergleich = { jahr: number; tarife: number; gefunden: number }

/**
 * What an import writes: its year with the prices of the year before, and the year after it anew, whose year before it is.
 * So the order of imports makes no difference.
 */
export async function jahresfolge(
  varDir: string,
  zeiger: Zeiger,
  neu: Datensatzinhalt,
  abgaben: Readonly<Record<string, Rappen>>,
): Promise<{ saetze: Jahressatz[]; vergleiche: Tarifvergleich[] }> {
  const { jahr, quelle } = neu.meta
  const inhaltVon = async (anderes: number) => {
    const eintrag = zeiger.jahre[anderes]
    return eintrag?.quelle === quelle ? await readInhalt(join(datenordner(varDir), eintrag.ordner)) : undefined
  }
  const [vorheriger, naechster] = await Promise.all([inhaltVon(jahr - 1), inhaltVon(jahr + 1)])
  const eigener = mitAbgabe(neu, abgaben[jahr])
  const geschrieben = [
    vorheriger ? verglichen(eigener, vorheriger) : eigener,
    ...(naechster ? [verglichen(naechster, eigener)] : []),
  ]
  return {
    saetze: geschrieben.map(inhalt => ({ jahr: inhalt.meta.jahr, ...datensatzdateien(inhalt) })),
    vergleiche: geschrieben.flatMap(vergleichIn),
  }
}

/** The refund the operator has set stands in every table: the browser has nothing else to read it from. */
function mitAbgabe(inhalt: Datensatzinhalt, abgabe: Rappen | undefined): Datensatzinhalt {
  if (abgabe === undefined) return inhalt
  const tabellen = inhalt.tabellen.map(tabelle => ({ ...tabelle, abgabe }))
  return { ...inhalt, meta: { ...inhalt.meta, abgabe }, tabellen }
}

/** Every table with the prices of the same region in the year before. */
function verglichen(inhalt: Datensatzinhalt, vorheriger: Datensatzinhalt): Datensatzinhalt {
  const umgeteilte = umgeteilteGemeinden(inhalt.orte, vorheriger.orte)
  const gemeinden = Map.groupBy(inhalt.orte, gebiet)
  const vorherige = new Map(vorheriger.tabellen.map(tabelle => [gebiet(tabelle), tabelle]))
  return {
    ...inhalt,
    tabellen: inhalt.tabellen.map(tabelle => {
      const vorherigeTabelle = vorherige.get(gebiet(tabelle))
      if (!vorherigeTabelle) return tabelle
      const eigene = new Set((gemeinden.get(gebiet(tabelle)) ?? []).map(({ bfs }) => bfs))
      const umgeteilt = [...eigene.intersection(umgeteilte)].sort((a, b) => a - b)
      return mitVorjahr(tabelle, vorherigeTabelle, umgeteilt)
    }),
  }
}

const gebiet = ({ kanton, region }: { kanton: string; region: number }) => `${kanton} ${region}`

function vergleichIn({ meta, tabellen }: Datensatzinhalt): Tarifvergleich[] {
  if (!tabellen.some(({ vorjahr }) => vorjahr)) return []
  const tarife = tabellen.flatMap(tabelle => tabelle.tarife)
  const gefunden = tarife.filter(({ vorjahrespraemie }) => vorjahrespraemie !== undefined).length
  return [{ jahr: meta.jahr, tarife: tarife.length, gefunden }]
}
