import { join } from 'node:path'
import { unplausibelText, zuAltText, zuSpaetText } from '#content/zahlen/plausibilitaet.ts'
import { wanduhrVon } from '#domain/fristen/kalender-monate.ts'
import {
  hindernisImJahr,
  istAusserhalb,
  type Messung,
  messungen,
  vergleichsjahr,
} from '#domain/katalog/plausibilitaet.ts'
import type { Zeiger } from '#domain/praemien/datensatz.ts'
import { datenordner } from '../ablage/zeiger.ts'
import { type Datensatzinhalt, readInhalt } from '../datensatz.ts'
import { ImportFehler, Unplausibel } from '../import-fehler.ts'

/** How much of the gate is open. */
export type Schranke = {
  /** Nobody stands by. */
  vonSelbst?: boolean | undefined
  /** An operator has seen that it is implausible. */
  trotzdem?: boolean | undefined
}

type Jahresschranke = Schranke & { jetzt: Date; praemienjahr?: number | undefined }

export function checkJahr(jahr: number, { jetzt, praemienjahr, vonSelbst = false }: Jahresschranke): void {
  const dieses = wanduhrVon(jetzt.getTime()).getUTCFullYear()
  const hindernis = hindernisImJahr(jahr, { dieses, gesucht: praemienjahr, vonSelbst })
  if (hindernis) throw new ImportFehler(hindernis === 'spaeter' ? zuSpaetText(jahr, dieses) : zuAltText(jahr, dieses))
}

/** Throws unless a table is plausible beside the last official one of the site. */
export async function checkPlausibilitaet(
  varDir: string,
  zeiger: Zeiger,
  neu: Datensatzinhalt,
  { trotzdem }: Schranke,
): Promise<Messung[]> {
  const { jahr } = neu.meta
  const gemessen = messungen(neu, await bisherige(varDir, zeiger, jahr))
  if (!trotzdem && gemessen.some(istAusserhalb)) throw new Unplausibel(unplausibelText(jahr, gemessen), jahr, gemessen)
  return gemessen
}

async function bisherige(varDir: string, { jahre }: Zeiger, jahr: number): Promise<Datensatzinhalt | undefined> {
  const amtliche = Object.entries(jahre)
    .filter(([, { quelle }]) => quelle === 'BAG')
    .map(([eines, { ordner }]) => ({ eines: Number(eines), ordner }))
  const vergleich = vergleichsjahr(
    jahr,
    amtliche.map(({ eines }) => eines),
  )
  const gefunden = amtliche.find(({ eines }) => eines === vergleich)
  return gefunden && readInhalt(join(datenordner(varDir), gefunden.ordner))
}
