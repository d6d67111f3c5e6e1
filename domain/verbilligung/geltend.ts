import { anspruch, regel } from './kantone.ts'
import type { Zusage } from './kantonsbeitrag.ts'
import { type Betrag, ERSTES_REGELJAHR, type Grund, type Lage } from './regel.ts'

/** Beside every price of another year than `regelJahr` stands «nach den Regeln …». */
export type Geltend = (Betrag & Zusage) | { art: 'keineZahl'; grund: Grund; regelJahr: number }

/**
 * For prices of `jahr`: by the rules of that year as far as they are published, which may be no more than limits that exclude a
 * household; else by those of the year before. Never by a mixture of both.
 */
export function geltenderAnspruch(kanton: string, jahr: number, lage: Lage): Geltend {
  const regelJahr = Math.max(jahr, ERSTES_REGELJAHR)
  const dieses = nachRegeln(kanton, regelJahr, lage)
  if (dieses.art === 'betrag') return dieses
  const vorher = nachRegeln(kanton, regelJahr - 1, lage)
  // Without a figure the reason of the last published rules tells more than that the new ones are missing.
  return vorher.art === 'betrag' || dieses.grund === 'jahrNichtPubliziert' ? vorher : dieses
}

function nachRegeln(kanton: string, regelJahr: number, lage: Lage): Geltend {
  const gefunden = anspruch(kanton, regelJahr, lage)
  if (gefunden.art === 'keineZahl') return { ...gefunden, regelJahr }
  const { deckel = 'keiner', faelltMitFranchise } = regel(kanton, regelJahr) ?? {}
  return { ...gefunden, regelJahr, deckel, ...(faelltMitFranchise && { faelltMitFranchise }) }
}
