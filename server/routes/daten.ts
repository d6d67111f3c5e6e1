import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DATEN_FEHLEN } from '#content/api-meldungen.ts'
import { VERZEICHNIS_ADRESSE } from '#contract/daten.ts'
import type { Datenbestand } from '../daten/datenbestand.ts'
import type { OeffentlicheDatei } from '../daten/datensatz.ts'
import { inhaltsHash } from '../inhalts-hash.ts'
import { erlaubteKodierungen } from '../seiten/kodierung.ts'

/** The tables the browser computes with: a directory that is asked for anew, and files that never change. */
export function registerDaten(
  app: FastifyInstance,
  bestand: Pick<Datenbestand, 'aktuell' | 'fuerJahr' | 'datei'>,
): void {
  app.get(VERZEICHNIS_ADRESSE, (request, reply) => {
    const { verzeichnis } = bestand.aktuell()
    return sendDatei(request, reply, verzeichnis, 'no-cache')
  })
  app.get<{ Params: { jahr: string } }>('/daten/:jahr/verzeichnis.json', (request, reply) => {
    const datensatz = bestand.fuerJahr(Number(request.params.jahr))
    return datensatz ? sendDatei(request, reply, datensatz.verzeichnis, 'no-cache') : sendNichts(reply)
  })
  app.get('/daten/:jahr/:name', (request, reply) => {
    const datei = bestand.datei(request.url.split('?', 1)[0] ?? '')
    if (!datei) return sendNichts(reply)
    return sendDatei(request, reply, datei, 'public, max-age=31536000, immutable')
  })
}

const sendNichts = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send({ fehler: DATEN_FEHLEN })

const ETAGS = new WeakMap<OeffentlicheDatei, string>()

function etagVon(datei: OeffentlicheDatei): string {
  const bekannt = ETAGS.get(datei)
  if (bekannt) return bekannt
  const etag = inhaltsHash(datei.inhalt)
  ETAGS.set(datei, etag)
  return etag
}

function sendDatei(request: FastifyRequest, reply: FastifyReply, datei: OeffentlicheDatei, cacheControl: string) {
  const kodierung = erlaubteKodierungen(request.headers['accept-encoding']).find(art => art !== 'gzip') ?? 'identity'
  const etag = `"${etagVon(datei)}-${kodierung}"`
  reply.headers({ etag, 'cache-control': cacheControl, vary: 'Accept-Encoding' })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply.header('content-type', 'application/json; charset=utf-8')
  if (kodierung === 'identity') return reply.send(datei.inhalt)
  return reply.header('content-encoding', 'br').send(datei.brotli)
}
