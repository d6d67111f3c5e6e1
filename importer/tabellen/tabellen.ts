import { gefaltet, ohneUmlautschreibung } from '#domain/werte/zeichen.ts'
import { Dateifehler, ImportFehler } from '../import-fehler.ts'
import type { Quelldatei } from '../katalog/quelldateien.ts'
import { csvStuecke, ersteZeichen } from './csv.ts'
import { type Mappe, openMappe } from './xlsx.ts'
import { einzeln, type Quellzeile, type Stueck } from './zeile.ts'

/** What each official table is recognised by: its columns, whatever the file is called. */
const SPALTEN = {
  praemien: [
    'Versicherer',
    'Kanton',
    'Hoheitsgebiet',
    'Geschäftsjahr',
    'Region',
    'Altersklasse',
    'Unfalleinschluss',
    'Tarif',
    'Tariftyp',
    'Altersuntergruppe',
    'Franchise',
    'Prämie',
    'Tarifbezeichnung',
  ],
  einzugsgebiete: ['Versicherer', 'Kanton', 'Geschäftsjahr', 'Region', 'Tarif', 'Eingeschränkt', 'Gemeinden-BFS'],
  tarife: ['Versicherer', 'Geschäftsjahr', 'Tarif', 'Tariftyp', 'Name_DE'],
  orte: ['Ortschaftsname', 'PLZ', 'Gemeindename', 'BFS-Nr', 'Kantonskürzel'],
  regionen: ['Kanton', 'BFS-Nr', 'Gemeinde', 'Region'],
  versicherer: ['Nummer', 'Name', 'Ort'],
  adressen: ['Nummer', 'UID', 'Name', 'Adresse Hauptsitz/ Geschäftsadresse'],
} as const

/** Columns that are read where they are there. */
const WEITERE_SPALTEN = { orte: ['E', 'N'] } as const

export type Tabellenart = keyof typeof SPALTEN
export type Quellspalte<A extends Tabellenart> =
  | (typeof SPALTEN)[A][number]
  | (A extends keyof typeof WEITERE_SPALTEN ? (typeof WEITERE_SPALTEN)[A][number] : never)

/** A recognised table. `spalte` gives the position of a column, −1 for one that is not there; `zeilen` the rows below the header. */
export type Quelltabelle<A extends Tabellenart = Tabellenart> = {
  art: A
  name: string
  bytes: number
  breite: number
  spalte(name: Quellspalte<A>): number
  zeilen: () => AsyncGenerator<Quellzeile>
  stuecke: (gelesen?: (bytes: number) => void) => AsyncGenerator<Stueck>
}

export type Erkannt = { tabellen: Quelltabelle[]; unerkannt: { name: string; grund: string }[] }

/** The annex of premium regions has its header in row 14. */
const KOPF_BIS = 40

/** The premiums of 2026 have 220'000. */
const HOECHSTENS_ZEILEN = 1_000_000

/** Unpacked. Only a premium table makes a workbook this large; its CSV twin takes a third of the time and an eighth of the memory. */
const GROSSE_MAPPE = 30_000_000

/** The premiums of 2026 take 1.4 GB of memory. */
const ZU_GROSSE_MAPPE = 300_000_000

type Leseumstaende = { melde?: (satz: string) => void; vonSelbst?: boolean | undefined }

/** CSV files first, then workbooks, of which a large one is read only by hand and when no CSV file has brought premiums. */
export async function erkannteTabellen(
  dateien: readonly Quelldatei[],
  umstaende: Leseumstaende = {},
): Promise<Erkannt> {
  const tabellen: Quelltabelle[] = []
  const unerkannt: Erkannt['unerkannt'] = []
  for (const datei of dateien.toSorted((a, b) => Number(a.art === 'xlsx') - Number(b.art === 'xlsx'))) {
    try {
      const gefunden = datei.art === 'csv' ? await ausCsv(datei) : await ausXlsx(datei, tabellen, umstaende)
      tabellen.push(...gefunden)
      if (gefunden.length === 0) unerkannt.push({ name: datei.name, grund: await grund(datei) })
    } catch (fehler) {
      if (!(fehler instanceof Dateifehler)) throw fehler
      unerkannt.push({ name: datei.name, grund: fehler.grund })
    }
  }
  return { tabellen, unerkannt }
}

function hindernisFuerGrosse(
  { bytes }: Mappe,
  tabellen: readonly Quelltabelle[],
  vonSelbst = false,
): string | undefined {
  if (tabellenDerArt(tabellen, 'praemien').length > 0) return 'wird nicht gebraucht: Die Prämien liegen als CSV vor'
  if (bytes <= ZU_GROSSE_MAPPE && !vonSelbst) return undefined
  return `ist mit ${Math.round(bytes / 1e6)} MB entpackt zu gross für eine Excel-Datei; nehmen Sie die Prämien als CSV`
}

async function ausCsv(datei: Quelldatei): Promise<Quelltabelle[]> {
  const oben: Quellzeile[] = []
  for await (const zeile of einzeln(csvStuecke(datei))) {
    oben.push(zeile)
    if (oben.length === KOPF_BIS) break
  }
  return tabelle(datei.name, datei.bytes, oben, gelesen => csvStuecke(datei, gelesen))
}

async function ausXlsx(
  datei: Quelldatei,
  tabellen: readonly Quelltabelle[],
  { melde, vonSelbst }: Leseumstaende,
): Promise<Quelltabelle[]> {
  const mappe = await openMappe(datei)
  if (mappe.bytes > GROSSE_MAPPE) {
    const hindernis = hindernisFuerGrosse(mappe, tabellen, vonSelbst)
    if (hindernis) throw new Dateifehler(datei.name, hindernis)
    melde?.(`«${datei.name}» ist eine grosse Excel-Datei; das dauert etwas. Als CSV ginge es rascher.`)
  }
  const blaetter = await mappe.blaetter()
  return blaetter.flatMap(({ name, zeilen }) =>
    tabelle(`${datei.name} [${name}]`, datei.bytes, zeilen.slice(0, KOPF_BIS), async function* () {
      yield zeilen
    }),
  )
}

function tabelle(name: string, bytes: number, oben: Quellzeile[], alle: Quelltabelle['stuecke']): Quelltabelle[] {
  for (const kopf of oben) {
    const namen = kopf.werte.map(spaltenname)
    const art = artMitSpalten(namen)
    if (!art) continue
    const spalten = [...SPALTEN[art], ...(art === 'orte' ? WEITERE_SPALTEN.orte : [])]
    const stellen = new Map<string, number>(spalten.map(spalte => [spalte, namen.indexOf(spaltenname(spalte))]))
    const stuecke: Quelltabelle['stuecke'] = async function* (gelesen) {
      for await (const stueck of alle(gelesen)) yield unterhalb(stueck, kopf, name)
    }
    return [
      {
        art,
        name,
        bytes,
        breite: kopf.werte.length,
        spalte: gesucht => stellen.get(gesucht) ?? -1,
        zeilen: () => einzeln(stuecke()),
        stuecke,
      },
    ]
  }
  return []
}

function artMitSpalten(namen: readonly string[]): Tabellenart | undefined {
  const arten = Object.keys(SPALTEN) as Tabellenart[]
  return arten.find(art => SPALTEN[art].every(spalte => namen.includes(spaltenname(spalte))))
}

function* unterhalb(zeilen: Stueck, kopf: Quellzeile, name: string): Generator<Quellzeile> {
  for (const zeile of zeilen) {
    if (zeile.nummer > HOECHSTENS_ZEILEN) throw new ImportFehler(`«${name}» hat mehr als eine Million Zeilen.`)
    if (zeile.nummer <= kopf.nummer) continue
    if (zeile.werte.length < kopf.werte.length)
      throw new ImportFehler(
        `«${name}» bricht ab: Zeile ${zeile.nummer} hat nur ${zeile.werte.length} von ${kopf.werte.length} Spalten.`,
      )
    yield zeile
  }
}

/** `Prämie`, `Praemie` and `BFS-Nr.⏎No OFS` are found under one spelling: first line, letters and digits only. */
function spaltenname(text: string): string {
  const ersteZeile = text.split(/[\r\n]/, 1)[0] ?? ''
  return ohneUmlautschreibung(gefaltet(ersteZeile)).replace(/[^a-z0-9]/g, '')
}

async function grund(datei: Quelldatei): Promise<string> {
  if (datei.bytes === 0) return 'ist leer'
  if (datei.art === 'xlsx') return 'enthält keine der amtlichen Tabellen'
  const beginn = await ersteZeichen(datei)
  if (/^<(!doctype|html|\?xml)/i.test(beginn)) return 'ist eine HTML-Seite statt einer Tabelle'
  const kopf = await kopfzeile(datei)
  const fehlend = SPALTEN.praemien.filter(spalte => !kopf.includes(spaltenname(spalte)))
  if (fehlend.length > SPALTEN.praemien.length / 2) return 'enthält keine der amtlichen Tabellen'
  return `fehlen die Spalten ${fehlend.join(', ')}`
}

async function kopfzeile(datei: Quelldatei): Promise<string[]> {
  for await (const zeile of einzeln(csvStuecke(datei))) return zeile.werte.map(spaltenname)
  return []
}

export function tabellenDerArt<A extends Tabellenart>(tabellen: readonly Quelltabelle[], art: A): Quelltabelle<A>[] {
  return tabellen.filter((tabelle): tabelle is Quelltabelle<A> => tabelle.art === art)
}

export function feld(zeile: Quellzeile, spalte: number): string {
  return (zeile.werte[spalte] ?? '').trim()
}
