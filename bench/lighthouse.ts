import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_ARGS, findOrInstallChromium } from '../scripts/lib/chromium.ts'
import type { Messung } from './messung.ts'

const PAGES = ['/', '/ratgeber/franchise-optimal-waehlen']
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Lighthouse as a phone sees it (its own simulated slow network and processor), median of three runs. */
export async function measureLighthouse(url: string): Promise<Messung[]> {
  const chrome = await launch({
    chromePath: findOrInstallChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
    logLevel: 'silent',
  })
  try {
    const rows: Messung[] = []
    for (const path of PAGES) rows.push(...(await measurePage(url + path, path, chrome.port)))
    return rows
  } finally {
    chrome.kill()
  }
}

async function measurePage(url: string, path: string, port: number): Promise<Messung[]> {
  const scores: number[][] = []
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
    scores.push(CATEGORIES.map(category => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)))
  }
  return CATEGORIES.map((category, index) => ({
    name: `Lighthouse ${path} ${category}`,
    wert: median(scores.map(run => run[index] ?? 0)),
    einheit: 'von 100',
    hinweis: `${RUNS} Läufe: ${scores.map(run => run[index]).join(', ')}`,
  }))
}
