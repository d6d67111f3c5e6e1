import type { Result } from 'lighthouse'
import type { Befund } from './befund.ts'

/** Least scores. Speed is measured on a machine that does other things, too: 90 is where Lighthouse turns green. */
const ERWARTET = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 } as const
export const BEREICHE = Object.keys(ERWARTET) as (keyof typeof ERWARTET)[]
export const ZEITEN = [
  ['largest-contentful-paint', 'LCP, ms'],
  ['total-blocking-time', 'TBT, ms'],
  ['cumulative-layout-shift', 'CLS'],
] as const

type Lauf = Pick<Result, 'categories' | 'audits'>

const median = (werte: readonly number[]): number => werte.toSorted((a, b) => a - b)[Math.floor(werte.length / 2)] ?? 0

export const note = (laeufe: readonly Lauf[], bereich: string): number =>
  median(laeufe.map(({ categories }) => Math.round((categories[bereich]?.score ?? 0) * 100)))

export const zeiten = (laeufe: readonly Lauf[]): string[] =>
  ZEITEN.map(([name]) => {
    const wert = median(laeufe.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
    return wert < 1 ? wert.toFixed(3) : String(Math.round(wert))
  })

/** A median below what is expected, with the audits that cost points in the last run. */
export function lighthouseBefunde(pfad: string, laeufe: readonly Lauf[]): Befund[] {
  return BEREICHE.filter(bereich => note(laeufe, bereich) < ERWARTET[bereich]).map(bereich => {
    const letzter = laeufe.at(-1)
    const gruende = (letzter?.categories[bereich]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (letzter?.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} (${letzter?.audits[id]?.displayValue ?? letzter?.audits[id]?.title})`)
    return { wo: pfad, was: `${bereich}: ${note(laeufe, bereich)} statt ${ERWARTET[bereich]}. ${gruende.join('; ')}` }
  })
}
