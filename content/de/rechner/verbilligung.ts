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

/** Beside prices after premium reduction. */
export const VERBILLIGT = {
  nach: (regelJahr: number) => `nach Verbilligung, Regeln ${regelJahr}`,
  liste: (regelJahr: number) => `Alle Preise nach Prämienverbilligung, nach den Regeln ${regelJahr}.`,
  /** More than the premium is paid out (KVV 106c para. 5bis). */
  davon: (voll: Rappen, kanton: Rappen, preis: Rappen) =>
    `Prämie CHF\u00a0${frankenText(voll)}, davon zahlt der Kanton voraussichtlich CHF\u00a0${frankenText(kanton)}.${
      preis < 0 ? ' Was übrig bleibt, zahlt die Kasse aus.' : ''
    }`,
}
