import { istUeberlang } from './normalform.ts'
import { mitRepariertenZeichen, schreibweisen } from './zeichen.ts'

/** A place within a municipality. The municipality decides canton and region, not the postcode. */
export type Ort = {
  plz: number
  ort: string
  gemeinde: string
  bfs: number
  kanton: string
  region: number
}

/** A place with its position in the table, counted from 1. */
export type OrtMitId = Ort & { id: number }

/** Places in a fixed order, with what a search needs computed once. */
export type Ortsverzeichnis = {
  orte: readonly OrtMitId[]
  nachPlz: ReadonlyMap<number, readonly OrtMitId[]>
  /** Spellings of each name, index by index with `orte`; made by the first search for a name, most give a postcode. */
  namen: () => readonly string[]
}

export const HOECHSTENS_ORTE = 10

/** Whoever types more looks for no place. */
const NAME_HOECHSTENS = 50

export function ortsverzeichnis(tabelle: readonly Ort[]): Ortsverzeichnis {
  const orte = tabelle.map((ort, index) => ({ ...ort, id: index + 1 }))
  const nachPlz = new Map<number, OrtMitId[]>()
  for (const ort of orte) {
    const bisher = nachPlz.get(ort.plz)
    if (bisher) bisher.push(ort)
    else nachPlz.set(ort.plz, [ort])
  }
  let namen: readonly string[] | undefined
  return {
    orte,
    nachPlz,
    namen: () => {
      namen ??= orte.map(ort => namenszeilen(ort.ort))
      return namen
    },
  }
}

export function orteZuPlz(verzeichnis: Ortsverzeichnis, plz: number): readonly OrtMitId[] {
  return verzeichnis.nachPlz.get(plz) ?? []
}

/** Every spelling on its own line: a whole name, a beginning and a part are then found by one look each. */
function namenszeilen(name: string): string {
  const teile = name.includes('/') ? name.split('/') : []
  return `\n${[name, ...teile].flatMap(schreibweisen).join('\n')}\n`
}

/** Same name in any spelling first, then names that begin with the text, then names that contain it. */
export function orteZuName(verzeichnis: Ortsverzeichnis, name: string, hoechstens = HOECHSTENS_ORTE): OrtMitId[] {
  const teil = gesuchteFormen(name)
  const muster = [teil.map(form => `\n${form}\n`), teil.map(form => `\n${form}`), teil]
  const raenge: OrtMitId[][] = muster.map(() => [])
  for (const [index, zeilen] of verzeichnis.namen().entries()) {
    const ort = verzeichnis.orte[index]
    if (!ort || !enthaeltEine(zeilen, teil)) continue
    raenge[muster.findIndex(formen => enthaeltEine(zeilen, formen))]?.push(ort)
  }
  return raenge.flat().slice(0, hoechstens)
}

function gesuchteFormen(name: string): string[] {
  if (istUeberlang(name, NAME_HOECHSTENS)) return []
  return schreibweisen(mitRepariertenZeichen(name.trim())).filter(form => form !== '')
}

function enthaeltEine(zeilen: string, formen: readonly string[]): boolean {
  return formen.some(form => zeilen.includes(form))
}

/**
 * The places of a postcode with this name. The name may be broken, come without the canton that the directory adds
 * ('Buchs' for 'Buchs ZH'), be one of two languages ('Biel' for 'Biel/Bienne') or be the municipality's.
 */
export function orteZuPlzUndName(verzeichnis: Ortsverzeichnis, plz: number, name: string): OrtMitId[] {
  const gesucht = gesuchteFormen(name)
  const vorhanden = orteZuPlz(verzeichnis, plz)
  const heisst = (genannt: string, zusatz = '') =>
    enthaeltEine(
      namenszeilen(genannt),
      gesucht.map(form => `\n${form}${zusatz}\n`),
    )
  const arten: ((ort: Ort) => boolean)[] = [
    ort => heisst(ort.ort),
    ort => heisst(ort.ort, ` ${ort.kanton.toLowerCase()}`),
    ort => heisst(ort.gemeinde),
    ort => schreibweisen(ort.ort).some(form => passtMitLuecken(form, gesucht[0] ?? '')),
  ]
  for (const art of arten) {
    const treffer = vorhanden.filter(art)
    if (treffer.length > 0) return treffer
  }
  return []
}

/** A lost character stands for any one, but at least half of the name must be there. */
function passtMitLuecken(name: string, gesucht: string): boolean {
  const luecken = gesucht.match(/[\ufffd?]/g)?.length ?? 0
  if (luecken === 0 || luecken * 2 > gesucht.length || name.length !== gesucht.length) return false
  return Array.from(gesucht).every(
    (zeichen, index) => zeichen === '\ufffd' || zeichen === '?' || zeichen === name[index],
  )
}

/** True when the postcode alone leaves the price open: its places lie in several cantons or regions. */
export function istMehrdeutig(orte: readonly Ort[]): boolean {
  return new Set(orte.map(ort => `${ort.kanton}${ort.region}`)).size > 1
}
