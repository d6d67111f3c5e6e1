import runLighthouse, { type Flags, type Result } from 'lighthouse'
import { launchChromium } from '../../scripts/lib/chromium.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import type { Pruefseite } from '../seiten.ts'

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
export async function* lighthouseLaeufe(url: string, seiten: readonly Pruefseite[]) {
  const port = await freePort()
  await using _browser = await launchChromium(`--remote-debugging-port=${port}`)
  for (const { pfad } of seiten) {
    const laeufe: Result[] = []
    for (const flags of JE_SEITE) laeufe.push(await lauf(url + encodeURI(pfad), { ...flags, port }))
    yield { pfad, laeufe }
  }
}

async function lauf(adresse: string, flags: Flags): Promise<Result> {
  const ergebnis = await runLighthouse(adresse, { ...flags, disableFullPageScreenshot: true, logLevel: 'error' })
  if (!ergebnis || ergebnis.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${adresse}: ${ergebnis?.lhr.runtimeError?.message}`)
  return ergebnis.lhr
}
