import type { Pruefseite } from './seiten.ts'
import type { Pruefzustand } from './zustaende/zustand.ts'

/** Something that is not as it should be: the place, and what is wrong there. */
export type Befund = { wo: string; was: string }

export type Berichtstabelle = { kopf: readonly string[]; zeilen: readonly (readonly string[])[] }

export type Picture = { datei: string; titel: string; ansicht: string; breite: number; hoehe: number }

/** What one part of the audit has to say. */
export type Teilergebnis = {
  /** What was looked at, as a sentence. */
  umfang: string
  befunde: readonly Befund[]
  /** Nobody could be asked, so an empty list of findings says nothing. */
  offen?: true
  /** What could not be asked, or is worth knowing and no fault. */
  hinweise?: readonly string[]
  tabelle?: Berichtstabelle
  bilder?: readonly Picture[]
}

/** The running site that is audited, and the folder that the report and its files go to. */
export type Pruefziel = {
  url: string
  /** Its data: another server with other settings may use them too. */
  varDir: string
  seiten: readonly Pruefseite[]
  zustaende: readonly Pruefzustand[]
  ordner: string
}

export type Pruefteil = { name: string; titel: string; pruefe(ziel: Pruefziel): Promise<Teilergebnis> }

/** A part that breaks off has found something, too; the others still run. */
export async function ergebnisVon(teil: Pruefteil, ziel: Pruefziel): Promise<Teilergebnis> {
  try {
    return await teil.pruefe(ziel)
  } catch (error) {
    const was = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { umfang: 'Die Prüfung ist abgebrochen.', befunde: [{ wo: teil.name, was }] }
  }
}
