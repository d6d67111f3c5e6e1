import { randomUUID } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ZEIGERDATEI } from '../domain/datensatz.ts'
import { KATALOGDATEI } from '../domain/katalogstand.ts'
import { writeDemodateien } from '../importer/demo/demo.ts'
import { gueltigeAnfrage } from '../tests/fixtures/anfragen-last.ts'
import { mitUhr } from '../tests/fixtures/feste-uhr.ts'
import { ask } from '../tests/fixtures/http-ask.ts'
import { KOPFDATEI, PFAD, startKatalogServer } from '../tests/fixtures/katalog-server.ts'
import { serverProcesses } from '../tests/fixtures/server-process.ts'
import type { Messung } from './messung.ts'

/** Far below what a core answers: the figure is about waiting, not about a full machine. */
const PRO_SEKUNDE = { seiten: 50, anfragen: 10 }
const UEBERNAHME_MS = 10_000

type Art = keyof typeof PRO_SEKUNDE
type Probe = { art: Art; beginn: number; ms: number }

/** How long pages and enquiries wait while the server fetches and imports a whole table, against before, in one run. */
export async function measureImportNebenbei(bagDaten: string | undefined): Promise<Messung[]> {
  const ordner = mkdtempSync(join(tmpdir(), 'bench-nebenbei-'))
  const varDir = mkdtempSync(join(ordner, 'var-'))
  const katalog = await startKatalogServer()
  const server = serverProcesses()
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
    await bis(() => stand().ergebnis === 'noch-nicht')

    const last = startLast(port)
    katalog.fragen()
    katalog.lege(PFAD.tabelle, inhalt)
    // As if its time had come; the job looks within a minute, which is the part without an import.
    rmSync(join(varDir, 'daten', KATALOGDATEI))
    await bis(() => katalog.fragen().length > 0)
    const beginn = performance.now()
    await bis(() => readFileSync(join(varDir, 'daten', ZEIGERDATEI), 'utf8').includes('BAG'))
    const ende = performance.now()
    await delay(UEBERNAHME_MS)
    const proben = await last.ende()
    return (['seiten', 'anfragen'] as const).flatMap(art => {
      const eigene = proben.filter(probe => probe.art === art)
      const ohne = p99(eigene.filter(probe => probe.beginn < beginn))
      const waehrend = p99(eigene.filter(probe => probe.beginn >= beginn && probe.beginn < ende))
      const danach = p99(eigene.filter(probe => probe.beginn >= ende))
      const name = art === 'seiten' ? 'Seiten' : 'Anfragen'
      const hinweis = `${PRO_SEKUNDE[art]}/s; p99 ohne Import ${gerundet(ohne)} ms`
      return [
        {
          name: `${name} während eines Imports`,
          wert: gerundet(waehrend / ohne),
          einheit: '× p99',
          hinweis: `${hinweis}, während ${gerundet(waehrend)} ms; der Import lief ${gerundet((ende - beginn) / 1000)} s`,
        },
        {
          name: `${name}, wenn neue Prämien übernommen werden`,
          wert: gerundet(danach / ohne),
          einheit: '× p99',
          hinweis: `${hinweis}, in den ${UEBERNAHME_MS / 1000} s nach dem Import ${gerundet(danach)} ms`,
        },
      ]
    })
  } finally {
    await server.endAll()
    katalog.close()
    rmSync(ordner, { recursive: true, force: true })
  }
}

const gerundet = (wert: number) => Number(wert.toPrecision(3))

function p99(proben: readonly Probe[]): number {
  const dauern = proben.map(({ ms }) => ms).sort((a, b) => a - b)
  return dauern[Math.floor(dauern.length * 0.99)] ?? Number.NaN
}

async function bis(eingetreten: () => boolean): Promise<void> {
  for (;;) {
    try {
      if (eingetreten()) return
    } catch {
      // The file is not there yet.
    }
    await delay(20)
  }
}

/** Asks at fixed times, whether or not the last answer has come: who waits does not make the others wait. */
function startLast(port: number) {
  const agent = new Agent({ keepAlive: true })
  const proben: Probe[] = []
  const laufend = new Set<Promise<void>>()

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
      const eine = frage(art).finally(() => laufend.delete(eine))
      laufend.add(eine)
    }, 1000 / PRO_SEKUNDE[art]),
  )
  return {
    async ende(): Promise<readonly Probe[]> {
      for (const uhr of uhren) clearInterval(uhr)
      await Promise.all(laufend)
      agent.destroy()
      return proben
    },
  }
}

if (import.meta.main) console.table(await measureImportNebenbei(process.env.BAG_DATEN))
