import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DATENORDNER, type Datensatzmeta, type Quelle, ZEIGERDATEI, type Zeiger } from '#domain/datensatz.ts'
import type { Datensatzdateien } from './datensatz.ts'

const IM_BAU = '.neu-'
/** Leftovers of a killed import; a running one is never that old. */
const VERWAIST_NACH_MS = 3_600_000

export function datenordner(varDir: string): string {
  return join(varDir, DATENORDNER)
}

export async function leseZeiger(varDir: string): Promise<Zeiger> {
  const text = await readFile(join(datenordner(varDir), ZEIGERDATEI), 'utf8').catch(() => undefined)
  return text === undefined ? { format: 1, jahre: {} } : JSON.parse(text)
}

/**
 * Puts a data set beside the others. It is complete on disk under another name before it gets its own, and only then
 * the pointer is replaced: whenever the process dies, the pointer leads to a complete data set.
 */
export async function legeAb(varDir: string, jahr: number, quelle: Quelle, satz: Datensatzdateien): Promise<void> {
  const ordner = datenordner(varDir)
  const name = `${jahr}-${satz.hash}`
  await mkdir(ordner, { recursive: true })
  if (!(await stat(join(ordner, name)).catch(() => undefined))) {
    const bau = join(ordner, `${IM_BAU}${randomUUID()}`)
    await mkdir(bau)
    await Promise.all([...satz.dateien].map(([datei, inhalt]) => schreibe(join(bau, datei), inhalt)))
    await rename(bau, join(ordner, name))
  }
  const vorher = await leseZeiger(varDir)
  const behalten = Object.entries(vorher.jahre).filter(([, eintrag]) => quelle === 'DEMO' || eintrag.quelle === 'BAG')
  const zeiger: Zeiger = { format: 1, jahre: { ...Object.fromEntries(behalten), [jahr]: { ordner: name, quelle } } }
  const neu = join(ordner, `${IM_BAU}${randomUUID()}`)
  await schreibe(neu, Buffer.from(`${JSON.stringify(zeiger, null, 1)}\n`))
  await rename(neu, join(ordner, ZEIGERDATEI))
  await raeumeAuf(ordner, zeiger)
}

async function schreibe(pfad: string, inhalt: Buffer) {
  const datei = await open(pfad, 'w')
  try {
    await datei.writeFile(inhalt)
    await datei.sync()
  } finally {
    await datei.close()
  }
}

/** A folder loses its name before its files: what has a name is complete, and a later import may use it again. */
async function raeumeAuf(ordner: string, zeiger: Zeiger) {
  const gebraucht = new Set([ZEIGERDATEI, ...Object.values(zeiger.jahre).map(eintrag => eintrag.ordner)])
  for (const name of await readdir(ordner)) {
    if (gebraucht.has(name)) continue
    const pfad = join(ordner, name)
    if (!name.startsWith(IM_BAU)) {
      const namenlos = join(ordner, `${IM_BAU}${randomUUID()}`)
      await rename(pfad, namenlos)
      await rm(namenlos, { recursive: true, force: true })
    } else if (await istVerwaist(pfad)) await rm(pfad, { recursive: true, force: true })
  }
}

async function istVerwaist(pfad: string): Promise<boolean> {
  const angaben = await stat(pfad).catch(() => undefined)
  return angaben !== undefined && Date.now() - angaben.mtimeMs > VERWAIST_NACH_MS
}

/** The table of places of the newest official data set, if there is one. */
export async function ortstabelleText(varDir: string): Promise<string | undefined> {
  const { jahre } = await leseZeiger(varDir)
  const [, neueste] =
    Object.entries(jahre)
      .filter(([, { quelle }]) => quelle === 'BAG')
      .sort(([a], [b]) => Number(b) - Number(a))[0] ?? []
  if (!neueste) return undefined
  const ordner = join(datenordner(varDir), neueste.ordner)
  const datei = (await readdir(ordner)).find(name => /^orte\..*\.json$/.test(name))
  return datei && readFile(join(ordner, datei), 'utf8')
}

/** What is noted about the data sets that are in place. */
export async function leseMeta(varDir: string): Promise<Datensatzmeta[]> {
  const { jahre } = await leseZeiger(varDir)
  const texte = await Promise.all(
    Object.values(jahre).map(({ ordner }) =>
      readFile(join(datenordner(varDir), ordner, 'meta.json'), 'utf8').catch(wennEsFehlt),
    ),
  )
  return texte.filter(text => text !== undefined).map(text => JSON.parse(text))
}

function wennEsFehlt(fehler: NodeJS.ErrnoException): undefined {
  if (fehler.code !== 'ENOENT') throw fehler
}
