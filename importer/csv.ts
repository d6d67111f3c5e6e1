import { isAscii, isUtf8 } from 'node:buffer'
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { Dateifehler } from './import-fehler.ts'
import type { Quelldatei } from './quelldateien.ts'
import type { Zeile } from './zeile.ts'

/** The longest official row, a catchment area with all its municipalities, has 11'000 characters. */
const LAENGSTE_ZEILE = 100_000

const GRUENDE: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'ein Anführungszeichen bleibt offen',
  CSV_MAX_RECORD_SIZE: 'sie hat über 100000 Zeichen, vielleicht bleibt ein Anführungszeichen offen',
  CSV_INVALID_CLOSING_QUOTE: 'ein Anführungszeichen steht am falschen Ort',
}

/** Rows of a CSV file, read as a stream; `gelesen` is told how many bytes have gone by. */
export async function* csvZeilen(datei: Quelldatei, gelesen?: (bytes: number) => void): AsyncGenerator<Zeile> {
  const strom = await datei.open()
  try {
    const stuecke = ganzeZeilen(strom)
    const erstes = await stuecke.next()
    if (erstes.done) return
    const text = Readable.from(decodiert(datei.name, erstes.value, stuecke, gelesen))
    const parser = parse({
      delimiter: trennzeichen(erstes.value),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LAENGSTE_ZEILE,
    })
    // A failure of the source destroys the parser with it and so reaches the loop.
    pipeline(text, parser, () => {})
    let nummer = 0
    for await (const werte of parser as AsyncIterable<string[]>) {
      nummer += 1
      if (werte.length > 1 || werte[0] !== '') yield { nummer, werte }
    }
  } catch (fehler) {
    if (!(fehler instanceof CsvError)) throw fehler
    const { records } = fehler as { records?: number }
    const grund = GRUENDE[fehler.code] ?? fehler.code
    throw new Dateifehler(datei.name, `ist kein lesbares CSV: Zeile ${(records ?? 0) + 1}, ${grund}`)
  } finally {
    strom.destroy()
  }
}

/** Pieces that end at a line break, so that no character is cut in half. */
async function* ganzeZeilen(strom: Readable): AsyncGenerator<Buffer, undefined> {
  let rest = Buffer.alloc(0)
  for await (const stueck of strom) {
    const alles = Buffer.concat([rest, stueck])
    const ende = alles.lastIndexOf(0x0a) + 1
    // Where there are no lines the parser must see it, or everything would be kept here.
    const bis = ende === 0 && alles.length > LAENGSTE_ZEILE ? alles.length : ende
    if (bis > 0) yield alles.subarray(0, bis)
    rest = alles.subarray(bis)
  }
  if (rest.length > 0) yield rest
}

/** The first character beyond ASCII decides the encoding, wherever in the file it stands; the rest must agree. */
async function* decodiert(
  name: string,
  erstes: Buffer,
  weitere: AsyncIterator<Buffer>,
  gelesen?: (bytes: number) => void,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let bytes = 0
  for (let stueck: Buffer | undefined = erstes; stueck; stueck = (await weitere.next()).value) {
    bytes += stueck.length
    if (!decoder && !isAscii(stueck)) decoder = new TextDecoder(isUtf8(stueck) ? 'utf-8' : 'windows-1252')
    if (decoder?.encoding === 'utf-8' && !isUtf8(stueck))
      throw new Dateifehler(name, `beginnt in UTF-8 und enthält vor Byte ${bytes} Zeichen einer anderen Kodierung`)
    yield decoder ? decoder.decode(stueck) : stueck.toString('latin1')
    gelesen?.(bytes)
  }
}

function trennzeichen(anfang: Buffer): string {
  const kopf = anfang.toString('latin1').split('\n', 1)[0] ?? ''
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
