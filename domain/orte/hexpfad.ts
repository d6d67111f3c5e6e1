import { nachbarn, type Stelle, type Zelle } from './hexkarte.ts'

/*
 * Hexagons as the path of an SVG, in whole units: a cell is 14 wide and 16 high, rows lie 12 apart. That is a regular hexagon
 * but for one per cent, and every one of them is the same few characters, which compress to next to nothing.
 */
const BREITE = 14
const ZEILE = 12
const ECKEN = [
  [0, -8],
  [7, -4],
  [7, 4],
  [0, 8],
  [-7, 4],
  [-7, -4],
] as const

export type Ausschnitt = { x: number; y: number; breite: number; hoehe: number }

const punkt = ({ zeile, spalte }: Stelle) => ({ x: spalte * BREITE + (zeile % 2) * 7, y: zeile * ZEILE })

/** What the cells take up, with a margin for lines. */
export function ausschnitt(zellen: readonly Stelle[]): Ausschnitt {
  const punkte = zellen.map(punkt)
  const [xs, ys] = [punkte.map(({ x }) => x), punkte.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs) - 9, Math.min(...ys) - 10]
  return { x, y, breite: Math.max(...xs) + 9 - x, hoehe: Math.max(...ys) + 10 - y }
}

const GROSS = 'l7 4v8l-7 4-7-4v-8z'
/** Without a place: half as wide. */
const KLEIN = 'l4 2v4l-4 2-4-2v-4z'

/** The cells one by one, from the left of each row. Coordinates count from the corner of the section. */
export function zellenpfad(zellen: readonly Zelle[], { x, y }: Ausschnitt): string {
  let vorher: { x: number; y: number } | undefined
  return zellen
    .map(zelle => {
      const mitte = punkt(zelle)
      const oben = { x: mitte.x - x, y: mitte.y - y - (zelle.bewohnt ? 8 : 4) }
      const schritt = vorher ? `m${oben.x - vorher.x}${mitVorzeichen(oben.y - vorher.y)}` : `M${oben.x} ${oben.y}`
      vorher = oben
      return schritt + (zelle.bewohnt ? GROSS : KLEIN)
    })
    .join('')
}

const mitVorzeichen = (zahl: number) => (zahl < 0 ? String(zahl) : ` ${zahl}`)

/** The line around cells of one kind: every edge whose other side is of another. Edges that meet are drawn in one go. */
export function umriss(zellen: readonly Zelle[], { x, y }: Ausschnitt, art: (zelle: Zelle) => string): string {
  const arten = new Map(zellen.map(zelle => [kennung(zelle), art(zelle)]))
  const kanten = new Map<string, string[]>()
  for (const zelle of zellen) {
    const mitte = punkt(zelle)
    for (const [seite, nachbar] of nachbarn(zelle).entries()) {
      const drueben = arten.get(kennung(nachbar))
      // A border between two is drawn once, by the one whose name comes first.
      if (drueben !== undefined && drueben <= art(zelle)) continue
      const [von, bis] = [seite, seite + 1].map(ecke => {
        const [dx, dy] = ECKEN[ecke % 6] ?? [0, 0]
        return `${mitte.x - x + dx} ${mitte.y - y + dy}`
      })
      if (von === undefined || bis === undefined) continue
      kanten.set(von, [...(kanten.get(von) ?? []), bis])
    }
  }
  return linienzuege(kanten)
}

const kennung = ({ zeile, spalte }: Stelle) => zeile * 10_000 + spalte

function linienzuege(kanten: Map<string, string[]>): string {
  let pfad = ''
  for (const anfang of kanten.keys()) {
    let hier = anfang
    let naechster = kanten.get(hier)?.pop()
    if (naechster !== undefined) pfad += `M${hier}`
    while (naechster !== undefined) {
      pfad += relativ(hier, naechster)
      hier = naechster
      naechster = kanten.get(hier)?.pop()
    }
  }
  return pfad
}

function relativ(von: string, bis: string): string {
  const [x1 = 0, y1 = 0] = von.split(' ').map(Number)
  const [x2 = 0, y2 = 0] = bis.split(' ').map(Number)
  return x1 === x2 ? `v${y2 - y1}` : `l${x2 - x1}${mitVorzeichen(y2 - y1)}`
}

/** Where a name fits: the middle of the cell that lies nearest to the centre of all. */
export function mittelpunkt(zellen: readonly Zelle[], { x, y }: Ausschnitt): { x: number; y: number; zelle: Zelle } {
  const punkte = zellen.map(zelle => ({ zelle, ...punkt(zelle) }))
  const mittel = (werte: number[]) => werte.reduce((summe, wert) => summe + wert, 0) / werte.length
  const [mx, my] = [mittel(punkte.map(p => p.x)), mittel(punkte.map(p => p.y))]
  const abstand = (p: { x: number; y: number }) => (p.x - mx) ** 2 + (p.y - my) ** 2
  const naechste = punkte.reduce((beste, andere) => (abstand(andere) < abstand(beste) ? andere : beste))
  return { x: naechste.x - x, y: naechste.y - y, zelle: naechste.zelle }
}
