import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { mitApostroph } from '#content/zahlen/format.ts'
import type { Quellenstand } from '#domain/katalog/katalogstand.ts'
import { ImportFehler } from '../import-fehler.ts'

export type Dateiart = 'csv' | 'xlsx' | 'zip'

export type Ladefristen = {
  /** Until the server answers, and between two pieces. */
  stilleMs: number
  /** Ends everything, whatever is still missing. */
  signal: AbortSignal
  versuche: number
}

/** Limits, and whom to tell that something is still arriving. */
export type Verbindung = Ladefristen & { melde: (satz: string) => void }

/** Together with the silence allowed at a start this stays below its ten seconds without a word. */
const MELDUNG_MS = 5_000

/** The catalogue has 40 kB, the pages have 200, the largest table 25 MB. */
const HOECHSTENS_TEXT = 5_000_000
const HOECHSTENS_DATEI = 200_000_000
/** However slowly everything arrives: what a check or a command may take to load. */
export const HOECHSTENS_LADEN_MS = 3 * 60_000

/** What a server said the last time, by which it can say that nothing has changed since. */
export type Marken = Pick<Quellenstand, 'etag' | 'geaendert'>

/**
 * Loads a file and checks what arrived: status, type, length, first bytes. Until then it lies under another name, and
 * every try starts anew, so that a half file is never taken for a whole one. Undefined when it has not changed.
 */
export async function download(
  adresse: string,
  { ziel, art, bekannt }: { ziel: string; art: Dateiart; bekannt?: Marken | undefined },
  verbindung: Verbindung,
): Promise<(Marken & { hash: string }) | undefined> {
  const teil = `${ziel}.teil`
  try {
    const geladen = await wiederholt(verbindung, async () => {
      const antwort = await frage(adresse, verbindung, bekannt)
      if (antwort.status === UNVERAENDERT) return undefined
      if (/html/i.test(antwort.headers.get('content-type') ?? ''))
        throw new Error('liefert eine Webseite statt einer Datei')
      const hash = createHash('sha256')
      await pipeline(
        stuecke(antwort, verbindung, HOECHSTENS_DATEI),
        async function* (teile) {
          for await (const stueck of teile) {
            hash.update(stueck)
            yield stueck
          }
        },
        createWriteStream(teil),
        { signal: verbindung.signal },
      )
      await checkDatei(teil, art)
      return { ...markenVon(antwort), hash: hash.digest('hex') }
    })
    if (geladen) await rename(teil, ziel)
    return geladen
  } catch (fehler) {
    throw new ImportFehler(`${adresse} ${grund(fehler)}.`)
  } finally {
    await rm(teil, { force: true })
  }
}

/** Loads a page or a JSON answer as text. Undefined when it has not changed. */
export async function downloadText(
  adresse: string,
  verbindung: Verbindung,
  bekannt?: Marken,
): Promise<(Marken & { text: string }) | undefined> {
  try {
    return await wiederholt(verbindung, async () => {
      const antwort = await frage(adresse, verbindung, bekannt)
      if (antwort.status === UNVERAENDERT) return undefined
      const teile: Uint8Array[] = []
      for await (const stueck of stuecke(antwort, verbindung, HOECHSTENS_TEXT)) teile.push(stueck)
      return { ...markenVon(antwort), text: Buffer.concat(teile).toString() }
    })
  } catch (fehler) {
    throw new ImportFehler(`${adresse} ${grund(fehler)}.`)
  }
}

async function wiederholt<T>({ versuche, signal }: Ladefristen, versuch: () => Promise<T>): Promise<T> {
  for (let nummer = 1; ; nummer += 1) {
    try {
      return await versuch()
    } catch (fehler) {
      if (nummer >= versuche || signal.aborted || fehler instanceof ZuGross) throw fehler
    }
  }
}

/** Another try would bring as much. */
class ZuGross extends Error {}

const UNVERAENDERT = 304

async function frage(adresse: string, { stilleMs, signal }: Ladefristen, bekannt: Marken = {}): Promise<Response> {
  const abbruch = new AbortController()
  const uhr = setTimeout(() => abbruch.abort(new Error('antwortet nicht')), stilleMs)
  try {
    const antwort = await fetch(adresse, {
      signal: AbortSignal.any([signal, abbruch.signal]),
      headers: {
        ...(bekannt.etag && { 'if-none-match': bekannt.etag }),
        ...(bekannt.geaendert && { 'if-modified-since': bekannt.geaendert }),
      },
    })
    if (!antwort.ok && antwort.status !== UNVERAENDERT) throw new Error(`antwortet mit Status ${antwort.status}`)
    return antwort
  } finally {
    clearTimeout(uhr)
  }
}

function markenVon({ headers }: Response): Marken {
  const [etag, geaendert] = [headers.get('etag'), headers.get('last-modified')]
  return { ...(etag && { etag }), ...(geaendert && { geaendert }) }
}

/** Ends when the server falls silent or sends too much; says every few seconds how much has come. */
async function* stuecke(
  antwort: Response,
  { stilleMs, melde }: Verbindung,
  hoechstens: number,
): AsyncGenerator<Uint8Array> {
  const strom = Readable.fromWeb((antwort.body ?? new Response('').body) as ReadableStream)
  const uhr = setTimeout(() => strom.destroy(new Error('verstummt mitten in der Antwort')), stilleMs)
  let [bytes, gemeldet] = [0, Date.now()]
  try {
    for await (const stueck of strom) {
      uhr.refresh()
      bytes += stueck.length
      if (bytes > hoechstens) throw new ZuGross(`liefert mehr als ${hoechstens / 1e6} MB`)
      if (Date.now() - gemeldet >= MELDUNG_MS) {
        gemeldet = Date.now()
        melde(`  … ${mitApostroph(Math.ceil(bytes / 1000))} kB`)
      }
      yield stueck
    }
  } finally {
    clearTimeout(uhr)
  }
}

/** A body shorter than its announced length is an error of `fetch` already. */
async function checkDatei(pfad: string, art: Dateiart) {
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
  const { cause } = fehler
  // Whoever is aborted first says so: `fetch`, or the pipeline with the reason as its cause.
  if ([fehler, cause].some(einer => einer instanceof Error && einer.name === 'TimeoutError')) return 'braucht zu lange'
  const ursache = cause instanceof Error ? cause.message : undefined
  if (fehler.message === 'fetch failed') return `ist nicht erreichbar (${ursache ?? fehler.message})`
  return fehler.message === 'terminated' ? `bricht ab (${ursache ?? fehler.message})` : fehler.message
}
