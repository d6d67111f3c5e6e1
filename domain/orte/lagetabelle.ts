import type { Ortslage, Punkt } from './hexkarte.ts'
import type { Ort } from './standort.ts'

/** Where the places of a data set lie, one by one in the order of their table, and places abroad that bound the country. */
export type Lagen = { orte: readonly Punkt[]; ausland: readonly Punkt[] }

/** All places, and where they lie if the source says it. */
export type Ortsdaten = { orte: readonly Ort[]; lagen: Lagen | undefined }

/** A map needs no more: 100 metres, as a text of half the size. */
const RASTER = 100

type Lageninhalt = { format: number; orte: number[]; ausland: number[] }

/** East and north in turn, each as the difference to the place before: neighbours in the table lie close together. */
export function encodeLagen({ orte, ausland }: Lagen): string {
  const inhalt: Lageninhalt = { format: 1, orte: differenzen(orte), ausland: differenzen(ausland) }
  return `${JSON.stringify(inhalt)}\n`
}

export function decodeLagen(text: string): Lagen {
  const { format, orte, ausland }: Lageninhalt = JSON.parse(text)
  if (format !== 1) throw new Error(`Unknown format of the table of coordinates: ${format}`)
  return { orte: punkte(orte), ausland: punkte(ausland) }
}

function differenzen(punkte: readonly Punkt[]): number[] {
  const gerundet = punkte.map(({ e, n }) => [Math.round(e / RASTER), Math.round(n / RASTER)] as const)
  return gerundet.flatMap(([e, n], index) => {
    const [vorherE, vorherN] = gerundet[index - 1] ?? [0, 0]
    return [e - vorherE, n - vorherN]
  })
}

function punkte(differenzen: readonly number[]): Punkt[] {
  let [e, n] = [0, 0]
  return Array.from({ length: differenzen.length / 2 }, (_, index) => {
    e += differenzen[2 * index] ?? 0
    n += differenzen[2 * index + 1] ?? 0
    return { e: e * RASTER, n: n * RASTER }
  })
}

/** Places with their municipality and region, and those abroad without. Throws when the tables do not belong together. */
export function lagenDer(orte: readonly Ort[], lagen: Lagen): Ortslage[] {
  if (orte.length !== lagen.orte.length) throw new Error('The coordinates are those of another table of places')
  return [
    ...orte.map(({ bfs, kanton, region }, index) => ({
      bfs,
      kanton,
      region,
      ...(lagen.orte[index] ?? { e: 0, n: 0 }),
    })),
    ...lagen.ausland.map(punkt => ({ ...punkt, bfs: 0, kanton: '', region: 0 })),
  ]
}
