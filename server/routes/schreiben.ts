import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FehlerAntwort } from '#contract/fehler.ts'
import { kontaktAnfrage } from '#contract/kontakt-anfrage.ts'
import { praemienAnfrage } from '#contract/praemien-anfrage.ts'
import { istDatenbankWeg } from '#db/stoerung.ts'
import { type Annahme, type Annahmestelle, annehmen, type Eingang, type Inhalt } from '../anfragen/annehmen.ts'
import { seiteAus } from '../anfragen/einwilligungen.ts'
import { type Formularwerte, koerperAusFormular } from '../anfragen/formular.ts'
import { formularSeite } from '../anfragen/formular-seite.ts'
import { inFrist } from '../anfragen/frist.ts'
import { clientNetze } from '../client-adresse.ts'
import { fehlertext, istFormular, sendFehler } from '../fehler.ts'
import { SCHLUESSEL_FALSCH, schluesselAus } from '../idempotenz-schluessel.ts'
import { schreibschutz } from '../schreibschutz.ts'

export type Schreibwege = {
  stelle: Annahmestelle
  siteUrl: string
  /** Addresses of the site's style sheets, for the page a form without a script gets back. */
  stile: readonly string[]
  onAngenommen: (art: Eingang['art'], annahme: Extract<Annahme, { art: 'angenommen' }>) => void
}

/** Nobody waits longer; the browser still has everything, and its key makes a second try safe. */
const GEDULD_MS = 4_500
const WIEDER_SEKUNDEN = 2

type Absage = { status: 400 | 409 | 429 | 503; fehler: FehlerAntwort; sekunden?: number }
type Bescheid = { status: number; antwort: { referenz: string } } | Absage

const absage = (status: Absage['status'], sekunden?: number): Absage => ({
  status,
  fehler: { fehler: fehlertext(status) },
  ...(sekunden !== undefined && { sekunden }),
})

/** With it come the telephone numbers of the world: loaded once the server is ready, or by the first enquiry. */
export const ladePruefung = () => import('../anfragen/pruefung.ts')

/** The two enquiry addresses. */
export function registerSchreiben(fastify: FastifyInstance, wege: Schreibwege): void {
  fastify.post(praemienAnfrage.pfad, schreibschutz(wege), async (request, reply) => {
    const { gepruefteAnfrageZurPraemie } = await ladePruefung()
    const geprueft = gepruefteAnfrageZurPraemie(request.body, wege.stelle.jetzt())
    if (geprueft.art === 'ungueltig') return sendFehler(request, reply, 400, geprueft.fehler)
    return sendJson(reply, await bescheid(wege, request, { art: 'praemie', daten: geprueft.daten }))
  })
  fastify.post(kontaktAnfrage.pfad, schreibschutz({ ...wege, formular: true }), async (request, reply) => {
    if (istFormular(request)) return answerFormular(wege, request, reply)
    const { gepruefteKontaktAnfrage } = await ladePruefung()
    const geprueft = gepruefteKontaktAnfrage(request.body)
    if (geprueft.art === 'ungueltig') return sendFehler(request, reply, 400, geprueft.fehler)
    return sendJson(reply, await bescheid(wege, request, { art: 'kontakt', daten: geprueft.daten }))
  })
}

async function answerFormular(wege: Schreibwege, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const werte = (request.body ?? {}) as Formularwerte
  const { gepruefteKontaktAnfrage } = await ladePruefung()
  const geprueft = gepruefteKontaktAnfrage(koerperAusFormular(werte, request.headers.referer))
  reply.header('cache-control', 'no-store')
  const ergebnis: Bescheid =
    geprueft.art === 'ungueltig'
      ? { status: 400, fehler: geprueft.fehler }
      : await bescheid(wege, request, { art: 'kontakt', daten: geprueft.daten })
  if ('antwort' in ergebnis) {
    const beratung = geprueft.art === 'gueltig' && geprueft.daten.anliegen === 'beratung'
    return reply.redirect(beratung ? '/danke-beratung' : '/danke-kontakt', 303)
  }
  if (ergebnis.sekunden !== undefined) reply.header('retry-after', ergebnis.sekunden)
  const seite = formularSeite({ werte, fehler: ergebnis.fehler, stile: wege.stile })
  return reply.code(ergebnis.status).type('text/html; charset=utf-8').send(seite)
}

function sendJson(reply: FastifyReply, ergebnis: Bescheid): FastifyReply {
  reply.code(ergebnis.status).header('cache-control', 'no-store')
  if ('antwort' in ergebnis) return reply.send(ergebnis.antwort)
  if (ergebnis.sekunden !== undefined) reply.header('retry-after', ergebnis.sekunden)
  return reply.send(ergebnis.fehler)
}

async function bescheid(wege: Schreibwege, request: FastifyRequest, inhalt: Inhalt): Promise<Bescheid> {
  const schluessel = schluesselAus(request)
  if (schluessel === undefined) return { status: 400, fehler: SCHLUESSEL_FALSCH }
  const seite = seiteAus(request.headers.referer, inhalt.art === 'kontakt' ? '/kontakt' : '/')
  const eingang: Eingang = {
    ...inhalt,
    netze: clientNetze(request.ip),
    seite,
    schluessel: schluessel === null && istFormular(request) ? 'inhalt' : schluessel,
  }
  const annahme = await annahmeVon(wege.stelle, eingang)
  if (annahme === null) return absage(503, WIEDER_SEKUNDEN)
  if (annahme.art === 'schluessel-vergeben') return absage(409)
  if (annahme.art === 'grenze-erreicht') return absage(429, annahme.sekunden)
  wege.onAngenommen(inhalt.art, annahme)
  request.log.info({ referenz: annahme.antwort.referenz, art: inhalt.art, neu: annahme.neu }, 'Anfrage angenommen')
  return { status: annahme.status, antwort: annahme.antwort }
}

/** Null while the database is away. */
async function annahmeVon(stelle: Annahmestelle, eingang: Eingang): Promise<Annahme | null> {
  try {
    return await inFrist(annehmen(stelle, eingang), GEDULD_MS)
  } catch (error) {
    if (istDatenbankWeg(error)) return null
    throw error
  }
}
