import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Something the server cannot work without; false or an error means it is away. */
export type Pruefung = { name: string; check: () => boolean | Promise<boolean> }

const GEDULD_MS = 2_000

/** /healthz: the process lives. /readyz: it can serve, and is not about to stop. */
export function addGesundheit(app: FastifyInstance, pruefungen: readonly Pruefung[], schliesst: () => boolean): void {
  app.get('/healthz', (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  app.get('/readyz', async (_request, reply) => {
    const ergebnisse = await Promise.all(pruefungen.map(async p => [p.name, await bestanden(p)] as const))
    const bereit = !schliesst() && ergebnisse.every(([, gut]) => gut)
    reply.code(bereit ? 200 : 503).header('cache-control', 'no-store')
    return { bereit, pruefungen: Object.fromEntries(ergebnisse) }
  })
}

async function bestanden({ check }: Pruefung): Promise<boolean> {
  try {
    return await Promise.race([check(), delay(GEDULD_MS, false, { ref: false })])
  } catch {
    return false
  }
}
