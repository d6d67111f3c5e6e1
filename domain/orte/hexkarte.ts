import { regionsschluessel } from '../praemien/datensatz.ts'

/** A place on the Swiss grid (LV95, metres). Without a canton it lies abroad: the directory holds Liechtenstein too. */
export type Ortslage = { e: number; n: number; bfs: number; kanton: string; region: number }

/** A hexagon with its point upwards. Every second row is shifted to the right by half a width. */
export type Zelle = {
  zeile: number
  spalte: number
  /** Those of the place nearest to its centre. */
  bfs: number
  kanton: string
  region: number
  /** Whether a place lies in it; mountains and lakes have none. */
  bewohnt: boolean
}

/** Width of a cell of the map of the country, in metres: 35 km², and about 1'200 cells. */
export const LANDESKARTE = 6_400
/** Of the map of a canton: 6 km². */
export const KANTONSKARTE = 2_600

/** How far apart places may lie for what is between them to belong to the country, in metres. */
const LUECKE = 24_000

const HOEHE_JE_BREITE = Math.sqrt(3) / 2
/** West and north of the country by more than any gap that is closed, so that no row or column is negative. */
const URSPRUNG = { e: 2_400_000, n: 1_400_000 }

/**
 * The country as hexagons, from nothing but its places: a cell belongs to it when a place lies in it, or when it lies between
 * such cells. Whatever is nearest to a place abroad does not.
 */
export function hexkarte(lagen: readonly Ortslage[], breite: number): Zelle[] {
  const bewohnte = new Set(lagen.filter(({ kanton }) => kanton !== '').map(lage => schluessel(zelleVon(lage, breite))))
  const radius = Math.max(1, Math.round(LUECKE / breite / 2))
  const naechste = naechsterOrt(lagen, breite)
  return [...geschlossen(bewohnte, radius)]
    .map(aus)
    .sort((a, b) => a.zeile - b.zeile || a.spalte - b.spalte)
    .flatMap(ort => {
      const { bfs, kanton, region } = naechste(mitte(ort, breite))
      return kanton === '' ? [] : [{ ...ort, bfs, kanton, region, bewohnt: bewohnte.has(schluessel(ort)) }]
    })
}

export type Stelle = { zeile: number; spalte: number }

/** On the Swiss grid (LV95), in metres. */
export type Punkt = { e: number; n: number }

/** A number, because a map of fine cells asks for tens of thousands. No row is longer, whatever the width. */
const LAENGSTE_ZEILE = 10_000
const schluessel = ({ zeile, spalte }: Stelle) => zeile * LAENGSTE_ZEILE + spalte
const aus = (nummer: number): Stelle => ({
  zeile: Math.floor(nummer / LAENGSTE_ZEILE),
  spalte: nummer % LAENGSTE_ZEILE,
})

/** The centre of a cell on the Swiss grid. */
export function mitte({ zeile, spalte }: Stelle, breite: number): Punkt {
  return {
    e: URSPRUNG.e + (spalte + (zeile % 2) / 2) * breite,
    n: URSPRUNG.n - zeile * breite * HOEHE_JE_BREITE,
  }
}

/** The cell whose centre is nearest: of a row and its two neighbours one always is. */
function zelleVon({ e, n }: Punkt, breite: number): Stelle {
  const reihe = Math.round((URSPRUNG.n - n) / (breite * HOEHE_JE_BREITE))
  const kandidaten = [reihe - 1, reihe, reihe + 1].map(zeile => ({
    zeile,
    spalte: Math.round((e - URSPRUNG.e) / breite - (zeile % 2) / 2),
  }))
  return kandidaten.reduce((beste, andere) =>
    abstand(mitte(andere, breite), { e, n }) < abstand(mitte(beste, breite), { e, n }) ? andere : beste,
  )
}

const abstand = (a: Punkt, b: Punkt) => (a.e - b.e) ** 2 + (a.n - b.n) ** 2

export function nachbarn({ zeile, spalte }: Stelle): Stelle[] {
  const versetzt = zeile % 2
  const [links, rechts] = [spalte - 1 + versetzt, spalte + versetzt]
  return [
    { zeile: zeile - 1, spalte: rechts },
    { zeile, spalte: spalte + 1 },
    { zeile: zeile + 1, spalte: rechts },
    { zeile: zeile + 1, spalte: links },
    { zeile, spalte: spalte - 1 },
    { zeile: zeile - 1, spalte: links },
  ]
}

/** Grown by some rings and shrunk by as many: gaps narrower than that are closed, the outline stays. */
function geschlossen(zellen: ReadonlySet<number>, ringe: number): Set<number> {
  const umgebung = (zelle: number) => nachbarn(aus(zelle)).map(schluessel)
  let bisher = new Set(zellen)
  for (let ring = 0; ring < ringe; ring++) bisher = new Set([...bisher].flatMap(zelle => [zelle, ...umgebung(zelle)]))
  for (let ring = 0; ring < ringe; ring++) {
    const gewachsen = bisher
    bisher = new Set([...gewachsen].filter(zelle => umgebung(zelle).every(nachbar => gewachsen.has(nachbar))))
  }
  return bisher
}

/** Looks only at places near by: they are sorted into squares. */
function naechsterOrt(lagen: readonly Ortslage[], breite: number): (punkt: Punkt) => Ortslage {
  const seite = 2 * breite
  const quadrat = ({ e, n }: Punkt) => [Math.floor(e / seite), Math.floor(n / seite)] as const
  const nummer = (x: number, y: number) => x * LAENGSTE_ZEILE + y
  const quadrate = Map.groupBy(lagen, lage => nummer(...quadrat(lage)))
  return punkt => {
    const [x, y] = quadrat(punkt)
    let beste: Ortslage | undefined
    for (let ring = 1; ; ring++) {
      for (let dx = -ring; dx <= ring; dx++)
        for (let dy = -ring; dy <= ring; dy++)
          for (const lage of quadrate.get(nummer(x + dx, y + dy)) ?? [])
            if (!beste || abstand(lage, punkt) < abstand(beste, punkt)) beste = lage
      if (beste && abstand(beste, punkt) <= (ring * seite) ** 2) return beste
      if (ring > 50) throw new Error('a map needs places')
    }
  }
}

export const gebietDer = ({ kanton, region }: Pick<Zelle, 'kanton' | 'region'>) => regionsschluessel(kanton, region)

/** In square kilometres. */
export const zellflaeche = (breite: number): number => (HOEHE_JE_BREITE * breite * breite) / 1e6
