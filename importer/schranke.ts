import { join } from 'node:path'
import { unplausibelText } from '#content/plausibilitaet.ts'
import type { Zeiger } from '#domain/datensatz.ts'
import { wanduhrVon } from '#domain/kalender-monate.ts'
import { istAusserhalb, type Messung, messungen } from '#domain/plausibilitaet.ts'
import { type Datensatzinhalt, readInhalt } from './datensatz.ts'
import { ImportFehler, Unplausibel } from './import-fehler.ts'
import { datenordner } from './zeiger.ts'

/** How much of the gate is open. */
export type Schranke = {
  /** Nobody stands by: a table of a past year that was not asked for is refused. */
  vonSelbst?: boolean | undefined
  /** An operator has seen that it is implausible. */
  trotzdem?: boolean | undefined
}

/** Premiums are published for the next year, never for a later one; an older table than this year's is taken by hand only. */
export function checkJahr(
  jahr: number,
  { jetzt, praemienjahr, vonSelbst }: Schranke & { jetzt: Date; praemienjahr?: number | undefined },
): void {
  const dieses = wanduhrVon(jetzt.getTime()).getUTCFullYear()
  if (jahr > dieses + 1)
    throw new ImportFehler(`Die Prämientabelle nennt das Jahr ${jahr}; Prämien gibt es höchstens für ${dieses + 1}.`)
  if (vonSelbst && jahr < dieses && jahr !== praemienjahr)
    throw new ImportFehler(
      `Die Prämientabelle nennt das vergangene Jahr ${jahr}; ohne Auftrag werden nur ${dieses} und ${dieses + 1} übernommen.`,
    )
}

/** Throws unless a table is plausible beside the last official one of the site. */
export async function checkPlausibilitaet(
  varDir: string,
  zeiger: Zeiger,
  neu: Datensatzinhalt,
  { trotzdem }: Schranke,
): Promise<Messung[]> {
  const { jahr } = neu.meta
  const ordner = vergleichsordner(zeiger, jahr)
  const bisher = ordner === undefined ? undefined : await readInhalt(join(datenordner(varDir), ordner))
  const gemessen = messungen(neu, bisher)
  if (!trotzdem && gemessen.some(istAusserhalb)) throw new Unplausibel(unplausibelText(jahr, gemessen), jahr, gemessen)
  return gemessen
}

/** The same year, which would be replaced, else the last one. A year older than that is compared with nothing. */
function vergleichsordner({ jahre }: Zeiger, jahr: number): string | undefined {
  const amtliche = Object.keys(jahre)
    .filter(eines => jahre[eines]?.quelle === 'BAG')
    .map(Number)
  const letztes = Math.max(...amtliche)
  const vergleich = amtliche.includes(jahr) ? jahr : letztes
  return vergleich <= jahr ? jahre[vergleich]?.ordner : undefined
}
