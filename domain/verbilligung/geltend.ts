import { anspruch } from './kantone.ts'
import type { Betrag, Grund, Lage } from './regel.ts'

/** `regelJahr`: whose rules gave the figure; beside every price of another year stands «nach den Regeln …». */
export type Geltend = (Betrag & { regelJahr: number }) | { art: 'keineZahl'; grund: Grund; regelJahr: number }

/**
 * For prices of `jahr`: by the rules of that year as far as they are published, which may be no more than limits that exclude a
 * household; else by those of the year before. Never by a mixture of both.
 */
export function geltenderAnspruch(kanton: string, jahr: number, lage: Lage): Geltend {
  const gefunden = anspruch(kanton, jahr, lage)
  if (gefunden.art === 'betrag') return { ...gefunden, regelJahr: jahr }
  const vorher = anspruch(kanton, jahr - 1, lage)
  // Without a figure the reason of the last published rules tells more than that the new ones are missing.
  if (vorher.art === 'betrag' || gefunden.grund === 'jahrNichtPubliziert') return { ...vorher, regelJahr: jahr - 1 }
  return { ...gefunden, regelJahr: jahr }
}
