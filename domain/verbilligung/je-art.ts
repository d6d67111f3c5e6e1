import { aufFuenfRappen } from '../werte/rappen.ts'
import { ARTEN, summeJePerson } from './rechnen.ts'
import type { Einheit, JePerson, Personenart } from './regel.ts'

/** Francs for a person of each kind. */
export type JeArt = Readonly<Record<Personenart, number>>

/** As the cantons print their premiums: from 26, 19 to 25, children. */
export type Altersgruppen = readonly [erwachsen: number, jung: number, kind: number]

/** In education or not, young ones have the same. */
export const nachAlter = (...[erwachsen, jung, kind]: Altersgruppen): JeArt => ({
  erwachsen,
  jung,
  jungInAusbildung: jung,
  kind,
})

export const jeArt = (wert: (art: Personenart) => number): JeArt => ({
  erwachsen: wert('erwachsen'),
  jung: wert('jung'),
  jungInAusbildung: wert('jungInAusbildung'),
  kind: wert('kind'),
})

/** Of a canton with regions 1, 2, …; undefined when none of them is given. */
export function derRegion(regionen: readonly Altersgruppen[], region: number): JeArt | undefined {
  const praemien = regionen[region - 1]
  return praemien && nachAlter(...praemien)
}

export const summeVon = (einheit: Einheit, werte: JeArt): number => summeJePerson(einheit, art => werte[art])

export const anteilig = (werte: JeArt, faktor: number): JeArt => jeArt(art => werte[art] * faktor)

/** Amounts of that many months as amounts of one; a kind without an amount stays without. */
export const jeMonat = (werte: Partial<JeArt> | undefined, monate = 1): JePerson =>
  Object.fromEntries(
    ARTEN.flatMap(art => {
      const wert = werte?.[art]
      return wert === undefined ? [] : [[art, aufFuenfRappen((100 * wert) / monate)]]
    }),
  )
