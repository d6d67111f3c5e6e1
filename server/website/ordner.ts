import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { link, mkdir, open, readdir, readFile, readlink, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { etagVon, fingerabdruck, istHeil } from './fingerabdruck.ts'
import { NEBENDATEIEN, pfadVon, UNVERAENDERLICH } from './regeln.ts'

/** Under `VAR_DIR`: the one folder that a web server may see. */
export const WEBSITE = 'website'
/** In it: leads to the version that counts. */
export const AKTUELL = 'aktuell'

/** A page that is open goes on finding the files of its build and of its premiums. */
const ALTE_MS = 24 * 60 * 60_000
const ALTE_DATEI = 'alte.json'
const GLEICHZEITIG = 16

/** A file of the website: where it lies in the folder, its content, and its compressed neighbours by ending, made only where needed. */
export type Websitedatei = { name: string; inhalt: Buffer; neben: () => Promise<Readonly<Record<string, Buffer>>> }

/** The files of a version by name, with '/' between folders. */
export type Dateiliste = ReadonlyMap<string, Stats>

/** The version in place, or null; its name begins with the key of what it was made of. */
export async function readVersion(website: string): Promise<string | null> {
  return readlink(join(website, AKTUELL)).catch(() => null)
}

/**
 * Writes a version and puts it in place: every file is on the disk before the link is renamed, so whoever looks, also after a
 * power cut, sees the old website or the new one. Files whose content has not changed are taken over from the one in place.
 */
export async function writeVersion(
  website: string,
  schluessel: string,
  dateien: AsyncIterable<Websitedatei> | Iterable<Websitedatei>,
  jetzt: number,
): Promise<void> {
  await mkdir(website, { recursive: true })
  await removeAbandoned(website)
  const bisher = await readVersion(website)
  const vorlage = bisher === null ? KEINE : await readIntact(website, bisher)
  const entwurf = join(website, `${ENTWURF}${process.pid}`)
  await mkdir(entwurf)
  try {
    await inGruppen(dateien, datei => putDatei(entwurf, vorlage, datei))
    await keepAlte(website, entwurf, vorlage, jetzt)
    await syncOrdnerIn(entwurf)
  } catch (fehler) {
    // A full disk is not filled anew with each try. Others of the group may still be writing.
    await rm(entwurf, { recursive: true, force: true, maxRetries: 5 })
    throw fehler
  }
  // The time, because the one in place may be the same and damaged.
  const version = `${schluessel}-${summe(await listeVon(entwurf))}-${jetzt.toString(36)}`
  await rename(entwurf, join(website, version))
  await switchTo(website, version)
  await prune(website)
}

/** The files of a version. Rejects where one was lost, or changed in size or time. */
export async function readListe(website: string, version: string): Promise<Dateiliste> {
  const ordner = join(website, version)
  const liste = await listeVon(ordner)
  if (version.split('-')[1] !== summe(liste)) throw new Error(`The website in ${ordner} is not complete`)
  return liste
}

async function listeVon(ordner: string): Promise<Dateiliste> {
  const eintraege = await readdir(ordner, { recursive: true, withFileTypes: true })
  const namen = eintraege
    .filter(eintrag => eintrag.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(ordner.length + 1))
    .sort()
  return new Map(await inGruppen(namen, async name => [name, await stat(join(ordner, name))] as const))
}

/** A version that lost a file is not the one it says it is. */
function summe(liste: Dateiliste): string {
  const zeilen = [...liste].map(([name, { size, mtimeMs }]) => `${name}\0${size}\0${mtimeMs}`)
  return createHash('sha256').update(zeilen.join('\n')).digest('hex').slice(0, 16)
}

/** Not all at once: a server that reads a new version answers visitors between two groups. */
export async function inGruppen<T, R>(
  liste: AsyncIterable<T> | Iterable<T>,
  work: (eines: T) => Promise<R>,
): Promise<R[]> {
  const ergebnisse: R[] = []
  const gruppe: T[] = []
  const endGruppe = async () => ergebnisse.push(...(await Promise.all(gruppe.splice(0).map(work))))
  for await (const eines of liste) if (gruppe.push(eines) === GLEICHZEITIG) await endGruppe()
  await endGruppe()
  return ergebnisse
}

/** What can be taken over from a version: its files by path and ETag. */
type Vorlage = { ordner: string; etags: ReadonlyMap<string, string> }
const KEINE: Vorlage = { ordner: '', etags: new Map() }

/** Nothing of a version that has lost or damaged a file lives on. */
async function readIntact(website: string, version: string): Promise<Vorlage> {
  const ordner = join(website, version)
  try {
    const etags = await inGruppen([...(await readListe(website, version))], async ([name, merkmale]) => {
      if (!istHeil(await readFile(join(ordner, name)), merkmale)) throw new Error(`Damaged: ${name}`)
      return [name, etagVon(merkmale)] as const
    })
    return { ordner, etags: new Map(etags) }
  } catch {
    return KEINE
  }
}

async function putDatei(entwurf: string, { ordner, etags }: Vorlage, datei: Websitedatei): Promise<void> {
  const { name, inhalt } = datei
  const mtimeMs = fingerabdruck(inhalt) * 1000
  if (etags.get(name) === etagVon({ mtimeMs, size: inhalt.length }))
    for (const endung of ['', ...Object.keys(NEBENDATEIEN)].filter(endung => etags.has(name + endung)))
      await linkInto(entwurf, ordner, name + endung)
  else
    for (const [endung, gepackt] of Object.entries({ '': inhalt, ...(await datei.neben()) }))
      await writeFingerprinted(join(entwurf, name + endung), gepackt)
}

/** Refused where the name is taken, like writing: nobody overwrites a file that the version in place shares. */
async function linkInto(entwurf: string, ordner: string, name: string): Promise<void> {
  await mkdir(dirname(join(entwurf, name)), { recursive: true })
  await link(join(ordner, name), join(entwurf, name))
}

async function writeFingerprinted(pfad: string, inhalt: Buffer): Promise<void> {
  await mkdir(dirname(pfad), { recursive: true })
  await using datei = await open(pfad, 'wx')
  await datei.writeFile(inhalt)
  const zeit = fingerabdruck(inhalt)
  await datei.utimes(zeit, zeit)
  await datei.sync()
}

/** Immutable files that the new version no longer has stay for a day after they went out of use. */
async function keepAlte(website: string, entwurf: string, { ordner, etags }: Vorlage, jetzt: number): Promise<void> {
  const neue = await listeVon(entwurf)
  const bekannt = await readFile(join(website, ALTE_DATEI), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}))
  const alte = [...etags.keys()]
    .filter(name => UNVERAENDERLICH.test(pfadVon(name)) && !neue.has(name))
    .map(name => [name, Number(bekannt[name] ?? jetzt)] as const)
    .filter(([, seit]) => jetzt - seit < ALTE_MS)
  for (const [name] of alte) await linkInto(entwurf, ordner, name)
  await writeFile(join(website, ALTE_DATEI), JSON.stringify(Object.fromEntries(alte)))
}

/** Names are on the disk when this returns, those of all folders below too. */
async function syncOrdnerIn(ordner: string): Promise<void> {
  const eintraege = await readdir(ordner, { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of eintraege.filter(eintrag => eintrag.isDirectory()))
    await syncOrdner(join(parentPath, name))
  await syncOrdner(ordner)
}

export async function syncOrdner(pfad: string): Promise<void> {
  await using ordner = await open(pfad)
  await ordner.sync()
}

async function switchTo(website: string, version: string): Promise<void> {
  await syncOrdner(website)
  const neu = join(website, `${ENTWURF}${process.pid}.link`)
  await symlink(version, neu)
  await rename(neu, join(website, AKTUELL))
  await syncOrdner(website)
}

const ENTWURF = '.entwurf-'

/** What a process that was killed had begun, or an earlier one of this one's number. */
async function removeAbandoned(website: string): Promise<void> {
  for (const name of await readdir(website)) {
    const pid = name.startsWith(ENTWURF) ? Number.parseInt(name.slice(ENTWURF.length), 10) : Number.NaN
    if (pid === process.pid || (pid > 0 && !isAlive(pid)))
      await rm(join(website, name), { recursive: true, force: true })
  }
}

/** One of another user's is none of ours. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Beside the one in place the newest stays: a slow reader may still be at it, or another process about to put it in place. */
async function prune(website: string): Promise<void> {
  const version = await readVersion(website)
  const andere = (await readdir(website)).filter(name => /^[\da-f]{16,}-/.test(name) && name !== version)
  const zeiten = await Promise.all(andere.map(async name => ({ name, ...(await stat(join(website, name))) })))
  for (const { name } of zeiten.toSorted((a, b) => b.ctimeMs - a.ctimeMs).slice(1))
    await rm(join(website, name), { recursive: true, force: true })
}
