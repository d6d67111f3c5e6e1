import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KATALOGDATEI, type Katalogstand, type Tabellenstand } from '#domain/katalogstand.ts'
import { replaceDurably } from './dauerhaft.ts'
import type { Jahresdateien, Ladung } from './ladung.ts'
import { type BELEGT, withSperreOderNicht } from './sperre.ts'
import { datenordner } from './zeiger.ts'

const PRUEFSPERRE = '.sperre-katalog'
const NOTIZ_GEDULD_MS = 2_000

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

/** Only who holds the lock writes. */
export async function writeKatalogstand(varDir: string, katalogstand: Katalogstand): Promise<void> {
  await replaceDurably(pfad(varDir), katalogstand)
}

/** Whoever asks the catalogue is alone with this folder; the others need not ask as well. */
export function holdKatalog<T>(varDir: string, arbeit: () => Promise<T>, geduldMs = 0): Promise<T | typeof BELEGT> {
  return withSperreOderNicht(join(datenordner(varDir), PRUEFSPERRE), geduldMs, arbeit)
}

/** What a table and the files that belong to it hold, as one hash. Places change all the time and make no table new. */
export async function kennungVon({ tabelle, beilagen }: Jahresdateien, ladung: Ladung): Promise<string> {
  const hashes: string[] = []
  for (const datei of [tabelle, ...beilagen]) hashes.push(`${datei.name} ${await ladung.sieh(datei)}`)
  return createHash('sha256').update(hashes.join('\n')).digest('hex').slice(0, 16)
}

/** After an import by hand or at a start: the job need not load the same again. */
export async function noteImport(varDir: string, ladung: Ladung, dateien: Jahresdateien, jahr: number): Promise<void> {
  const tabelle: Tabellenstand = {
    hash: await ladung.sieh(dateien.tabelle),
    kennung: await kennungVon(dateien, ladung),
    jahr,
    ergebnis: 'importiert',
  }
  await holdKatalog(
    varDir,
    async () => {
      const katalogstand = await readKatalogstand(varDir)
      await writeKatalogstand(varDir, {
        ...katalogstand,
        quellen: { ...katalogstand.quellen, ...ladung.quellen() },
        tabellen: { ...katalogstand.tabellen, [dateien.tabelle.adresse]: tabelle },
      })
    },
    NOTIZ_GEDULD_MS,
  )
}

/** Tables of these years stay away until the catalogue has other ones. */
export async function noteZurueckgezogen(varDir: string, jahre: ReadonlySet<number>): Promise<void> {
  const katalogstand = await readKatalogstand(varDir)
  const tabellen = Object.entries(katalogstand.tabellen).map(([adresse, tabelle]): [string, Tabellenstand] => [
    adresse,
    jahre.has(tabelle.jahr) ? { ...tabelle, ergebnis: 'zurueckgezogen' } : tabelle,
  ])
  await writeKatalogstand(varDir, { ...katalogstand, tabellen: Object.fromEntries(tabellen) })
}
