import { ANDERE_ORTSNAMEN } from '#content/andere-ortsnamen.ts'
import { jahrgangsMangel, plzMangel } from '#domain/eingaben.ts'
import { decodeOrtstabelle } from '#domain/ortstabelle.ts'
import {
  istMehrdeutig,
  kantonZuerst,
  type Ort,
  type OrtMitId,
  orteZuName,
  orteZuPlz,
  orteZuPlzUndName,
  ortsverzeichnis,
} from '#domain/standort.ts'
import { mitRepariertenZeichen } from '#domain/zeichen.ts'
import { type Eingabe, type EingabeFehler, mitGetipptemOrt, mitGetippterPlz } from '../zustand/eingabe.ts'

/**
 * Everything step 1 asks about places, and what is wrong with its answers. This code comes with the table of places
 * and not with the page's first load, because neither is of use without the other.
 */
export type Ortssuche = ReturnType<typeof ortssuche>

export const ortssucheAus = (tabelle: string): Ortssuche => ortssuche(decodeOrtstabelle(tabelle))

export function ortssuche(tabelle: readonly Ort[]) {
  const orte = ortsverzeichnis(tabelle, ANDERE_ORTSNAMEN)
  const zuPlz = (plz: string) => (istGanzePlz(plz) ? orteZuPlz(orte, Number(plz)) : [])
  const zuPlzUndName = (plz: string, name: string) => orteZuPlzUndName(orte, Number(plz), name)

  /** A full postcode fills the place, a shorter one clears it. */
  function mitPlz(eingabe: Eingabe, text: string): Eingabe {
    const getippt = mitGetippterPlz(eingabe, text)
    const gewaehlt = massgebend(zuPlz(getippt.plz))
    return { ...getippt, ort: gewaehlt?.ort ?? '', gewaehlt }
  }

  function mitOrt(eingabe: Eingabe, text: string): Eingabe {
    const getippt = mitGetipptemOrt(eingabe, mitRepariertenZeichen(text))
    return { ...getippt, gewaehlt: massgebend(zuPlzUndName(getippt.plz, getippt.ort)) }
  }

  return {
    zuPlz,
    mitPlz,
    mitOrt,

    /** The table has arrived after something was typed. */
    nachgeschlagen(eingabe: Eingabe): Eingabe {
      if (eingabe.gewaehlt) return eingabe
      return eingabe.ort ? mitOrt(eingabe, eingabe.ort) : mitPlz(eingabe, eingabe.plz)
    },

    /** A stored choice counts, as far as it fits postcode and place. */
    inGemeinde(eingabe: Eingabe, bfs: number | undefined): Eingabe {
      const gewaehlt = zuPlz(eingabe.plz).find(ort => ort.bfs === bfs && ort.ort === eingabe.ort)
      return gewaehlt ? { ...eingabe, gewaehlt } : eingabe
    },

    /** What the place field offers: the places of a full postcode, else those that the letters may mean; those of `kanton` first. */
    vorschlaege({ plz, ort, gewaehlt }: Offen, abBuchstaben: number, kanton?: string): readonly OrtMitId[] {
      const zurPlz = zuPlz(plz)
      if (zurPlz.length > 0) {
        const passend = gewaehlt || ort.trim() === '' ? [] : zuPlzUndName(plz, ort)
        return kantonZuerst(passend.length > 0 ? passend : zurPlz, kanton)
      }
      return !istGanzePlz(plz) && ort.trim().length >= abBuchstaben ? orteZuName(orte, ort, undefined, kanton) : []
    },

    /** What step 1 cannot go on with, by field. */
    fehler({ geburtsjahr, plz, ort, gewaehlt }: Eingabe, aktuellesJahr: number): EingabeFehler {
      const fehler: EingabeFehler = {}
      const jahrgang = jahrgangsMangel(geburtsjahr, aktuellesJahr)
      const postleitzahl = plzMangel(plz)
      if (jahrgang) fehler.geburtsjahr = jahrgang
      if (postleitzahl) fehler.plz = postleitzahl
      else if (zuPlz(plz).length === 0) fehler.plz = 'unbekannt'
      else if (!gewaehlt)
        fehler.ort = ort.trim() === '' || zuPlzUndName(plz, ort).length > 0 ? 'gemeinde-offen' : 'unbekannt'
      if (ort === '' && fehler.plz) fehler.ort = 'fehlt'
      return fehler
    },
  }
}

type Offen = Pick<Eingabe, 'plz' | 'ort' | 'gewaehlt'>

const istGanzePlz = (plz: string) => plzMangel(plz) === null

/**
 * The place whose municipality counts. Several cantons or regions leave the price open, so the visitor decides;
 * within one region it is the municipality that bears the place's name, and the field shows the others.
 */
function massgebend(orte: readonly OrtMitId[]): OrtMitId | null {
  if (istMehrdeutig(orte)) return null
  return orte.find(({ ort, gemeinde }) => ort === gemeinde) ?? orte[0] ?? null
}
