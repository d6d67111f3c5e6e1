import { istGueltigesGeburtsjahr } from '#domain/altersklasse.ts'
import type { OrtMitId } from '#domain/standort.ts'
import type { Ortssuche } from './ortssuche.ts'
import type { EigenePerson, Eingabe } from './zustand.ts'

export const ORT_HOECHSTENS = 50

export const nurZiffern = (text: string): string => text.replace(/\D/g, '').slice(0, 4)

const istGanzePlz = (plz: string) => plz.length === 4

/** A full postcode fills the place, a shorter one clears it. `orte` is null while the table is on its way. */
export function mitPlz(eingabe: Eingabe, text: string, orte: Ortssuche | null): Eingabe {
  const plz = nurZiffern(text)
  const gewaehlt = orte && massgebend(orte, orte.zuPlz(plz))
  return { ...eingabe, plz, ort: gewaehlt?.ort ?? '', gewaehlt }
}

export function mitOrt(eingabe: Eingabe, text: string, orte: Ortssuche | null): Eingabe {
  const ort = (orte?.mitRepariertenZeichen(text) ?? text).slice(0, ORT_HOECHSTENS)
  const gewaehlt = orte && massgebend(orte, orte.zuPlzUndName(eingabe.plz, ort))
  return { ...eingabe, ort, gewaehlt }
}

export function mitOrtswahl(eingabe: Eingabe, gewaehlt: OrtMitId): Eingabe {
  return { ...eingabe, plz: String(gewaehlt.plz), ort: gewaehlt.ort, gewaehlt }
}

/** The table has arrived after something was typed. */
export function nachgeschlagen(eingabe: Eingabe, orte: Ortssuche): Eingabe {
  if (eingabe.gewaehlt) return eingabe
  return eingabe.ort ? mitOrt(eingabe, eingabe.ort, orte) : mitPlz(eingabe, eingabe.plz, orte)
}

/** A stored choice counts, as far as it fits postcode and place. */
export function inGemeinde(eingabe: Eingabe, orte: Ortssuche, bfs: number | undefined): Eingabe {
  const gewaehlt = orte.zuPlz(eingabe.plz).find(ort => ort.bfs === bfs && ort.ort === eingabe.ort)
  return gewaehlt ? { ...eingabe, gewaehlt } : eingabe
}

/**
 * The place whose municipality counts. Several cantons or regions leave the price open, so the visitor decides;
 * within one region it is the municipality that bears the place's name, and the field shows the others.
 */
export function massgebend({ istMehrdeutig }: Ortssuche, orte: readonly OrtMitId[]): OrtMitId | null {
  if (istMehrdeutig(orte)) return null
  return orte.find(({ ort, gemeinde }) => ort === gemeinde) ?? orte[0] ?? null
}

/** What the place field offers: the places of a full postcode, else those that the letters may mean. */
export function ortsvorschlaege(
  { plz, ort, gewaehlt }: Pick<Eingabe, 'plz' | 'ort' | 'gewaehlt'>,
  orte: Ortssuche,
  abBuchstaben: number,
): readonly OrtMitId[] {
  const zurPlz = orte.zuPlz(plz)
  if (zurPlz.length > 0) {
    const passend = gewaehlt || ort.trim() === '' ? [] : orte.zuPlzUndName(plz, ort)
    return passend.length > 0 ? passend : zurPlz
  }
  return !istGanzePlz(plz) && ort.trim().length >= abBuchstaben ? orte.zuName(ort) : []
}

/** The municipalities a postcode reaches into, each once, in the order of the table. */
export const gemeindenVon = (orte: readonly OrtMitId[]): string[] => [...new Set(orte.map(({ gemeinde }) => gemeinde))]

export type EingabeFehler = { geburtsjahr?: string; plz?: string; ort?: string }

/** One sentence per field that step 1 cannot go on with. */
export function eingabeFehler(eingabe: Eingabe, orte: Ortssuche, aktuellesJahr: number): EingabeFehler {
  const { geburtsjahr, plz, ort, gewaehlt } = eingabe
  const fehler: EingabeFehler = {}
  if (geburtsjahr === '') fehler.geburtsjahr = 'Bitte geben Sie den Jahrgang ein.'
  else if (geburtsjahr.length < 4) fehler.geburtsjahr = 'Bitte vier Ziffern eingeben.'
  else if (!istGueltigesGeburtsjahr(Number(geburtsjahr), aktuellesJahr))
    fehler.geburtsjahr = `Bitte einen Jahrgang von ${aktuellesJahr - 120} bis ${aktuellesJahr + 1} eingeben.`
  if (plz === '') fehler.plz = 'Bitte geben Sie die PLZ ein.'
  else if (!istGanzePlz(plz)) fehler.plz = 'Bitte vier Ziffern eingeben.'
  else if (orte.zuPlz(plz).length === 0) fehler.plz = 'Diese PLZ gibt es nicht.'
  else if (!gewaehlt) fehler.ort = ortFehler(plz, ort, orte)
  if (ort === '' && !fehler.ort && fehler.plz) fehler.ort = 'Bitte geben Sie den Ort ein.'
  return fehler
}

/** Of the complaints on screen those that still hold: none is added while the visitor types. */
export function nochOffene(bisher: EingabeFehler, neu: EingabeFehler): EingabeFehler {
  return Object.fromEntries(Object.entries(neu).filter(([feld]) => feld in bisher))
}

function ortFehler(plz: string, ort: string, orte: Ortssuche): string {
  if (ort.trim() === '' || orte.zuPlzUndName(plz, ort).length > 0) return 'Bitte wählen Sie Ihre Gemeinde.'
  return standortNichtGefunden(plz, ort)
}

export const standortNichtGefunden = (plz: string, ort: string): string => `Standort nicht gefunden: ${plz} ${ort}`

/** The person of a complete step 1. */
export function personAus({ geburtsjahr, gewaehlt, unfallversicherung }: Eingabe, jahr: number): EigenePerson | null {
  if (!gewaehlt || !istGueltigesGeburtsjahr(Number(geburtsjahr || NaN), jahr)) return null
  return { art: 'eigen', geburtsjahr: Number(geburtsjahr), ort: gewaehlt, unfall: unfallversicherung }
}
