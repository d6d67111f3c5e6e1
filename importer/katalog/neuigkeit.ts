import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Datenzusammenfassung, Marktvergleich } from '#domain/katalog/katalogstand.ts'
import type { Verzeichnis, Zeiger } from '#domain/praemien/datensatz.ts'
import { istStandard } from '#domain/praemien/modelle.ts'
import { platz } from '#domain/praemien/regionstabelle.ts'
import { type Marktteilnehmer, marktvergleich } from '#domain/zahlen/marktvergleich.ts'
import { datenordner, readZeiger } from '../ablage/zeiger.ts'
import type { Importbericht } from '../bericht.ts'
import { readInhalt } from '../datensatz.ts'

/** Whether an import changed what visitors see of its year: nothing, a year they did not have, or other premiums. */
export async function neuigkeit(
  varDir: string,
  jahr: number,
  vorher: Zeiger,
): Promise<'neu' | 'korrigiert' | undefined> {
  const frueher = vorher.jahre[jahr]
  const jetzt = (await readZeiger(varDir)).jahre[jahr]
  if (frueher?.quelle !== 'BAG') return 'neu'
  if (!jetzt || jetzt.ordner === frueher.ordner) return undefined
  const [neue, alte] = await Promise.all([regionen(varDir, jetzt.ordner), regionen(varDir, frueher.ordner)])
  return isDeepStrictEqual(neue, alte) ? undefined : 'korrigiert'
}

/** Addresses carry the hash of their content. */
async function regionen(varDir: string, ordner: string): Promise<Verzeichnis['regionen']> {
  return JSON.parse(await readFile(join(datenordner(varDir), ordner, 'verzeichnis.json'), 'utf8')).regionen
}

/** What the operator should know of an import. */
export async function zusammenfassung(varDir: string, bericht: Importbericht): Promise<Datenzusammenfassung> {
  const { tabelle, gelesen, behalten, verworfen, versicherer, regionen, abzugBekannt, jahr } = bericht
  return {
    ...{ tabelle, gelesen, behalten, versicherer, regionen, abzugBekannt },
    verworfen: Object.fromEntries(verworfen),
    vergleich: await vergleichMitVorjahr(varDir, jahr),
  }
}

async function vergleichMitVorjahr(varDir: string, jahr: number): Promise<Marktvergleich | null> {
  const { jahre } = await readZeiger(varDir)
  const [dieses, vorjahr] = [jahre[jahr], jahre[jahr - 1]]
  if (!dieses || vorjahr?.quelle !== 'BAG') return null
  return marktvergleich(await markt(varDir, dieses.ordner), {
    jahr: jahr - 1,
    markt: await markt(varDir, vorjahr.ordner),
  })
}

const STANDARD = platz('ERW', 'OHN-UNF', 300) ?? 0

async function markt(varDir: string, ordner: string): Promise<Marktteilnehmer[]> {
  const { versicherer, tabellen } = await readInhalt(join(datenordner(varDir), ordner))
  return versicherer.map(({ versicherer: nummer, name }) => ({
    nummer,
    name,
    standard: new Map(
      tabellen.flatMap(({ kanton, region, tarife }) => {
        const standard = tarife.find(tarif => tarif.versicherer === nummer && istStandard(tarif.typ))
        return standard ? [[`${kanton} ${region}`, standard.praemie(STANDARD)] as const] : []
      }),
    ),
  }))
}
