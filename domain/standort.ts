import { gefaltet, mitRepariertenZeichen, ohneUmlautschreibung } from './zeichen.ts'

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
  /** Folded names, index by index with `orte`. */
  gefaltet: readonly string[]
}

export const HOECHSTENS_ORTE = 10

export function ortsverzeichnis(tabelle: readonly Ort[]): Ortsverzeichnis {
  const orte = tabelle.map((ort, index) => ({ ...ort, id: index + 1 }))
  const nachPlz = new Map<number, OrtMitId[]>()
  for (const ort of orte) {
    const bisher = nachPlz.get(ort.plz)
    if (bisher) bisher.push(ort)
    else nachPlz.set(ort.plz, [ort])
  }
  return { orte, nachPlz, gefaltet: orte.map(ort => gefaltet(ort.ort)) }
}

export function orteZuPlz(verzeichnis: Ortsverzeichnis, plz: number): readonly OrtMitId[] {
  return verzeichnis.nachPlz.get(plz) ?? []
}

/** Same name in any case first, then names that begin with the text, then names that contain it. */
export function orteZuName(verzeichnis: Ortsverzeichnis, name: string, hoechstens = HOECHSTENS_ORTE): OrtMitId[] {
  const gesucht = gefaltet(mitRepariertenZeichen(name.trim()))
  if (gesucht === '') return []
  const treffer = rangiert(verzeichnis, verzeichnis.gefaltet, gesucht, hoechstens)
  if (treffer.length > 0) return treffer
  const namen = verzeichnis.gefaltet.map(ohneUmlautschreibung)
  return rangiert(verzeichnis, namen, ohneUmlautschreibung(gesucht), hoechstens)
}

function rangiert(
  { orte }: Ortsverzeichnis,
  namen: readonly string[],
  gesucht: string,
  hoechstens: number,
): OrtMitId[] {
  const raenge: [gleich: OrtMitId[], beginnt: OrtMitId[], enthaelt: OrtMitId[]] = [[], [], []]
  for (const [index, name] of namen.entries()) {
    const stelle = name.indexOf(gesucht)
    const ort = orte[index]
    if (stelle < 0 || !ort) continue
    raenge[name === gesucht ? 0 : stelle === 0 ? 1 : 2].push(ort)
  }
  return raenge.flat().slice(0, hoechstens)
}

/**
 * The places of a postcode with this name. The name may be broken, come without the canton that the directory adds
 * ('Buchs' for 'Buchs ZH') or be the municipality's.
 */
export function orteZuPlzUndName(verzeichnis: Ortsverzeichnis, plz: number, name: string): OrtMitId[] {
  const gesucht = gefaltet(mitRepariertenZeichen(name.trim()))
  const vorhanden = orteZuPlz(verzeichnis, plz)
  const arten: ((ort: Ort) => boolean)[] = [
    ort => gefaltet(ort.ort) === gesucht,
    ort => ohneUmlautschreibung(gefaltet(ort.ort)) === ohneUmlautschreibung(gesucht),
    ort => gefaltet(ort.ort) === `${gesucht} ${ort.kanton.toLowerCase()}`,
    ort => gefaltet(ort.gemeinde) === gesucht,
    ort => passtMitLuecken(gefaltet(ort.ort), gesucht),
  ]
  for (const art of arten) {
    const treffer = vorhanden.filter(art)
    if (treffer.length > 0) return treffer
  }
  return []
}

/** A lost character, shown as U+FFFD or `?`, stands for any one. */
function passtMitLuecken(name: string, gesucht: string): boolean {
  if (!/[\ufffd?]/.test(gesucht) || name.length !== gesucht.length) return false
  return Array.from(gesucht).every(
    (zeichen, index) => zeichen === '\ufffd' || zeichen === '?' || zeichen === name[index],
  )
}

/** True when the postcode alone leaves the price open: its places lie in several cantons or regions. */
export function istMehrdeutig(orte: readonly Ort[]): boolean {
  return new Set(orte.map(ort => `${ort.kanton}${ort.region}`)).size > 1
}
