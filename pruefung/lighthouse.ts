import { launch } from 'chrome-launcher'
import runLighthouse, { type Result } from 'lighthouse'
import { CHROMIUM_ARGS, findOrInstallChromium } from '../scripts/lib/chromium.ts'
import type { Befund, Teil } from './befund.ts'
import { jeEine, type Seite } from './seiten.ts'

const LAEUFE = 3
/** Least scores. Speed is measured on a machine that does other things, too: 90 is where Lighthouse turns green. */
const ERWARTET = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const BEREICHE = Object.keys(ERWARTET) as (keyof typeof ERWARTET)[]
const ZEITEN = [
  ['largest-contentful-paint', 'LCP, ms'],
  ['total-blocking-time', 'TBT, ms'],
  ['cumulative-layout-shift', 'CLS'],
] as const

export const lighthouse: Teil = {
  name: 'lighthouse',
  titel: 'Lighthouse',
  async pruefe({ url, seiten }) {
    const auswahl = jeEine(seiten.filter(({ indexierbar }) => indexierbar))
    const chrome = await launch({
      chromePath: findOrInstallChromium(),
      chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
      logLevel: 'silent',
    })
    try {
      const befunde: Befund[] = []
      const zeilen: string[][] = []
      for (const seite of auswahl) {
        const laeufe = await misst(url, seite, chrome.port)
        befunde.push(...lighthouseBefunde(seite.pfad, laeufe))
        zeilen.push([seite.pfad, ...BEREICHE.map(bereich => String(note(laeufe, bereich))), ...zeiten(laeufe)])
      }
      return {
        umfang: `Eine Seite jeder Art (${auswahl.length}), als Handy mit langsamem Netz; Mittelwert (Median) aus ${LAEUFE} Läufen.`,
        befunde,
        tabelle: { kopf: ['Seite', ...BEREICHE, ...ZEITEN.map(([, titel]) => titel)], zeilen },
      }
    } finally {
      chrome.kill()
    }
  },
}

async function misst(url: string, { pfad }: Seite, port: number): Promise<Result[]> {
  const laeufe: Result[] = []
  for (let lauf = 0; lauf < LAEUFE; lauf += 1) {
    const ergebnis = await runLighthouse(url + encodeURI(pfad), { port, onlyCategories: BEREICHE, logLevel: 'error' })
    if (!ergebnis) throw new Error(`Lighthouse said nothing about ${pfad}.`)
    laeufe.push(ergebnis.lhr)
  }
  return laeufe
}

type Lauf = Pick<Result, 'categories' | 'audits'>

const median = (werte: readonly number[]): number => werte.toSorted((a, b) => a - b)[Math.floor(werte.length / 2)] ?? 0

const note = (laeufe: readonly Lauf[], bereich: string): number =>
  median(laeufe.map(({ categories }) => Math.round((categories[bereich]?.score ?? 0) * 100)))

const zeiten = (laeufe: readonly Lauf[]): string[] =>
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
