import type { Punkt } from '#domain/orte/hexkarte.ts'
import { type Kanton, kantonMitCode } from '#domain/orte/kantone.ts'
import type { Lagen, Ortsdaten } from '#domain/orte/lagetabelle.ts'
import { ortFolge } from '#domain/orte/ortstabelle.ts'
import type { Ort } from '#domain/orte/standort.ts'
import { mitRepariertenZeichen } from '#domain/werte/zeichen.ts'
import { ImportFehler } from '../import-fehler.ts'
import { VORGAENGER } from './fusionen.ts'
import { neuesGebiet } from './kantonswechsel.ts'
import { feld, type Quelltabelle } from './tabellen.ts'
import type { Quellzeile } from './zeile.ts'

/** BFS number → region, for the cantons with several (annex to SR 832.106). */
export type Regionsliste = ReadonlyMap<number, number>

export async function readRegionen(tabelle: Quelltabelle<'regionen'>): Promise<Regionsliste> {
  const [kanton, bfs, region] = [tabelle.spalte('Kanton'), tabelle.spalte('BFS-Nr'), tabelle.spalte('Region')]
  const regionen = new Map<number, number>()
  for await (const zeile of tabelle.zeilen()) {
    const nummer = Number(feld(zeile, bfs))
    const bekannte = kantonMitCode(feld(zeile, kanton))?.regionen
    if (!bekannte || !Number.isInteger(nummer) || nummer === 0) continue
    const wert = Number(feld(zeile, region))
    if (!bekannte.includes(wert))
      throw new ImportFehler(
        `«${tabelle.name}», Zeile ${zeile.nummer}: Region «${feld(zeile, region)}» gibt es dort nicht.`,
      )
    if (wert > 0) regionen.set(nummer, wert)
  }
  return regionen
}

/** Places as they lie in a year, and the municipalities that the directory still has in another canton. */
type OrteImJahr = Ortsdaten & { umgezogen: string[] }

export type Ortsliste = OrteImJahr & {
  /** Reason → rows. */
  verworfen: Map<string, number>
  /** Municipalities that no list gives a region for. */
  ohneRegion: string[]
}

/** `bisher` is the canton of the directory. */
type Ortseintrag = { ort: Ort; punkt: Punkt | undefined; bisher: string }

/** One entry per place and municipality, with the canton and region the municipality has in that year. */
export async function readOrte(
  tabelle: Quelltabelle<'orte'>,
  regionen: Regionsliste,
  jahr: number,
): Promise<Ortsliste> {
  const orte = new Map<string, Ortseintrag>()
  const ausland: (Punkt | undefined)[] = []
  const verworfen = new Map<string, number>()
  const ohneRegion = new Set<string>()
  const drop = (grund: string) => verworfen.set(grund, (verworfen.get(grund) ?? 0) + 1)
  for await (const zeile of tabelle.zeilen()) {
    const { kanton, punkt, ...ort } = ortAus(zeile, tabelle)
    if (!kanton) {
      ausland.push(punkt)
      drop('ohne Schweizer Kanton (Liechtenstein)')
      continue
    }
    const bisher = kanton.kanton
    const neues = neuesGebiet({ bfs: ort.bfs, kanton: bisher }, jahr)
    const region = neues?.region ?? regionIn(kanton, ort.bfs, regionen)
    const schluessel = `${ort.plz} ${ort.bfs} ${ort.ort}`
    if (region === undefined) {
      ohneRegion.add(`${ort.bfs} ${ort.gemeinde}`)
      drop('Gemeinde ohne Prämienregion')
    } else if (orte.has(schluessel)) drop('doppelt')
    else orte.set(schluessel, { ort: { ...ort, kanton: neues?.kanton ?? bisher, region }, punkt, bisher })
  }
  return { ...geordnet([...orte.values()], ausland), verworfen, ohneRegion: [...ohneRegion] }
}

/** Refused where it lies in Switzerland and cannot be read. */
function ortAus(zeile: Quellzeile, { name, spalte }: Quelltabelle<'orte'>) {
  const kanton = kantonMitCode(feld(zeile, spalte('Kantonskürzel')))
  const plz = Number(feld(zeile, spalte('PLZ')))
  const bfs = Number(feld(zeile, spalte('BFS-Nr')))
  const ort = mitRepariertenZeichen(feld(zeile, spalte('Ortschaftsname')))
  const gemeinde = mitRepariertenZeichen(feld(zeile, spalte('Gemeindename')))
  if (kanton && (!Number.isInteger(bfs) || plz < 1000 || plz > 9999 || ort === ''))
    throw new ImportFehler(`«${name}», Zeile ${zeile.nummer}: Ort, PLZ oder BFS-Nummer ist unlesbar.`)
  return { kanton, plz, ort, gemeinde, bfs, punkt: punktAus(feld(zeile, spalte('E')), feld(zeile, spalte('N'))) }
}

/** Places of an earlier import as they lie in another year. */
export function orteImJahr({ orte, lagen }: Ortsdaten, jahr: number): OrteImJahr {
  const eintraege = orte.map((ort, index) => ({
    ort: { ...ort, ...neuesGebiet(ort, jahr) },
    punkt: lagen?.orte[index],
    bisher: ort.kanton,
  }))
  return geordnet(eintraege, lagen?.ausland ?? [])
}

function geordnet(eintraege: readonly Ortseintrag[], ausland: readonly (Punkt | undefined)[]): OrteImJahr {
  const folge = eintraege.toSorted((a, b) => ortFolge(a.ort, b.ort))
  const umgezogen = folge
    .filter(({ ort, bisher }) => ort.kanton !== bisher)
    .map(({ ort, bisher }) => `${ort.bfs} ${ort.gemeinde} von ${bisher} nach ${ort.kanton}`)
  return {
    orte: folge.map(({ ort }) => ort),
    lagen: vollstaendigeLagen(
      folge.map(({ punkt }) => punkt),
      ausland,
    ),
    umgezogen: [...new Set(umgezogen)],
  }
}

/** Within the bounds of the Swiss grid LV95; the older LV03 has other first digits and is not read. */
function punktAus(ost: string, nord: string): Punkt | undefined {
  const [e, n] = [Number(ost), Number(nord)]
  return e > 2_400_000 && e < 2_900_000 && n > 1_050_000 && n < 1_320_000 ? { e, n } : undefined
}

/** Undefined unless every place has coordinates: a map with holes would be a false one. */
function vollstaendigeLagen(
  orte: readonly (Punkt | undefined)[],
  ausland: readonly (Punkt | undefined)[],
): Lagen | undefined {
  const bekannte = (punkte: readonly (Punkt | undefined)[]) => punkte.filter(punkt => punkt !== undefined)
  const lagen = { orte: bekannte(orte), ausland: bekannte(ausland) }
  return lagen.orte.length === orte.length && orte.length > 0 ? lagen : undefined
}

/** SR 832.106 art. 3: after a merger the former municipalities' region goes on until the annex names the new one. */
function regionIn(kanton: Kanton, bfs: number, regionen: Regionsliste): number | undefined {
  if (kanton.regionen.length === 1) return kanton.regionen[0]
  const eigene = regionen.get(bfs)
  if (eigene !== undefined) return eigene
  const fruehere = new Set((VORGAENGER[bfs] ?? []).map(vorgaenger => regionen.get(vorgaenger)))
  return fruehere.size === 1 ? [...fruehere][0] : undefined
}
