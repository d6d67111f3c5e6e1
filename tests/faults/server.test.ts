import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { sicherheitsKopf } from '../../server/sicherheits-kopf.ts'
import { makeFakeDist, SKRIPT, UMLAUT_PFAD } from '../fixtures/fake-dist.ts'
import { ask, sendRaw } from '../fixtures/http-ask.ts'
import { importKleineDaten } from '../fixtures/kleine-daten.ts'
import { type Serverprozess, startServerProcess } from '../fixtures/server-process.ts'

const laufende: Serverprozess[] = []

async function start(env: Record<string, string> = {}, dist = makeFakeDist()): Promise<Serverprozess> {
  const prozess = await startServerProcess(dist, env)
  laufende.push(prozess)
  return prozess
}

afterEach(async () => {
  for (const { child, exit } of laufende.splice(0)) {
    child.kill('SIGKILL')
    await exit
  }
})

describe('start', () => {
  test('it names address, year and source of the data', async () => {
    const { port, output } = await start()
    expect(output()).toBe(
      `praemienlotse.ch läuft auf http://127.0.0.1:${port}\nPrämienjahr 2025, Demodaten – keine offiziellen Prämien\n`,
    )
  })

  test('a taken port is said in German', async () => {
    const besetzer = createServer().listen(0, '127.0.0.1')
    await once(besetzer, 'listening')
    const { port } = besetzer.address() as { port: number }
    const { exit, output } = await start({ PORT: String(port) })
    expect(await exit).toBe(1)
    expect(output()).toBe(
      `Port ${port} ist bereits belegt. Beenden Sie das andere Programm oder wählen Sie mit PORT einen anderen Port.\n`,
    )
    besetzer.close()
  })

  test('every wrong setting gets its sentence', async () => {
    const { exit, output } = await start({ PORT: 'drei', SITE_URL: 'praemienlotse.ch' })
    expect(await exit).toBe(1)
    expect(output()).toMatch(
      /^Einstellung PORT: «drei» ist ungültig; .*\.\nEinstellung SITE_URL: .* ist ungültig; .*\.\n$/,
    )
  })

  test('a folder that cannot be written stops it', async () => {
    const datei = join(mkdtempSync(join(tmpdir(), 'var-')), 'datei')
    writeFileSync(datei, '')
    const { exit, output } = await start({ VAR_DIR: join(datei, 'var') })
    expect([await exit, output()]).toEqual([1, expect.stringMatching(/^Einstellung VAR_DIR: .*\.\n$/)])
  })

  test('a missing build stops it', async () => {
    const { exit, output } = await start({}, mkdtempSync(join(tmpdir(), 'leer-')))
    expect([await exit, output()]).toEqual([1, expect.stringMatching(/liegt keine gebaute Website/)])
  })

  test('a host that is not of this machine is said in German', async () => {
    const { exit, output } = await start({ HOST: '203.0.113.1' })
    expect([await exit, output()]).toEqual([1, 'Einstellung HOST: «203.0.113.1» ist keine Adresse dieses Rechners.\n'])
  })

  test('the second takes the pages from the cache, a damaged cache is made again', async () => {
    const dist = makeFakeDist()
    const varDir = mkdtempSync(join(tmpdir(), 'var-'))
    const seiten = join(varDir, 'seiten')
    const stand = () => readdirSync(seiten).map(name => ({ name, mtime: statSync(join(seiten, name)).mtimeMs }))
    const inhalt = async ({ port }: Serverprozess) => (await ask(port, '/')).body

    const erster = await inhalt(await start({ VAR_DIR: varDir }, dist))
    const vorher = stand()
    expect(vorher).toHaveLength(2)
    expect(await inhalt(await start({ VAR_DIR: varDir }, dist))).toEqual(erster)
    expect(stand()).toEqual(vorher)

    for (const { name } of vorher) writeFileSync(join(seiten, name), 'Unsinn')
    expect(await inhalt(await start({ VAR_DIR: varDir }, dist))).toEqual(erster)
    for (const { name } of stand()) expect(statSync(join(seiten, name)).size).toBeGreaterThan('Unsinn'.length)
  })
})

test('an import while it runs is on the pages and in the interface without a restart', async () => {
  const varDir = mkdtempSync(join(tmpdir(), 'var-'))
  const { port } = await start({ VAR_DIR: varDir })
  const seite = async () => (await ask(port, '/')).body.toString()
  const adresse = '/api/angebote?kanton=ZH&region=1&altersklasse=AKL-ERW&unfalleinschluss=OHN-UNF&franchise=FRA-2500'
  const quelle = async () => JSON.parse((await ask(port, adresse)).body.toString()).quelle
  expect([await seite(), await quelle()]).toEqual([expect.stringContaining('2025 DEMO'), 'DEMO'])

  await importKleineDaten(varDir, 'BAG')
  await expect.poll(seite, { timeout: 10_000 }).toContain('2025 BAG')
  expect(await quelle()).toBe('BAG')
})

test('without premiums it does not start, and says where they come from', async () => {
  const { exit, output } = await start({ VAR_DIR: join(mkdtempSync(join(tmpdir(), 'var-')), 'neu') })
  expect([await exit, output()]).toEqual([1, expect.stringMatching(/liegen keine Prämien; .*npm run daten/)])
})

describe('odd requests', () => {
  function expectSicherheit(antwort: string): void {
    for (const [name, wert] of Object.entries(sicherheitsKopf)) expect(antwort).toContain(`${name}: ${wert}\r\n`)
  }

  test('umlauts in the request line as raw bytes reach the page, decomposed ones its address', async () => {
    const { port } = await start()
    const zeilen = ' HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const roh = await sendRaw(port, `GET ${UMLAUT_PFAD}${zeilen}`)
    expect(roh).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(Buffer.from(roh, 'latin1').toString()).toContain(`<title>${UMLAUT_PFAD}</title>`)
    expectSicherheit(roh)

    const zerlegt = await sendRaw(port, `GET ${UMLAUT_PFAD.normalize('NFD')}?a=ü${zeilen}`)
    expect(zerlegt).toMatch(/^HTTP\/1\.1 308 /)
    expect(zerlegt).toContain(`Location: ${encodeURI(UMLAUT_PFAD)}?a=%C3%BC\r\n`)

    expect(await sendRaw(port, `HEAD ${UMLAUT_PFAD}${zeilen}`)).toMatch(/^HTTP\/1\.1 200 OK\r\n(.+\r\n)+\r\n$/)
    expect(await sendRaw(port, `GET /blog/ungültig${zeilen}`)).toMatch(/^HTTP\/1\.1 404 /)
    expect(await sendRaw(port, `POST ${UMLAUT_PFAD}${zeilen}`)).toMatch(/^HTTP\/1\.1 400 /)
    const keinUtf8 = Buffer.concat([Buffer.from('GET /blog/'), Buffer.from([0xff, 0xfe]), Buffer.from(zeilen)])
    expect(await sendRaw(port, keinUtf8)).toMatch(/^HTTP\/1\.1 404 /)
  })

  test('what is no proper request is answered too, with all security headers', async () => {
    const { port } = await start()
    for (const [bytes, status] of [
      ['GET / HTTP/9.9\r\n\r\n', 400],
      ['Unsinn\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n', 400],
      [`GET ${UMLAUT_PFAD} HTTP/1.1\r\n\r\n`, 400],
      [`GET ${UMLAUT_PFAD} HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.0\r\n\r\n`, 400],
      [`GET ${UMLAUT_PFAD} HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n`, 400],
      ['GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n', 400],
      ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      ['GET / HTTP/1.1\r\nHost: a\r\nExpect: Wunder\r\n\r\n', 417],
      ['CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', 405],
      ['OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
      ['GET / HTTP/1.0\r\n\r\n', 200],
    ] as const) {
      const antwort = await sendRaw(port, bytes)
      expect(antwort.slice(0, 12), bytes.slice(0, 80)).toBe(`HTTP/1.1 ${status}`)
      expectSicherheit(antwort)
    }
  })

  test('pipelined requests are answered in order', async () => {
    const { port } = await start()
    const zeilen = ' HTTP/1.1\r\nHost: localhost\r\n'
    const antwort = await sendRaw(
      port,
      `GET /faq${zeilen}\r\nGET /api/x${zeilen}\r\nGET /blog/x${zeilen}\r\nGET /healthz${zeilen}Connection: close\r\n\r\n`,
    )
    expect(antwort.match(/HTTP\/1\.1 \d+|<title>.*?<\/title>|"fehler"|"status"/g)).toEqual([
      ...['HTTP/1.1 200', '<title>/faq</title>'],
      ...['HTTP/1.1 404', '"fehler"'],
      ...['HTTP/1.1 404', '<title>/blog/404</title>'],
      ...['HTTP/1.1 200', '"status"'],
    ])
  })

  test('what is no proper request costs those before it no answer', async () => {
    const { port } = await start()
    const zeilen = ' HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const [readyz, faq] = [`GET /readyz${zeilen}`, `GET /faq${zeilen}`]
    for (const [schlecht, status] of [
      [`GET ${UMLAUT_PFAD}${zeilen}`, 400],
      [`Unsinn${zeilen}`, 400],
      ['GET / HTTP/1.1\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nHost: a\r\nExpect: Wunder\r\n\r\n', 417],
      ['CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', 405],
      ['POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nUnsinn\r\n', 404],
    ] as const) {
      const antworten = async (davor: string) =>
        (await sendRaw(port, davor + schlecht)).match(/HTTP\/1\.1 \d+|<title>.*?<\/title>|"bereit"/g)
      const [bereit, seite] = [
        ['HTTP/1.1 200', '"bereit"'],
        ['HTTP/1.1 200', '<title>/faq</title>'],
      ]
      expect(await antworten(readyz), schlecht).toEqual([...bereit, `HTTP/1.1 ${status}`])
      expect(await antworten(faq), schlecht).toEqual([...seite, `HTTP/1.1 ${status}`])
      expect(await antworten(readyz + faq), schlecht).toEqual([...bereit, ...seite, `HTTP/1.1 ${status}`])
    }
  })
})

describe('end', () => {
  test('SIGTERM under load drops no request', async () => {
    const { port, child, exit } = await start()
    let beantwortet = 0

    /** Asks on one connection until the server says that it closes it. */
    async function askUntilToldToLeave(): Promise<number[]> {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const status: number[] = []
      for (;;) {
        const antwort = await ask(port, beantwortet % 2 ? '/faq' : '/healthz', { agent })
        status.push(antwort.status)
        beantwortet += 1
        if (antwort.headers.connection === 'close') return status
        if (beantwortet !== 1000) continue
        child.kill('SIGTERM')
        // A second signal does no harm.
        child.kill('SIGINT')
      }
    }
    const status = await Promise.all(Array.from({ length: 24 }, askUntilToldToLeave))
    expect(new Set(status.flat())).toEqual(new Set([200]))
    expect(await exit).toBe(0)
  })

  test('an idle connection may still ask once after SIGTERM, and is told to leave', async () => {
    const { port, child, exit, output } = await start()
    const socket = connect(port, '127.0.0.1')
    const frage = (pfad: string) => `GET ${pfad} HTTP/1.1\r\nHost: localhost\r\n\r\n`
    socket.write(frage('/healthz'))
    await once(socket, 'data')
    // As browsers open one in advance; it must not hold up the end.
    const stumm = connect(port, '127.0.0.1')
    await once(stumm, 'connect')
    child.kill('SIGTERM')
    // Nothing tells from outside that the signal has arrived but that nobody is let in any more.
    while (await accepts(port));
    socket.write(frage('/readyz'))
    const [antwort] = await once(socket, 'data')
    expect(String(antwort)).toMatch(/^HTTP\/1\.1 503 /)
    expect(String(antwort)).toMatch(/\r\nconnection: close\r\n/i)
    expect([await exit, output()]).toEqual([0, expect.not.stringContaining('abgebrochen')])
  })

  async function accepts(port: number): Promise<boolean> {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return true
    } catch {
      return false
    } finally {
      socket.destroy()
    }
  }
})

test('a running server does not notice that its build is gone', async () => {
  const dist = makeFakeDist()
  const { port } = await start({}, dist)
  rmSync(dist, { recursive: true })
  for (const pfad of ['/faq', SKRIPT]) expect((await ask(port, pfad)).status).toBe(200)
})
