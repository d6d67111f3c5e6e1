import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compress, decompress } from 'woff2-encoder'

/** The brand's font as its makers publish it: all weights and widths, and pairs of letters set closer by a table for each of them. */
export function loadVolleSchrift(): Promise<Uint8Array> {
  const ort = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2'
  return decompress(readFileSync(fileURLToPath(import.meta.resolve(ort))))
}

export const SCHRIFTDATEI = 'app/styles/instrument-sans.woff2'

/** What the styles ask for; `kern` comes from the font in one weight and width. */
const MERKMALE = ['ccmp', 'liga', 'locl', 'pnum', 'tnum']
/** Between text (400 at 100) and headings (600 at 76 to 94): pairs differ by hundredths of a letter. */
const MITTE = { wght: 500, wdth: 92 }

/**
 * The font of the website: the same letters in every weight and width, with one table of pairs for all of them. The tables that
 * vary were 22 of 57 kB, the largest file of a first visit.
 */
export async function schriftDerWebsite(): Promise<Uint8Array> {
  const volle = await loadVolleSchrift()
  const { teilschrift } = await openHarfbuzz()
  const buchstaben = tabellenVon(teilschrift(volle, MERKMALE))
  const paare = tabellenVon(teilschrift(volle, ['kern'], MITTE))
  for (const name of ['GPOS', 'GDEF']) setOrDelete(buchstaben, name, paare.get(name))
  return compress(schriftAus(buchstaben))
}

function setOrDelete<K, V>(map: Map<K, V>, key: K, value: V | undefined): void {
  if (value === undefined) map.delete(key)
  else map.set(key, value)
}

type HarfbuzzCall =
  | 'malloc'
  | 'hb_blob_create'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_set_clear'
  | 'hb_set_invert'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_pin_axis_location'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_or_fail'
type Harfbuzz = { memory: WebAssembly.Memory; _initialize: () => void } & Record<
  HarfbuzzCall,
  (...werte: number[]) => number
>

/** HarfBuzz's own names (hb-subset.h). */
const LAYOUT_FEATURE_TAG = 6
const RETAIN_GIDS = 2

/** The part of HarfBuzz that its package brings without a wrapper: makes a font of a font. */
async function openHarfbuzz() {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')))
  const { instance } = await WebAssembly.instantiate(wasm)
  const hb = instance.exports as unknown as Harfbuzz
  hb._initialize()

  /** All characters, with these features; at one place of the axes, or with all of them. */
  function teilschrift(schrift: Uint8Array, merkmale: readonly string[], ort: Record<string, number> = {}): Uint8Array {
    const stelle = hb.malloc(schrift.length)
    new Uint8Array(hb.memory.buffer).set(schrift, stelle)
    const face = hb.hb_face_create(hb.hb_blob_create(stelle, schrift.length, 2, 0, 0), 0)
    const wunsch = hb.hb_subset_input_create_or_fail()
    hb.hb_subset_input_set_flags(wunsch, RETAIN_GIDS)
    hb.hb_set_invert(hb.hb_subset_input_unicode_set(wunsch))
    const gewuenschte = hb.hb_subset_input_set(wunsch, LAYOUT_FEATURE_TAG)
    hb.hb_set_clear(gewuenschte)
    for (const name of merkmale) hb.hb_set_add(gewuenschte, nummerVon(name))
    for (const [achse, wert] of Object.entries(ort))
      hb.hb_subset_input_pin_axis_location(wunsch, face, nummerVon(achse), wert)
    const blob = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, wunsch))
    const daten = hb.hb_blob_get_data(blob, 0)
    return new Uint8Array(hb.memory.buffer).slice(daten, daten + hb.hb_blob_get_length(blob))
  }
  return { teilschrift }
}

const nummerVon = (name: string): number => Buffer.from(name).readUInt32BE()

/** An OpenType file is a directory of tables: name, checksum, place, length. */
const KOPF = 12
const EINTRAG = 16

function tabellenVon(schrift: Uint8Array): Map<string, Buffer> {
  const datei = Buffer.from(schrift)
  const anzahl = datei.readUInt16BE(4)
  return new Map(
    Array.from({ length: anzahl }, (_, i) => {
      const eintrag = datei.subarray(KOPF + i * EINTRAG, KOPF + (i + 1) * EINTRAG)
      const stelle = eintrag.readUInt32BE(8)
      return [eintrag.toString('latin1', 0, 4), datei.subarray(stelle, stelle + eintrag.readUInt32BE(12))] as const
    }),
  )
}

function schriftAus(tabellen: ReadonlyMap<string, Buffer>): Buffer {
  const namen = [...tabellen.keys()].sort()
  const kopf = Buffer.alloc(KOPF + namen.length * EINTRAG)
  const stufen = Math.floor(Math.log2(namen.length))
  kopf.writeUInt32BE(0x00010000)
  for (const [i, wert] of [
    namen.length,
    2 ** stufen * EINTRAG,
    stufen,
    (namen.length - 2 ** stufen) * EINTRAG,
  ].entries())
    kopf.writeUInt16BE(wert, 4 + 2 * i)
  const teile = [kopf]
  let stelle = kopf.length
  for (const [i, name] of namen.entries()) {
    const inhalt = tabellen.get(name) ?? Buffer.alloc(0)
    const aufgefuellt = Buffer.concat([inhalt, Buffer.alloc(-inhalt.length & 3)])
    kopf.write(name, KOPF + i * EINTRAG, 'latin1')
    for (const [j, wert] of [pruefsumme(aufgefuellt), stelle, inhalt.length].entries())
      kopf.writeUInt32BE(wert, KOPF + i * EINTRAG + 4 * (j + 1))
    teile.push(aufgefuellt)
    stelle += aufgefuellt.length
  }
  return Buffer.concat(teile)
}

function pruefsumme(tabelle: Buffer): number {
  let summe = 0
  for (let i = 0; i < tabelle.length; i += 4) summe = (summe + tabelle.readUInt32BE(i)) >>> 0
  return summe
}
