import type { Rappen } from '#domain/rappen.ts'
import { frankenText } from '../format.ts'

/** The switch of step 2 and what it opens. */
export const VERBILLIGUNG_IM_RECHNER = {
  schalter: 'Mit Prämienverbilligung rechnen',
  erklaert: 'Was der Kanton zahlt, geht von jedem Preis ab. Ihre Angaben bleiben auf Ihrem Gerät.',
  laedt: 'Die Regeln der Kantone werden geladen …',
  fehlt: 'Die Regeln der Kantone konnten nicht geladen werden.',
  erneut: 'Erneut versuchen',
}

const chf = (betrag: Rappen) => `CHF\u00a0${frankenText(betrag)}`

/** Before and after. More than the premium is paid out (KVV 106c para. 5bis). */
const davon = (voll: Rappen, kanton: Rappen, preis: Rappen) =>
  `${chf(voll)}, davon zahlt der Kanton voraussichtlich ${chf(kanton)}. ${
    preis < 0 ? 'Was übrig bleibt, zahlt die Kasse aus.' : `Sie zahlen ${chf(preis)} im Monat.`
  }`

/** Beside prices after premium reduction. */
export const VERBILLIGT = {
  /** Its two halves, where a phone has room for the second alone. */
  leiste: { nach: 'nach Verbilligung, ', regeln: (regelJahr: number) => `Regeln ${regelJahr}` },
  nach: (regelJahr: number) => `nach Verbilligung, Regeln ${regelJahr}`,
  liste: (regelJahr: number) => `Alle Preise nach Prämienverbilligung, nach den Regeln ${regelJahr}.`,
  /** Beside the net price of one person. */
  statt: (voll: Rappen, regelJahr: number) => `statt ${frankenText(voll)}, nach den Regeln ${regelJahr}`,
  /** Two amounts that were never the same person's bill are not compared. */
  heuteVoll: 'Verglichen sind volle Prämien, vor der Verbilligung.',
  davon: (voll: Rappen, kanton: Rappen, preis: Rappen) => `Prämie ${davon(voll, kanton, preis)}`,
  haushalt: (voll: Rappen, kanton: Rappen, preis: Rappen) => `Prämien ${davon(voll, kanton, preis)}`,
}

/** The parts of the bar, at length and where there is little room. */
export const KANTONS_BALKEN = {
  satz: {
    sie: (betrag: Rappen) => `Sie zahlen ${frankenText(betrag)}`,
    kanton: (betrag: Rappen) => `Der Kanton zahlt ${frankenText(betrag)}`,
    ersparnis: (betrag: Rappen) => `Sie sparen ${frankenText(betrag)} im Monat`,
  },
  kurz: {
    sie: (betrag: Rappen) => `Sie ${frankenText(betrag)}`,
    kanton: (betrag: Rappen) => `Kanton ${frankenText(betrag)}`,
    ersparnis: (betrag: Rappen) => `Gespart ${frankenText(betrag)}`,
  },
}
