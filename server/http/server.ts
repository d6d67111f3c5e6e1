import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { inFrist } from '../prozess/frist.ts'
import { sicherheitsKopf } from './sicherheits-kopf.ts'

/** Slow senders lose their connection: nobody keeps one busy for longer by trickling bytes. */
export const HTTP_GRENZEN = {
  requestTimeout: 30_000,
  // Longer than the 60 s of common load balancers: the side that reuses connections must close first.
  keepAliveTimeout: 75_000,
  connectionTimeout: 60_000,
  http: {
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5_000,
    maxHeaderSize: 16_384,
    // A missing one is answered with the headers that every answer has.
    requireHostHeader: false,
    optimizeEmptyRequests: true,
  },
}

/** An idle connection gets this long after the end was announced, because a request may be on its way. */
const GNADENFRIST_MS = 1_000

/** RFC 9112 3.2: exactly one, before HTTP/1.1 at most one. A plain loop, because every request pays for it. */
export function istHostEindeutig({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let anzahl = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    if (name?.length === 4 && name.toLowerCase() === 'host') anzahl += 1
  }
  return anzahl === 1 || (anzahl === 0 && httpVersion === '1.0')
}

const PARSER_STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }
const LEERER_KOPF = { ...sicherheitsKopf, 'Cache-Control': 'no-store', 'Content-Length': '0', Connection: 'close' }

/** By connection, so that what is written past Node's own order waits for the requests before it. */
const letzteAntwort = new WeakMap<Socket, ServerResponse>()

/** Sees to it that what never becomes a request is answered like one. */
export function answerOddRequests(server: Server): void {
  server.prependListener('request', (req, res) => letzteAntwort.set(req.socket, res))
  server.on('checkExpectation', (_req, res) => res.writeHead(417, LEERER_KOPF).end())
  server.on('connect', (_req, socket: Socket) => endWhenAnswered(socket, 405))
}

/** For what Node's parser refuses before any handler sees it. */
export function answerMalformed({ code }: { code: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) socket.destroy()
  else endWhenAnswered(socket, PARSER_STATUS[code] ?? 400)
}

/** Sends the answers still owed on a connection first. */
function endWhenAnswered(socket: Socket, status: number): void {
  const davor = letzteAntwort.get(socket)
  function end(): void {
    const kopf = Object.entries(LEERER_KOPF).map(([name, wert]) => `${name}: ${wert}\r\n`)
    // What was wrong is the body of a request that has its answer already.
    if (davor?.writableEnded && !davor.req.complete) socket.end()
    else if (socket.writable) socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${kopf.join('')}\r\n`)
  }
  // Nobody waits for a request whose body will never be complete: this is its answer.
  const kommtNoch = davor && !davor.writableFinished && (davor.writableEnded || davor.req.complete)
  if (kommtNoch) davor.once('finish', end)
  else end()
}

/** The open connections of a server, as a set that keeps itself up to date. */
export function openSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>()
  server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return sockets
}

/**
 * Stops accepting and resolves once every connection is gone. Node's own `close` drops idle connections
 * at once, and with them requests that are already on their way; here they get a moment first, and
 * whoever still asks is answered (with `Connection: close`, see app.ts). True: nothing was cut.
 */
export async function drain(server: Server, sockets: ReadonlySet<Socket>, fristMs: number): Promise<boolean> {
  const { promise: leer, resolve } = Promise.withResolvers<void>()
  // What the kernel has already accepted for us is taken over before the listening socket goes.
  setImmediate(() => NetServer.prototype.close.call(server, () => resolve()))
  const gnade = setTimeout(() => {
    server.closeIdleConnections()
    // Opened in advance and never used: Node does not count these as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }, GNADENFRIST_MS)
  const sauber =
    (await inFrist(
      leer.then(() => true),
      fristMs,
    )) ?? false
  if (!sauber) server.closeAllConnections()
  await leer
  clearTimeout(gnade)
  return sauber
}
