import { LAEUFE, lighthouseLaeufe } from '../pruefung/lighthouse-laeufe.ts'
import { BEREICHE, note, noten, ZEITEN, zeiten } from '../pruefung/lighthouse-noten.ts'
import { jeEineIndexierbare, ladeSeiten } from '../pruefung/seiten.ts'
import { withServer } from '../scripts/lib/with-server.ts'
import type { Messung } from './messung.ts'

/** Lighthouse over one indexable page of each kind: the least score of every category, then the speed page by page. */
export async function measureLighthouse(url: string): Promise<Messung[]> {
  const seiten = jeEineIndexierbare(await ladeSeiten(url))
  const messungen = await Array.fromAsync(lighthouseLaeufe(url, seiten))
  return [
    ...BEREICHE.map(bereich => {
      const werte = messungen.map(({ laeufe }) => note(laeufe, bereich))
      const wert = Math.min(...werte)
      const schwaechste = messungen.filter((_, index) => werte[index] === wert).map(({ pfad }) => pfad)
      return {
        name: `Lighthouse ${bereich}, schwächste Seite`,
        wert,
        einheit: 'von 100',
        hinweis: `${seiten.length} Seiten, eine jeder Art; ${schwaechste.length === seiten.length ? 'alle gleich' : schwaechste.join(', ')}`,
      }
    }),
    ...messungen.map(({ pfad, laeufe }) => ({
      name: `Lighthouse performance ${pfad}`,
      wert: note(laeufe, 'performance'),
      einheit: 'von 100',
      hinweis: `${LAEUFE} Läufe: ${noten(laeufe, 'performance').join(', ')}; ${zeiten(laeufe)
        .map((zeit, index) => `${ZEITEN[index]?.[1]} ${zeit}`)
        .join('; ')}`,
    })),
  ]
}

if (import.meta.main) console.table(await withServer(process.env.VAR_DIR ?? 'var', measureLighthouse))
