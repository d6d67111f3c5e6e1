import { isUtf8 } from 'node:buffer'
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { ImportFehler } from './import-fehler.ts'
import type { Quelldatei } from './quelldateien.ts'
import type { Zeile } from './zeile.ts'

/** Enough to see the encoding and the delimiter: official headers carry an umlaut. */
const PROBE = 65_536

/** Rows of a CSV file, read as a stream; `gelesen` is told how many bytes have gone by. */
export async function* csvZeilen(datei: Quelldatei, gelesen?: (bytes: number) => void): AsyncGenerator<Zeile> {
  const strom = await datei.open()
  const stuecke = strom[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  try {
    const probe = await anfang(stuecke)
    const kopf = vollstaendigeZeilen(probe)
    const text = Readable.from(decodiert(probe, stuecke, isUtf8(kopf) ? 'utf-8' : 'windows-1252', gelesen))
    const parser = parse({ delimiter: trennzeichen(kopf), relax_column_count: true, relax_quotes: true })
    // A failure of the source destroys the parser with it and so reaches the loop.
    pipeline(text, parser, () => {})
    let nummer = 0
    for await (const werte of parser as AsyncIterable<string[]>) {
      nummer += 1
      if (werte.length > 1 || werte[0] !== '') yield { nummer, werte }
    }
  } catch (fehler) {
    if (fehler instanceof CsvError) throw new ImportFehler(`«${datei.name}» ist kein lesbares CSV: ${fehler.message}`)
    throw fehler
  } finally {
    strom.destroy()
  }
}

async function* decodiert(
  probe: Buffer,
  stuecke: AsyncIterator<Buffer>,
  encoding: 'utf-8' | 'windows-1252',
  gelesen?: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let bytes = 0
  for (let stueck: Buffer | undefined = probe; stueck; stueck = (await stuecke.next()).value) {
    bytes += stueck.length
    yield decoder.decode(stueck, { stream: true })
    gelesen?.(bytes)
  }
  yield decoder.decode()
}

async function anfang(stuecke: AsyncIterator<Buffer>): Promise<Buffer> {
  const teile: Buffer[] = []
  for (let laenge = 0; laenge < PROBE; ) {
    const naechstes = await stuecke.next()
    if (naechstes.done) break
    teile.push(naechstes.value)
    laenge += naechstes.value.length
  }
  return Buffer.concat(teile)
}

/** Cut at the last line break, so that no character is cut in half. */
function vollstaendigeZeilen(probe: Buffer): Buffer {
  const ende = probe.lastIndexOf(0x0a)
  return ende < 0 ? probe : probe.subarray(0, ende)
}

function trennzeichen(probe: Buffer): string {
  const kopf = probe.toString('latin1').split('\n', 1)[0] ?? ''
  const anzahl = (zeichen: string) => kopf.split(zeichen).length
  return anzahl(';') > anzahl(',') ? ';' : ','
}

/** For the sentence that refuses a file: what stands at its beginning. */
export async function ersteZeichen(datei: Quelldatei): Promise<string> {
  const strom = await datei.open()
  for await (const stueck of strom) {
    strom.destroy()
    return (stueck as Buffer).toString('latin1', 0, 200).trimStart()
  }
  return ''
}
