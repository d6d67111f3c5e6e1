import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findEngine, missingText } from './engines.ts'
import { freePort } from './free-port.ts'

/** The distribution's nginx in front of a server, with `deploy/nginx.conf` as an operator would adapt it to this machine. */
export function nginxFor(varDir: string, node: number, port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const config = join(folder, 'nginx.conf')
  const replace: [string, string][] = [
    ['/srv/praemienlotse', resolve(varDir, 'website')],
    ['website:3000', `127.0.0.1:${node}`],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['http {', `http {${TEMPORARY.map(use => ` ${use}_temp_path ${folder}/${use};`).join('')}`],
    // Every process of a test would be a process too many.
    ['worker_processes auto', 'worker_processes 1'],
    ...(hasBrotli() ? [['#brotli_static', 'brotli_static'] as [string, string]] : []),
  ]
  let text = readFileSync('deploy/nginx.conf', 'utf8')
  for (const [from, to] of replace) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf says nothing of ${from}`)
    text = text.replaceAll(from, to)
  }
  writeFileSync(config, text)
  // Its workers would else be somebody who must not see the test's folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  return { program: programOf(), args: ['-c', config, '-e', 'stderr', '-g', `${user}pid ${folder}/pid; daemon off;`] }
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export const hasBrotli = () => globSync('/etc/nginx/modules-enabled/*brotli-static.conf').length > 0

function programOf(): string {
  const programs = findEngine('nginx')
  if (!programs) throw new Error(missingText('nginx'))
  return programs.server
}

export const nginxVersion = () =>
  execFileSync('sh', ['-c', `${programOf()} -v 2>&1`], { encoding: 'utf8' })
    .split('/')[1]
    ?.trim() ?? ''

export type Nginx = { port: number; said: () => string; end: () => Promise<void> }

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

/** Resolves when it answers. */
export async function startNginx(varDir: string, node: number): Promise<Nginx> {
  const port = await freePort()
  const { program, args } = nginxFor(varDir, node, port)
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (said += part))
  const closed = once(child, 'close')
  while (child.exitCode === null && !(await answers(port))) await delay(20)
  if (child.exitCode !== null) throw new Error(said)
  return {
    port,
    said: () => said,
    async end() {
      child.kill('SIGTERM')
      await closed
    },
  }
}
