import { join } from 'node:path'
import type { Zeiger } from '#domain/datensatz.ts'
import { naechstesJahr } from '#domain/jahreswechsel.ts'
import { mitVergleichsjahr, umgeteilteGemeinden } from '#domain/vergleichsjahr.ts'
import type { Jahressatz } from './ablage.ts'
import { type Datensatzinhalt, datensatzdateien, leseInhalt } from './datensatz.ts'
import { datenordner } from './zeiger.ts'

/** How many tariffs of a year were found again in the year beside it. */
export type Vergleich = { jahr: number; mit: number; tarife: number; gefunden: number }

/**
 * What an import writes: its year with the prices of the year beside it, and its neighbours anew as far as it is now the
 * year beside them. So the order of imports makes no difference.
 */
export async function jahresfolge(
  varDir: string,
  zeiger: Zeiger,
  neu: Datensatzinhalt,
): Promise<{ saetze: Jahressatz[]; vergleiche: Vergleich[] }> {
  const { jahr, quelle } = neu.meta
  const andere = Object.entries(zeiger.jahre)
    .filter(([anderes, eintrag]) => eintrag.quelle === quelle && Number(anderes) !== jahr)
    .map(([anderes, { ordner }]) => ({ jahr: Number(anderes), ordner }))
  const alle = [jahr, ...andere.map(eintrag => eintrag.jahr)]
  const neben = (eines: number) => naechstesJahr(eines, alle)
  const inhalte = new Map([[jahr, neu]])
  for (const eintrag of andere)
    if (eintrag.jahr === neben(jahr) || neben(eintrag.jahr) === jahr)
      inhalte.set(eintrag.jahr, await leseInhalt(join(datenordner(varDir), eintrag.ordner)))
  const geschrieben = [...inhalte.values()]
    .filter(({ meta }) => meta.jahr === jahr || neben(meta.jahr) === jahr)
    .map(inhalt => {
      const daneben = inhalte.get(neben(inhalt.meta.jahr) ?? Number.NaN)
      return daneben ? verglichen(inhalt, daneben) : inhalt
    })
  return {
    saetze: await Promise.all(
      geschrieben.map(async inhalt => ({ jahr: inhalt.meta.jahr, ...(await datensatzdateien(inhalt)) })),
    ),
    vergleiche: geschrieben.flatMap(vergleichIn),
  }
}

/** Every table with the prices of the same region in the other year. */
function verglichen(inhalt: Datensatzinhalt, anderer: Datensatzinhalt): Datensatzinhalt {
  const umgeteilte = umgeteilteGemeinden(inhalt.orte, anderer.orte)
  const gemeinden = Map.groupBy(inhalt.orte, gebiet)
  const andere = new Map(anderer.tabellen.map(tabelle => [gebiet(tabelle), tabelle]))
  return {
    ...inhalt,
    tabellen: inhalt.tabellen.map(tabelle => {
      const andereTabelle = andere.get(gebiet(tabelle))
      if (!andereTabelle) return tabelle
      const eigene = new Set((gemeinden.get(gebiet(tabelle)) ?? []).map(({ bfs }) => bfs))
      const umgeteilt = [...eigene.intersection(umgeteilte)].sort((a, b) => a - b)
      return mitVergleichsjahr(tabelle, andereTabelle, umgeteilt)
    }),
  }
}

const gebiet = ({ kanton, region }: { kanton: string; region: number }) => `${kanton} ${region}`

function vergleichIn({ meta, tabellen }: Datensatzinhalt): Vergleich[] {
  const mit = tabellen.find(tabelle => tabelle.vergleichsjahr)?.vergleichsjahr?.jahr
  if (mit === undefined) return []
  const tarife = tabellen.flatMap(tabelle => tabelle.tarife)
  const gefunden = tarife.filter(({ vergleichspraemie }) => vergleichspraemie !== undefined).length
  return [{ jahr: meta.jahr, mit, tarife: tarife.length, gefunden }]
}
