import type { Ortseingabe } from '#app/lib/orte/ortseingabe.ts'
import type { Ortsfehler, Ortssuche } from '#app/lib/orte/ortssuche.ts'
import { type Jahrgangsmangel, jahrgangsMangel } from '#domain/werte/eingaben.ts'
import { beteiligte, type FuerWen, type Haushalt, ICH, mitFuerWen, mitPerson, NUR_ICH } from './person.ts'

/** Step 1 as it is answered: who is compared, and where they live. */
export type Eingabe = Haushalt & { wohnort: Ortseingabe }

export const LEERE_EINGABE: Eingabe = { ...NUR_ICH, wohnort: { plz: '', ort: '', gewaehlt: null } }

/** The visitor's own answers by the names of their fields, from a form or from what one has kept. */
export function mitFeldern(eingabe: Eingabe, feld: (name: string) => unknown): Eingabe {
  const text = (name: string) => String(feld(name) ?? '')
  const unfall = text('unfallversicherung') === 'MIT' ? 'MIT' : 'OHNE'
  const neu = mitPerson(eingabe, ICH, { geburtsjahr: text('geburtsjahr'), unfall })
  const wohnort = { ...eingabe.wohnort, plz: text('plz'), ort: text('ort') }
  return mitFuerWen({ ...neu, wohnort }, (text('fuer-wen') || 'ich') as FuerWen)
}

/** What step 1 cannot go on with, a birth year by the id of its person; the words are content's. */
export type EingabeFehler = Ortsfehler & { [person: number]: Jahrgangsmangel }

/** Of those who count alone. */
export function eingabeFehler(eingabe: Eingabe, orte: Ortssuche, aktuellesJahr: number): EingabeFehler {
  const fehler: EingabeFehler = orte.fehler(eingabe.wohnort)
  for (const { id, geburtsjahr } of beteiligte(eingabe)) {
    const mangel = jahrgangsMangel(geburtsjahr, aktuellesJahr)
    if (mangel) fehler[id] = mangel
  }
  return fehler
}

/** Of the complaints on screen those that still hold: none is added while the visitor types. */
export const nochOffene = (bisher: EingabeFehler, neu: EingabeFehler) =>
  Object.fromEntries(Object.entries(neu).filter(([feld]) => feld in bisher)) as EingabeFehler
