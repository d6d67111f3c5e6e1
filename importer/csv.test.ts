import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { csvZeilen } from './csv.ts'
import { Dateifehler } from './import-fehler.ts'

async function zeilen(...stuecke: Buffer[]) {
  const datei = { name: 'p.csv', art: 'csv' as const, bytes: 0, open: async () => Readable.from(stuecke) }
  return (await Array.fromAsync(csvZeilen(datei))).map(({ werte }) => werte)
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
  const versuch = Array.fromAsync(csvZeilen(datei))
  await expect(versuch).rejects.toThrow(Dateifehler)
  await expect(versuch).rejects.toThrow(/^«p.csv» ist kein lesbares CSV: Zeile 3, .*Anführungszeichen/)
  expect(gelesen).toBeLessThan(200)
})
