import type { ServerResponse } from 'node:http'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { istDatenbankWeg } from '#db/stoerung.ts'
import type { Build } from './build.ts'
import { istApi, sendFehler } from './fehler.ts'
import { addGesundheit, type Pruefung } from './gesundheit.ts'
import { answerMalformed, createHttpServer, drain, openSockets } from './http-server.ts'
import { AnonymousLog, errorSpot } from './log.ts'
import { addKoerper, warnBeiFremdemProxy } from './schreibschutz.ts'
import { adresseAus } from './seiten/adresse.ts'
import { type Antwort, antwortAuf, type DirekteAntwort, direkteAntwort } from './seiten/antwort.ts'
import { everyMinute, type Praemienquelle, startVorrat } from './seiten/vorrat.ts'
import { sicherheitsKopf } from './sicherheits-kopf.ts'

export type AppOptionen = {
  build: Build
  praemienquelle: Praemienquelle
  siteUrl: string
  gtmId: string | null
  varDir: string
  seitenBrotli: number
  /** Proxies whose `X-Forwarded-*` headers count. */
  trustProxy: readonly string[]
  pruefungen: readonly Pruefung[]
  /** Adds the interface's addresses, and tells which questions it can answer without the framework. */
  addRoutes: (fastify: FastifyInstance) => DirekteAntwort
  jetzt: () => Date
  logger: NonNullable<FastifyServerOptions['logger']>
}

export type App = {
  fastify: FastifyInstance
  /** Renders the pages again if data, settings or date have changed. */
  renewSeiten: () => Promise<void>
  /** Finishes running requests, then closes everything. False: some had to be cut after the time limit. */
  close: (fristMs: number) => Promise<boolean>
}

/** Of a body; the longest message fits several times. */
const HOECHSTENS_BYTES = 16_384

/** When a browser may ask again while the database is away. */
const WIEDER_SEKUNDEN = 2

/** Bodies and queries are checked by `contract`. Saying so spares the start the framework's own schema compilers. */
const ohneSchemas = () => () => {
  throw new Error('A route must not bring a schema of its own')
}

/** The whole process but for listening and signals. */
export async function buildApp(optionen: AppOptionen): Promise<App> {
  let schliesst = false
  const fastify = Fastify({
    logger: optionen.logger,
    logController: new AnonymousLog(),
    bodyLimit: HOECHSTENS_BYTES,
    schemaController: { compilersFactory: { buildValidator: ohneSchemas, buildSerializer: ohneSchemas } },
    trustProxy: optionen.trustProxy.length > 0 ? [...optionen.trustProxy] : false,
    return503OnClosing: false,
    // Pages are answered before the framework sees them: it would only cost them time.
    serverFactory: handler =>
      createHttpServer(
        (req, res) => {
          const antwort = direkteAntwort(bestand(), req) ?? apiAntwort(req)
          if (antwort) sendAntwort(res, antwort)
          else handler(req, res)
        },
        error => fastify.log.error({ fehler: errorSpot(error) }, 'Unerwarteter Fehler bei einer Seite.'),
      ),
    clientErrorHandler: (error, socket) => answerMalformed(error, socket, anfrage => antwortAuf(bestand(), anfrage)),
    // An address it cannot decode; there is no page there either.
    frameworkErrors: (_error, request, reply) => answerUnrouted(request, reply.headers(sicherheitsKopf)),
  })
  const sockets = openSockets(fastify.server)
  const { renew, bestand } = await startVorrat({ ...optionen, log: fastify.log })

  function sendAntwort(res: ServerResponse, { status, kopf, inhalt }: Antwort): void {
    res.writeHead(status, schliesst ? [...kopf, 'Connection', 'close'] : (kopf as string[]))
    res.end(inhalt)
  }

  function answerUnrouted(request: FastifyRequest, reply: FastifyReply): void {
    const erlaubt = methoden.get(adresseAus(request.url).pfad ?? '')
    if (erlaubt) sendFehler(request, reply.header('allow', erlaubt.join(', ')), 405)
    else if (istApi(request.url)) sendFehler(request, reply, 404)
    else {
      sendAntwort(reply.raw, antwortAuf(bestand(), request.raw))
      reply.hijack()
    }
  }

  // Not `hasRoute`: it would read the address of a request as a pattern, and throw at '/api/:a('.
  const methoden = new Map<string, string[]>()
  fastify.addHook('onRoute', ({ url, method }) => {
    methoden.set(url, (methoden.get(url) ?? []).concat(method))
  })
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(sicherheitsKopf)
    if (schliesst) reply.header('connection', 'close')
    if (request.is404) answerUnrouted(request, reply)
    else done()
  })
  addKoerper(fastify)
  warnBeiFremdemProxy(fastify, optionen.trustProxy)
  fastify.setErrorHandler((error, request, reply) => {
    const status = statusVon(error)
    if (status === 503) reply.header('retry-after', WIEDER_SEKUNDEN)
    else if (status >= 500)
      request.log.error(
        { method: request.method, route: request.routeOptions.url, fehler: errorSpot(error) },
        'Unerwarteter Fehler.',
      )
    sendFehler(request, reply, status)
  })
  addGesundheit(fastify, optionen.pruefungen, () => schliesst)
  const apiAntwort = optionen.addRoutes(fastify)

  const stop = everyMinute(renew)
  fastify.addHook('onClose', async () => stop())
  await fastify.ready()

  return {
    fastify,
    renewSeiten: renew,
    async close(fristMs) {
      schliesst = true
      const sauber = await drain(fastify.server, sockets, fristMs)
      await fastify.close()
      return sauber
    },
  }
}

function statusVon(error: unknown): number {
  if (error instanceof Error && 'statusCode' in error) {
    const status = Number(error.statusCode)
    return status >= 400 && status <= 599 ? status : 500
  }
  return istDatenbankWeg(error) ? 503 : 500
}
