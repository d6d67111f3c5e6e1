declare const einheit: unique symbol

/** What is calculated and compared: premiums, cost shares, savings. Whole ones, so that nothing is ever rounded twice. */
export type Rappen = number & { readonly [einheit]: 'Rappen' }

/** What people name: expected costs, a franchise. Fractions exist only in the API's JSON. */
export type Franken = number & { readonly [einheit]: 'Franken' }

/** A number that is no amount of money, so that none changes its unit by the way. */
export type OhneEinheit = number & { readonly [einheit]?: never }

/*
 * The only place that gives a number its unit or changes it. Arithmetic makes a plain number of an amount: these few
 * operations keep it money, and cost nothing, because they are inlined.
 */

export const rappen = (zahl: OhneEinheit): Rappen => zahl as Rappen
export const franken = (zahl: OhneEinheit): Franken => zahl as Franken

export const inRappen = (betrag: Franken): Rappen => rappen(betrag * 100)
export const inFranken = (betrag: Rappen): Franken => franken(betrag / 100)

/** An amount below zero is cut towards it. */
export const ganzeFranken = (betrag: Rappen): Franken => franken(Math.trunc(betrag / 100))
export const gerundeteFranken = (betrag: Rappen): Franken => franken(Math.round(betrag / 100))
/** What is left beside the whole francs. */
export const restlicheRappen = (betrag: Rappen): Rappen => rappen(betrag % 100)

export const plus = (a: Rappen, b: Rappen): Rappen => rappen(a + b)
export const minus = (a: Rappen, b: Rappen): Rappen => rappen(a - b)
export const mal = (faktor: OhneEinheit, betrag: Rappen): Rappen => rappen(faktor * betrag)
export const ohneVorzeichen = (betrag: Rappen): Rappen => rappen(Math.abs(betrag))
export const kleinerer = (a: Rappen, b: Rappen): Rappen => rappen(Math.min(a, b))
export const groesserer = (a: Rappen, b: Rappen): Rappen => rappen(Math.max(a, b))

export function summe(betraege: readonly Rappen[]): Rappen {
  let bisher = 0
  for (const betrag of betraege) bisher += betrag
  return rappen(bisher)
}

/** Rounded to whole Rappen; of none it is no number. */
export const durchschnitt = (betraege: readonly Rappen[]): Rappen =>
  rappen(Math.round(summe(betraege) / betraege.length))

/** To five Rappen, of an amount in Rappen with its fractions; what binary fractions add is no reason to round `auf`. */
export function aufFuenfRappen(betrag: Rappen | OhneEinheit, auf = false): Rappen {
  const fuenfer = Number((betrag / 5).toFixed(6))
  return rappen((auf ? Math.ceil(fuenfer) : Math.round(fuenfer)) * 5)
}

/** Reads an official amount such as `412.2` or `503`; undefined when it is none. Only the binary fraction is rounded. */
export function rappenAusText(text: string): Rappen | undefined {
  return /^\d{1,6}(?:\.\d{1,2}0*)?$/.test(text) ? rappen(Math.round(Number(text) * 100)) : undefined
}
