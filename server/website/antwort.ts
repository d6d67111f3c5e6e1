import { createReadStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fundZu, type Websitebestand, type Websiteeintrag } from './bestand.ts'
import { erlaubteKodierungen } from './kodierung.ts'

/** Answers any address that is no interface, an unknown one with the not-found page of its section. */
export function sendWebsite(bestand: Websitebestand, { raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fund = fundZu(bestand, raw.url ?? '')
  const istUmleitung = typeof fund === 'string'
  const liest = raw.method === 'GET' || raw.method === 'HEAD'
  if (!liest && (istUmleitung || fund.status === 200)) return reply.code(405).header('allow', 'GET, HEAD').send()
  if (istUmleitung) return reply.code(308).headers({ location: fund, 'cache-control': 'no-cache' }).send()
  return sendEintrag(fund, raw, reply)
}

function sendEintrag(eintrag: Websiteeintrag, { method, headers }: IncomingMessage, reply: FastifyReply): FastifyReply {
  const kodierung = erlaubteKodierungen(headers['accept-encoding'] ?? '').find(erlaubte => eintrag[erlaubte]) ?? 'roh'
  const { etag, kopf, inhaltsKopf, inhalt } = eintrag[kodierung] ?? eintrag.roh
  reply.code(eintrag.status).headers(kopf)
  if (eintrag.status === 200 && hatBereits(headers['if-none-match'], etag)) return reply.code(304).send()
  reply.headers(inhaltsKopf)
  if (typeof inhalt !== 'string') return reply.send(inhalt)
  return reply.send(method === 'HEAD' ? Readable.from([]) : createReadStream(inhalt))
}

/** If-None-Match compares weakly (RFC 9110 13.1.2), and a tag stands in its quotes: no other can contain it. */
function hatBereits(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag))
}
