import { setTimeout as delay } from 'node:timers/promises'

/** Runs again and again, after the pause that each run returns, until it is stopped; what is under way then is waited for. */
export function startImmerWieder(run: (ende: AbortSignal) => Promise<number>): { stop: () => Promise<void> } {
  const ende = new AbortController()
  async function loop(): Promise<void> {
    while (!ende.signal.aborted) {
      const pause = await run(ende.signal)
      await delay(pause, undefined, { ref: false, signal: ende.signal }).catch(() => {})
    }
  }
  const laeuft = loop()
  return {
    async stop() {
      ende.abort()
      await laeuft
    },
  }
}
