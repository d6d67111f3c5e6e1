import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FehlerAntwort } from '#contract/fehler.ts'
import { adresseAus } from './seiten/adresse.ts'

/** What a visitor reads when a request cannot be answered as asked. */
const TEXTE: Readonly<Record<number, string>> = {
  400: 'Die Anfrage ist ungültig.',
  403: 'Diese Anfrage kommt von einer fremden Website und wird nicht angenommen.',
  404: 'Diese Adresse gibt es nicht.',
  405: 'Diese Adresse nimmt Anfragen dieser Art nicht an.',
  409: 'Dieser Idempotency-Key gehört schon zu einer anderen Anfrage.',
  413: 'Die Anfrage ist zu gross.',
  415: 'Dieses Format wird nicht angenommen.',
  429: 'Von Ihnen sind in kurzer Zeit sehr viele Anfragen eingegangen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  500: 'Auf dem Server ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
  503: 'Ihre Anfrage konnte gerade nicht gespeichert werden. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
}

export const fehlertext = (status: number): string => TEXTE[status] ?? (status < 500 ? TEXTE[400] : TEXTE[500]) ?? ''

export function fehlerseite(status: number): string {
  const text = fehlertext(status)
  return `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><title>${text}</title></head><body><h1>${text}</h1><p><a href="/">Zur Startseite</a></p></body></html>`
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
