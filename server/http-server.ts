import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { fehlerseite } from './fehler.ts'
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
      if (req.headers.host === undefined && req.httpVersion === '1.1') return void req.socket.end(rohAntwort(400))
      try {
        listener(req, res)
      } catch (error) {
        onError(error)
        if (res.headersSent) return void res.destroy()
        res.writeHead(500, [
          ...sicherheitsZeilen,
          'Content-Type',
          'text/html; charset=utf-8',
          'Cache-Control',
          'no-store',
        ])
        res.end(fehlerseite(500))
      }
    },
  )
  server.setTimeout(STILLSTAND_MS)
  server.on('checkExpectation', req => req.socket.end(rohAntwort(417)))
  server.on('connect', (_req, socket) => socket.end(rohAntwort(405)))
  return server
}

/** A whole answer for requests that never reach a handler. */
function rohAntwort(status: number): string {
  const zeilen = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`]
  const kopf = [...sicherheitsZeilen, 'Cache-Control', 'no-store', 'Content-Length', '0', 'Connection', 'close']
  for (let i = 0; i < kopf.length; i += 2) zeilen.push(`${kopf[i]}: ${kopf[i + 1]}`)
  return `${zeilen.join('\r\n')}\r\n\r\n`
}

export function answerMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  if (error.code === 'HPE_HEADER_OVERFLOW') return void socket.end(rohAntwort(431))
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return void socket.end(rohAntwort(408))
  socket.end(rohAntwort(400))
}

/**
 * Stops accepting and resolves once every connection is gone. Node's own `close` drops idle connections
 * at once, and with them requests that are already on their way; here they get a moment first, and
 * whoever still asks is answered (with `Connection: close`, see seiten/antwort.ts). True: nothing was cut.
 */
export async function drain(server: Server, fristMs: number): Promise<boolean> {
  const { promise: leer, resolve } = Promise.withResolvers<void>()
  // What the kernel has already accepted for us is taken over before the listening socket goes.
  setImmediate(() => NetServer.prototype.close.call(server, () => resolve()))
  const gnade = setTimeout(() => server.closeIdleConnections(), GNADENFRIST_MS)
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
