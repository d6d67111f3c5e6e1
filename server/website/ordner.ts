import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { syncOrdner, syncOrdnerIn, withHandle } from './durable.ts'
import { fingerabdruck, istHeil } from './fingerabdruck.ts'
import { NEBENDATEIEN, pfadVon, UNVERAENDERLICH } from './regeln.ts'

/** Under `VAR_DIR`: the one folder that a web server may see. */
export const WEBSITE = 'website'
/** In it: leads to the version that counts. */
export const AKTUELL = 'aktuell'

/** The one in place and the one before, which a slow reader may still be at. */
const BEHALTEN = 2
/** A page that is open goes on finding the files of its build and of its premiums. */
const ALTE_MS = 24 * 60 * 60_000
const ALTE_DATEI = 'alte.json'
const GLEICHZEITIG = 16

/** A file of the website: where it lies in the folder, and its content, which is asked for only where it is not there yet. */
export type Datei = { name: string; inhalt: Buffer; neben: () => Promise<Readonly<Record<string, Buffer>>> }

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
  dateien: AsyncIterable<Datei> | Iterable<Datei>,
  jetzt: number,
): Promise<void> {
  await mkdir(website, { recursive: true })
  await removeAbandoned(website)
  const entwurf = join(website, `${ENTWURF}${process.pid}`)
  await rm(entwurf, { recursive: true, force: true })
  await mkdir(entwurf)
  const bisher = await readVersion(website)
  const vorlage = bisher === null || !existsSync(join(website, bisher)) ? null : join(website, bisher)
  // Of one that has lost files nobody knows what lay beside the others.
  const heil = vorlage !== null && (await istVollstaendig(website, basename(vorlage))) ? vorlage : null
  try {
    await fill(entwurf, { website, vorlage, heil, dateien, jetzt })
  } catch (fehler) {
    // A full disk is not filled anew with each try.
    await rm(entwurf, { recursive: true, force: true })
    throw fehler
  }
  // The time, because the one in place may be the same and damaged.
  const version = `${schluessel}-${await summe(entwurf)}-${jetzt.toString(36)}`
  await rename(entwurf, join(website, version))
  await switchTo(website, version)
  await prune(website)
}

type Entwurf = {
  website: string
  /** The version in place, and the same if it is complete. */
  vorlage: string | null
  heil: string | null
  dateien: AsyncIterable<Datei> | Iterable<Datei>
  jetzt: number
}

/** Until all of it is on the disk. */
async function fill(entwurf: string, { website, vorlage, heil, dateien, jetzt }: Entwurf): Promise<void> {
  const namen = new Set<string>()
  const laufend = new Set<Promise<void>>()
  try {
    for await (const datei of dateien) {
      if (namen.has(datei.name)) throw new Error(`Twice the same file: ${datei.name}`)
      namen.add(datei.name)
      const arbeit = putDatei(entwurf, heil, datei).finally(() => laufend.delete(arbeit))
      laufend.add(arbeit)
      if (laufend.size >= GLEICHZEITIG) await Promise.race(laufend)
    }
    await Promise.all(laufend)
  } finally {
    // None writes any more when the draft is removed.
    await Promise.allSettled(laufend)
  }
  if (vorlage !== null) await keepAlte(website, { entwurf, vorlage, namen, jetzt })
  await syncOrdnerIn(entwurf)
}

/** Of the names, sizes and fingerprints: a version that lost a file is not the one it says it is. */
async function summe(ordner: string): Promise<string> {
  const zeilen = await inGruppen(await dateienIn(ordner), async name => {
    const { size, mtimeMs } = await stat(join(ordner, name))
    return `${name}\0${size}\0${mtimeMs}`
  })
  return createHash('sha256').update(zeilen.join('\n')).digest('hex').slice(0, 16)
}

/** Not all at once: a server that reads a new version answers visitors between two groups. */
export async function inGruppen<T, R>(liste: readonly T[], work: (eines: T) => Promise<R>): Promise<R[]> {
  const ergebnisse: R[] = []
  for (let von = 0; von < liste.length; von += GLEICHZEITIG)
    ergebnisse.push(...(await Promise.all(liste.slice(von, von + GLEICHZEITIG).map(work))))
  return ergebnisse
}

export async function istVollstaendig(website: string, version: string): Promise<boolean> {
  return version.split('-')[1] === (await summe(join(website, version)))
}

/** Names of all files below a folder, with '/' between folders, sorted. */
export async function dateienIn(ordner: string): Promise<string[]> {
  const eintraege = await readdir(ordner, { recursive: true, withFileTypes: true })
  return eintraege
    .filter(eintrag => eintrag.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(ordner.length + 1))
    .sort()
}

async function putDatei(entwurf: string, vorlage: string | null, { name, inhalt, neben }: Datei): Promise<void> {
  const ziel = join(entwurf, name)
  await mkdir(dirname(ziel), { recursive: true })
  if (vorlage !== null && (await linkWhenSame(join(vorlage, name), ziel, inhalt))) return
  await writeFingerprinted(ziel, inhalt)
  for (const [endung, gepackt] of Object.entries(await neben())) await writeFingerprinted(ziel + endung, gepackt)
}

async function linkWhenSame(von: string, ziel: string, inhalt: Buffer): Promise<boolean> {
  if (!(await readWithNeighbours(von))?.equals(inhalt)) return false
  await linkAll(von, ziel)
  return true
}

/** Undefined where it is missing, or damaged like one of its compressed neighbours. */
async function readWithNeighbours(pfad: string): Promise<Buffer | undefined> {
  const alle = await Promise.all(['', ...Object.keys(NEBENDATEIEN)].map(endung => readWhenIntact(pfad + endung)))
  return alle.includes(null) ? undefined : (alle[0] ?? undefined)
}

/** Undefined where there is none, null where it is damaged. */
async function readWhenIntact(pfad: string): Promise<Buffer | null | undefined> {
  const merkmale = await stat(pfad).catch(() => undefined)
  if (!merkmale) return undefined
  const inhalt = await readFile(pfad)
  return istHeil(inhalt, merkmale) ? inhalt : null
}

/** A file and its compressed neighbours. */
async function linkAll(von: string, ziel: string): Promise<void> {
  await mkdir(dirname(ziel), { recursive: true })
  await link(von, ziel)
  for (const endung of Object.keys(NEBENDATEIEN))
    await link(von + endung, ziel + endung).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
}

async function writeFingerprinted(pfad: string, inhalt: Buffer): Promise<void> {
  await withHandle(pfad, 'w', async datei => {
    await datei.writeFile(inhalt)
    const zeit = fingerabdruck(inhalt)
    await datei.utimes(zeit, zeit)
    await datei.sync()
  })
}

/** Immutable files that the new version no longer has stay for a day after they went out of use. */
async function keepAlte(
  website: string,
  { entwurf, vorlage, namen, jetzt }: { entwurf: string; vorlage: string; namen: ReadonlySet<string>; jetzt: number },
): Promise<void> {
  const bekannt = await readFile(join(website, ALTE_DATEI), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}))
  const alte: Record<string, number> = {}
  for (const name of await dateienIn(vorlage)) {
    if (namen.has(name) || /\.(br|gz)$/.test(name) || !UNVERAENDERLICH.test(pfadVon(name))) continue
    const seit = bekannt[name] ?? jetzt
    if (jetzt - seit >= ALTE_MS) continue
    if (!(await readWithNeighbours(join(vorlage, name)))) continue
    alte[name] = seit
    await linkAll(join(vorlage, name), join(entwurf, name))
  }
  await withHandle(join(website, ALTE_DATEI), 'w', datei => datei.writeFile(JSON.stringify(alte)))
}

async function switchTo(website: string, version: string): Promise<void> {
  await syncOrdner(website)
  const neu = join(website, `${ENTWURF}${process.pid}.link`)
  await rm(neu, { force: true })
  await symlink(version, neu)
  await rename(neu, join(website, AKTUELL))
  await syncOrdner(website)
}

const ENTWURF = '.entwurf-'

/** What a process that was killed had begun. */
async function removeAbandoned(website: string): Promise<void> {
  for (const name of await readdir(website))
    if (name.startsWith(ENTWURF) && !isAlive(Number.parseInt(name.slice(ENTWURF.length), 10)))
      await rm(join(website, name), { recursive: true, force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function prune(website: string): Promise<void> {
  // Another one may have put its own in place meanwhile.
  const version = await readVersion(website)
  const namen = (await readdir(website)).filter(name => /^[\da-f]{16,}-/.test(name) && name !== version)
  const nachAlter = await Promise.all(
    namen.map(async name => ({ name, zeit: (await stat(join(website, name))).ctimeMs })),
  )
  nachAlter.sort((a, b) => b.zeit - a.zeit)
  for (const { name } of nachAlter.slice(BEHALTEN - 1)) await rm(join(website, name), { recursive: true, force: true })
}
