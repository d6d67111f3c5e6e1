import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { landesCsvAdresse } from '#contract/daten.ts'
import { csvName } from '#domain/datensatz.ts'
import type { Datenbestand } from '../daten/datenbestand.ts'
import type { Datensatz } from '../daten/datensatz.ts'
import { sendFehler } from '../fehler.ts'
import { erlaubteKodierungen } from '../seiten/kodierung.ts'

/** The national table of a year. It stays on the disk: nobody needs its 20 MB in memory. */
export function registerLandesCsv(app: FastifyInstance, bestand: Pick<Datenbestand, 'fuerJahr'>): void {
  app.get<{ Params: { jahr: string } }>(landesCsvAdresse(':jahr(^\\d{4})'), async (request, reply) => {
    const datensatz = bestand.fuerJahr(Number(request.params.jahr))
    return (datensatz && (await sendLandesCsv(request, reply, datensatz))) ?? sendFehler(request, reply, 404)
  })
}

/** Undefined where it is not there. */
async function sendLandesCsv(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { meta, landesCsv }: Datensatz,
): Promise<FastifyReply | undefined> {
  const istGzip = erlaubteKodierungen(headers['accept-encoding']).find(art => art !== 'br') === 'gzip'
  const pfad = istGzip ? `${landesCsv}.gz` : landesCsv
  const datei = await stat(pfad).catch(() => undefined)
  if (!datei) return undefined
  const etag = `"${datei.mtimeMs.toString(36)}-${datei.size.toString(36)}"`
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${csvName(meta, 'schweiz')}"`,
    'content-length': datei.size,
    ...(istGzip && { 'content-encoding': 'gzip' }),
  })
  return reply.send(createReadStream(pfad))
}
