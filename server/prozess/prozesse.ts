import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Konfiguration } from '../einstellungen/config.ts'
import { listen } from './horchen.ts'

/** One that ends sooner is not replaced at once: whatever it was, it would end again. */
const MINDESTENS_MS = 1_000
/** How much longer than its visitors one may take to end. */
const NACHFRIST_MS = 2_000

export type Prozesse = { port: number; close: (fristMs: number) => Promise<boolean> }

/**
 * Serving processes at one port, among which the kernel shares out the connections. They run the same program as this process.
 * One that dies is replaced; the first must come up, or there is no service. Not cluster's own way of handing out connections in
 * turn: the one that is just being handed to a process that dies would hang for ever.
 */
export async function startProzesse(
  { prozesse, port: wunsch, host }: Pick<Konfiguration, 'prozesse' | 'port' | 'host'>,
  log: FastifyBaseLogger,
): Promise<Prozesse> {
  const port = await findPort(wunsch, host)
  const alle = new Set<Worker>()
  let endet = false
  function fork(): Worker {
    const beginn = performance.now()
    const prozess = cluster.fork({ PORT: port })
    alle.add(prozess)
    // Something was to be said to one that has just died.
    prozess.on('error', () => {})
    prozess.once('exit', () => alle.delete(prozess))
    prozess.once('exit', (code, signal) => replace(beginn, { code, signal }))
    return prozess
  }

  async function replace(beginn: number, ende: { code: number; signal: string }): Promise<void> {
    if (endet) return
    log.error(ende, 'Ein Prozess ist ausgefallen und wird ersetzt.')
    if (performance.now() - beginn < MINDESTENS_MS) await delay(MINDESTENS_MS)
    if (!endet) fork()
  }

  await cameUp(fork())
  while (alle.size < prozesse) fork()
  return {
    port,
    async close(fristMs) {
      endet = true
      const enden = [...alle].map(prozess => once(prozess, 'exit'))
      const endAlle = (signal: NodeJS.Signals) => {
        for (const { process } of alle) process.kill(signal)
      }
      endAlle('SIGTERM')
      const frist = setTimeout(endAlle, fristMs + NACHFRIST_MS, 'SIGKILL')
      const gut = (await Promise.all(enden)).every(([code, signal]) => code === 0 || signal === 'SIGTERM')
      clearTimeout(frist)
      return gut
    },
  }
}

/** For a moment it is taken by one alone: sharing it with a program that has it already would not fail. */
async function findPort(wunsch: number, host: string): Promise<number> {
  const platzhalter = createServer()
  const port = await listen(platzhalter, { port: wunsch, host }, 'PORT')
  platzhalter.close()
  await once(platzhalter, 'close')
  return port
}

/** What a serving process says first. */
export const sayReady = (): void => void process.send?.('bereit')

async function cameUp(prozess: Worker): Promise<void> {
  // It has said why.
  const giveUp = (code: number | null) => process.exit(code || 1)
  prozess.once('exit', giveUp)
  await once(prozess, 'message')
  prozess.off('exit', giveUp)
}
