import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems take by themselves for outgoing connections (Linux from 32'768 on, others higher):
 * those may be gone before they are used, or while their server is away for a moment.
 */
const FIRST = 20_000
const AFTER_LAST = 32_000

/** A port that nothing listens on at this moment, and that no connection takes. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, AFTER_LAST)
  const probe = createServer().listen(port, '127.0.0.1')
  const free = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (!free) return freePort()
  probe.close()
  await once(probe, 'close')
  return port
}
