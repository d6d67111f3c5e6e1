import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Katalogstand, Tabellenstand } from '#domain/katalog/katalogstand.ts'
import type { Importbericht } from '../bericht.ts'
import { importDaten } from '../import.ts'
import { ImportFehler, Stoerung } from '../import-fehler.ts'
import { holdKatalog, mitVermerk, readKatalogstand } from '../katalog/katalogstand.ts'
import { syncOrdner, writeDurably } from './dauerhaft.ts'
import { BELEGT } from './sperre.ts'
import { datenordner } from './zeiger.ts'

/*
 * The files of a table that is held, as they were loaded, one folder a table. So what is released is what was measured, whatever
 * the catalogue has by then.
 */

const gehalten = (varDir: string, kennung = '') => join(datenordner(varDir), 'gehalten', kennung)

/** For who holds the catalogue: the folder is there as a whole or not at all. */
export async function keepGehaltene(varDir: string, kennung: string, dateien: readonly string[]): Promise<void> {
  const bau = gehalten(varDir, '.neu')
  await rm(bau, { recursive: true, force: true })
  await mkdir(bau, { recursive: true })
  for (const datei of dateien) await writeDurably(join(bau, basename(datei)), await readFile(datei))
  await syncOrdner(bau)
  await rm(gehalten(varDir, kennung), { recursive: true, force: true })
  await rename(bau, gehalten(varDir, kennung))
  await syncOrdner(gehalten(varDir))
}

/** For who holds the catalogue: what it has replaced, or the operator released, is not kept. */
export async function dropUeberholte(varDir: string, { tabellen }: Katalogstand): Promise<void> {
  const gebraucht = new Set(gehalteneIn(tabellen).map(([, { kennung }]) => kennung))
  for (const name of await readdir(gehalten(varDir)).catch(() => []))
    if (!gebraucht.has(name)) await rm(gehalten(varDir, name), { recursive: true })
}

function gehalteneIn(tabellen: Katalogstand['tabellen']): [adresse: string, tabelle: Tabellenstand][] {
  return Object.entries(tabellen).filter(([, { ergebnis }]) => ergebnis === 'gehalten')
}

/** A check that finds nothing new is over by then. */
const GEDULD_MS = 8_000

/** Imports the table that is held, of several that of a year. Throws an `ImportFehler` if it cannot. */
export async function releaseGehaltene(varDir: string, jahr: number | undefined, jetzt: Date): Promise<Importbericht> {
  const ergebnis = await holdKatalog(varDir, () => importGehaltene(varDir, jahr, jetzt), GEDULD_MS)
  if (ergebnis === BELEGT)
    throw new Stoerung(
      'Gerade wird im Katalog nach neuen Daten gesucht. Bitte versuchen Sie es in einer Minute wieder.',
    )
  return ergebnis
}

async function importGehaltene(varDir: string, jahr: number | undefined, jetzt: Date): Promise<Importbericht> {
  const [adresse, tabelle] = gewaehlte((await readKatalogstand(varDir)).tabellen, jahr)
  const von = gehalten(varDir, tabelle.kennung)
  if (!(await stat(von).catch(() => undefined)))
    throw new ImportFehler(`Die Dateien der zurückgehaltenen Tabelle ${tabelle.jahr} sind nicht mehr da.`)
  const { hash, kennung } = tabelle
  const ergebnis = await importDaten({
    ...{ von, varDir, praemienjahr: tabelle.jahr, quelle: 'BAG', jetzt, trotzdem: true },
    begleite: mitVermerk(varDir, adresse, { bisher: tabelle, hash, kennung }),
  })
  if (ergebnis.art === 'abgelehnt') throw new ImportFehler(ergebnis.meldung)
  await dropUeberholte(varDir, await readKatalogstand(varDir))
  return ergebnis.bericht
}

function gewaehlte(tabellen: Katalogstand['tabellen'], jahr: number | undefined): [string, Tabellenstand] {
  const alle = gehalteneIn(tabellen).filter(([, tabelle]) => jahr === undefined || tabelle.jahr === jahr)
  const [eine, ...weitere] = alle
  if (!eine) throw new ImportFehler('Es wird keine Tabelle zurückgehalten.')
  if (weitere.length > 0) {
    const jahre = alle
      .map(([, tabelle]) => tabelle.jahr)
      .sort()
      .join(' und ')
    throw new ImportFehler(
      `Zurückgehalten werden die Tabellen ${jahre}. Nennen Sie das Jahr: «npm run daten -- freigeben ${eine[1].jahr}».`,
    )
  }
  return eine
}
