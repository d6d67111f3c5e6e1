import type { Tag } from '../fristen/fristen.ts'
import { praemienjahr } from '../fristen/praemienjahr.ts'
import type { Rappen } from '../werte/rappen.ts'
import { type Preisjahr, umweltabgabe } from './jahreswerte.ts'

export type Quelle = 'BAG' | 'DEMO'

/** Public entry to a data set: who sells in it and where its immutable tables lie. */
export type Verzeichnis = {
  format: 1
  jahr: number
  quelle: Quelle
  /** The postal address where the official directory was imported, line by line. */
  versicherer: { versicherer: number; name: string; adresse?: readonly string[] }[]
  /** Address of the table of places. */
  orte: string
  /** Address of their coordinates, index by index; absent where the source has none. */
  lagen?: string
  /** Region key → address of its table. */
  regionen: Record<string, string>
}

/** What the operator may want to know about a data set. */
export type Datensatzmeta = {
  jahr: number
  quelle: Quelle
  /** Name of the file the premiums came from. */
  herkunft: string
  /** ISO time of the import. */
  importiert: string
  hash: string
  zeilen: number
  verworfen: Record<string, number>
  versicherer: number
  regionen: number
  /** Refund per month, where the operator has set it. */
  abgabe?: Rappen
  orte: number
}

/** `zh-1`, `ag-0`: how a region is named in files and addresses. */
export function regionsschluessel(kanton: string, region: number): string {
  return `${kanton.toLowerCase()}-${region}`
}

/** The national table of a data set. By the refund it reckons with: a release that learns one looks for another file. */
export function landesCsvDatei(preisjahr: Preisjahr): string {
  return `schweiz-${umweltabgabe(preisjahr) ?? 'ohne-abzug'}.csv`
}

/** What a table of premiums is called once it is saved: invented ones say so wherever they lie. */
export function csvName({ jahr, quelle }: Pick<Datensatzmeta, 'jahr' | 'quelle'>, gebiet: string): string {
  return `praemien-${jahr}-${gebiet}${quelle === 'DEMO' ? '-demodaten' : ''}.csv`
}

/** Under `VAR_DIR`; in it one folder per data set and the pointer. */
export const DATENORDNER = 'daten'
export const ZEIGERDATEI = 'aktuell.json'

/** The pointer that decides which data sets count: year → folder. It is replaced as a whole. */
export type Zeiger = { format: 1; jahre: Record<string, { ordner: string; quelle: Quelle }> }

/** The years that may be compared: invented premiums only while there are no official ones. */
export function vergleichbareJahre({ jahre }: Zeiger): number[] {
  const alle = Object.entries(jahre).map(([jahr, { quelle }]) => ({ jahr: Number(jahr), quelle }))
  const amtliche = alle.filter(({ quelle }) => quelle === 'BAG')
  return (amtliche.length > 0 ? amtliche : alle).map(({ jahr }) => jahr)
}

/** The wish of the operator where it was imported, else the rule of the calendar. */
export function gewaehltesJahr(zeiger: Zeiger, heute: Tag, wunsch: number | null): number | undefined {
  const jahre = vergleichbareJahre(zeiger)
  return wunsch !== null && jahre.includes(wunsch) ? wunsch : praemienjahr(heute, jahre)
}
