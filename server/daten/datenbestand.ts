import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jahreshinweis } from '#content/zahlen/jahreshinweis.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import type { Tag } from '#domain/fristen/fristen.ts'
import { sofortjahr } from '#domain/fristen/praemienjahr.ts'
import { jahrImKatalog } from '#domain/katalog/katalogstand.ts'
import type { Ortsdaten } from '#domain/orte/lagetabelle.ts'
import {
  DATENORDNER,
  gewaehltesJahr,
  vergleichbareJahre,
  ZEIGERDATEI,
  type Zeiger,
} from '#domain/praemien/datensatz.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { kommenUndGehen } from '#domain/praemien/versicherer.ts'
import { type Datensatz, loadOrdner } from './datensatz.ts'
import { readKatalogstand } from './katalogstand.ts'

/** All imported years, and what changes when an import replaces one while the process runs. */
export type Datenbestand = {
  /** Without a year the compared one; undefined for a year that was not imported. */
  fuerJahr: (jahr?: number) => Datensatz | undefined
  aktuell: () => Datensatz
  jahre: () => readonly number[]
  /** What the pages show about the premiums. */
  praemien: () => SeitenDaten['praemien']
  /** The hashes of the data sets they come from, and their tables: the compared year's and those beside it. */
  kennung: () => string
  tabellen: () => readonly Regionstabelle[]
  /** Of the compared year. */
  ortsdaten: () => Ortsdaten
  /** Looks whether an import has taken place, and if so loads it. Cheap: it reads two small files. */
  refresh: () => Promise<boolean>
  onChange: (callback: () => void) => void
}

type Bestandsfassung = { text: string; zeiger: Zeiger; jahre: ReadonlyMap<number, Datensatz> }

/** What decides which year is compared. */
export type Jahreswahl = { heute: () => Tag; wunsch: number | null }

/** Rejects when no data set was ever imported: the start sees to that before. */
export async function openDatenbestand(varDir: string, { heute, wunsch }: Jahreswahl): Promise<Datenbestand> {
  const ordner = join(varDir, DATENORDNER)
  let fassung = await loadFassung(ordner)
  let imKatalog = jahrImKatalog(await readKatalogstand(varDir))
  let laufend: Promise<boolean> | undefined
  const rueckrufe: (() => void)[] = []

  async function refreshNow(): Promise<boolean> {
    imKatalog = jahrImKatalog(await readKatalogstand(varDir))
    if ((await readFile(join(ordner, ZEIGERDATEI), 'utf8')) === fassung.text) return false
    const neu = await loadFassung(ordner)
    fassung = neu
    for (const rueckruf of rueckrufe) rueckruf()
    return true
  }

  /** Asked anew each time: on 1 January the year turns without an import. */
  function aktuell(): Datensatz {
    const datensatz = fassung.jahre.get(gewaehltesJahr(fassung.zeiger, heute(), wunsch) ?? Number.NaN)
    if (!datensatz) throw new Error(`No data set in ${ordner}`)
    return datensatz
  }

  aktuell()
  return {
    fuerJahr: jahr => (jahr === undefined ? aktuell() : fassung.jahre.get(jahr)),
    aktuell,
    jahre: () => [...fassung.jahre.keys()],
    praemien: () => {
      const { jahr, abgabe, quelle, versicherer, regionen, importiert } = aktuell().meta
      const hinweis = quelle === 'BAG' ? jahreshinweis(heute(), jahr, imKatalog) : null
      const sofort = sofortjahr(heute(), jahr, vergleichbareJahre(fassung.zeiger))
      const jahre = new Map(vergleichbare(fassung).map(satz => [satz.meta.jahr, satz.versicherer]))
      const { ohneTarif, ohneProfil } = kommenUndGehen(jahr, jahre)
      return {
        ...{ jahr, quelle, versicherer, regionen, importiert: importiert.slice(0, 10) },
        ...(sofort !== undefined && { sofort }),
        ...(hinweis !== null && { hinweis }),
        ...(abgabe !== undefined && { abgabe }),
        ...(ohneTarif.length > 0 && { ohneTarif }),
        ...(ohneProfil.length > 0 && { ohneProfil }),
      }
    },
    kennung: () =>
      vergleichbare(fassung)
        .map(({ meta }) => meta.hash)
        .join(),
    tabellen: () => vergleichbare(fassung).flatMap(satz => satz.tabellen()),
    ortsdaten: () => aktuell().ortsdaten(),
    refresh: () => {
      laufend ??= refreshNow().finally(() => {
        laufend = undefined
      })
      return laufend
    },
    onChange: callback => {
      rueckrufe.push(callback)
    },
  }
}

/** Every year that may stand beside the shown one: invented premiums never stand beside official ones. */
function vergleichbare({ zeiger, jahre }: Bestandsfassung): Datensatz[] {
  const vergleichbar = vergleichbareJahre(zeiger)
  return [...jahre.values()].filter(({ meta }) => vergleichbar.includes(meta.jahr))
}

const VERSUCHE = 3

async function loadFassung(ordner: string, versuch = 1): Promise<Bestandsfassung> {
  const text = await readFile(join(ordner, ZEIGERDATEI), 'utf8')
  const zeiger: Zeiger = JSON.parse(text)
  try {
    const jahre = new Map<number, Datensatz>()
    for (const [jahr, eintrag] of Object.entries(zeiger.jahre))
      jahre.set(Number(jahr), await loadOrdner(join(ordner, eintrag.ordner)))
    return { text, zeiger, jahre }
  } catch (fehler) {
    // An import that finished just now has removed the folder the old pointer named.
    if (versuch < VERSUCHE && (fehler as NodeJS.ErrnoException).code === 'ENOENT')
      return loadFassung(ordner, versuch + 1)
    throw fehler
  }
}
