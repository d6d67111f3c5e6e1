import { type FileHandle, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** This folder and all below it: names are on the disk when this returns. */
export async function syncOrdnerIn(ordner: string): Promise<void> {
  const eintraege = await readdir(ordner, { recursive: true, withFileTypes: true })
  for (const eintrag of eintraege.filter(eintrag => eintrag.isDirectory()))
    await syncOrdner(join(eintrag.parentPath, eintrag.name))
  await syncOrdner(ordner)
}

export const syncOrdner = (pfad: string) => withHandle(pfad, 'r', ordner => ordner.sync())

export async function withHandle(pfad: string, art: string, work: (datei: FileHandle) => Promise<void>): Promise<void> {
  const datei = await open(pfad, art)
  try {
    await work(datei)
  } finally {
    await datei.close()
  }
}
