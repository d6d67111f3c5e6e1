import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { PFADE } from '#contract/pfade.ts'
import { readAufbewahrung } from '#db/aufbewahrung.ts'
import { countAusgang } from '#db/ausgang.ts'
import type { Datenbank } from '#db/datenbank.ts'
import type { Annahmeweise } from '../annahme/einsendung.ts'
import { WEBSITE_ROUTE } from '../app.ts'
import { addDatenMetriken } from '../daten/daten-metriken.ts'
import type { Aufraeumung } from '../jobs/aufbewahrung.ts'

/** Why a write was refused, by the status it was answered with. */
const GRUENDE: Readonly<Record<number, string>> = {
  400: 'ungueltig',
  403: 'herkunft',
  409: 'schluessel',
  410: 'link',
  413: 'groesse',
  415: 'format',
  429: 'grenze',
  503: 'datenbank',
}
const SCHREIBEND: ReadonlySet<string | undefined> = new Set(Object.values(PFADE))

export type Metriken = ReturnType<typeof createMetriken>

type MetrikenOptionen = {
  db: Pick<Datenbank, 'bereit' | 'kysely'>
  varDir: string
  jetzt: () => Date
  /** How many answer visitors: one is this process itself, several are others. */
  prozesse: number
}

/** Figures about the house, never about a person: labels are kinds, routes and codes from fixed lists. */
export function createMetriken(optionen: MetrikenOptionen) {
  const register = new Registry()
  const haus = cluster.isPrimary ? hausMetriken(register, optionen) : undefined
  if (cluster.isWorker) answerHaus(register)
  else if (optionen.prozesse > 1) passOnWerte()

  async function text(): Promise<string> {
    const [andere] = await Promise.all([werteDerAnderen(), haus?.read()])
    return `${await register.metrics()}${await andere.metrics()}`
  }

  return {
    ...bedienungsMetriken(cluster.isWorker || optionen.prozesse === 1 ? register : new Registry()),
    setPraemienjahr: (jahr: number) => haus?.setPraemienjahr(jahr),
    geloescht: (aufraeumung: Aufraeumung) => haus?.geloescht(aufraeumung),
    text,
    createServer: (): Server =>
      createServer(async (req, res) => {
        if (req.url !== '/metrics') return res.writeHead(404).end()
        res.writeHead(200, { 'content-type': register.contentType }).end(await text())
      }),
  }
}

const FRAGE = 'metriken'
/** One that dies, is busy or has only just been started does not answer. */
const ANTWORT_MS = 1_000

type Metrikwerte = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** By the number of the process, as it last answered. */
const letzte = new Map<number, Metrikwerte>()

/** In a process that only answers visitors. */
function answerHaus(register: Registry): void {
  process.on('message', async frage => {
    if (frage === FRAGE) process.send?.({ werte: await register.getMetricsAsJSON() })
  })
}

const passOnWerte = () =>
  cluster.on('message', (prozess: Worker, { werte }: { werte?: Metrikwerte }) => werte && prozess.emit(FRAGE, werte))

/** In the process that is asked: what the others have counted, added up. What one counted stays counted when it is gone. */
async function werteDerAnderen(): Promise<Registry> {
  const andere = Object.values(cluster.workers ?? {}).flatMap(prozess => (prozess?.isConnected() ? prozess : []))
  await Promise.all(andere.map(refreshLetzte))
  const werte = [...letzte].map(([id, seine]) =>
    seine.filter(({ type }) => cluster.workers?.[id] || ZAEHLENDE.has(String(type))),
  )
  return AggregatorRegistry.aggregate(werte)
}

/** Other figures are about a process that is there. */
const ZAEHLENDE: ReadonlySet<string> = new Set(['counter', 'histogram'])

async function refreshLetzte(prozess: Worker): Promise<void> {
  const antwort = once(prozess, FRAGE, { signal: AbortSignal.timeout(ANTWORT_MS) })
  prozess.send(FRAGE)
  await antwort.then(
    ([seine]) => letzte.set(prozess.id, seine as Metrikwerte),
    () => {},
  )
}

/** What a process counts that answers visitors. */
function bedienungsMetriken(register: Registry) {
  const registers = [register]
  const angenommen = new Counter({
    name: 'anfragen_angenommen_total',
    help: 'Enquiries (praemie, kontakt), data-protection requests and reminders that are stored; wie: neu, wiederholt (same key) or falle (trap field filled)',
    labelNames: ['art', 'wie'],
    registers,
  })
  const abgelehnt = new Counter({
    name: 'anfragen_abgelehnt_total',
    help: 'Refused writes by reason',
    labelNames: ['route', 'grund'],
    registers,
  })
  const dauer = new Histogram({
    name: 'http_anfrage_dauer_sekunden',
    help: 'Time to answer; pages and files are not counted',
    labelNames: ['methode', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  collectDefaultMetrics({ register })
  return {
    angenommen: (art: string, wie: Annahmeweise) => angenommen.inc({ art, wie }),
    addTo(fastify: FastifyInstance) {
      fastify.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'unbekannt'
        if (route === WEBSITE_ROUTE) return
        const status = reply.statusCode
        dauer.observe({ methode: request.method, route, status }, reply.elapsedTime / 1000)
        if (SCHREIBEND.has(route) && status >= 400) abgelehnt.inc({ route, grund: GRUENDE[status] ?? 'fehler' })
      })
    },
  }
}

/** What only the one that does the jobs can tell. */
function hausMetriken(register: Registry, { db, varDir, jetzt }: MetrikenOptionen) {
  const registers = [register]
  const geloescht = new Counter({
    name: 'aufbewahrung_geloescht_total',
    help: 'Rows deleted because their time was up',
    labelNames: ['was'],
    registers,
  })
  const gehalten = new Gauge({
    name: 'aufbewahrung_gehalten',
    help: '1 while deleting by terms is held and waits for the operator',
    registers,
  })
  const datenbank = new Gauge({ name: 'datenbank_bereit', help: '1 while an enquiry can be stored', registers })
  const ausgang = new Gauge({
    name: 'ausgang_anzahl',
    help: 'Mails and webhook calls that wait or have failed for good',
    labelNames: ['zustand'],
    registers,
  })
  const aeltester = new Gauge({
    name: 'ausgang_aeltester_sekunden',
    help: 'Age of the oldest mail or call that waits; 0 when none does',
    registers,
  })
  const daten = addDatenMetriken(register, varDir)

  async function readBestand(): Promise<void> {
    try {
      datenbank.set((await db.bereit()) ? 1 : 0)
      const zahlen = await countAusgang(db.kysely, jetzt().getTime())
      ausgang.set({ zustand: 'wartet' }, zahlen.wartend)
      ausgang.set({ zustand: 'gescheitert' }, zahlen.gescheitert)
      aeltester.set(zahlen.hoechstesAlter / 1000)
      const aufbewahrung = await readAufbewahrung(db.kysely)
      gehalten.set((aufbewahrung?.gehalten_seit ?? null) === null ? 0 : 1)
    } catch {
      datenbank.set(0)
    }
  }

  return {
    read: () => Promise.all([readBestand(), daten.read()]),
    setPraemienjahr: daten.setJahr,
    geloescht(aufraeumung: Aufraeumung) {
      for (const [was, anzahl] of Object.entries(aufraeumung)) geloescht.inc({ was }, anzahl)
    },
  }
}
