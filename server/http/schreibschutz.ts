import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FORMULAR_TYP, sendFehler } from './fehler.ts'
import { istEigeneHerkunft } from './herkunft.ts'

const JSON_TYP = 'application/json'

/** Of a Content-Type; those we take have at most 50. */
const TYP_ZEICHEN = 200

/** Of a JSON body: twelve persons need 13, a message may hold some. Looking for prototypes in thousands takes milliseconds. */
const KLAMMERN = 1_000

/** No form of ours comes near it; what follows is not read. */
const FORMULARFELDER = 100

/** However the database hangs: then 503, and the sender still has everything. */
const HOECHSTENS_MS = 4_900

/** What a write must get past before its body is read: `fastify.post(pfad, schreibschutz({ siteUrl }), …)`. */
export function schreibschutz({ siteUrl, formular = false }: { siteUrl: string; formular?: boolean }) {
  const typen = formular ? [JSON_TYP, FORMULAR_TYP] : [JSON_TYP]
  return {
    handlerTimeout: HOECHSTENS_MS,
    onRequest: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      if (!kommtVonHier(request, siteUrl)) return sendFehler(request, reply, 403)
      return istLesbar(request, typen) ? undefined : sendFehler(request, reply, 415)
    },
  }
}

function kommtVonHier({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  const secFetchSite = headers['sec-fetch-site']
  return istEigeneHerkunft({
    origin: headers.origin,
    secFetchSite: Array.isArray(secFetchSite) ? secFetchSite.join() : secFetchSite,
    host,
    siteUrl,
  })
}

function istLesbar({ headers }: FastifyRequest, typen: readonly string[]): boolean {
  const kopfzeile = headers['content-type'] ?? ''
  if (kopfzeile.length > TYP_ZEICHEN) return false
  const [typ = '', ...parameter] = kopfzeile
    .toLowerCase()
    .split(';')
    .map(teil => teil.trim())
  const zeichensatz = parameter
    .find(teil => teil.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '')
  const kodierung = headers['content-encoding'] ?? 'identity'
  return typen.includes(typ) && (zeichensatz ?? 'utf-8') === 'utf-8' && kodierung === 'identity'
}

/** The bodies a write may have: JSON and forms in exact UTF-8, nothing that reaches for prototypes. */
export function addKoerper(fastify: FastifyInstance): void {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const parseJson = fastify.getDefaultJsonParser('error', 'error')
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser(JSON_TYP, { parseAs: 'buffer' }, (request, body, done) => {
    const text = gelesen(utf8, body)
    if (text === null || text.split(/[[{]/, KLAMMERN + 1).length > KLAMMERN) done(unlesbar())
    else parseJson(request, text, done)
  })
  fastify.addContentTypeParser(FORMULAR_TYP, { parseAs: 'buffer' }, (_request, body, done) => {
    const text = gelesen(utf8, body)
    if (text === null) done(unlesbar())
    else done(null, Object.fromEntries(text.split('&', FORMULARFELDER).flatMap(feld => [...new URLSearchParams(feld)])))
  })
}

function gelesen(utf8: TextDecoder, body: string | Buffer): string | null {
  try {
    return typeof body === 'string' ? body : utf8.decode(body)
  } catch {
    return null
  }
}

const unlesbar = () => Object.assign(new Error('body is not UTF-8, or no enquiry'), { statusCode: 400 })

const WEITERGEREICHT = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host']

/** Says once that there is a proxy whose word does not count. */
export function warnBeiFremdemProxy(fastify: FastifyInstance, trustProxy: readonly string[]): void {
  if (trustProxy.length > 0) return
  let gewarnt = false
  // Every request pays for it: no walk through all headers, and no promise.
  fastify.addHook('onRequest', ({ headers, log }, _reply, done) => {
    if (!gewarnt && WEITERGEREICHT.some(name => headers[name] !== undefined)) {
      gewarnt = true
      log.warn(
        'X-Forwarded-Kopfzeilen ohne TRUST_PROXY: Sie werden nicht beachtet, alle Besucher hinter dem Proxy teilen eine Grenze.',
      )
    }
    done()
  })
}
