import { offenePlatzhalter } from '../server/einstellungen/platzhalter.ts'
import type { Pruefteil, Teilergebnis } from './befund.ts'

/** What the operator still has to fill in. No findings: the project itself is complete with them. */
export const platzhalter: Pruefteil = {
  name: 'platzhalter',
  titel: 'Platzhalter des Betreibers',
  pruefe: async () => platzhalterListe(offenePlatzhalter()),
}

export function platzhalterListe(felder: readonly string[]): Teilergebnis {
  return {
    umfang: felder.length === 0 ? 'keine mehr in site.config.ts' : `${felder.length} in site.config.ts`,
    befunde: [],
    hinweise: felder.map(feld => `${feld} ist noch ein Platzhalter.`),
  }
}
