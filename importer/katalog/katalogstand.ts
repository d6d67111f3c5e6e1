import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { KATALOGDATEI, type Katalogstand, type Tabellenstand } from '#domain/katalog/katalogstand.ts'
import { replaceDurably } from '../ablage/dauerhaft.ts'
import type { Jahresdateien, Ladung } from '../ablage/ladung.ts'
import { type BELEGT, withSperre, withSperreOderNicht } from '../ablage/sperre.ts'
import { datenordner } from '../ablage/zeiger.ts'
import type { Importauftrag } from '../import.ts'
import { Stoerung } from '../import-fehler.ts'

const PRUEFSPERRE = '.sperre-katalog'

/** Before anybody ever asked. */
const LEER: Katalogstand = {
  format: 1,
  letzte: 0,
  ergebnis: 'unveraendert',
  grund: null,
  letzterErfolg: null,
  naechste: 0,
  fehlschlaege: 0,
  quellen: {},
  tabellen: {},
  meldungen: [],
}

const pfad = (varDir: string) => join(datenordner(varDir), KATALOGDATEI)

/** A file that cannot be read is as good as none: everything is asked for anew. */
export async function readKatalogstand(varDir: string): Promise<Katalogstand> {
  try {
    const katalogstand: Katalogstand = JSON.parse(await readFile(pfad(varDir), 'utf8'))
    return katalogstand.format === 1 ? katalogstand : LEER
  } catch {
    return LEER
  }
}

/** In the lock of imports, which lasts as long as data are written and not as long as files are loaded. */
export function updateKatalogstand(
  varDir: string,
  aendere: (katalogstand: Katalogstand) => Katalogstand,
): Promise<Katalogstand> {
  return withSperre(datenordner(varDir), () => changeKatalogstand(varDir, aendere))
}

/** For who holds that lock already. */
async function changeKatalogstand(
  varDir: string,
  aendere: (katalogstand: Katalogstand) => Katalogstand,
): Promise<Katalogstand> {
  const katalogstand = aendere(await readKatalogstand(varDir))
  await replaceDurably(pfad(varDir), katalogstand)
  return katalogstand
}

/** Whoever asks the catalogue, or releases what it has brought, is alone with this folder. */
export function holdKatalog<T>(varDir: string, arbeit: () => Promise<T>, geduldMs = 0): Promise<T | typeof BELEGT> {
  return withSperreOderNicht(join(datenordner(varDir), PRUEFSPERRE), geduldMs, arbeit)
}

/** What a table and the files that belong to it hold, as one hash. Places change all the time and make no table new. */
export async function kennungVon({ tabelle, beilagen }: Jahresdateien, ladung: Ladung): Promise<string> {
  const hashes: string[] = []
  for (const datei of [tabelle, ...beilagen]) hashes.push(`${datei.name} ${await ladung.sieh(datei)}`)
  return createHash('sha256').update(hashes.join('\n')).digest('hex').slice(0, 16)
}

type Tabellenvermerk = Pick<Tabellenstand, 'hash' | 'kennung'> & {
  /** What was known of the table when it was decided to import it. */
  bisher: Tabellenstand | undefined
  quellen?: Katalogstand['quellen']
}

/**
 * For an import of a table of the catalogue: that it came is noted in the same breath, so that nobody loads it again. Whoever
 * withdrew or imported something at this address meanwhile knows better; then nothing changes.
 */
export function mitVermerk(
  varDir: string,
  adresse: string,
  { bisher, hash, kennung, quellen }: Tabellenvermerk,
): NonNullable<Importauftrag['begleite']> {
  return async (tausche, jahr) => {
    if (!isDeepStrictEqual((await readKatalogstand(varDir)).tabellen[adresse], bisher))
      throw new Stoerung('Inzwischen sind diese Daten übernommen oder zurückgezogen worden.')
    await tausche()
    await changeKatalogstand(varDir, katalogstand => ({
      ...katalogstand,
      quellen: { ...katalogstand.quellen, ...quellen },
      tabellen: { ...katalogstand.tabellen, [adresse]: { hash, kennung, jahr, ergebnis: 'importiert' } },
    }))
  }
}

/** For who holds the lock of imports: tables of these years stay away until the catalogue has other ones. */
export async function noteZurueckgezogen(varDir: string, jahre: ReadonlySet<number>): Promise<void> {
  await changeKatalogstand(varDir, katalogstand => {
    const tabellen = Object.entries(katalogstand.tabellen).map(([adresse, tabelle]): [string, Tabellenstand] => [
      adresse,
      // One that is held never was online.
      jahre.has(tabelle.jahr) && tabelle.ergebnis !== 'gehalten' ? { ...tabelle, ergebnis: 'zurueckgezogen' } : tabelle,
    ])
    return { ...katalogstand, tabellen: Object.fromEntries(tabellen) }
  })
}
