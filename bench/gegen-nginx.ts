import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/lib/free-port.ts'
import type { Messung } from './messung.ts'

const ROUNDS = 3

/** nginx as it is installed, and with the one setting that spares it opening the file for every request. */
const NGINX = [
  { name: 'nginx', einstellung: '' },
  { name: 'nginx mit open_file_cache', einstellung: 'open_file_cache max=10;' },
]

/**
 * Requests per second of one address of a running server, against nginx with one worker that serves
 * the same bytes, compressed alike, with the same headers. Round by round in turn, because absolute figures
 * depend on what else the machine does; the ratio is the median over the rounds.
 */
export async function measureGegenNginx(was: string, url: string): Promise<Messung[]> {
  const fehlend = ['nginx', 'wrk'].filter(befehl => !isInstalled(befehl))
  if (fehlend.length > 0)
    return [
      {
        name: `${was} gegen nginx`,
        wert: Number.NaN,
        einheit: '',
        hinweis: `nicht installiert: ${fehlend.join(', ')}`,
      },
    ]

  const antwort = await fetchBrotli(url)
  const vergleiche = await Promise.all(NGINX.map(({ name, einstellung }) => startNginx(name, einstellung, antwort)))
  try {
    const runden = Array.from({ length: ROUNDS }, () => ({
      server: requestsPerSecond(url),
      nginx: vergleiche.map(vergleich => requestsPerSecond(vergleich.url)),
    }))
    return [
      {
        name: was,
        wert: Math.round(median(runden.map(({ server }) => server))),
        einheit: 'Anfragen/s',
        hinweis: `${antwort.body.length} Bytes; wrk -t1 -c64, Accept-Encoding: br`,
      },
      ...vergleiche.map(({ name }, i) => {
        const verhaeltnisse = runden.map(({ server, nginx }) => server / (nginx[i] ?? Number.NaN))
        return {
          name: `${was} gegen ${name}, ein Worker`,
          wert: Number(median(verhaeltnisse).toFixed(2)),
          einheit: 'Verhältnis',
          hinweis: `nginx ${Math.round(median(runden.map(({ nginx }) => nginx[i] ?? Number.NaN)))}/s; Runden ${verhaeltnisse.map(v => v.toFixed(2)).join(', ')}`,
        }
      }),
    ]
  } finally {
    await Promise.all(vergleiche.map(({ stop }) => stop()))
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
  const [res] = await once(request(url, { headers: { 'accept-encoding': 'br' } }).end(), 'response')
  const body = Buffer.concat(await res.toArray())
  return { headers: res.rawHeaders, body }
}

type Vergleich = { name: string; url: string; stop: () => Promise<void> }

async function startNginx(name: string, einstellung: string, { headers, body }: Antwort): Promise<Vergleich> {
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
  return { name, url, stop }
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
