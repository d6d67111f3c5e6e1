import type { Result } from 'lighthouse'
import type { Befund } from '../befund.ts'

/** Least scores, on a machine that does nothing else. */
const ERWARTET = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
export type LighthouseCategory = keyof typeof ERWARTET
export const BEREICHE = Object.keys(ERWARTET) as LighthouseCategory[]
export const ZEITEN = [
  ['largest-contentful-paint', 'LCP, ms', 0],
  ['total-blocking-time', 'TBT, ms', 0],
  ['cumulative-layout-shift', 'CLS', 3],
] as const

type Lauf = Pick<Result, 'categories' | 'audits'>

const median = (werte: readonly number[]): number => werte.toSorted((a, b) => a - b)[Math.floor(werte.length / 2)] ?? 0

/** The scores of the runs that looked at this category. */
export const noten = (laeufe: readonly Lauf[], bereich: LighthouseCategory): number[] =>
  laeufe.flatMap(({ categories }) => {
    const kategorie = categories[bereich]
    return kategorie ? [Math.round((kategorie.score ?? 0) * 100)] : []
  })

export const note = (laeufe: readonly Lauf[], bereich: LighthouseCategory): number => median(noten(laeufe, bereich))

export const zeiten = (laeufe: readonly Lauf[]): string[] =>
  ZEITEN.map(([name, , stellen]) =>
    median(laeufe.flatMap(({ audits }) => audits[name]?.numericValue ?? [])).toFixed(stellen),
  )

/** A median below what is expected, with the audits that cost points in the last run. */
export function lighthouseBefunde(pfad: string, laeufe: readonly Lauf[]): Befund[] {
  return BEREICHE.filter(bereich => note(laeufe, bereich) < ERWARTET[bereich]).map(bereich => {
    const letzter = laeufe.findLast(({ categories }) => categories[bereich])
    const gruende = (letzter?.categories[bereich]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (letzter?.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} (${letzter?.audits[id]?.displayValue ?? letzter?.audits[id]?.title})`)
    return { wo: pfad, was: `${bereich}: ${note(laeufe, bereich)} statt ${ERWARTET[bereich]}. ${gruende.join('; ')}` }
  })
}
