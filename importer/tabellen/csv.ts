import { isAscii, isUtf8 } from 'node:buffer'
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { Dateifehler } from '../import-fehler.ts'
import type { Quelldatei } from '../katalog/quelldateien.ts'
import type { Quellzeile, Stueck } from './zeile.ts'

/** The longest official row, a catchment area with all its municipalities, has 11'000 characters. */
const LAENGSTE_ZEILE = 100_000

const GRUENDE: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'ein Anführungszeichen bleibt offen',
  CSV_MAX_RECORD_SIZE: 'sie hat über 100000 Zeichen, vielleicht bleibt ein Anführungszeichen offen',
  CSV_INVALID_CLOSING_QUOTE: 'ein Anführungszeichen steht am falschen Ort',
}

/**
 * Rows of a CSV file, read as a stream piece by piece; `gelesen` is told how many bytes have gone by. Official tables have 200'000
 * rows and no quotation mark: what needs no parser is cut by hand, in a fraction of the time. From the first other piece on it reads
 * the rest.
 */
export async function* csvStuecke(datei: Quelldatei, gelesen?: (bytes: number) => void): AsyncGenerator<Stueck> {
  const strom = await datei.open()
  try {
    const stuecke = ganzeZeilen(strom)
    const erstes = await stuecke.next()
    if (erstes.done) return
    const { delimiter, umbruch } = schreibweise(erstes.value)
    const texte = decodiert(datei.name, abHier(erstes.value, stuecke), gelesen)
    let nummer = 0
    let text = await texte.next()
    for (; !text.done && istSchlicht(text.value, umbruch); text = await texte.next()) {
      const zeilen = text.value.slice(0, -umbruch.length).split(umbruch)
      yield schlichteZeilen(zeilen, delimiter, nummer)
      nummer += zeilen.length
    }
    if (!text.done) yield* geparst(datei.name, abHier(text.value, texte), { delimiter, umbruch, davor: nummer })
  } finally {
    strom.destroy()
  }
}

async function* geparst(
  name: string,
  texte: AsyncIterable<string>,
  { delimiter, umbruch, davor }: { delimiter: string; umbruch: string; davor: number },
): AsyncGenerator<Stueck> {
  const parser = parse({
    delimiter,
    // By itself it goes by the first line, which it may not see.
    ...(davor > 0 && { record_delimiter: umbruch }),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LAENGSTE_ZEILE,
  })
  // A failure of the source destroys the parser with it and so reaches the loop.
  pipeline(Readable.from(texte), parser, () => {})
  let nummer = davor
  try {
    for await (const werte of parser as AsyncIterable<string[]>) {
      nummer += 1
      if (werte.length > 1 || werte[0] !== '') yield [{ nummer, werte }]
    }
  } catch (fehler) {
    if (!(fehler instanceof CsvError)) throw fehler
    const { records } = fehler as { records?: number }
    const grund = GRUENDE[fehler.code] ?? fehler.code
    throw new Dateifehler(name, `ist kein lesbares CSV: Zeile ${davor + (records ?? 0) + 1}, ${grund}`)
  }
}

function* schlichteZeilen(zeilen: readonly string[], delimiter: string, davor: number): Generator<Quellzeile> {
  let nummer = davor
  for (const zeile of zeilen) {
    nummer += 1
    if (zeile !== '') yield { nummer, werte: zeile.split(delimiter) }
  }
}

/** Whole rows without a quotation mark, none too long. */
const istSchlicht = (text: string, umbruch: string): boolean =>
  umbruch !== '' &&
  !text.includes('"') &&
  text.endsWith(umbruch) &&
  (text.length <= LAENGSTE_ZEILE || text.split(umbruch).every(zeile => zeile.length < LAENGSTE_ZEILE))

async function* abHier<T>(erstes: T, weitere: AsyncGenerator<T>): AsyncGenerator<T> {
  yield erstes
  yield* weitere
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
  stuecke: AsyncIterable<Buffer>,
  gelesen?: (bytes: number) => void,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let bytes = 0
  for await (const stueck of stuecke) {
    bytes += stueck.length
    decoder ??= decoderFuer(stueck)
    if (decoder?.encoding === 'utf-8' && !isUtf8(stueck))
      throw new Dateifehler(name, `beginnt in UTF-8 und enthält vor Byte ${bytes} Zeichen einer anderen Kodierung`)
    yield decoder ? decoder.decode(stueck) : stueck.toString('latin1')
    gelesen?.(bytes)
  }
}

const decoderFuer = (stueck: Buffer) =>
  isAscii(stueck) ? undefined : new TextDecoder(isUtf8(stueck) ? 'utf-8' : 'windows-1252')

/** As its first line has it; no `umbruch` where that ends with a carriage return alone, which is left to the parser. */
function schreibweise(anfang: Buffer): { delimiter: string; umbruch: string } {
  const text = anfang.toString('latin1')
  const kopf = text.split('\n', 1)[0] ?? ''
  const anzahl = (zeichen: string) => kopf.split(zeichen).length
  return {
    delimiter: anzahl(';') > anzahl(',') ? ';' : ',',
    umbruch: /^[^\r\n]*(\r?\n)/.exec(text)?.[1] ?? '',
  }
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
