import { aufFuenfRappen, type Rappen, rappen } from '../werte/rappen.ts'
import type { Anspruch, Betrag, Einheit, Gezaehlte, Grund, JePerson, JeTarif, Personenart, Schritt } from './regel.ts'

/** What the rules of the cantons share. Amounts inside a rule are francs with their fractions; what leaves it is Rappen. */

export const ARTEN: readonly Personenart[] = ['erwachsen', 'jung', 'jungInAusbildung', 'kind']

/** Free of what binary fractions add: exactly at a limit is not above it. */
export const genau = (zahl: number): number => Number(zahl.toFixed(6))

/** To whole Rappen: 1.005 is 1.01. */
export const inGanzenRappen = (franken: number): Rappen => rappen(Math.round(genau(franken * 100)))

export const keineZahl = (grund: Grund): Anspruch => ({ art: 'keineZahl', grund })

/** What all readings of the sources say alike; where they differ, why there is no figure. */
export function einhellig(grund: Grund, lesarten: readonly Anspruch[]): Anspruch {
  const [erste, ...andere] = lesarten
  const gesagt = (anspruch: Anspruch) => JSON.stringify({ ...anspruch, schritte: [] })
  return erste && andere.every(lesart => gesagt(lesart) === gesagt(erste)) ? erste : keineZahl(grund)
}

export const personen = (wer: Gezaehlte): number => ARTEN.reduce((anzahl, art) => anzahl + wer[art], 0)

/** Two grown-ups who are no couple claim each for themselves; where their children belong is told nowhere. */
export const istKonkubinat = ({ verheiratet, erwachsen }: Einheit): boolean => !verheiratet && erwachsen > 1

/** Sum of a value per person over the unit. */
export const summeJePerson = (einheit: Einheit, wert: (art: Personenart) => number): number =>
  ARTEN.reduce((summe, art) => summe + einheit[art] * wert(art), 0)

type Ergebnis = {
  schritte: readonly Schritt[]
  mindestens?: boolean
  jeTarif?: JeTarif
}

/**
 * Amounts of a year per person, exact; split by twelve and rounded per person and month (KVV 106b para. 2 lit. b). Where the
 * canton rounds up, the year is twelve of these months.
 */
export function ausJahr(
  einheit: Einheit,
  jeJahr: Partial<Record<Personenart, number>>,
  { auf = false, ...ergebnis }: Ergebnis & { auf?: boolean },
): Betrag {
  const jeMonat = jeArt(einheit, art => aufFuenfRappen((100 * (jeJahr[art] ?? 0)) / 12, auf))
  const imJahr = auf
    ? rappen(12 * summeJePerson(einheit, art => jeMonat[art] ?? 0))
    : inGanzenRappen(summeJePerson(einheit, art => jeJahr[art] ?? 0))
  return betrag(jeMonat, imJahr, ergebnis)
}

/** Amounts of a month per person, as a canton prints them. */
export function ausMonat(einheit: Einheit, jeMonat: Partial<Record<Personenart, number>>, ergebnis: Ergebnis): Betrag {
  const imJahr = inGanzenRappen(12 * summeJePerson(einheit, art => jeMonat[art] ?? 0))
  return betrag(
    jeArt(einheit, art => inGanzenRappen(jeMonat[art] ?? 0)),
    imJahr,
    ergebnis,
  )
}

/** No claim, by every reading of the sources. */
export const keinAnspruch = (einheit: Einheit, schritte: readonly Schritt[]): Betrag =>
  ausJahr(einheit, {}, { schritte })

export const schritt = (was: Schritt['was'], franken: number, satz?: number): Schritt => ({
  was,
  betrag: inGanzenRappen(franken),
  ...(satz !== undefined && { satz }),
})

function jeArt(einheit: Einheit, wert: (art: Personenart) => Rappen): JePerson {
  return Object.fromEntries(ARTEN.filter(art => einheit[art] > 0).map(art => [art, wert(art)]))
}

function betrag(jeMonat: JePerson, imJahr: Rappen, { schritte, mindestens, jeTarif }: Ergebnis): Betrag {
  return { art: 'betrag', jeMonat, imJahr, schritte, ...(mindestens && { mindestens }), ...(jeTarif && { jeTarif }) }
}
