import { launch } from 'chrome-launcher'
import runLighthouse, { type Flags, type Result } from 'lighthouse'
import { CHROMIUM_ARGS, findOrInstallChromium } from '../../scripts/lib/chromium.ts'
import type { Seite } from '../seiten.ts'

export const LAEUFE = 3

/** Speed is all that differs from run to run; what has no weight in it is not gathered. */
const TEMPO: Flags = {
  onlyAudits: [
    'first-contentful-paint',
    'largest-contentful-paint',
    'speed-index',
    'total-blocking-time',
    'cumulative-layout-shift',
  ],
}
const REST: Flags = { onlyCategories: ['accessibility', 'best-practices', 'seo'] }
const JE_SEITE = [...Array<Flags>(LAEUFE).fill(TEMPO), REST]

/** Lighthouse as a phone sees each page, with its own simulated slow network and processor. One browser for all. */
export async function* lighthouseLaeufe(url: string, seiten: readonly Seite[]) {
  const chrome = await launch({
    chromePath: findOrInstallChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
    logLevel: 'silent',
  })
  try {
    for (const { pfad } of seiten) {
      const laeufe: Result[] = []
      for (const flags of JE_SEITE) laeufe.push(await lauf(url + encodeURI(pfad), { ...flags, port: chrome.port }))
      yield { pfad, laeufe }
    }
  } finally {
    chrome.kill()
  }
}

async function lauf(adresse: string, flags: Flags): Promise<Result> {
  const ergebnis = await runLighthouse(adresse, { ...flags, disableFullPageScreenshot: true, logLevel: 'error' })
  if (!ergebnis || ergebnis.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${adresse}: ${ergebnis?.lhr.runtimeError?.message}`)
  return ergebnis.lhr
}
