import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../scripts/lib/free-port.ts'
import { hasBrotli, startNginx as startFolderNginx } from '../scripts/lib/nginx.ts'
import { startServer } from '../scripts/lib/with-server.ts'
import type { Benchfigur, Benchteil, Gegenstand } from './messung.ts'

const FRAGE = 'kanton=ZH&region=1&altersklasse=AKL-ERW&unfalleinschluss=OHN-UNF&franchise=FRA-2500'

/** nginx as it is installed, and with the one setting that spares it opening the file for every request. */
const NGINX = [
  { name: 'nginx', einstellung: '' },
  { name: 'nginx mit open_file_cache', einstellung: 'open_file_cache max=10;' },
]

type Betrieb = { name: string; start: (gegenstand: Gegenstand) => Promise<{ url: string; end: () => unknown }> }

/** The ways to serve the site. */
const BETRIEBE: readonly Betrieb[] = [
  { name: 'Node allein', start: async ({ url }) => ({ url: await url(), end: () => {} }) },
  { name: 'zwei Prozesse', start: ({ varDir, wurzel }) => startServer(varDir, { PROZESSE: '2' }, wurzel) },
]

async function* miss(gegenstand: Gegenstand): AsyncGenerator<Benchfigur> {
  const fehlend = ['nginx', 'wrk'].filter(befehl => !isInstalled(befehl))
  if (fehlend.length > 0) throw new Error(`nicht installiert: ${fehlend.join(', ')}`)
  for (const { name, start } of BETRIEBE) {
    const { url, end } = await start(gegenstand)
    try {
      yield* messe(`Startseite, ${name}`, `${url}/`)
      yield* messe(`Angebote der API, ${name}`, `${url}/api/angebote?${FRAGE}`)
    } finally {
      await end()
    }
  }
  yield* messeOrdner(gegenstand)
}

/** nginx as `deploy/nginx.conf` has it, with one worker on the folder that the server renders. */
async function* messeOrdner({ varDir, url }: Gegenstand): AsyncGenerator<Benchfigur> {
  const node = Number(new URL(await url()).port)
  const name = 'Startseite, nginx auf dem Ordner, ein Worker'
  if (!existsSync(join(varDir, 'website', 'nginx')))
    return yield { name, wert: Number.NaN, einheit: 'Anfragen/s', hinweis: 'diesen Ordner gibt es noch nicht' }
  const nginx = await startFolderNginx(varDir, node)
  try {
    const wert = Math.round(await requestsPerSecond(`http://127.0.0.1:${nginx.port}/`))
    yield { name, wert, einheit: 'Anfragen/s', hinweis: hasBrotli() ? 'brotli' : 'gzip; das Modul für brotli fehlt' }
  } finally {
    await nginx.end()
  }
}

/**
 * Requests per second of one address of a running server, and as a ratio to nginx with one worker that serves the same
 * bytes, compressed alike, with the same headers.
 */
async function* messe(was: string, url: string): AsyncGenerator<Benchfigur> {
  const antwort = await fetchBrotli(url)
  const proSekunde = await requestsPerSecond(url)
  const wrk = `${antwort.body.length} Bytes; wrk -t1 -c64, Accept-Encoding: br`
  yield { name: was, wert: Math.round(proSekunde), einheit: 'Anfragen/s', hinweis: wrk }
  for (const { name, einstellung } of NGINX) {
    const nginx = await startNginx(einstellung, antwort)
    try {
      const vonNginx = await requestsPerSecond(nginx.url)
      yield {
        name: `${was} gegen ${name}, ein Worker`,
        wert: Number((proSekunde / vonNginx).toFixed(2)),
        einheit: 'Verhältnis',
        hinweis: `dieselben Bytes; nginx ${Math.round(vonNginx)}/s`,
      }
    } finally {
      await nginx.stop()
    }
  }
}

export const seiten: Benchteil = {
  name: 'seiten',
  misst: 'Seiten und Preise je Sekunde, Node und nginx',
  runden: 3,
  vergleichbar: true,
  miss,
}

function isInstalled(befehl: string): boolean {
  try {
    execFileSync('which', [befehl], { env: withSbin })
    return true
  } catch {
    return false
  }
}

// Debian puts nginx where only root looks.
const withSbin = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

type NginxAnswer = { headers: string[]; body: Buffer }

/** Not `fetch`, which decompresses. */
async function fetchBrotli(url: string): Promise<NginxAnswer> {
  const [res] = await once(request(url, { headers: { 'accept-encoding': 'br' } }).end(), 'response')
  const body = Buffer.concat(await res.toArray())
  return { headers: res.rawHeaders, body }
}

async function startNginx(einstellung: string, { headers, body }: NginxAnswer) {
  const port = await freePort()
  const ordner = mkdtempSync(join(tmpdir(), 'bench-'))
  const www = join(ordner, 'www')
  mkdirSync(www)
  // As root nginx serves as another user, who must be able to read this.
  chmodSync(ordner, 0o755)
  writeFileSync(join(www, 'index.html'), body)
  const eigene = new Set(['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag'])
  const kopf = headers.flatMap((kopfname, i) =>
    i % 2 === 0 && !eigene.has(kopfname.toLowerCase()) ? [`add_header ${kopfname} "${headers[i + 1]}";`] : [],
  )
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(art => `${art}_temp_path ${join(ordner, art)};`)
  writeFileSync(
    join(ordner, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${join(ordner, 'pid')}; error_log ${join(ordner, 'error.log')};
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; ${einstellung}
       default_type "text/html; charset=utf-8"; ${temp.join(' ')}
       server { listen 127.0.0.1:${port}; root ${www}; ${kopf.join(' ')} }
     }`,
  )
  const nginx = spawn('nginx', ['-c', join(ordner, 'nginx.conf')], { env: withSbin, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}/`
  await untilAnswering(url)
  const stop = async () => {
    nginx.kill()
    await once(nginx, 'exit')
    rmSync(ordner, { recursive: true })
  }
  return { url, stop }
}

async function untilAnswering(url: string): Promise<void> {
  for (let versuch = 0; versuch < 100; versuch++) {
    const antwort = await fetch(url, { method: 'HEAD' }).catch(() => null)
    if (antwort?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not start.')
}

async function requestsPerSecond(url: string): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', ['-t1', '-c64', '-d5s', '-H', 'Accept-Encoding: br', url])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Fehler unter Last auf ${url}: ${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}
