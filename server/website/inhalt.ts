import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Bundle, Manifest } from '#contract/bundle.ts'
import { landesCsvAdresse, VERZEICHNIS_ADRESSE, verzeichnisAdresseVon } from '#contract/daten.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import type { Datenbestand } from '../daten/datenbestand.ts'
import { kanonischerPfad } from './adresse.ts'
import { BESTES_BROTLI, GUTES_BROTLI, komprimiert, RASCHES_BROTLI } from './kodierung.ts'
import type { Websitedatei } from './ordner.ts'
import { dateiname, typVon } from './regeln.ts'

/** What takes longer than all others together is compressed less hard: few fetch it. */
const LANG = 300_000
const SEHR_LANG = 2_000_000

type Websitequelle = {
  /** Of the build. */
  dist: string
  bundle: Bundle
  manifest: Manifest
  daten: SeitenDaten
  bestand: Pick<Datenbestand, 'aktuell' | 'fuerJahr' | 'jahre' | 'tabellen' | 'ortsdaten'>
  /** How hard pages and tables are packed. */
  brotli: number
}

/** Everything visitors can be sent: pages, pictures, premiums, and the files of the build. */
export async function* inhaltDer(quelle: Websitequelle): AsyncGenerator<Websitedatei> {
  const gezeichnet = new Set<string>()
  for await (const dokument of dokumente(quelle)) {
    gezeichnet.add(dokument.name)
    yield dokument
  }
  yield* tabellen(quelle)
  // A picture with figures takes the place of the one that the build has made without.
  for await (const datei of dateienDesBuilds(join(quelle.dist, 'client'))) if (!gezeichnet.has(datei.name)) yield datei
}

async function* dokumente({ bundle, manifest, daten, bestand, brotli }: Websitequelle): AsyncGenerator<Websitedatei> {
  for await (const dokument of bundle.renderAlles(daten, manifest, bestand.tabellen(), bestand.ortsdaten())) {
    const { pfad, typ, inhalt } = dokument
    if (pfad !== kanonischerPfad(pfad)) throw new Error(`Path not canonical: ${pfad}`)
    const fertig = typ === 'image/png' ? await png(inhalt) : Buffer.from(inhalt)
    if (fertig) yield datei(dateiname(dokument), fertig, brotli)
  }
}

/** Undefined where the program that draws cannot be loaded (it has a binary for each machine): the build's picture stays. */
async function png(svg: string): Promise<Buffer | undefined> {
  const zeichner = await import('@resvg/resvg-js').catch(() => undefined)
  return (await zeichner?.renderAsync(svg, { font: { loadSystemFonts: false } }))?.asPng()
}

/** The tables the browser computes with, of every imported year; the shown one has a second directory without a year. */
async function* tabellen({
  bestand: { aktuell, fuerJahr, jahre },
  brotli,
}: Websitequelle): AsyncGenerator<Websitedatei> {
  for (const jahr of jahre()) {
    const satz = fuerJahr(jahr)
    if (!satz) continue
    yield datei(verzeichnisAdresseVon(jahr).slice(1), satz.verzeichnis, brotli)
    if (satz === aktuell()) yield datei(VERZEICHNIS_ADRESSE.slice(1), satz.verzeichnis, brotli)
    for (const [adresse, inhalt] of satz.dateien) yield datei(adresse.slice(1), inhalt, brotli)
    // Missing where the data set is older than it.
    const landesCsv = await readFile(satz.landesCsv).catch(() => null)
    if (landesCsv) yield datei(landesCsvAdresse(jahr).slice(1), landesCsv, brotli)
  }
}

async function* dateienDesBuilds(ordner: string): AsyncGenerator<Websitedatei> {
  for (const eintrag of await readdir(ordner, { recursive: true, withFileTypes: true })) {
    const pfad = join(eintrag.parentPath, eintrag.name)
    const name = relative(ordner, pfad).split(sep).join('/').normalize('NFC')
    // Vite's own notes (.vite) and anything else hidden is not for visitors.
    if (!eintrag.isFile() || /(^|\/)\./.test(name)) continue
    const inhalt = await readFile(pfad)
    // What every visitor loads and no night changes: 1.2 kB less on every first visit, for seconds once a build.
    yield datei(name, inhalt, inhalt.length < LANG ? BESTES_BROTLI : GUTES_BROTLI)
  }
}

/** A coding that does not make the content smaller is left out. */
function datei(name: string, inhalt: Buffer, brotli: number): Websitedatei {
  const neben = async () =>
    typVon(name).komprimierbar ? komprimiert(inhalt, inhalt.length < SEHR_LANG ? brotli : RASCHES_BROTLI) : {}
  return { name, inhalt, neben }
}
