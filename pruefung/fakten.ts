import { tagText } from '#content/zahlen/format.ts'
import { tageBis } from '#domain/fristen/kalender-tag.ts'
import { aussageText, type Fakt, quelleText, zeitpunktText, zustandAm } from '../content/de/fakten/fakt.ts'
import { FAKTEN } from '../content/de/fakten/register.ts'
import { verwendung } from '../scripts/lib/verwendung.ts'
import { heuteInZuerich } from '../server/zeit.ts'
import type { Pruefteil, Teilergebnis } from './befund.ts'

/** The register, oldest first; what has run out is a finding. */
export const fakten: Pruefteil = {
  name: 'fakten',
  titel: 'Fakten der Texte',
  pruefe: async () => faktenNachAlter(Object.entries(FAKTEN), heuteInZuerich(), verwendung()),
}

export function faktenNachAlter(
  alle: readonly (readonly [string, Fakt])[],
  heute: string,
  benutzt: ReadonlyMap<string, readonly string[]>,
): Teilergebnis {
  const nachAlter = alle.toSorted(([, a], [, b]) => beginn(a).localeCompare(beginn(b)) || a.bis.localeCompare(b.bis))
  return {
    umfang: `${alle.length} Fakten, am ${tagText(heute)}`,
    befunde: nachAlter
      .filter(([, fakt]) => zustandAm(heute, fakt) !== 'gilt')
      .map(([id, fakt]) => ({
        wo: `content/de/fakten, ${id}`,
        was: `${aussageText(fakt)} Abgelaufen am ${tagText(fakt.bis)}. Neu belegen oder streichen.`,
      })),
    tabelle: {
      kopf: ['Stand', 'Alter in Tagen', 'Gilt bis', 'Aussage', 'Quelle', 'Danach', 'Verwendet in'],
      zeilen: nachAlter.map(([id, fakt]) => [
        zeitpunktText(fakt.stand),
        String(tageBis(beginn(fakt), heute)),
        tagText(fakt.bis),
        aussageText(fakt),
        quelleText(fakt.quelle),
        fakt.nachher === 'weg' ? 'verschwindet' : 'nennt ihren Stand',
        benutzt.get(id)?.join(', ') ?? 'nur auf /quellen',
      ]),
    },
  }
}

/** The first day of what a fact was read as of. */
const beginn = ({ stand }: Fakt): string => `${stand}-01-01`.slice(0, 10)
