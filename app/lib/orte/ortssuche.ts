import { ANDERE_ORTSNAMEN } from '#content/orte/andere-ortsnamen.ts'
import { decodeOrtstabelle } from '#domain/orte/ortstabelle.ts'
import {
  istMehrdeutig,
  kantonZuerst,
  type Ort,
  type OrtMitId,
  orteZuName,
  orteZuPlz,
  orteZuPlzUndName,
  ortsverzeichnis,
} from '#domain/orte/standort.ts'
import { nurZiffern, plzMangel, type Ziffernmangel } from '#domain/werte/eingaben.ts'
import { mitRepariertenZeichen } from '#domain/werte/zeichen.ts'
import { mitGetipptemOrt, mitGetippterPlz, type Ortseingabe } from './ortseingabe.ts'

/** Postcode and place of an address: which municipality the place lies in makes no difference to a postman. */
type Anschrift = Pick<Ortseingabe, 'plz' | 'ort'>

/** What is wrong with a place whose municipality has to be known; the words are content's. */
export type Ortsfehler = { plz?: Ziffernmangel | 'unbekannt'; ort?: 'fehlt' | 'gemeinde-offen' | 'unbekannt' }

/**
 * Everything that forms ask about places. This code comes with the table of places
 * and not with the page's first load, because neither is of use without the other.
 */
export type Ortssuche = ReturnType<typeof ortssuche>

export const ortssucheAus = (tabelle: string): Ortssuche => ortssuche(decodeOrtstabelle(tabelle))

export function ortssuche(tabelle: readonly Ort[]) {
  const orte = ortsverzeichnis(tabelle, ANDERE_ORTSNAMEN)
  const zuPlz = (plz: string) => (istGanzePlz(plz) ? orteZuPlz(orte, Number(plz)) : [])
  const zuPlzUndName = (plz: string, name: string) => orteZuPlzUndName(orte, Number(plz), name)

  /** A full postcode fills the place, a shorter one clears it. */
  function mitPlz<E extends Ortseingabe>(eingabe: E, text: string): E {
    const getippt = mitGetippterPlz(eingabe, text)
    const gewaehlt = massgebend(zuPlz(getippt.plz))
    return { ...getippt, ort: gewaehlt?.ort ?? '', gewaehlt }
  }

  function mitOrt<E extends Ortseingabe>(eingabe: E, text: string): E {
    const getippt = mitGetipptemOrt(eingabe, mitRepariertenZeichen(text))
    return { ...getippt, gewaehlt: massgebend(zuPlzUndName(getippt.plz, getippt.ort)) }
  }

  /** What the place field offers: the places of a full postcode, else those that the letters may mean; those of `kanton` first. */
  function vorschlaege(
    { plz, ort, gewaehlt }: Ortseingabe,
    abBuchstaben: number,
    kanton?: string,
  ): readonly OrtMitId[] {
    const zurPlz = zuPlz(plz)
    if (zurPlz.length > 0) {
      const passend = gewaehlt || ort.trim() === '' ? [] : zuPlzUndName(plz, ort)
      return kantonZuerst(passend.length > 0 ? passend : zurPlz, kanton)
    }
    return !istGanzePlz(plz) && ort.trim().length >= abBuchstaben ? orteZuName(orte, ort, undefined, kanton) : []
  }

  /** With a known postcode. Where it leaves no choice, a place is asked for, and no municipality. */
  function ortsmangel(plz: string, ort: string): NonNullable<Ortsfehler['ort']> {
    if (ort.trim() === '') return massgebend(zuPlz(plz)) ? 'fehlt' : 'gemeinde-offen'
    return zuPlzUndName(plz, ort).length > 0 ? 'gemeinde-offen' : 'unbekannt'
  }

  return {
    zuPlz,
    mitPlz,
    mitOrt,
    vorschlaege,

    /** The table has arrived after something was typed. */
    nachgeschlagen<E extends Ortseingabe>(eingabe: E): E {
      if (eingabe.gewaehlt || eingabe.ortGeleert) return eingabe
      return eingabe.ort ? mitOrt(eingabe, eingabe.ort) : mitPlz(eingabe, eingabe.plz)
    },

    /** A stored choice counts, as far as it fits postcode and place. */
    inGemeinde<E extends Ortseingabe>(eingabe: E, bfs: number | undefined): E {
      const gewaehlt = zuPlz(eingabe.plz).find(ort => ort.bfs === bfs && ort.ort === eingabe.ort)
      return gewaehlt ? { ...eingabe, gewaehlt } : eingabe
    },

    /**
     * A postcode with one place fills it in; where there are several, the visitor chooses. What came with another postcode
     * goes with it, what was typed stays.
     */
    anschriftMitPlz({ plz: bisherige, ort }: Anschrift, text: string): Anschrift {
      const plz = nurZiffern(text)
      if (plz === bisherige) return { plz, ort }
      const namen = (gesucht: string) => new Set(zuPlz(gesucht).map(platz => platz.ort))
      const [einziger, zweiter] = namen(plz)
      if (einziger && !zweiter) return { plz, ort: einziger }
      return { plz, ort: namen(bisherige).has(ort) ? '' : ort }
    },

    /** The places that may be meant, each once; none when postcode and place belong together. */
    zurAnschrift({ plz, ort }: Anschrift): readonly OrtMitId[] {
      const nachName = new Map(
        vorschlaege({ plz, ort, gewaehlt: null }, AB_BUCHSTABEN).map(platz => [`${platz.plz} ${platz.ort}`, platz]),
      )
      return nachName.has(`${plz} ${ort}`) ? [] : [...nachName.values()]
    },

    /** While the postcode is missing or unknown, the complaint about it is enough. */
    fehler({ plz, ort, gewaehlt }: Ortseingabe): Ortsfehler {
      const fehler: Ortsfehler = {}
      const postleitzahl = plzMangel(plz)
      if (postleitzahl) fehler.plz = postleitzahl
      else if (zuPlz(plz).length === 0) fehler.plz = 'unbekannt'
      else if (!gewaehlt) fehler.ort = ortsmangel(plz, ort)
      return fehler
    },
  }
}

const AB_BUCHSTABEN = 4

const istGanzePlz = (plz: string) => plzMangel(plz) === null

/**
 * The place whose municipality counts. Several cantons or regions leave the price open, so the visitor decides;
 * within one region it is the municipality that bears the place's name, and the field shows the others.
 */
function massgebend(orte: readonly OrtMitId[]): OrtMitId | null {
  if (istMehrdeutig(orte)) return null
  return orte.find(({ ort, gemeinde }) => ort === gemeinde) ?? orte[0] ?? null
}
