import { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Dateifehler } from '../import-fehler.ts'
import { csvStuecke } from './csv.ts'
import { einzeln } from './zeile.ts'

async function zeilen(...stuecke: Buffer[]) {
  const datei = { name: 'p.csv', art: 'csv' as const, bytes: 0, open: async () => Readable.from(stuecke) }
  return (await Array.fromAsync(einzeln(csvStuecke(datei)))).map(({ werte }) => werte)
}

const VIELE = 'Kanton;Name\n'.repeat(10_000)

test.each<BufferEncoding>(['latin1', 'utf8'])('the first umlaut may stand far down (%s)', async encoding => {
  const inhalt = Buffer.from(`${VIELE}ZH;Zürich\n`, encoding)
  expect((await zeilen(inhalt)).at(-1)).toEqual(['ZH', 'Zürich'])
  // Pieces of any length, also such that cut a character in half.
  const stuecke = Array.from({ length: inhalt.length / 7 + 1 }, (_, index) => inhalt.subarray(index * 7, index * 7 + 7))
  expect((await zeilen(...stuecke)).at(-1)).toEqual(['ZH', 'Zürich'])
})

test('two encodings in one file are refused', async () => {
  const gemischt = [Buffer.from(`${VIELE}ZH;Zürich\n`), Buffer.from('ZH;Zürich\n', 'latin1')]
  await expect(zeilen(...gemischt)).rejects.toThrow('anderen Kodierung')
})

test('a quotation mark left open ends the reading soon, and names the row', async () => {
  let gelesen = 0
  const endlos = async function* () {
    yield Buffer.from('a;b\n1;2\n3;"')
    for (; gelesen < 1_000; gelesen += 1) yield Buffer.from('x;y\n'.repeat(1_000))
  }
  const datei = { name: 'p.csv', art: 'csv' as const, bytes: 0, open: async () => Readable.from(endlos()) }
  const versuch = Array.fromAsync(einzeln(csvStuecke(datei)))
  await expect(versuch).rejects.toThrow(Dateifehler)
  await expect(versuch).rejects.toThrow(/^«p.csv» ist kein lesbares CSV: Zeile 3, .*Anführungszeichen/)
  expect(gelesen).toBeLessThan(200)
})

test('a quotation mark left open far down is found too, after rows that were read without the parser', async () => {
  const datei = [Buffer.from('a;b\n'.repeat(5_000)), Buffer.from('1;2\n3;"'), Buffer.from('x;y\n'.repeat(50_000))]
  await expect(zeilen(...datei)).rejects.toThrow(/Zeile 5002, .*Anführungszeichen/)
})

test('a row that is far too long is refused without a quotation mark as well', async () => {
  const datei = [Buffer.from('a;b\n1;2\n'), Buffer.from(`${'x'.repeat(200_000)}\n`)]
  await expect(zeilen(...datei)).rejects.toThrow(/Zeile 3, sie hat über 100000 Zeichen/)
})

/** Its own numbers of rows: empty ones are left out, and count. */
async function nummeriert(...stuecke: string[]) {
  const datei = {
    name: 'p.csv',
    art: 'csv' as const,
    bytes: 0,
    open: async () => Readable.from(stuecke.map(Buffer.from)),
  }
  return Array.fromAsync(einzeln(csvStuecke(datei)))
}

function vomParser(text: string) {
  const alle: string[][] = parse(text, { delimiter: ';', relax_column_count: true, relax_quotes: true })
  return alle
    .map((werte, index) => ({ nummer: index + 1, werte }))
    .filter(({ werte }) => werte.length > 1 || werte[0] !== '')
}

const zeichen = fc.constantFrom('a', 'b', ' ', ';', ';', '\n', '\n', '\r\n', '\r\n', '\r', '"', 'x"y"', '"q;r"')
const schlicht = fc.constantFrom('a', 'b', ' ', ';', ';')
/** Lines of one kind, or anything at all; mostly without quotation marks, for that is where two ways must agree. */
const inhalt = fc.oneof(
  fc.array(fc.string({ unit: schlicht, maxLength: 6 })).map(alle => alle.join('\n')),
  fc.array(fc.string({ unit: schlicht, maxLength: 6 })).map(alle => `\r\n${alle.join('\r\n')}`),
  fc.string({ unit: zeichen }),
)

test('whatever the text and its pieces, rows are what the parser makes of the whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('\n', '\r\n', '\r'), fc.array(inhalt, { maxLength: 5 }), async (ende, teile) => {
      const stuecke = [`k;l${ende}`, ...teile.filter(teil => teil !== '')]
      const erwartet = await Promise.resolve(stuecke.join(''))
        .then(vomParser)
        .catch(() => 'refused')
      expect(await nummeriert(...stuecke).catch(() => 'refused')).toEqual(erwartet)
    }),
    { numRuns: 500 },
  )
})
