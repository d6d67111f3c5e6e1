import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FehlerAntwort } from '#contract/fehler.ts'
import { istDatenbankWeg } from '#db/stoerung.ts'
import { clientNetze } from '../http/client-adresse.ts'
import { fehlertext, istFormular } from '../http/fehler.ts'
import { inFrist } from '../prozess/frist.ts'
import { acceptEinsendung } from './annehmen.ts'
import type { Absender, Annahme, Annahmestelle, Annahmeweise, Einsendung } from './einsendung.ts'
import { SCHLUESSEL_FALSCH, schluesselAus } from './idempotenz-schluessel.ts'
import type { Geprueft } from './pruefung.ts'

/** Nobody waits longer; the browser still has everything, and its key makes a second try safe. */
const GEDULD_MS = 4_500
const WIEDER_SEKUNDEN = 2

export type Annahmeweg = Annahmestelle & {
  onAngenommen: (art: Einsendung<unknown>['art'], wie: Annahmeweise) => void
}

type Benannt = { referenz: string }
export type Absage = { status: 400 | 409 | 429 | 503; fehler: FehlerAntwort; sekunden?: number }
export type Bescheid<Antwort> = { status: 201; antwort: Antwort } | Absage

const absage = (status: Absage['status'], sekunden?: number): Absage => ({
  status,
  fehler: { fehler: fehlertext(status) },
  ...(sekunden !== undefined && { sekunden }),
})

/** Accepts what was found good, or says why not. */
export async function decide<Antwort extends Benannt>(
  weg: Annahmeweg,
  request: FastifyRequest,
  geprueft: Geprueft<Einsendung<Antwort>>,
): Promise<Bescheid<Antwort>> {
  const schluessel = schluesselAus(request)
  if (schluessel === undefined) return { status: 400, fehler: SCHLUESSEL_FALSCH }
  if (geprueft.art === 'ungueltig') return { status: 400, fehler: geprueft.fehler }
  const absender: Absender = {
    netze: clientNetze(request.ip),
    schluessel: schluessel === null && istFormular(request) ? 'inhalt' : schluessel,
  }
  const annahme = await annahmeInFrist(acceptAndNote(weg, request, geprueft.daten, absender))
  if (annahme === null) return absage(503, WIEDER_SEKUNDEN)
  if (annahme.art === 'schluessel-vergeben') return absage(409)
  if (annahme.art === 'grenze-erreicht') return absage(429, annahme.sekunden)
  return { status: 201, antwort: annahme.antwort }
}

/** Null while the database is away. */
async function annahmeInFrist<Antwort>(annahme: Promise<Annahme<Antwort>>): Promise<Annahme<Antwort> | null> {
  try {
    return await inFrist(annahme, GEDULD_MS)
  } catch (error) {
    if (istDatenbankWeg(error)) return null
    throw error
  }
}

/** What is safe is logged and counted, also where its sender no longer waits for the answer. */
async function acceptAndNote<Antwort extends Benannt>(
  { onAngenommen, ...stelle }: Annahmeweg,
  { log }: FastifyRequest,
  einsendung: Einsendung<Antwort>,
  absender: Absender,
): Promise<Annahme<Antwort>> {
  const annahme = await acceptEinsendung(stelle, einsendung, absender)
  if (annahme.art === 'angenommen') {
    const { art } = einsendung
    const { wie, antwort } = annahme
    onAngenommen(art, wie)
    log.info({ referenz: antwort.referenz, art, wie }, 'Einsendung angenommen')
  }
  return annahme
}

export function sendBescheid<Antwort>(reply: FastifyReply, bescheid: Bescheid<Antwort>): FastifyReply {
  reply.code(bescheid.status).header('cache-control', 'no-store')
  if ('antwort' in bescheid) return reply.send(bescheid.antwort)
  if (bescheid.sekunden !== undefined) reply.header('retry-after', bescheid.sekunden)
  return reply.send(bescheid.fehler)
}
