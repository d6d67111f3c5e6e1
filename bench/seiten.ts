import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/lib/with-server.ts'
import type { Messung } from './messung.ts'

const ROUNDS = 5
const NAME = 'Startseite gegen nginx'

/**
 * Requests per second of the home page of a running server, against nginx with one worker that serves
 * the same compressed bytes with the same headers. Round by round in turn, because absolute figures
 * depend on what else the machine does; the ratio is the median over the rounds.
 */
export async function measureSeiten(url: string): Promise<Messung[]> {
  const fehlend = ['nginx', 'wrk'].filter(befehl => !isInstalled(befehl))
  if (fehlend.length > 0)
    return [{ name: NAME, wert: Number.NaN, einheit: '', hinweis: `${fehlend.join(' und ')} fehlt` }]

  const ordner = mkdtempSync(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const nginx = await startNginx(ordner, port, await fetchBrotli(url))
  try {
    const runden = Array.from({ length: ROUNDS }, () => ({
      server: requestsPerSecond(`${url}/`),
      nginx: requestsPerSecond(`http://127.0.0.1:${port}/`),
    }))
    const verhaeltnisse = runden.map(runde => runde.server / runde.nginx)
    return [
      {
        name: `${NAME}: Verhältnis`,
        wert: median(verhaeltnisse),
        einheit: '',
        hinweis: `Ziel 0.5, mindestens 0.25; Runden ${verhaeltnisse.map(v => v.toFixed(2)).join(', ')}`,
      },
      {
        name: `${NAME}: Server`,
        wert: median(runden.map(runde => runde.server)),
        einheit: 'Anfragen/s',
        hinweis: 'wrk -t1 -c64, Accept-Encoding: br',
      },
      {
        name: `${NAME}: nginx`,
        wert: median(runden.map(runde => runde.nginx)),
        einheit: 'Anfragen/s',
        hinweis: 'ein Worker, dieselbe Datei',
      },
    ]
  } finally {
    nginx.kill()
    await once(nginx, 'exit')
    rmSync(ordner, { recursive: true })
  }
}

const median = (werte: number[]) => werte.toSorted((a, b) => a - b)[Math.floor(werte.length / 2)] ?? Number.NaN

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

type Antwort = { headers: string[]; body: Buffer }

/** Not `fetch`, which decompresses. */
async function fetchBrotli(url: string): Promise<Antwort> {
  const [res] = await once(request(`${url}/`, { headers: { 'accept-encoding': 'br' } }).end(), 'response')
  const body = Buffer.concat(await res.toArray())
  return { headers: res.rawHeaders, body }
}

async function startNginx(ordner: string, port: number, { headers, body }: Antwort): Promise<ChildProcess> {
  const www = join(ordner, 'www')
  mkdirSync(www)
  // As root nginx serves as another user, who must be able to read this.
  chmodSync(ordner, 0o755)
  writeFileSync(join(www, 'index.html'), body)
  const eigene = new Set(['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag'])
  const kopf = headers.flatMap((name, i) =>
    i % 2 === 0 && !eigene.has(name.toLowerCase()) ? [`add_header ${name} "${headers[i + 1]}";`] : [],
  )
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(art => `${art}_temp_path ${join(ordner, art)};`)
  writeFileSync(
    join(ordner, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${join(ordner, 'pid')}; error_log ${join(ordner, 'error.log')};
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; open_file_cache max=10; keepalive_requests 1000000000;
       default_type "text/html; charset=utf-8"; ${temp.join(' ')}
       server { listen 127.0.0.1:${port}; root ${www}; ${kopf.join(' ')} }
     }`,
  )
  const nginx = spawn('nginx', ['-c', join(ordner, 'nginx.conf')], { env: withSbin, stdio: 'ignore' })
  await untilAnswering(`http://127.0.0.1:${port}/`)
  return nginx
}

async function untilAnswering(url: string): Promise<void> {
  for (let versuch = 0; versuch < 100; versuch++) {
    const antwort = await fetch(url, { method: 'HEAD' }).catch(() => null)
    if (antwort?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not start.')
}

function requestsPerSecond(url: string): number {
  const ausgabe = execFileSync('wrk', ['-t1', '-c64', '-d5s', '-H', 'Accept-Encoding: br', url], { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(ausgabe)) throw new Error(`Errors while measuring ${url}:\n${ausgabe}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(ausgabe)?.[1])
}
