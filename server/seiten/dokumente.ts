import { setImmediate as naechsteRunde } from 'node:timers/promises'
import type { Bundle, Manifest } from '#contract/bundle.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import type { Ortsdaten } from '#domain/lagetabelle.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import { kanonischerPfad } from './adresse.ts'
import { png } from './bild.ts'
import type { Datei } from './datei.ts'
import { komprimiert } from './kodierung.ts'

type Inhaltsquelle = { daten: SeitenDaten; tabellen: readonly Regionstabelle[]; ortsdaten: Ortsdaten }

type Aufwand = {
  /** Quality, from 0 to 11. */
  brotli: number
  /** Who come first: one document after the other. */
  nebenBesuchern: boolean
}

/** All documents of the site. Compression of one runs in the thread pool while the next is rendered. */
export async function renderDokumente(
  bundle: Bundle,
  manifest: Manifest,
  { daten, tabellen, ortsdaten }: Inhaltsquelle,
  { brotli, nebenBesuchern }: Aufwand,
): Promise<Datei[]> {
  const pfade = new Set<string>()
  const dateien: Promise<Datei[]>[] = []
  for await (const { pfad, status, typ, inhalt } of bundle.renderAlles(daten, manifest, tabellen, ortsdaten)) {
    if (pfade.has(pfad) || pfad !== kanonischerPfad(pfad)) throw new Error(`Path not canonical or doubled: ${pfad}`)
    pfade.add(pfad)
    const datei = (typ === 'image/png' ? bild(inhalt) : text(inhalt, brotli)).then(fertige =>
      fertige ? [{ pfad, status, typ, unveraenderlich: false, ...fertige }] : [],
    )
    dateien.push(datei)
    if (nebenBesuchern) {
      await datei
      await naechsteRunde()
    }
  }
  return (await Promise.all(dateien)).flat()
}

type Inhalt = Pick<Datei, 'identity' | 'gzip' | 'br'>

async function text(inhalt: string, brotli: number): Promise<Inhalt> {
  const identity = Buffer.from(inhalt)
  return { identity, ...(await komprimiert(identity, brotli)) }
}

async function bild(zeichnung: string): Promise<Inhalt | undefined> {
  const identity = await png(zeichnung)
  return identity && { identity, gzip: null, br: null }
}
