import { join } from 'node:path'
import type { Zeiger } from '#domain/datensatz.ts'
import { mitVorjahr, umgeteilteGemeinden } from '#domain/vorjahrestarife.ts'
import type { Jahressatz } from './ablage.ts'
import { type Datensatzinhalt, datensatzdateien, leseInhalt } from './datensatz.ts'
import { datenordner } from './zeiger.ts'

/** How many tariffs of a year were found again in the year before. */
export type Vergleich = { jahr: number; vorjahr: number; tarife: number; gefunden: number }

/**
 * What an import writes: its year with the prices of the nearest earlier one, and the nearest later one anew, which from
 * now on has this year before it. Whatever the order of imports, every year knows the one before.
 */
export async function jahresfolge(
  varDir: string,
  zeiger: Zeiger,
  neu: Datensatzinhalt,
): Promise<{ saetze: Jahressatz[]; vergleiche: Vergleich[] }> {
  const { jahr, quelle } = neu.meta
  const andere = Object.entries(zeiger.jahre)
    .map(([anderes, eintrag]) => ({ ...eintrag, jahr: Number(anderes) }))
    .filter(eintrag => eintrag.quelle === quelle)
    .sort((a, b) => a.jahr - b.jahr)
  const lies = (eintrag: { ordner: string } | undefined) =>
    eintrag && leseInhalt(join(datenordner(varDir), eintrag.ordner))
  const vorher = await lies(andere.findLast(eintrag => eintrag.jahr < jahr))
  const nachher = await lies(andere.find(eintrag => eintrag.jahr > jahr))
  const inhalte = [vorher ? verglichen(neu, vorher) : neu, ...(nachher ? [verglichen(nachher, neu)] : [])]
  return {
    saetze: await Promise.all(
      inhalte.map(async inhalt => ({ jahr: inhalt.meta.jahr, ...(await datensatzdateien(inhalt)) })),
    ),
    vergleiche: inhalte.flatMap(vergleichIn),
  }
}

/** Every table with the prices of the same region in the earlier year. */
function verglichen(inhalt: Datensatzinhalt, frueher: Datensatzinhalt): Datensatzinhalt {
  const umgeteilte = umgeteilteGemeinden(inhalt.orte, frueher.orte)
  const gemeinden = Map.groupBy(inhalt.orte, gebiet)
  const fruehere = new Map(frueher.tabellen.map(tabelle => [gebiet(tabelle), tabelle]))
  return {
    ...inhalt,
    tabellen: inhalt.tabellen.map(tabelle => {
      const vorher = fruehere.get(gebiet(tabelle))
      if (!vorher) return tabelle
      const eigene = new Set((gemeinden.get(gebiet(tabelle)) ?? []).map(({ bfs }) => bfs))
      return mitVorjahr(
        tabelle,
        vorher,
        [...eigene.intersection(umgeteilte)].sort((a, b) => a - b),
      )
    }),
  }
}

const gebiet = ({ kanton, region }: { kanton: string; region: number }) => `${kanton} ${region}`

function vergleichIn({ meta, tabellen }: Datensatzinhalt): Vergleich[] {
  const vorjahr = tabellen.find(tabelle => tabelle.vorjahr)?.vorjahr?.jahr
  if (vorjahr === undefined) return []
  const tarife = tabellen.flatMap(tabelle => tabelle.tarife)
  const gefunden = tarife.filter(({ vorjahrespraemie }) => vorjahrespraemie !== undefined).length
  return [{ jahr: meta.jahr, vorjahr, tarife: tarife.length, gefunden }]
}
