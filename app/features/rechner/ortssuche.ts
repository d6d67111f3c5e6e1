import { decodeOrtstabelle } from '#domain/ortstabelle.ts'
import {
  istMehrdeutig,
  type Ort,
  type OrtMitId,
  orteZuName,
  orteZuPlz,
  orteZuPlzUndName,
  ortsverzeichnis,
} from '#domain/standort.ts'
import { mitRepariertenZeichen } from '#domain/zeichen.ts'

/** Everything step 1 asks about places. Its code comes with the table, because neither is of use without the other. */
export type Ortssuche = {
  zuPlz: (plz: string) => readonly OrtMitId[]
  zuName: (name: string) => readonly OrtMitId[]
  zuPlzUndName: (plz: string, name: string) => readonly OrtMitId[]
  istMehrdeutig: (orte: readonly OrtMitId[]) => boolean
  mitRepariertenZeichen: (text: string) => string
}

export function ortssuche(orte: readonly Ort[]): Ortssuche {
  const verzeichnis = ortsverzeichnis(orte)
  return {
    zuPlz: plz => (plz.length === 4 ? orteZuPlz(verzeichnis, Number(plz)) : []),
    zuName: name => orteZuName(verzeichnis, name),
    zuPlzUndName: (plz, name) => orteZuPlzUndName(verzeichnis, Number(plz), name),
    istMehrdeutig,
    mitRepariertenZeichen,
  }
}

export const ortssucheAus = (tabelle: string): Ortssuche => ortssuche(decodeOrtstabelle(tabelle))
