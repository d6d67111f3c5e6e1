import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { DATENORDNER, type Verzeichnis, ZEIGERDATEI, type Zeiger } from '#domain/praemien/datensatz.ts'
import { renameDurably, replaceDurably, writeDurably } from './dauerhaft.ts'

/** What begins with this is under construction and counts for nothing. */
export const IM_BAU = '.neu-'

export function datenordner(varDir: string): string {
  return join(varDir, DATENORDNER)
}

/** The pointer as far as it leads to data sets, and sentences about what is wrong with the rest of it. */
export async function checkZeiger(varDir: string): Promise<{ zeiger: Zeiger; maengel: string[] }> {
  const pfad = join(datenordner(varDir), ZEIGERDATEI)
  const leer: Zeiger = { format: 1, jahre: {} }
  let eintraege: [string, Zeiger['jahre'][string]][]
  try {
    eintraege = Object.entries((JSON.parse(await readFile(pfad, 'utf8')) as Zeiger).jahre)
  } catch (fehler) {
    const { code } = fehler as NodeJS.ErrnoException
    if (code === 'ENOENT') return { zeiger: leer, maengel: [] }
    return { zeiger: leer, maengel: [`«${pfad}» ist nicht lesbar${code ? ` (${code})` : ''} und wird übergangen.`] }
  }
  const brauchbar = await Promise.all(
    eintraege.map(([, { ordner }]) => istDatensatz(join(datenordner(varDir), ordner))),
  )
  return {
    zeiger: { format: 1, jahre: Object.fromEntries(eintraege.filter((_, index) => brauchbar[index])) },
    maengel: eintraege
      .filter((_, index) => !brauchbar[index])
      .map(
        ([jahr, { ordner }]) => `Der Datensatz ${jahr} in «${ordner}» ist beschädigt oder fehlt und wird übergangen.`,
      ),
  }
}

export async function readZeiger(varDir: string): Promise<Zeiger> {
  return (await checkZeiger(varDir)).zeiger
}

const VERSUCHE = 5

/** Reads what the pointer leads to. Another import may remove a folder meanwhile; then the pointer leads elsewhere. */
export async function readMitZeiger<T>(varDir: string, lies: (zeiger: Zeiger) => Promise<T>): Promise<T> {
  for (let versuch = 1; ; versuch += 1) {
    const zeiger = await readZeiger(varDir)
    try {
      return await lies(zeiger)
    } catch (fehler) {
      if (versuch === VERSUCHE || (fehler as NodeJS.ErrnoException).code !== 'ENOENT') throw fehler
    }
  }
}

/** One rename replaces the pointer as a whole. */
export async function replaceZeiger(varDir: string, zeiger: Zeiger): Promise<void> {
  const neu = join(datenordner(varDir), `${IM_BAU}${randomUUID()}`)
  await writeDurably(neu, Buffer.from(`${JSON.stringify(zeiger, null, 1)}\n`))
  await renameDurably(neu, join(datenordner(varDir), ZEIGERDATEI))
}

/** The pointer before the last import; its folders are kept. */
const VORHERIGER = 'vorher.json'

export async function keepVorherigen(varDir: string, zeiger: Zeiger): Promise<void> {
  await replaceDurably(join(datenordner(varDir), VORHERIGER), zeiger)
}

/** Leads nowhere when there was none. */
export async function readVorherigen(varDir: string): Promise<Zeiger> {
  try {
    return JSON.parse(await readFile(join(datenordner(varDir), VORHERIGER), 'utf8'))
  } catch {
    return { format: 1, jahre: {} }
  }
}

/** Whether everything a server will ask for is there. */
export async function istDatensatz(ordner: string): Promise<boolean> {
  try {
    JSON.parse(await readFile(join(ordner, 'meta.json'), 'utf8'))
    const { orte, lagen, regionen }: Verzeichnis = JSON.parse(await readFile(join(ordner, 'verzeichnis.json'), 'utf8'))
    const adressen = [orte, ...(lagen === undefined ? [] : [lagen]), ...Object.values(regionen)]
    const namen = ['verzeichnis.json', ...adressen.map(adresse => basename(adresse))]
    const groessen = await Promise.all(namen.map(name => groesse(join(ordner, name))))
    return groessen.every(bytes => bytes !== undefined && bytes > 0)
  } catch {
    return false
  }
}

export async function groesse(pfad: string): Promise<number | undefined> {
  return (await stat(pfad).catch(() => undefined))?.size
}
