import { ORT_HOECHSTENS } from '../werte/eingaben.ts'
import { istUeberlang } from '../werte/normalform.ts'
import { mitRepariertenZeichen, schreibweisen } from '../werte/zeichen.ts'

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

/** Official name of a place → names in other languages. */
export type AndereOrtsnamen = Readonly<Record<string, readonly string[]>>

/** Places in a fixed order, with what a search needs computed once. */
export type Ortsverzeichnis = {
  orte: readonly OrtMitId[]
  nachPlz: ReadonlyMap<number, readonly OrtMitId[]>
  andereNamen: AndereOrtsnamen
  /** Spellings of each name, index by index with `orte`; made by the first search for a name, most give a postcode. */
  namen: () => readonly string[]
  /** How likely the place is meant: one that names its municipality, and among those the largest. */
  gewicht: (ort: OrtMitId) => number
}

export const HOECHSTENS_ORTE = 10

export function ortsverzeichnis(tabelle: readonly Ort[], andereNamen: AndereOrtsnamen = {}): Ortsverzeichnis {
  const orte = tabelle.map((ort, index) => ({ ...ort, id: index + 1 }))
  const nachPlz = new Map<number, OrtMitId[]>()
  for (const ort of orte) {
    const bisher = nachPlz.get(ort.plz)
    if (bisher) bisher.push(ort)
    else nachPlz.set(ort.plz, [ort])
  }
  return {
    orte,
    nachPlz,
    andereNamen,
    namen: einmal(() => orte.map(ort => alleNamen(ort, andereNamen))),
    gewicht: gewichte(einmal(() => Map.groupBy(orte, ({ bfs }) => bfs))),
  }
}

function einmal<T>(berechnet: () => T): () => T {
  let wert: { ist: T } | undefined
  return () => {
    wert ??= { ist: berechnet() }
    return wert.ist
  }
}

export function orteZuPlz(verzeichnis: Ortsverzeichnis, plz: number): readonly OrtMitId[] {
  return verzeichnis.nachPlz.get(plz) ?? []
}

/** Every spelling on its own line: a whole name, a beginning and a part are then found by one look each. */
function alleNamen(ort: Ort, andereNamen: AndereOrtsnamen): string {
  let zeilen = namenszeilen(ort.ort)
  const kurz = ohneKanton(ort)
  if (kurz !== ort.ort) zeilen += namenszeilen(kurz)
  for (const anderer of andereNamen[ort.ort] ?? []) zeilen += namenszeilen(anderer)
  return zeilen
}

function gewichte(nachGemeinde: () => ReadonlyMap<number, readonly OrtMitId[]>): (ort: OrtMitId) => number {
  const bekannte: number[] = []
  return ort => {
    const bekannt = bekannte[ort.id]
    if (bekannt !== undefined) return bekannt
    const orte = nachGemeinde().get(ort.bfs) ?? []
    // A town has postcodes of its own, as Luzern, or villages that have joined it, as Lugano; none has a hundred.
    const groesse = 100 * postleitzahlen(orte.filter(anderer => anderer.ort === ort.ort)) + postleitzahlen(orte)
    const gewicht = groesse + (nenntGemeinde(ort) ? 10_000 : 0)
    bekannte[ort.id] = gewicht
    return gewicht
  }
}

const postleitzahlen = (orte: readonly Ort[]): number => new Set(orte.map(({ plz }) => plz)).size

/** Buchs, for Buchs ZH. */
const ohneKanton = ({ ort, kanton }: Ort): string => (ort.endsWith(` ${kanton}`) ? ort.slice(0, -3) : ort)

/** Buchs ZH is the place that names the municipality of Buchs (ZH), as St-Imier is for Saint-Imier. */
function nenntGemeinde(ort: Ort): boolean {
  const [gemeinde] = schreibweisen(ort.gemeinde)
  return [ort.ort, ohneKanton(ort)].some(name => schreibweisen(name)[0] === gemeinde)
}

function namenszeilen(name: string): string {
  const teile = name.includes('/') ? name.split('/') : []
  return `\n${[name, ...teile].flatMap(schreibweisen).join('\n')}\n`
}

/**
 * Same name in any spelling first, then names that begin with the text, then names that contain it; of these the
 * likely ones first. Who has typed a part is shown a large town once, and its other postcodes after other names. With `kanton`
 * its places come before all others, but not before the same name elsewhere.
 */
export function orteZuName(
  verzeichnis: Ortsverzeichnis,
  name: string,
  hoechstens = HOECHSTENS_ORTE,
  kanton?: string,
): OrtMitId[] {
  const teil = gesuchteFormen(name)
  // Who types an umlaut means one: written out, only names with umlauts have it.
  const genaueste = teil.toReversed()
  const muster = [
    teil.map(form => `\n${form}\n`),
    ...genaueste.map(form => [`\n${form}`]),
    ...genaueste.map(form => [form]),
  ]
  const raenge: OrtMitId[][] = muster.map(() => [])
  for (const [index, namen] of verzeichnis.namen().entries()) {
    const ort = verzeichnis.orte[index]
    if (!ort || !enthaeltEine(namen, teil)) continue
    raenge[muster.findIndex(formen => enthaeltEine(namen, formen))]?.push(ort)
  }
  const [gleiche = [], ...teilweise] = raenge.map(orte =>
    orte.sort((a, b) => verzeichnis.gewicht(b) - verzeichnis.gewicht(a)),
  )
  const vorne = (orte: readonly OrtMitId[]) => kantonZuerst(orte, kanton)
  return [...vorne(gleiche), ...vorne(teilweise.flatMap(jederNameZuerst))].slice(0, hoechstens)
}

export function kantonZuerst(orte: readonly OrtMitId[], kanton: string | undefined): readonly OrtMitId[] {
  const eigene = orte.filter(ort => ort.kanton === kanton)
  return eigene.length === 0 ? orte : [...eigene, ...orte.filter(ort => ort.kanton !== kanton)]
}

function jederNameZuerst(orte: readonly OrtMitId[]): OrtMitId[] {
  const erste = new Map<string, OrtMitId>()
  for (const ort of orte) if (!erste.has(ort.ort)) erste.set(ort.ort, ort)
  return [...erste.values(), ...orte.filter(ort => erste.get(ort.ort) !== ort)]
}

function enthaeltEine(zeilen: string, formen: readonly string[]): boolean {
  return formen.some(form => zeilen.includes(form))
}

function gesuchteFormen(name: string): string[] {
  if (istUeberlang(name, ORT_HOECHSTENS)) return []
  return schreibweisen(mitRepariertenZeichen(name.trim())).filter(form => form !== '')
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
    ort => heisst(ort.ort) || (verzeichnis.andereNamen[ort.ort]?.some(name => heisst(name)) ?? false),
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
