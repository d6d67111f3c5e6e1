import { inFranken, type Rappen, restlicheRappen } from '#domain/werte/rappen.ts'
import type { Textzahlen } from '#domain/zahlen/textzahlen.ts'
import { frankenText, ganzeFrankenText } from '../zahlen/format.ts'

/** A figure of a text: what it is, and how it is written. */
export type Wert = { zahl: number; text: string }

/** «1’398.00» */
export const chf = (rappen: Rappen): Wert => ({ zahl: inFranken(rappen), text: frankenText(rappen) })

/** «1’398», and «1’398.60» where there are Rappen. */
export const betrag = (rappen: Rappen): Wert => (restlicheRappen(rappen) === 0 ? ganze(rappen) : chf(rappen))

/** «1’398», rounded. */
export const ganze = (rappen: Rappen): Wert => ({ zahl: inFranken(rappen), text: ganzeFrankenText(rappen) })

/** «18.5» for 0.185, without the sign. */
export const prozent = (anteil: number): Wert => zahl(Math.round(1000 * anteil) / 10)

export const zahl = (wert: number): Wert => ({ zahl: wert, text: String(wert) })

/**
 * The figures of a text that are calculated from the premiums, by the name under which the text uses them (`{props.name}`).
 * `traegt`: what the words around them claim, such as «the cheapest of the three». An example whose figures are missing, or no
 * longer bear its words, is not shown.
 */
export type Rechnung = (zahlen: Textzahlen) => {
  werte: Readonly<Record<string, Wert>>
  traegt?: readonly boolean[]
}

export type Ergebnis = { vollstaendig: boolean; werte: Readonly<Record<string, Wert>> }

export function ergebnis(rechnung: Rechnung, zahlen: Textzahlen): Ergebnis {
  const { werte, traegt = [] } = rechnung(zahlen)
  const alle = Object.values(werte).every(({ zahl }) => Number.isFinite(zahl))
  return { vollstaendig: alle && traegt.every(Boolean), werte }
}
