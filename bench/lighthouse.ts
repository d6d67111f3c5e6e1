import { LAEUFE, lighthouseLaeufe } from '../pruefung/besuche/lighthouse-laeufe.ts'
import { BEREICHE, note, noten, ZEITEN, zeiten } from '../pruefung/besuche/lighthouse-noten.ts'
import { jeEineIndexierbare, ladeSeiten } from '../pruefung/seiten.ts'
import type { Benchfigur, Benchteil } from './messung.ts'

/** Lighthouse over one indexable page of each kind: the speed page by page, then the least score of every category. */
async function* measureLighthouse(url: string): AsyncGenerator<Benchfigur> {
  const seiten = jeEineIndexierbare(await ladeSeiten(url))
  const gemessene: Seitenlaeufe[] = []
  for await (const gemessen of lighthouseLaeufe(url, seiten)) {
    gemessene.push(gemessen)
    yield tempo(gemessen)
  }
  for (const bereich of BEREICHE) yield schwaechste(bereich, gemessene)
}

type Seitenlaeufe = { pfad: string; laeufe: Parameters<typeof note>[0] }

function tempo({ pfad, laeufe }: Seitenlaeufe): Benchfigur {
  const einzelne = zeiten(laeufe).map((zeit, index) => `${ZEITEN[index]?.[1]} ${zeit}`)
  return {
    name: `Lighthouse performance ${pfad}`,
    wert: note(laeufe, 'performance'),
    einheit: 'von 100',
    hinweis: `${LAEUFE} Läufe: ${noten(laeufe, 'performance').join(', ')}; ${einzelne.join('; ')}`,
  }
}

function schwaechste(bereich: (typeof BEREICHE)[number], gemessene: readonly Seitenlaeufe[]): Benchfigur {
  const werte = gemessene.map(({ laeufe }) => note(laeufe, bereich))
  const wert = Math.min(...werte)
  const pfade = gemessene.filter((_, index) => werte[index] === wert).map(({ pfad }) => pfad)
  const welche = pfade.length === gemessene.length ? 'alle gleich' : pfade.join(', ')
  return {
    name: `Lighthouse ${bereich}, schwächste Seite`,
    wert,
    einheit: 'von 100',
    hinweis: `${gemessene.length} Seiten, eine jeder Art; ${welche}`,
  }
}

export const lighthouse: Benchteil = {
  name: 'lighthouse',
  misst: 'Lighthouse auf einer Seite jeder Art',
  runden: 1,
  vergleichbar: true,
  async *miss({ url }) {
    yield* measureLighthouse(await url())
  },
}
