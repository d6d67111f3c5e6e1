import { genau, schritt } from './rechnen.ts'
import type { Rechenschritt } from './regel.ts'

type Vorschrift = {
  /** Share of the wealth above `frei` that counts as income. */
  satz: number
  frei?: number
  /** Lump sums, in the order in which they are shown. */
  abzuege?: readonly number[]
}

/** The income the canton counts, never below zero, and the lines that lead to it. */
export function massgebendes(
  { einkommen, vermoegen }: { einkommen: number; vermoegen: number },
  { satz, frei = 0, abzuege = [] }: Vorschrift,
): { massgebend: number; schritte: readonly Rechenschritt[] } {
  const anteil = satz * Math.max(0, vermoegen - frei)
  const summe = abzuege.reduce((bisher, abzug) => bisher - abzug, einkommen + anteil)
  const massgebend = genau(Math.max(0, summe))
  return {
    massgebend,
    schritte: [
      schritt('einkommen', einkommen),
      ...(anteil > 0 ? [schritt('vermoegensanteil', anteil, satz)] : []),
      ...abzuege.filter(abzug => abzug > 0).map(abzug => schritt('abzug', abzug)),
      schritt('massgebend', massgebend),
    ],
  }
}
