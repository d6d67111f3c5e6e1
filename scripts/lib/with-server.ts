import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port.ts'

/** Starts the real server process of a checkout on a free port, with the data that lie in its folder. */
export async function startServer(varDir: string, settings: Record<string, string> = {}, cwd = '.') {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd,
    env: { ...process.env, KATALOG_URL: 'aus', ...settings, PORT: String(port), VAR_DIR: varDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with code ${code}.`)))
  ended.catch(() => {})
  await Promise.race([untilReady(url), ended])
  const end = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  return {
    url,
    pid: child.pid,
    end,
    [Symbol.asyncDispose]: end,
    runs: () => child.exitCode === null && child.signalCode === null,
  }
}

export async function untilReady(url: string) {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
