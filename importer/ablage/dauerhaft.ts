import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file whose content is on the disk when this returns; its name is only after `syncOrdner`. */
export async function writeDurably(pfad: string, inhalt: Buffer): Promise<void> {
  const datei = await open(pfad, 'w')
  try {
    await datei.writeFile(inhalt)
    await datei.sync()
  } finally {
    await datei.close()
  }
}

/** The same for a text that is too large to be held: written as it is made. */
export async function writeTextDurably(pfad: string, teile: Iterable<string>): Promise<void> {
  const datei = await open(pfad, 'w')
  await pipeline(Readable.from(bloecke(teile), { highWaterMark: 1 }), datei.createWriteStream({ flush: true }))
}

/** Every piece is a write of its own: 5'000 small ones took longer than making the text. */
const BLOCK = 65_536

function* bloecke(teile: Iterable<string>): Generator<Buffer> {
  let block = ''
  for (const teil of teile) {
    block += teil
    if (block.length < BLOCK) continue
    yield Buffer.from(block)
    block = ''
  }
  yield Buffer.from(block)
}

export async function syncOrdner(pfad: string): Promise<void> {
  const ordner = await open(pfad)
  try {
    await ordner.sync()
  } finally {
    await ordner.close()
  }
}

/** The new name outlives a power cut. */
export async function renameDurably(von: string, nach: string): Promise<void> {
  await rename(von, nach)
  await syncOrdner(dirname(nach))
}

/** A whole file in the place of another: whoever reads it sees the old one or the new one. */
export async function replaceDurably(pfad: string, inhalt: object): Promise<void> {
  const neu = `${pfad}.neu`
  await writeDurably(neu, Buffer.from(`${JSON.stringify(inhalt, null, 1)}\n`))
  await renameDurably(neu, pfad)
}
