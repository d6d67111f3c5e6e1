import { build, type Rolldown } from 'vite'
import { launchChromium } from '../scripts/lib/chromium.ts'
import { openDatenbestand } from '../server/daten/datenbestand.ts'
import { heuteInZuerich } from '../server/zeit.ts'
import type { Benchfigur, Benchteil } from './messung.ts'

const SEITEN = 15

/**
 * What a visitor waits for once the table of the region has arrived: reading it and the first answer, on a page that
 * has just opened, so nothing is compiled yet; then the same for a second region on that page.
 */
async function measureImBrowser(varDir: string): Promise<Benchfigur[]> {
  const { dateien } = (await openDatenbestand(varDir, { heute: heuteInZuerich, wunsch: null })).aktuell()
  const text = (region: string) => [...dateien].find(([name]) => name.includes(`${region}.`))?.[1].toString() ?? ''
  const texte = [text('zh-1'), text('be-1')]
  const skript = await gebuendelt()
  await using browser = await launchChromium()
  const zeiten: number[][] = []
  for (let nummer = 0; nummer < SEITEN; nummer += 1) {
    const page = await browser.newPage()
    await page.addScriptTag({ content: skript })
    zeiten.push(await page.evaluate(texte => texte.map(text => messeAntwort.messeAntwort(text)), texte))
    await page.close()
  }
  const hinweis = `Chromium, Median von ${SEITEN} neuen Seiten`
  return [
    {
      name: 'Regionstabelle lesen und antworten, Seite eben geöffnet',
      wert: median(zeiten, 0),
      einheit: 'ms',
      hinweis,
    },
    { name: 'dasselbe für eine zweite Region', wert: median(zeiten, 1), einheit: 'ms', hinweis },
  ]
}

declare const messeAntwort: { messeAntwort: (text: string) => number }

function median(zeiten: readonly number[][], stelle: number): number {
  const sortiert = zeiten.map(zeile => zeile[stelle] ?? Number.NaN).sort((a, b) => a - b)
  return Number((sortiert[Math.floor(sortiert.length / 2)] ?? Number.NaN).toPrecision(2))
}

/** The domain as the browser gets it: bundled and minified. */
async function gebuendelt(): Promise<string> {
  const lib = { entry: 'bench/messe-antwort.ts', formats: ['iife' as const], name: 'messeAntwort' }
  const ergebnis = await build({ configFile: false, logLevel: 'error', build: { lib, write: false } })
  const [ausgabe] = [ergebnis].flat() as Rolldown.RolldownOutput[]
  return ausgabe?.output[0]?.code ?? ''
}

export const imBrowser: Benchteil = {
  name: 'im-browser',
  misst: 'eine Regionstabelle lesen und daraus antworten, im Browser',
  runden: 1,
  vergleichbar: false,
  async *miss({ varDir }) {
    yield* await measureImBrowser(varDir)
  },
}
