import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NichtAngenommen } from '#contract/bundle.ts'
import { kontaktAnfrage } from '#contract/kontakt-anfrage.ts'
import { praemienAnfrage } from '#contract/praemien-anfrage.ts'
import { anfrageEinsendung, type EingesandteAnfrage } from '../anfragen/einsendung.ts'
import { seiteAus } from '../anfragen/einwilligungen.ts'
import { eingabeAusFormular, type Formularwerte } from '../anfragen/formular.ts'
import { type Annahmeweg, type Bescheid, decide, sendBescheid } from '../annahme/bescheid.ts'
import { type Geprueft, gepruefteAls } from '../annahme/pruefung.ts'
import type { Bekanntes } from '../daten/bekanntes.ts'
import { fehlerseite, istFormular } from '../http/fehler.ts'
import { schreibschutz } from '../http/schreibschutz.ts'
import type { MailEinstellungen } from '../mail/neuer-ausgang.ts'
import { errorSpot } from '../prozess/log.ts'

export type Schreibwege = Annahmeweg & {
  einstellungen: MailEinstellungen
  /** What a confirmation may repeat of the visitor's words. */
  bekanntes: Bekanntes
  /** The page a form without a script gets back where it was not accepted; null when there is no time to make it. */
  renderNichtAngenommen: (zurueck: NichtAngenommen) => Promise<string | null>
}

/** With it come the telephone numbers of the world: loaded once the server is ready, or by the first enquiry. */
export function loadPruefung() {
  geladen ??= import('../anfragen/pruefung.ts')
  return geladen
}

let geladen: Promise<typeof import('../anfragen/pruefung.ts')> | undefined

/** The two enquiry addresses. */
export function registerSchreiben(fastify: FastifyInstance, wege: Schreibwege): void {
  const { siteUrl } = wege.einstellungen

  fastify.post(praemienAnfrage.pfad, schreibschutz({ siteUrl }), async (request, reply) => {
    const { gepruefteAnfrageZurPraemie } = await loadPruefung()
    const geprueft = gepruefteAnfrageZurPraemie(request.body, wege.jetzt())
    const anfrage = gepruefteAls(geprueft, daten => ({ art: 'praemie' as const, daten }))
    return sendBescheid(reply, await decideAnfrage(wege, request, anfrage))
  })
  fastify.post(kontaktAnfrage.pfad, schreibschutz({ siteUrl, formular: true }), async (request, reply) => {
    if (istFormular(request)) return answerFormular(wege, request, reply)
    const { gepruefteKontaktAnfrage } = await loadPruefung()
    const anfrage = gepruefteAls(gepruefteKontaktAnfrage(request.body), daten => ({ art: 'kontakt' as const, daten }))
    return sendBescheid(reply, await decideAnfrage(wege, request, anfrage))
  })
}

function decideAnfrage(
  wege: Schreibwege,
  request: FastifyRequest,
  geprueft: Geprueft<EingesandteAnfrage>,
): Promise<Bescheid<{ referenz: string }>> {
  const { einstellungen, bekanntes } = wege
  const einsendung = gepruefteAls(geprueft, anfrage => {
    const seite = seiteAus(request.headers.referer, anfrage.art === 'kontakt' ? '/kontakt' : '/')
    return anfrageEinsendung(anfrage, { seite, einstellungen, bekanntes })
  })
  return decide(wege, request, einsendung)
}

async function answerFormular(wege: Schreibwege, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const eingabe = eingabeAusFormular((request.body ?? {}) as Formularwerte, request.headers.referer)
  const { gepruefteKontaktAnfrage } = await loadPruefung()
  const geprueft = gepruefteKontaktAnfrage(eingabe)
  const anfrage = gepruefteAls(geprueft, daten => ({ art: 'kontakt' as const, daten }))
  const bescheid = await decideAnfrage(wege, request, anfrage)
  reply.header('cache-control', 'no-store')
  if ('antwort' in bescheid) {
    const beratung = geprueft.art === 'gueltig' && geprueft.daten.anliegen === 'beratung'
    return reply.redirect(beratung ? '/danke-beratung' : '/danke-kontakt', 303)
  }
  if (bescheid.sekunden !== undefined) reply.header('retry-after', bescheid.sekunden)
  const zurueck = { werte: eingabe, fehler: bescheid.fehler }
  const seite = await wege.renderNichtAngenommen(zurueck).catch((error: unknown) => {
    request.log.error({ fehler: errorSpot(error) }, 'Das Formular konnte nicht zurückgegeben werden.')
    return null
  })
  // What was typed is then still in the page before, a step back.
  return reply
    .code(bescheid.status)
    .type('text/html; charset=utf-8')
    .send(seite ?? fehlerseite(bescheid.status))
}
