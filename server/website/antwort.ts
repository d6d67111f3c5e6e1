import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fundZu, type Websitebestand } from './bestand.ts'
import { erlaubteKodierungen } from './kodierung.ts'

/** Answers any address that is no interface, an unknown one with the not-found page of its section. */
export function sendWebsite(bestand: Websitebestand, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { method, url = '', headers } = request.raw
  const fund = fundZu(bestand, url)
  const istUmleitung = typeof fund === 'string'
  if ((istUmleitung || fund.status === 200) && method !== 'GET' && method !== 'HEAD')
    return reply.code(405).header('allow', 'GET, HEAD').send()
  if (istUmleitung) return reply.code(308).headers({ location: fund, 'cache-control': 'no-cache' }).send()
  const kodierung = erlaubteKodierungen(headers['accept-encoding'] ?? '').find(erlaubte => fund[erlaubte])
  const { etag, kopf, inhaltsKopf, inhalt } = (kodierung && fund[kodierung]) ?? fund.roh
  reply.code(fund.status).headers(kopf)
  if (fund.status === 200 && hatBereits(headers['if-none-match'], etag)) return reply.code(304).send()
  reply.headers(inhaltsKopf)
  if (typeof inhalt !== 'string') return reply.send(inhalt)
  return reply.send(method === 'HEAD' ? Readable.from([]) : createReadStream(inhalt))
}

/** If-None-Match compares weakly (RFC 9110 13.1.2), and a tag stands in its quotes: no other can contain it. */
function hatBereits(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag))
}
