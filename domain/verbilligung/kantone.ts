import type { Anspruch, Lage, Regel, Regeln } from './regel.ts'

/** By canton code. */
export const REGELN: Readonly<Record<string, Regeln>> = {}

export const regel = (kanton: string, jahr: number): Regel | undefined => REGELN[kanton]?.[jahr]

/** What the canton pays by the rules of that year, or why no figure can be given. */
export function anspruch(kanton: string, jahr: number, lage: Lage): Anspruch {
  return regel(kanton, jahr)?.anspruch(lage) ?? { art: 'keineZahl', grund: 'jahrNichtPubliziert' }
}
