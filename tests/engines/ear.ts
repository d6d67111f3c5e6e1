import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Where a page keeps what it has complained about, until the journey asks. */
export const COMPLAINTS = 'complaints'

const SCRIPT = '/ear.js'

/**
 * The site through a door that listens. WebKit in automation tells nobody what its pages complain about, so every
 * document first loads a script that writes it down; all else passes as it is.
 */
export async function openEar(site: string) {
  const { hostname, port } = new URL(site)
  const door = createServer((asked, answer) => {
    if (asked.url === SCRIPT)
      return answer.setHeader('content-type', 'text/javascript').end(`(${listen})('${COMPLAINTS}')`)
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const forwarded = request({ hostname, port, path: asked.url, method: asked.method, headers }, async got => {
      const { 'content-length': length, ...rest } = got.headers
      const isDocument = got.headers['content-type']?.startsWith('text/html')
      answer.writeHead(got.statusCode ?? 500, isDocument ? rest : got.headers)
      if (!isDocument) return got.pipe(answer)
      answer.end((await text(got)).replace('<head>', `<head><script src="${SCRIPT}"></script>`))
    })
    // The browser went elsewhere, or the server has ended.
    forwarded.on('error', () => answer.destroy())
    asked.pipe(forwarded)
  })
  await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(door.address() as AddressInfo).port}`,
    end() {
      door.close()
      door.closeAllConnections()
    },
  }
}

/** Runs inside the page, before anything of the site does. */
function listen(key: string) {
  const note = (...words: unknown[]) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    sessionStorage.setItem(key, JSON.stringify([...before, words.map(String).join(' ')]))
  }
  for (const level of ['error', 'warn'] as const) {
    const original = console[level]
    console[level] = (...words: unknown[]) => {
      note(level, ...words)
      original.apply(console, words)
    }
  }
  // What does not load is heard on the way down only.
  addEventListener('error', ({ message, target }) => note(message ?? (target as Element).outerHTML), true)
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(violatedDirective, blockedURI),
  )
}
