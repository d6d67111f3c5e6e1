import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KATALOGDATEI, type Katalogstand } from '#domain/katalog/katalogstand.ts'
import { DATENORDNER, ZEIGERDATEI, type Zeiger } from '#domain/praemien/datensatz.ts'

/** What the last look into the catalogue left; null before the first one. */
export function readKatalogstand(varDir: string): Promise<Katalogstand | null> {
  return read<Katalogstand>(join(varDir, DATENORDNER, KATALOGDATEI))
}

export function readZeiger(varDir: string): Promise<Zeiger | null> {
  return read<Zeiger>(join(varDir, DATENORDNER, ZEIGERDATEI))
}

/** The years that official premiums are imported of. */
export async function amtlicheJahre(varDir: string): Promise<number[]> {
  const zeiger = await readZeiger(varDir)
  return Object.entries(zeiger?.jahre ?? {})
    .filter(([, { quelle }]) => quelle === 'BAG')
    .map(([jahr]) => Number(jahr))
}

/** Both files are replaced as a whole, so what is there can be read; a damaged one is written anew by the next import. */
async function read<T>(pfad: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(pfad, 'utf8'))
  } catch {
    return null
  }
}
