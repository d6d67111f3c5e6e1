import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { fehlerseite } from './fehler.ts'
import type { Anfrage, Antwort } from './seiten/antwort.ts'
import { sicherheitsZeilen } from './seiten/datei.ts'

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
    // The missing Host header is answered below, with the headers every answer has.
    { ...zeitgrenzen, maxHeaderSize: 16_384, requireHostHeader: false, optimizeEmptyRequests: true },
    (req, res) => {
      if (req.headers.host === undefined && req.httpVersion === '1.1') return endWith(req.socket, leereAntwort(400))
      try {
        listener(req, res)
      } catch (error) {
        onError(error)
        const kopf = ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-store']
        if (res.headersSent) res.destroy()
        else res.writeHead(500, [...sicherheitsZeilen, ...kopf]).end(fehlerseite(500))
      }
    },
  )
  server.setTimeout(STILLSTAND_MS)
  server.on('checkExpectation', req => endWith(req.socket, leereAntwort(417)))
  server.on('connect', (_req, socket: Socket) => endWith(socket, leereAntwort(405)))
  return server
}

/** For what Node's parser refuses before any handler sees it. */
export function answerMalformed(
  { code, rawPacket }: { code: string; rawPacket: unknown },
  socket: Socket,
  antwortAuf: (anfrage: Anfrage) => Antwort,
): void {
  const anfrage = code === 'HPE_INVALID_URL' && rawPacket instanceof Buffer && anfrageMitRohenBytes(rawPacket)
  if (code === 'ECONNRESET' || !socket.writable) socket.destroy()
  else if (anfrage) endWith(socket, antwortAuf(anfrage))
  else endWith(socket, leereAntwort(PARSER_STATUS[code] ?? 400))
}

const PARSER_STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/**
 * Node's parser refuses an umlaut that a client did not percent-encode; curl and some link checkers
 * send addresses so. Only a plain read at the start of a packet is understood.
 */
function anfrageMitRohenBytes(packet: Buffer): Anfrage | null {
  const [, method, url] = /^(GET|HEAD) (\/[\x21-\xff]*) HTTP\/1\.[01]\r\n/.exec(packet.toString('latin1')) ?? []
  return url === undefined ? null : { method, url, headers: {} }
}

const leereAntwort = (status: number): Antwort => ({
  status,
  kopf: [...sicherheitsZeilen, 'Cache-Control', 'no-store', 'Content-Length', '0'],
  inhalt: null,
})

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
