import { once } from 'node:events'
import { Agent } from 'node:http'
import { untilReady } from '../scripts/lib/with-server.ts'
import type { Anfrage, Paar } from '../tests/fixtures/anfragen/feindliche-anfragen.ts'
import { feindlicheKoerper } from '../tests/fixtures/anfragen/feindliche-koerper.ts'
import { feindlichePfade } from '../tests/fixtures/anfragen/feindliche-pfade.ts'
import { ask } from '../tests/fixtures/server/http-ask.ts'
import { type Serverprozess, serverProcesses } from '../tests/fixtures/server/server-process.ts'
import type { Benchfigur, Benchteil } from './messung.ts'

/** A shorter run is for whoever works on it: `BENCH_FEINDLICH=1000`. */
const ANZAHL = Number(process.env.BENCH_FEINDLICH ?? 10_000)
const GLEICHZEITIG = 4
/** How many of the worst are looked at again: a first look at few requests may have met a collection of memory. */
const NOCHMALS = 30
const RUNDEN = 5

/** Loaded into the server process. */
const VERBRAUCH_AUF_SIGNAL =
  "process.on('SIGUSR2', () => { const { user, system } = process.cpuUsage(); console.error(user + system) })"

/**
 * What the server's process computes for requests made to be dear, against plain text of the same size in the same place. The
 * process itself tells its CPU time, so neither the sender nor anything else on the machine counts.
 */
async function* measureFeindliche(wurzel: string): AsyncGenerator<Benchfigur> {
  const server = serverProcesses(undefined, wurzel)
  try {
    const prozess = await server.start({
      ANFRAGEN_LIMIT: '0',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(VERBRAUCH_AUF_SIGNAL)}`,
    })
    await untilReady(`http://127.0.0.1:${prozess.port}`)
    yield await schlimmstes(prozess, 'Feindliche Körper', feindlicheKoerper())
    yield await schlimmstes(prozess, 'Feindliche Pfade, Abfragen, Kopfzeilen', feindlichePfade())
  } finally {
    await server.endAll()
  }
}

type CpuComparison = { paar: Paar; verhaeltnis: number; feindlich: number; schlicht: number }

async function schlimmstes(prozess: Serverprozess, name: string, paare: readonly Paar[]): Promise<Benchfigur> {
  const je = Math.ceil(ANZAHL / paare.length)
  for (const { schlicht } of paare) await sende(prozess.port, schlicht, 5)
  const erste: CpuComparison[] = []
  for (const paar of paare) erste.push(await vergleich(prozess, paar, je))
  const nochmals: CpuComparison[] = []
  for (const { paar } of erste.toSorted(teuerste).slice(0, NOCHMALS)) nochmals.push(await mittleres(prozess, paar, je))
  const [schlimmstes] = nochmals.toSorted(teuerste)
  if (!schlimmstes) throw new Error('nothing was measured')
  const { paar, verhaeltnis, feindlich, schlicht } = schlimmstes
  return {
    name,
    wert: Number(verhaeltnis.toFixed(2)),
    einheit: '× CPU',
    hinweis: `höchstens 5; ${je * paare.length} Anfragen in ${paare.length} Arten gegen schlichten Text gleicher Grösse; am teuersten ${paar.name}: ${Math.round(feindlich)} gegen ${Math.round(schlicht)} µs`,
  }
}

const teuerste = (a: CpuComparison, b: CpuComparison) => b.verhaeltnis - a.verhaeltnis

async function mittleres(prozess: Serverprozess, paar: Paar, je: number): Promise<CpuComparison> {
  const runden: CpuComparison[] = []
  for (let runde = 0; runde < RUNDEN; runde += 1) runden.push(await vergleich(prozess, paar, je))
  const mitte = runden.toSorted((a, b) => a.verhaeltnis - b.verhaeltnis)[Math.floor(RUNDEN / 2)]
  if (!mitte) throw new Error('nothing was measured')
  return mitte
}

async function vergleich(prozess: Serverprozess, paar: Paar, je: number): Promise<CpuComparison> {
  const schlicht = await verbrauch(prozess, paar.schlicht, je)
  const feindlich = await verbrauch(prozess, paar.feindlich, je)
  return { paar, feindlich, schlicht, verhaeltnis: feindlich / schlicht }
}

/** Microseconds of CPU per request. */
async function verbrauch(prozess: Serverprozess, anfrage: Anfrage, anzahl: number): Promise<number> {
  const vorher = await verbraucht(prozess)
  await sende(prozess.port, anfrage, anzahl)
  return ((await verbraucht(prozess)) - vorher) / anzahl
}

/** Nothing else is written to the standard error of a server that is well. */
async function verbraucht({ child }: Serverprozess): Promise<number> {
  if (!child.stderr) throw new Error('the server was started without its outputs')
  const meldung = once(child.stderr, 'data')
  child.kill('SIGUSR2')
  return Number((await meldung).join())
}

async function sende(port: number, { pfad, ...rest }: Anfrage, anzahl: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: GLEICHZEITIG })
  let offen = anzahl
  const arbeite = async () => {
    while (offen-- > 0) await ask(port, pfad, { ...rest, agent })
  }
  await Promise.all(Array.from({ length: GLEICHZEITIG }, arbeite))
  agent.destroy()
}

export const feindlich: Benchteil = {
  name: 'feindlich',
  misst: 'was die teuersten von zehntausend feindlichen Anfragen den Server kosten',
  runden: 1,
  vergleichbar: true,
  miss: ({ wurzel }) => measureFeindliche(wurzel),
}
