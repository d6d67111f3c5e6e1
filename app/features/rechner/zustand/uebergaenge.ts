import { amListenanfang, ERSTE_ANSICHT } from './ansicht.ts'
import type { EingabeFehler } from './eingabe.ts'
import { amNeuenOrt, leererKontakt } from './kontakt.ts'
import { istDieselbe, type Unfallwahl } from './person.ts'
import { gueltigeFranchise } from './wahl.ts'
import {
  type Aktion,
  ANFANG,
  type Daten,
  type Fortgang,
  type Gefragt,
  type Schritt1,
  type Schritt2,
  type Spaeter,
  type Zustand,
} from './zustand.ts'

/* From one step to another, or to other data: what is taken along, and what starts anew. `naechster.ts` says when. */

/** Of the complaints on screen those that still hold: none is added while the visitor types. */
export function nochOffene(
  { weitere: bisherWeitere = {}, ...bisher }: EingabeFehler,
  neu: EingabeFehler,
): EingabeFehler {
  const { weitere = {}, ...felder } = neu
  return { ...vonDiesen(felder, bisher), weitere: vonDiesen(weitere, bisherWeitere) }
}

const vonDiesen = <T extends object>(neu: T, bisher: object) =>
  Object.fromEntries(Object.entries(neu).filter(([feld]) => feld in bisher))

export function mitAngebot(zustand: Schritt1, aktion: Aktion & { art: 'angebot' }): Schritt2 {
  const { haushalt, versand, fortgang } = zustand
  const { person, sofort, praemienjahr, daten } = aktion
  const bisher = aktion.franchise ?? fortgang?.wahl.franchise
  const franchise = gueltigeFranchise(person, praemienjahr, bisher)
  const bleibt = franchise === bisher && fortgang && istDieselbe(fortgang.person, person)
  // What a canton pays was worked out for the household of then.
  const ansicht = { ...(fortgang?.ansicht ?? ERSTE_ANSICHT), verbilligung: null }
  return {
    schritt: 2,
    ...{ eingabe: aktion.eingabe ?? zustand.eingabe, haushalt, versand, person, sofort },
    daten: daten ? { art: 'bereit', ...daten } : { art: 'laedt' },
    wahl: {
      franchise,
      gewaehlt: bleibt ? fortgang.wahl.gewaehlt : null,
      aktuelleKasse: fortgang?.wahl.aktuelleKasse ?? null,
      aktuelleFranchise: fortgang?.wahl.aktuelleFranchise ?? null,
    },
    ansicht: bleibt ? ansicht : { ...amListenanfang(ansicht), offen: [], vorgemerkt: [], nebeneinander: false },
    kontakt: fortgang && amNeuenOrt(fortgang.kontakt, fortgang.person, person),
  }
}

/** Prices of another year are a new calculation, and that selects the cheapest. */
export function mitBeginn(zustand: Schritt2, sofort: number | null): Zustand {
  if (zustand.sofort === sofort) return zustand
  const { wahl, ansicht } = zustand
  return {
    ...zustand,
    sofort,
    wahl: { ...wahl, gewaehlt: null },
    // Each year has its own rules.
    ansicht: { ...amListenanfang(ansicht), verbilligung: null },
    daten: { art: 'laedt' },
  }
}

/** A table holds the prices with and without accident cover, so nothing is loaded; other prices select the cheapest. */
export function mitUnfall(zustand: Schritt2, unfall: Unfallwahl): Zustand {
  const { person, eingabe, wahl, ansicht } = zustand
  if (person.unfall === unfall) return zustand
  return {
    ...zustand,
    person: { ...person, unfall },
    eingabe: person.art === 'eigen' ? { ...eingabe, unfallversicherung: unfall } : eingabe,
    wahl: { ...wahl, gewaehlt: null },
    ansicht: amListenanfang(ansicht),
  }
}

/** In another year the person may be of another class, which has other franchises. */
export function mitDaten(zustand: Spaeter, { tabelle, verzeichnis }: Daten): Zustand {
  const { person, wahl } = zustand
  const franchise = gueltigeFranchise(person, tabelle.jahr, wahl.franchise)
  return {
    ...zustand,
    wahl: franchise === wahl.franchise ? wahl : { ...wahl, franchise, gewaehlt: null },
    daten: { art: 'bereit', tabelle, verzeichnis },
  }
}

export const istGefragt = (zustand: Gefragt, aktion: Gefragt) =>
  zustand.person === aktion.person && zustand.sofort === aktion.sofort

export function mitAnfrage(zustand: Schritt2): Zustand {
  const { person, daten, kontakt } = zustand
  if (person.art === 'geteilt') return { ...schritt1(zustand), fuerAnfrage: true }
  if (daten.art !== 'bereit') return zustand
  return { ...zustand, schritt: 3, person, daten, kontakt: kontakt ?? leererKontakt(person.ort) }
}

export function zurueck(zustand: Zustand, schritt: 1 | 2): Zustand {
  if (zustand.schritt === 1 || zustand.schritt <= schritt) return zustand
  return schritt === 1 ? schritt1(zustand) : { ...zustand, schritt }
}

/** Without prices there is no form that could say what they are reckoned with. */
export const ohneVerbilligung = <T extends Spaeter>(zustand: T): T =>
  zustand.ansicht.verbilligung ? { ...zustand, ansicht: { ...zustand.ansicht, verbilligung: null } } : zustand

function schritt1({ eingabe, haushalt, versand, person, sofort, wahl, ansicht, kontakt }: Spaeter): Schritt1 {
  const fortgang: Fortgang = { person, sofort, wahl, ansicht, kontakt }
  return { ...ANFANG, eingabe, haushalt, versand, fortgang }
}
