import { cpus, loadavg } from 'node:os'
import { launch } from 'chrome-launcher'
import runLighthouse, { type Result } from 'lighthouse'
import { CHROMIUM_ARGS, findOrInstallChromium } from '../scripts/lib/chromium.ts'
import type { Befund, Teil } from './befund.ts'
import { BEREICHE, lighthouseBefunde, note, ZEITEN, zeiten } from './lighthouse-noten.ts'
import { jeEine, type Seite } from './seiten.ts'

const LAEUFE = 3

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
      let hoechsteLast = 0
      for (const seite of auswahl) {
        const laeufe = await misst(url, seite, chrome.port)
        hoechsteLast = Math.max(hoechsteLast, loadavg()[0] ?? 0)
        befunde.push(...lighthouseBefunde(seite.pfad, laeufe))
        zeilen.push([seite.pfad, ...BEREICHE.map(bereich => String(note(laeufe, bereich))), ...zeiten(laeufe)])
      }
      return {
        umfang: `Eine Seite jeder Art (${auswahl.length}), als Handy mit langsamem Netz; Median aus ${LAEUFE} Läufen.`,
        befunde,
        hinweise: hoechsteLast > cpus().length ? [lastHinweis(hoechsteLast)] : [],
        tabelle: { kopf: ['Seite', ...BEREICHE, ...ZEITEN.map(([, titel]) => titel)], zeilen },
      }
    } finally {
      chrome.kill()
    }
  },
}

/** Lighthouse scales what it measures to a slow phone, and with it whatever else the machine was doing. */
const lastHinweis = (last: number): string =>
  `Während der Messung warteten bis zu ${last.toFixed(1)} Aufgaben auf ${cpus().length} Kerne: «performance» ist nur auf einer ruhigen Maschine aussagekräftig.`

async function misst(url: string, { pfad }: Seite, port: number): Promise<Result[]> {
  const laeufe: Result[] = []
  for (let lauf = 0; lauf < LAEUFE; lauf += 1) {
    const ergebnis = await runLighthouse(url + encodeURI(pfad), { port, onlyCategories: BEREICHE, logLevel: 'error' })
    if (!ergebnis) throw new Error(`Lighthouse said nothing about ${pfad}.`)
    laeufe.push(ergebnis.lhr)
  }
  return laeufe
}
