import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Bestand, type Darstellung, type Eintrag, fundZu } from './bestand.ts'
import { erlaubteKodierungen, type Kodierung } from './kodierung.ts'

/** Answers any address that is no interface, an unknown one with the not-found page of its section. */
export function sendWebsite(bestand: Bestand, { raw, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fund = fundZu(bestand, raw.url ?? '')
  if (fund.art !== 'unbekannt' && raw.method !== 'GET' && raw.method !== 'HEAD')
    return reply.code(405).header('allow', 'GET, HEAD').send()
  if (fund.art === 'umleitung')
    return reply.code(308).header('location', fund.nach).header('cache-control', 'no-cache').send()
  const { status } = fund.eintrag
  const { etag, kopf, kopf304, inhalt } = gewaehlt(fund.eintrag, headers['accept-encoding'])
  if (status === 200 && hatBereits(headers['if-none-match'], etag)) return reply.code(304).headers(kopf304).send()
  reply.code(status).headers(kopf)
  if (typeof inhalt !== 'string') return reply.send(inhalt)
  return reply.send(raw.method === 'HEAD' ? Readable.from([]) : createReadStream(inhalt))
}

/** Browsers send a handful of different headers; the bound only guards against invented ones. */
const GEMERKT_HOECHSTENS = 500
const gemerkt = new Map<string | undefined, readonly Kodierung[]>()

function gewaehlt({ darstellungen }: Eintrag, acceptEncoding: string | undefined): Darstellung {
  let kodierungen = gemerkt.get(acceptEncoding)
  if (!kodierungen) {
    kodierungen = erlaubteKodierungen(acceptEncoding)
    if (gemerkt.size < GEMERKT_HOECHSTENS) gemerkt.set(acceptEncoding, kodierungen)
  }
  const beste = kodierungen.find(kodierung => darstellungen[kodierung])
  return (beste && darstellungen[beste]) ?? darstellungen.identity
}

/** If-None-Match compares weakly (RFC 9110 13.1.2), and a tag stands in its quotes: no other can contain it. */
function hatBereits(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag))
}
