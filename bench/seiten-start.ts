import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Messung } from './messung.ts'

/** Renders everything as a start without a cache does, in a process of its own, so that its memory is its own. */
const SKRIPT = `
import { loadBuild } from './server/build.ts'
import { openDatenbestand } from './server/daten/datenbestand.ts'
import { renderDokumente } from './server/seiten/dokumente.ts'
import { GUTES_BROTLI } from './server/seiten/kodierung.ts'
import { heuteInZuerich } from './server/zeit.ts'
const [varDir] = process.argv.slice(1)
const bestand = await openDatenbestand(varDir, { heute: heuteInZuerich, wunsch: null })
const { bundle: lade, manifest } = await loadBuild('dist')
const bundle = await lade()
const daten = { siteUrl: 'https://example.ch', datum: heuteInZuerich(), praemien: bestand.praemien(), gtmId: null }
const vonOrten = pfad => /^(\\/vorschau)?\\/praemien(\\/|\\.|$)/.test(pfad)
const rechenzeit = () => process.cpuUsage().user / 1e6
const quelle = { daten, tabellen: bestand.tabellen(), ortsdaten: bestand.ortsdaten() }

let orte = 0
const gezaehlt = {
  ...bundle,
  async *renderAlles(...alles) {
    let zuletzt = performance.now()
    for await (const dokument of bundle.renderAlles(...alles)) {
      if (vonOrten(dokument.pfad)) orte += performance.now() - zuletzt
      yield dokument
      zuletzt = performance.now()
    }
  },
}
const [beginn, cpu] = [performance.now(), rechenzeit()]
const dateien = await renderDokumente(gezaehlt, manifest, quelle, { brotli: GUTES_BROTLI, nebenBesuchern: false })
const eigene = dateien.filter(({ pfad }) => vonOrten(pfad))
const bytes = liste => liste.reduce((summe, { identity, gzip, br }) => summe + [identity, gzip, br].reduce((s, b) => s + (b?.length ?? 0), 0), 0)
console.log(JSON.stringify({
  sekunden: (performance.now() - beginn) / 1000,
  cpu: rechenzeit() - cpu,
  orte: orte / 1000,
  dateien: dateien.length,
  eigene: eigene.length,
  bilder: eigene.filter(({ typ }) => typ === 'image/png').length,
  gehalten: bytes(eigene) / 1e6,
  hoechststand: process.resourceUsage().maxRSS / 1024,
}))
`

/** All pages at a start without a cache, what those about places take of it, and what they keep in memory. */
export async function measureSeitenStart(varDir: string): Promise<Messung[]> {
  const args = ['--input-type=module-typescript', '-e', SKRIPT, varDir]
  const prozess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ausgabe = (await prozess.stdout.toArray()).join('')
  if (prozess.exitCode === null) await once(prozess, 'exit')
  const { sekunden, cpu, orte, dateien, eigene, bilder, gehalten, hoechststand } = JSON.parse(ausgabe)
  const gerundet = (zahl: number) => Number(zahl.toFixed(1))
  return [
    {
      name: 'Alle Seiten, ohne Zwischenspeicher',
      ...{ wert: gerundet(sekunden), einheit: 's' },
      hinweis: `${dateien} Dateien, mit Kompression und Bildern; ${cpu.toFixed(1)} s Rechenzeit; Ziel höchstens 5`,
    },
    {
      name: 'Davon Seiten über Orte',
      ...{ wert: gerundet(orte), einheit: 's' },
      hinweis: `${eigene} Dateien, davon ${bilder} Vorschaubilder; ohne Kompression und Zeichnen; Ziel höchstens 2.5`,
    },
    {
      name: 'Seiten über Orte, Speicher',
      ...{ wert: gerundet(gehalten), einheit: 'MB' },
      hinweis: `gehalten in allen Kodierungen, Ziel höchstens 40; Höchststand des Prozesses ${Math.round(hoechststand)} MB`,
    },
  ]
}
