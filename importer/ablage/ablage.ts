import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Datensatzmeta, Quelle, Verzeichnis, Zeiger } from '#domain/praemien/datensatz.ts'
import type { Datensatzdateien } from '../datensatz.ts'
import { renameDurably, syncOrdner, writeDurably, writeTextDurably } from './dauerhaft.ts'
import { withSperre } from './sperre.ts'
import {
  datenordner,
  groesse,
  IM_BAU,
  keepVorherigen,
  readMitZeiger,
  readVorherigen,
  readZeiger,
  replaceZeiger,
} from './zeiger.ts'

/** The only folders an import may remove: `2026-b3ea039b116fe98d`. Whatever else lies there is somebody else's. */
const DATENSATZNAME = /^\d{4}-[0-9a-f]{16}$/

/** The data set of a year as it is to be written. */
export type Jahressatz = Datensatzdateien & { jahr: number }

/**
 * Puts data sets beside the others. They are complete on disk under other names before they get their own, and only then
 * the pointer is replaced: whenever the process dies, the pointer leads to complete data sets. Those it led to before stay
 * until the next import, so that they can be put back.
 *
 * What is written depends on the years that are there, and making it takes a while. So it is made without the lock, and
 * once more if another import was faster. `begleite` carries out the change itself, in the lock, with whatever must happen in
 * the same breath; it may throw instead.
 */
export async function storeDatensaetze(
  varDir: string,
  quelle: Quelle,
  erstelle: (vorhandene: Zeiger) => Promise<readonly Jahressatz[]>,
  begleite: (tausche: () => Promise<void>) => Promise<void> = tausche => tausche(),
): Promise<void> {
  const ordner = datenordner(varDir)
  for (;;) {
    const { grundlage, saetze } = await readMitZeiger(varDir, async zeiger => ({
      grundlage: zeiger,
      saetze: await erstelle(zeiger),
    }))
    const abgelegt = await withSperre(ordner, async () => {
      const vorher = await readZeiger(varDir)
      if (!isDeepStrictEqual(vorher, grundlage)) return false
      for (const satz of saetze)
        if (!(await istVollstaendig(join(ordner, ordnername(satz)), satz))) await writeOrdner(ordner, satz)
      const zeiger = zeigerMit(vorher, quelle, saetze)
      await begleite(async () => {
        if (Object.keys(vorher.jahre).length > 0 && !isDeepStrictEqual(zeiger, vorher))
          await keepVorherigen(varDir, vorher)
        await replaceZeiger(varDir, zeiger)
      })
      await cleanUp(ordner, [zeiger, await readVorherigen(varDir)])
      return true
    })
    if (abgelegt) return
  }
}

const ordnername = ({ jahr, hash }: Jahressatz) => `${jahr}-${hash}`

/** Official premiums push invented ones aside. */
function zeigerMit({ jahre }: Zeiger, quelle: Quelle, saetze: readonly Jahressatz[]): Zeiger {
  const behalten = Object.entries(jahre).filter(([, eintrag]) => quelle === 'DEMO' || eintrag.quelle === 'BAG')
  const neue = saetze.map(satz => [satz.jahr, { ordner: ordnername(satz), quelle }] as const)
  return { format: 1, jahre: { ...Object.fromEntries(behalten), ...Object.fromEntries(neue) } }
}

async function istVollstaendig(ordner: string, { dateien, landesCsv }: Datensatzdateien): Promise<boolean> {
  if (!(await groesse(join(ordner, landesCsv.name)))) return false
  const alle = [...dateien]
  const groessen = await Promise.all(alle.map(([name]) => groesse(join(ordner, name))))
  // The time of the import stands in the meta data and may be written a digit shorter.
  return alle.every(([name, inhalt], index) =>
    name === 'meta.json' ? groessen[index] : groessen[index] === inhalt.length,
  )
}

async function writeOrdner(ordner: string, satz: Jahressatz) {
  const name = ordnername(satz)
  const bau = join(ordner, `${IM_BAU}${randomUUID()}`)
  await mkdir(bau)
  await Promise.all([
    ...[...satz.dateien].map(([datei, inhalt]) => writeDurably(join(bau, datei), inhalt)),
    writeTextDurably(join(bau, satz.landesCsv.name), satz.landesCsv.teile()),
  ])
  await syncOrdner(bau)
  await removeOrdner(ordner, name)
  await renameDurably(bau, join(ordner, name))
}

/** A folder loses its name before its files: what has a name is complete, and a later import may use it again. */
async function removeOrdner(ordner: string, name: string) {
  const namenlos = join(ordner, `${IM_BAU}${randomUUID()}`)
  const gab = await rename(join(ordner, name), namenlos).then(() => true, wennEsFehlt)
  if (gab) await rm(namenlos, { recursive: true, force: true })
}

/** Nobody else writes here meanwhile: what is still under construction was left by a killed import. */
async function cleanUp(ordner: string, zeiger: readonly Zeiger[]) {
  const gebraucht = new Set(zeiger.flatMap(({ jahre }) => Object.values(jahre).map(eintrag => eintrag.ordner)))
  for (const name of await readdir(ordner)) {
    if (name.startsWith(IM_BAU)) await rm(join(ordner, name), { recursive: true, force: true })
    else if (DATENSATZNAME.test(name) && !gebraucht.has(name)) await removeOrdner(ordner, name)
  }
}

function wennEsFehlt(fehler: NodeJS.ErrnoException): undefined {
  if (fehler.code !== 'ENOENT') throw fehler
}

/** What is noted about the data sets that are in place. */
export function readMeta(varDir: string): Promise<Datensatzmeta[]> {
  return readMitZeiger(varDir, ({ jahre }) =>
    Promise.all(
      Object.values(jahre).map(async ({ ordner }) =>
        JSON.parse(await readFile(join(datenordner(varDir), ordner, 'meta.json'), 'utf8')),
      ),
    ),
  )
}

/** A table of places and its coordinates, as they were written, and when. */
type Ortstexte = { text: string; lagen: string | undefined; vom: Date }

/** The table of places of the newest official data set, if there is one, and when it was imported. */
export async function bisherigeOrte(varDir: string): Promise<Ortstexte | undefined> {
  const [neueste] = (await readMeta(varDir)).filter(({ quelle }) => quelle === 'BAG').sort((a, b) => b.jahr - a.jahr)
  if (!neueste) return undefined
  const ordner = join(datenordner(varDir), `${neueste.jahr}-${neueste.hash}`)
  const text = (adresse: string) => readFile(join(ordner, basename(adresse)), 'utf8')
  const { orte, lagen }: Verzeichnis = JSON.parse(await text('verzeichnis.json'))
  return {
    text: await text(orte),
    lagen: lagen === undefined ? undefined : await text(lagen),
    vom: new Date(neueste.importiert),
  }
}
