import { tagText } from '#content/format.ts'
import { BEFRISTET, type Befristet, zustandAm } from '../content/de/befristet.ts'
import { heuteInZuerich } from '../server/zeit.ts'
import type { Ergebnis, Teil } from './befund.ts'

/** Statements that hold for a while, by their end; those that have run out are findings. */
export const befristet: Teil = {
  name: 'befristet',
  titel: 'Befristete Aussagen',
  pruefe: async () => befristeteAussagen(Object.entries(BEFRISTET), heuteInZuerich()),
}

export function befristeteAussagen(aussagen: readonly (readonly [string, Befristet])[], heute: string): Ergebnis {
  const nachEnde = aussagen.toSorted(([, a], [, b]) => a.bis.localeCompare(b.bis))
  return {
    umfang: `${aussagen.length} Aussagen, am ${tagText(heute)}`,
    befunde: nachEnde
      .filter(([, aussage]) => zustandAm(heute, aussage) !== 'gilt')
      .map(([id, { was, bis }]) => ({
        wo: `content/de/befristet.ts, ${id}`,
        was: `${was}: abgelaufen am ${tagText(bis)}. Neu belegen oder streichen.`,
      })),
    tabelle: {
      kopf: ['Gilt bis', 'Stand', 'Aussage', 'Danach'],
      zeilen: nachEnde.map(([, { was, stand, bis, nachher }]) => [
        tagText(bis),
        stand,
        was,
        nachher === 'weg' ? 'verschwindet' : 'nennt ihren Stand',
      ]),
    },
  }
}
