import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/**
 * Lines about requests name the route, never the address as typed, and no header, query or client
 * address: none of them can be about a person. Pages and files are not logged at all; there are many
 * of them, and a proxy in front counts them.
 */
export class AnonymousLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true })
  }

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const route = request.routeOptions.url
    if (!route?.startsWith('/api/')) return
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'api')
  }
}

/**
 * Where an unexpected error happened, without its message: database and parser messages quote what a
 * visitor typed.
 */
export function errorSpot(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error }
  const frames = error.stack?.split('\n').filter(line => line.startsWith('    at ')) ?? []
  return { name: error.name, ...('code' in error && { code: error.code }), stack: frames.map(line => line.trim()) }
}
