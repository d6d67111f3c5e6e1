import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { fehlerseite } from './fehler.ts'
import type { Anfrage, Antwort } from './seiten/antwort.ts'
import { sicherheitsKopfzeilen } from './seiten/datei.ts'

// Not an import: it would copy every export and so wake the HTTP client, 50 ms of each start.
const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http')

/** Slow senders lose their connection: nobody keeps one busy for longer by trickling bytes. */
const zeitgrenzen = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the 60 s of common load balancers: the side that reuses connections must close first.
  keepAliveTimeout: 75_000,
}
const STILLSTAND_MS = 60_000

/** An idle connection gets this long after the end was announced, because a request may be on its way. */
const GNADENFRIST_MS = 1_000

export function createHttpServer(listener: RequestListener, onError: (error: unknown) => void): Server {
  const server = createServer(
    // A missing Host header is answered below, with the headers every answer has.
    { ...zeitgrenzen, maxHeaderSize: 16_384, requireHostHeader: false, optimizeEmptyRequests: true },
    (req, res) => {
      letzteAntwort.set(req.socket, res)
      if (!hostIstEindeutig(req)) return refuse(res, 400)
      try {
        listener(req, res)
      } catch (error) {
        onError(error)
        const kopf = ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-store']
        if (res.headersSent) res.destroy()
        else res.writeHead(500, [...sicherheitsKopfzeilen, ...kopf]).end(fehlerseite(500))
      }
    },
  )
  server.setTimeout(STILLSTAND_MS)
  server.on('checkExpectation', (_req, res) => refuse(res, 417))
  server.on('connect', (_req, socket: Socket) => endWhenAnswered(socket, leereAntwort(405)))
  return server
}

/** By connection, so that what is written past Node's own order waits for the requests before it. */
const letzteAntwort = new WeakMap<Socket, ServerResponse>()

/** RFC 9112 3.2: exactly one, before HTTP/1.1 at most one. A plain loop, because every request pays for it. */
function hostIstEindeutig({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let anzahl = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    if (name?.length === 4 && name.toLowerCase() === 'host') anzahl += 1
  }
  return anzahl === 1 || (anzahl === 0 && httpVersion === '1.0')
}

function refuse(res: ServerResponse, status: number): void {
  res.writeHead(status, [...leereAntwort(status).kopf, 'Connection', 'close']).end()
}

/** For what Node's parser refuses before any handler sees it. */
export function answerMalformed(
  { code, rawPacket }: { code: string; rawPacket: unknown },
  socket: Socket,
  antwortAuf: (anfrage: Anfrage) => Antwort,
): void {
  // Any byte before this packet could belong to a request that comes first.
  const istErstesPaket = rawPacket instanceof Buffer && rawPacket.length === socket.bytesRead
  const anfrage = code === 'HPE_INVALID_URL' && istErstesPaket && anfrageMitRohenBytes(rawPacket)
  if (code === 'ECONNRESET' || !socket.writable) socket.destroy()
  else if (anfrage) endWith(socket, antwortAuf(anfrage))
  else endWhenAnswered(socket, leereAntwort(PARSER_STATUS[code] ?? 400))
}

const PARSER_STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/**
 * Node's parser refuses an umlaut that a client did not percent-encode; curl and some link checkers
 * send addresses so. Only a plain read is understood: one head with one host, and nothing after it.
 */
function anfrageMitRohenBytes(packet: Buffer): Anfrage | null {
  const text = packet.toString('latin1')
  if (text.indexOf('\r\n\r\n') !== text.length - 4 || text.match(/\r\nHost:/gi)?.length !== 1) return null
  const [, method, url] = /^(GET|HEAD) (\/[\x21-\xff]*) HTTP\/1\.[01]\r\n/.exec(text) ?? []
  return url === undefined ? null : { method, url, headers: {} }
}

const leereAntwort = (status: number): Antwort => ({
  status,
  kopf: [...sicherheitsKopfzeilen, 'Cache-Control', 'no-store', 'Content-Length', '0'],
  inhalt: null,
})

/** Sends the answers still owed on a connection first. */
function endWhenAnswered(socket: Socket, antwort: Antwort): void {
  const davor = letzteAntwort.get(socket)
  function end(): void {
    // What was wrong is the body of a request that has its answer already.
    if (davor?.writableEnded && !davor.req.complete) socket.end()
    else if (socket.writable) endWith(socket, antwort)
  }
  // Nobody waits for a request whose body will never be complete: this is its answer.
  const kommtNoch = davor && !davor.writableFinished && (davor.writableEnded || davor.req.complete)
  if (kommtNoch) davor.once('finish', end)
  else end()
}

function endWith(socket: Socket, { status, kopf, inhalt }: Antwort): void {
  const zeilen = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close']
  for (let i = 0; i < kopf.length; i += 2) zeilen.push(`${kopf[i]}: ${kopf[i + 1]}`)
  socket.write(`${zeilen.join('\r\n')}\r\n\r\n`)
  socket.end(inhalt ?? '')
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
  let sauber = true
  const frist = setTimeout(() => {
    sauber = false
    server.closeAllConnections()
  }, fristMs)
  await leer
  clearTimeout(gnade)
  clearTimeout(frist)
  return sauber
}
