import type { Messung } from './plausibilitaet.ts'

/** Beside the data sets: what is known about the official catalogue. */
export const KATALOGDATEI = 'katalog.json'

/** What a server said about a resource, to ask whether it is still the same; and what it held. */
export type Quellenstand = {
  etag?: string
  /** `Last-Modified`. */
  geaendert?: string
  /** Of a file: the hash of its bytes. */
  hash?: string
  /** Of a page: the addresses found on it. */
  links?: readonly string[]
}

/** What became of a premium table of the catalogue, until something newer takes its place. */
export type Tabellenstand = {
  /** Hash of the table alone. */
  hash: string
  /** Hash of the table and of the files that belong to it. */
  kennung: string
  /** The year it holds, or was asked for. */
  jahr: number
  ergebnis: 'importiert' | 'noch-nicht' | 'abgelehnt' | 'zurueckgezogen' | 'gehalten'
  /** Of a table that is held: what it was measured by. */
  messungen?: readonly Messung[]
}

/** Its table is complete, whatever became of it here. A refused one may be of any year. */
const VOLLSTAENDIG: readonly Tabellenstand['ergebnis'][] = ['importiert', 'gehalten', 'zurueckgezogen']

/** The newest year whose premiums the catalogue was seen to hold. */
export function jahrImKatalog(stand: Pick<Katalogstand, 'tabellen'> | null): number | undefined {
  const jahre = Object.values(stand?.tabellen ?? {})
    .filter(({ ergebnis }) => VOLLSTAENDIG.includes(ergebnis))
    .map(({ jahr }) => jahr)
  return jahre.length > 0 ? Math.max(...jahre) : undefined
}

export type Pruefergebnis =
  /** Noted while a check runs; it stays if the process dies. */
  | 'abgebrochen'
  /** Something could not be loaded. */
  | 'fehler'
  | 'unveraendert'
  /** A table without rows, or without all regions: it is not published yet. */
  | 'noch-nicht'
  | 'importiert'
  | 'abgelehnt'
  /** Complete, but its figures cannot be right; it waits for the operator. */
  | 'gehalten'

/** Written by whoever asks the catalogue, read by the job, the command and the metrics. Times in milliseconds since 1970. */
export type Katalogstand = {
  format: 1
  letzte: number
  ergebnis: Pruefergebnis
  /** Why, when it failed, was refused, is held or is not complete yet. */
  grund: string | null
  /** Entries of the catalogue that lead nowhere; absent when there are none. */
  uebergangen?: readonly string[]
  /** Of the last check that came to an end. */
  letzterErfolg: number | null
  naechste: number
  /** In a row. */
  fehlschlaege: number
  /** By address. */
  quellen: Readonly<Record<string, Quellenstand>>
  /** By address. */
  tabellen: Readonly<Record<string, Tabellenstand>>
  /** What the operator is to be told; whoever sends it leaves it here. */
  meldungen: readonly Datenmeldung[]
}

/** News for the operator. */
export type Datenmeldung = { zeit: number; jahr: number; kennung: string } & (
  | ({ art: 'neu' | 'korrigiert' } & Datenzusammenfassung)
  | { art: 'abgelehnt'; grund: string }
  | { art: 'gehalten'; messungen: readonly Messung[] }
)

export type Datenzusammenfassung = {
  tabelle: string
  gelesen: number
  behalten: number
  verworfen: Readonly<Record<string, number>>
  versicherer: number
  regionen: number
  abzugBekannt: boolean
  /** Against the year before, where its official table is imported. */
  vergleich: Marktvergleich | null
}

export type Marktvergleich = {
  vorjahr: number
  gegangen: readonly string[]
  gekommen: readonly string[]
  /** The largest first. */
  aenderungen: readonly { versicherer: string; prozent: number }[]
}
