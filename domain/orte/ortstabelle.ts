import { textFolge } from '../werte/zeichen.ts'
import type { Ort } from './standort.ts'

/** All places of the country as text, described in docs/datensatz.md: one line per municipality. */
type Ortszeile = [bfs: number, gemeinde: string, ...orte: string[]]
type Ortsinhalt = { format: number; gebiete: { kanton: string; region: number; gemeinden: Ortszeile[] }[] }

/** By canton, region, BFS number, postcode, name: what stands together compresses together. */
export function ortFolge(a: Ort, b: Ort): number {
  return (
    textFolge(a.kanton, b.kanton) || a.region - b.region || a.bfs - b.bfs || a.plz - b.plz || textFolge(a.ort, b.ort)
  )
}

/** Takes places in the order of `ortFolge`. A place named like its municipality is only a postcode. */
export function encodeOrtstabelle(orte: readonly Ort[]): string {
  const gebiete = gruppen(orte, ort => `${ort.kanton} ${ort.region}`).map(gebiet => {
    const gemeinden = gruppen(gebiet, ort => `${ort.bfs} ${ort.gemeinde}`).map(gemeinde =>
      JSON.stringify(zeile(gemeinde)),
    )
    const { kanton, region } = gebiet[0]
    return `${JSON.stringify({ kanton, region }).slice(0, -1)},"gemeinden":[\n${gemeinden.join(',\n')}\n]}`
  })
  return `{"format":1,"gebiete":[\n${gebiete.join(',\n')}\n]}\n`
}

function zeile(orte: readonly [Ort, ...Ort[]]): Ortszeile {
  const { bfs, gemeinde } = orte[0]
  return [bfs, gemeinde, ...orte.map(ort => `${ort.plz}${ort.ort === gemeinde ? '' : ort.ort}`)]
}

/** Neighbours with the same key. */
function gruppen<T>(werte: readonly T[], schluessel: (wert: T) => string): [T, ...T[]][] {
  const ergebnis: [T, ...T[]][] = []
  for (const wert of werte) {
    const letzte = ergebnis.at(-1)
    if (letzte && schluessel(letzte[0]) === schluessel(wert)) letzte.push(wert)
    else ergebnis.push([wert])
  }
  return ergebnis
}

export function decodeOrtstabelle(text: string): Ort[] {
  const inhalt: Ortsinhalt = JSON.parse(text)
  if (inhalt.format !== 1) throw new Error(`Unknown format of place table: ${inhalt.format}`)
  return inhalt.gebiete.flatMap(({ kanton, region, gemeinden }) =>
    gemeinden.flatMap(([bfs, gemeinde, ...orte]) =>
      orte.map(ort => ({
        plz: Number(ort.slice(0, 4)),
        ort: ort.length > 4 ? ort.slice(4) : gemeinde,
        gemeinde,
        bfs,
        kanton,
        region,
      })),
    ),
  )
}
