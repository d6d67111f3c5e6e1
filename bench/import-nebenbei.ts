import { randomUUID } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { KATALOGDATEI } from '../domain/katalog/katalogstand.ts'
import { ZEIGERDATEI } from '../domain/praemien/datensatz.ts'
import { writeDemodateien } from '../importer/demo/demo.ts'
import { gueltigeAnfrage } from '../tests/fixtures/anfragen/anfragen-last.ts'
import { mitUhr } from '../tests/fixtures/feste-uhr.ts'
import { KOPFDATEI, PFAD, startKatalogServer } from '../tests/fixtures/katalog/katalog-server.ts'
import { ask } from '../tests/fixtures/server/http-ask.ts'
import { serverProcesses } from '../tests/fixtures/server/server-process.ts'
import type { Benchfigur, Benchteil } from './messung.ts'

/** Far below what a core answers: the figure is about waiting, not about a full machine. */
const PRO_SEKUNDE = { seiten: 50, anfragen: 10 }
const UEBERNAHME_MS = 10_000
const GEDULD_MS = 180_000

type Art = keyof typeof PRO_SEKUNDE
type Probe = { art: Art; beginn: number; ms: number }

/** How long pages and enquiries wait while the server fetches and imports a whole table, against before, in one run. */
async function measureImportNebenbei(bagDaten: string | undefined, wurzel: string): Promise<Benchfigur[]> {
  const ordner = mkdtempSync(join(tmpdir(), 'bench-nebenbei-'))
  const varDir = mkdtempSync(join(ordner, 'var-'))
  const katalog = await startKatalogServer()
  const server = serverProcesses(undefined, wurzel)
  try {
    if (!bagDaten) await writeDemodateien(ordner)
    const [tabelle = ''] = globSync('**/Pr*mien_CH.csv', { cwd: bagDaten ?? ordner })
    const inhalt = readFileSync(join(bagDaten ?? ordner, tabelle))
    katalog.lege(PFAD.tabelle, KOPFDATEI)
    // By itself the server takes this and next year only, and demonstration data are of a past one.
    const { UHR, NODE_OPTIONS } = mitUhr(`${/[,;](20\d\d)[,;]/.exec(inhalt.toString('latin1'))?.[1]}-06-15T08:00:00Z`)
    const env = { VAR_DIR: varDir, KATALOG_URL: katalog.url, ANFRAGEN_LIMIT: '0', UHR, NODE_OPTIONS }
    const { port } = await server.start(env, 'dist')
    const stand = () => JSON.parse(readFileSync(join(varDir, 'daten', KATALOGDATEI), 'utf8'))
    await bis('erste Suche im Katalog', () => stand().ergebnis === 'noch-nicht')

    const last = startLast(port)
    try {
      katalog.fragen()
      katalog.lege(PFAD.tabelle, inhalt)
      // As if its time had come; the job looks within a minute, which is the part without an import.
      rmSync(join(varDir, 'daten', KATALOGDATEI))
      await bis('zweite Suche im Katalog', () => katalog.fragen().length > 0)
      const beginn = performance.now()
      await bis('Import', () => readFileSync(join(varDir, 'daten', ZEIGERDATEI), 'utf8').includes('BAG'))
      const ende = performance.now()
      await delay(UEBERNAHME_MS)
      const proben = await last.ende()
      return (['seiten', 'anfragen'] as const).flatMap(art => messungen(art, proben, { beginn, ende }))
    } finally {
      last.halte()
    }
  } finally {
    await server.endAll()
    katalog.close()
    rmSync(ordner, { recursive: true, force: true })
  }
}

function messungen(art: Art, alle: readonly Probe[], { beginn, ende }: { beginn: number; ende: number }): Benchfigur[] {
  const proben = alle.filter(probe => probe.art === art)
  const ohne = p99(proben.filter(probe => probe.beginn < beginn))
  const waehrend = p99(proben.filter(probe => probe.beginn >= beginn && probe.beginn < ende))
  const danach = p99(proben.filter(probe => probe.beginn >= ende))
  const name = `p99 der ${art === 'seiten' ? 'Seiten' : 'Anfragen'}`
  const last = `bei ${PRO_SEKUNDE[art]}/s`
  const mal = (p99: number) => ({ einheit: '× ohne', wert: gerundet(p99 / ohne), hinweis: `${last}; Ziel höchstens 2` })
  const ms = (p99: number, hinweis: string) => ({ einheit: 'ms', wert: gerundet(p99), hinweis: `${last}; ${hinweis}` })
  const dauer = `der Import lief ${gerundet((ende - beginn) / 1000)} s`
  return [
    { name: `${name} ohne Import`, ...ms(ohne, 'in derselben Minute davor') },
    { name: `${name} während eines Imports`, ...ms(waehrend, dauer) },
    { name: `${name} während eines Imports`, ...mal(waehrend) },
    { name: `${name} nach einem Import`, ...ms(danach, `in den ${UEBERNAHME_MS / 1000} s danach`) },
    { name: `${name} nach einem Import`, ...mal(danach) },
  ]
}

const gerundet = (wert: number) => Number(wert.toPrecision(3))

function p99(proben: readonly Probe[]): number {
  const dauern = proben.map(({ ms }) => ms).sort((a, b) => a - b)
  return dauern[Math.floor(dauern.length * 0.99)] ?? Number.NaN
}

async function bis(was: string, eingetreten: () => boolean): Promise<void> {
  const spaetestens = performance.now() + GEDULD_MS
  while (performance.now() < spaetestens) {
    try {
      if (eingetreten()) return
    } catch {
      // The file is not there yet.
    }
    await delay(20)
  }
  throw new Error(`In ${GEDULD_MS / 1000} s nicht geschehen: ${was}`)
}

/** Asks at fixed times, whether or not the last answer has come: who waits does not make the others wait. */
function startLast(port: number) {
  const agent = new Agent({ keepAlive: true })
  const proben: Probe[] = []
  const laufend = new Set<Promise<void>>()
  const fehler: unknown[] = []

  async function frage(art: Art): Promise<void> {
    const beginn = performance.now()
    const antwort =
      art === 'seiten'
        ? await ask(port, '/', { agent })
        : await ask(port, '/api/send-insurance-inquiry', {
            ...{ method: 'POST', headers: { 'content-type': 'application/json' }, agent },
            body: JSON.stringify(gueltigeAnfrage(randomUUID())),
          })
    if (antwort.status >= 400) throw new Error(`${art}: status ${antwort.status}`)
    proben.push({ art, beginn, ms: performance.now() - beginn })
  }

  const uhren = (Object.keys(PRO_SEKUNDE) as Art[]).map(art =>
    setInterval(() => {
      const eine = frage(art)
        .catch(grund => fehler.push(grund))
        .then(() => void laufend.delete(eine))
      laufend.add(eine)
    }, 1000 / PRO_SEKUNDE[art]),
  )
  const halte = () => {
    for (const uhr of uhren) clearInterval(uhr)
  }
  return {
    halte,
    async ende(): Promise<readonly Probe[]> {
      halte()
      await Promise.all(laufend)
      agent.destroy()
      if (fehler.length > 0) throw fehler[0]
      return proben
    },
  }
}

export const importNebenbei: Benchteil = {
  name: 'import-nebenbei',
  misst: 'wie lange Seiten und Anfragen warten, während importiert und danach übernommen wird',
  runden: 1,
  vergleichbar: true,
  async *miss({ wurzel }) {
    yield* await measureImportNebenbei(process.env.BAG_DATEN, wurzel)
  },
}
