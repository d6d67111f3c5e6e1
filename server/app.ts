import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { istDatenbankWeg } from '#db/stoerung.ts'
import { istApi, sendFehler, WIEDER_SEKUNDEN } from './http/fehler.ts'
import { addKoerper, warnBeiFremdemProxy } from './http/schreibschutz.ts'
import {
  answerMalformed,
  answerOddRequests,
  drain,
  HTTP_GRENZEN,
  istHostEindeutig,
  openSockets,
} from './http/server.ts'
import { sicherheitsKopf } from './http/sicherheits-kopf.ts'
import { addGesundheit, type Pruefung } from './prozess/gesundheit.ts'
import { AnonymousLog, errorSpot } from './prozess/log.ts'
import { adresseAus } from './website/adresse.ts'
import { sendWebsite } from './website/antwort.ts'
import type { Websitebestand } from './website/bestand.ts'

export type AppOptionen = {
  /** Everything that is no interface, as it is now. */
  website: () => Websitebestand
  /** Proxies whose `X-Forwarded-*` headers count. */
  trustProxy: readonly string[]
  pruefungen: readonly Pruefung[]
  /** Adds the interface's addresses. */
  addRoutes: (fastify: FastifyInstance) => void
  log: Pick<FastifyServerOptions, 'logger' | 'loggerInstance'>
}

export type App = {
  fastify: FastifyInstance
  /** Finishes running requests, then closes everything. False: some had to be cut after the time limit. */
  close: (fristMs: number) => Promise<boolean>
}

/** Of a body; the longest message fits several times. */
const HOECHSTENS_BYTES = 16_384

/** Whatever is no interface; its answers are not logged and not counted. */
export const WEBSITE_ROUTE = '*'

/** Bodies and queries are checked by `contract`. Saying so spares the start the framework's own schema compilers. */
const ohneSchemas = () => () => {
  throw new Error('A route must not bring a schema of its own')
}

/** The whole process but for listening and signals. */
export async function buildApp(optionen: AppOptionen): Promise<App> {
  let schliesst = false
  const fastify = Fastify({
    ...optionen.log,
    logController: new AnonymousLog(),
    // A line about a request names nothing of it, so it needs no logger of its own.
    childLoggerFactory: logger => logger,
    bodyLimit: HOECHSTENS_BYTES,
    schemaController: { compilersFactory: { buildValidator: ohneSchemas, buildSerializer: ohneSchemas } },
    trustProxy: optionen.trustProxy.length > 0 ? [...optionen.trustProxy] : false,
    return503OnClosing: false,
    ...HTTP_GRENZEN,
    clientErrorHandler: answerMalformed,
    // An address it cannot decode; there is no page there either.
    frameworkErrors: (_error, request, reply) => answerUnrouted(request, reply),
  })
  const sockets = openSockets(fastify.server)
  answerOddRequests(fastify.server)

  function answerUnrouted(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers(sicherheitsKopf)
    const erlaubt = methoden.get(adresseAus(request.url).pfad ?? '')
    if (erlaubt) return sendFehler(request, reply.header('allow', erlaubt.join(', ')), 405)
    if (istApi(request.url)) return sendFehler(request, reply, 404)
    return sendWebsite(optionen.website(), request, reply)
  }

  const methoden = recordMethoden(fastify)
  fastify.addHook('onRequest', (request, reply, done) => {
    // A file of the website has its own headers with it.
    if (request.routeOptions.url !== WEBSITE_ROUTE) reply.headers(sicherheitsKopf)
    if (schliesst) reply.header('connection', 'close')
    if (!istHostEindeutig(request.raw))
      sendFehler(request, reply.headers({ ...sicherheitsKopf, connection: 'close' }), 400)
    else if (request.is404) answerUnrouted(request, reply)
    else done()
  })
  addKoerper(fastify)
  warnBeiFremdemProxy(fastify, optionen.trustProxy)
  fastify.setErrorHandler(sendUnexpected)
  addGesundheit(fastify, optionen.pruefungen, () => schliesst)
  optionen.addRoutes(fastify)
  fastify.get(WEBSITE_ROUTE, (request, reply) => {
    const website = optionen.website()
    // Nearly all ask for a file by its name: nothing has to be decoded for them.
    return website.eintraege.has(request.url) ? sendWebsite(website, request, reply) : answerUnrouted(request, reply)
  })
  await fastify.ready()

  return {
    fastify,
    async close(fristMs) {
      schliesst = true
      const sauber = await drain(fastify.server, sockets, fristMs)
      await fastify.close()
      return sauber
    },
  }
}

/** By address. Not `hasRoute`: it would read the address of a request as a pattern, and throw at '/api/:a('. */
function recordMethoden(fastify: FastifyInstance): ReadonlyMap<string, readonly string[]> {
  const methoden = new Map<string, string[]>()
  fastify.addHook('onRoute', ({ url, method }) => {
    methoden.set(url, (methoden.get(url) ?? []).concat(method))
  })
  return methoden
}

function sendUnexpected(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusVon(error)
  reply.headers(sicherheitsKopf)
  if (status === 503) reply.header('retry-after', WIEDER_SEKUNDEN)
  else if (status >= 500) {
    const details = { method: request.method, route: request.routeOptions.url, fehler: errorSpot(error) }
    request.log.error(details, 'Unerwarteter Fehler.')
  }
  return sendFehler(request, reply, status)
}

function statusVon(error: unknown): number {
  if (error instanceof Error && 'statusCode' in error) {
    const status = Number(error.statusCode)
    return status >= 400 && status <= 599 ? status : 500
  }
  return istDatenbankWeg(error) ? 503 : 500
}
