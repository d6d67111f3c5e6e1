import type { FastifyReply, FastifyRequest } from 'fastify'
import { SERVER_FEHLER, ZUR_STARTSEITE } from '#content/rahmen/server-fehler.ts'
import { SPRACHE } from '#content/zahlen/format.ts'
import type { FehlerAntwort } from '#contract/fehler.ts'
import { adresseAus } from '../website/adresse.ts'

/** When a browser may ask again while the database is away. */
export const WIEDER_SEKUNDEN = 2

export const fehlertext = (status: number): string =>
  SERVER_FEHLER[status] ?? (status < 500 ? SERVER_FEHLER[400] : SERVER_FEHLER[500]) ?? ''

export function fehlerseite(status: number): string {
  const text = fehlertext(status)
  return `<!doctype html><html lang="${SPRACHE}"><head><meta charset="utf-8"><title>${text}</title></head><body><h1>${text}</h1><p><a href="/">${ZUR_STARTSEITE}</a></p></body></html>`
}

/** JSON for programs and the site's own scripts, a page for whoever looks at it. */
export function sendFehler(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  fehler: FehlerAntwort = { fehler: fehlertext(status) },
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store')
  if (istApi(request.url) && !istFormular(request)) return reply.send(fehler)
  return reply.type('text/html; charset=utf-8').send(fehlerseite(status))
}

export function istApi(url: string): boolean {
  const pfad = adresseAus(url).pfad ?? url
  return pfad === '/api' || pfad.startsWith('/api/')
}

export const FORMULAR_TYP = 'application/x-www-form-urlencoded'

/** A form sent by the browser itself: its answer is a page. */
export const istFormular = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === FORMULAR_TYP
