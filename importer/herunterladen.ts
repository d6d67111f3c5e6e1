import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { ImportFehler } from './import-fehler.ts'

export type Dateiart = 'csv' | 'xlsx' | 'zip'

export type Fristen = {
  /** Until the server answers, and between two pieces. */
  stilleMs: number
  /** Ends everything, whatever is still missing. */
  signal: AbortSignal
  versuche: number
}

/**
 * Loads a file and checks what arrived: status, type, length, first bytes. Until then it lies under another name, and
 * every try starts anew, so that a half file is never taken for a whole one.
 */
export async function ladeHerunter(adresse: string, ziel: string, art: Dateiart, fristen: Fristen): Promise<void> {
  const teil = `${ziel}.teil`
  try {
    await wiederholt(fristen, async () => {
      const antwort = await frage(adresse, fristen)
      if (/html/i.test(antwort.headers.get('content-type') ?? ''))
        throw new Error('liefert eine Webseite statt einer Datei')
      await pipeline(mitStillefrist(antwort, fristen), createWriteStream(teil), { signal: fristen.signal })
      await pruefe(teil, art)
    })
    await rename(teil, ziel)
  } catch (fehler) {
    throw new ImportFehler(`${adresse} ${grund(fehler)}.`)
  } finally {
    await rm(teil, { force: true })
  }
}

/** Loads a page or a JSON answer as text. */
export async function ladeText(adresse: string, fristen: Fristen): Promise<string> {
  try {
    return await wiederholt(fristen, async () => (await frage(adresse, fristen)).text())
  } catch (fehler) {
    throw new ImportFehler(`${adresse} ${grund(fehler)}.`)
  }
}

async function wiederholt<T>({ versuche, signal }: Fristen, versuch: () => Promise<T>): Promise<T> {
  for (let nummer = 1; ; nummer += 1) {
    try {
      return await versuch()
    } catch (fehler) {
      if (nummer >= versuche || signal.aborted) throw fehler
    }
  }
}

async function frage(adresse: string, { stilleMs, signal }: Fristen): Promise<Response> {
  const abbruch = new AbortController()
  const uhr = setTimeout(() => abbruch.abort(new Error('antwortet nicht')), stilleMs)
  try {
    const antwort = await fetch(adresse, { signal: AbortSignal.any([signal, abbruch.signal]) })
    if (!antwort.ok) throw new Error(`antwortet mit Status ${antwort.status}`)
    return antwort
  } finally {
    clearTimeout(uhr)
  }
}

async function* mitStillefrist(antwort: Response, { stilleMs }: Fristen): AsyncGenerator<Uint8Array> {
  const strom = Readable.fromWeb((antwort.body ?? new Response('').body) as ReadableStream)
  const uhr = setTimeout(() => strom.destroy(new Error('verstummt mitten in der Datei')), stilleMs)
  try {
    for await (const stueck of strom) {
      uhr.refresh()
      yield stueck
    }
  } finally {
    clearTimeout(uhr)
  }
}

/** A body shorter than its announced length is an error of `fetch` already. */
async function pruefe(pfad: string, art: Dateiart) {
  const datei = await open(pfad)
  try {
    const { size } = await datei.stat()
    if (size === 0) throw new Error('liefert eine leere Datei')
    const { buffer } = await datei.read({ buffer: Buffer.alloc(4), position: 0 })
    const istArchiv = buffer.toString('latin1', 0, 2) === 'PK'
    if (art === 'csv' ? istArchiv || buffer[0] === 0x3c : !istArchiv)
      throw new Error(`liefert etwas anderes als ${art.toUpperCase()}`)
  } finally {
    await datei.close()
  }
}

/** `fetch` hides the reason in `cause`. */
function grund(fehler: unknown): string {
  if (!(fehler instanceof Error)) return 'ist nicht erreichbar'
  if (fehler.name === 'TimeoutError') return 'braucht zu lange'
  const ursache = fehler.cause instanceof Error ? fehler.cause.message : undefined
  if (fehler.message === 'fetch failed') return `ist nicht erreichbar (${ursache ?? fehler.message})`
  return fehler.message === 'terminated' ? `bricht ab (${ursache ?? fehler.message})` : fehler.message
}
