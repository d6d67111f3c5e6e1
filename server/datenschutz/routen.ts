import type { FastifyInstance } from 'fastify'
import { LINK_UNGUELTIG } from '#content/formulare/api-meldungen.ts'
import { antragsBestaetigung, datenschutzAntrag } from '#contract/datenschutz-antrag.ts'
import { erinnerungsWunsch } from '#contract/erinnerung.ts'
import { seiteAus } from '../anfragen/einwilligungen.ts'
import { type Annahmeweg, decide, sendBescheid } from '../annahme/bescheid.ts'
import { geprueft, gepruefteAls } from '../annahme/pruefung.ts'
import { erinnerungEinsendung } from '../erinnerung/einsendung.ts'
import { sendFehler } from '../http/fehler.ts'
import { schreibschutz } from '../http/schreibschutz.ts'
import { antragEinsendung } from './antrag-einsendung.ts'
import { confirmLink } from './bestaetigen.ts'
import type { Antragsstelle } from './stelle.ts'

export type Datenschutzwege = Antragsstelle &
  Annahmeweg & {
    /** Carries out what was confirmed; never rejects, because a job tries again what fails. */
    carryOut: () => Promise<void>
  }

/** The addresses for requests and reminders, and the one that their links confirm. */
export function registerDatenschutz(fastify: FastifyInstance, wege: Datenschutzwege): void {
  const { einstellungen } = wege
  const schutz = schreibschutz(einstellungen)

  fastify.post(datenschutzAntrag.pfad, schutz, async (request, reply) => {
    const antrag = geprueft(datenschutzAntrag.anfrage, request.body)
    const einsendung = gepruefteAls(antrag, daten => antragEinsendung(daten, einstellungen))
    return sendBescheid(reply, await decide(wege, request, einsendung))
  })

  fastify.post(erinnerungsWunsch.pfad, schutz, async (request, reply) => {
    const wunsch = geprueft(erinnerungsWunsch.anfrage, request.body)
    const seite = seiteAus(request.headers.referer, '/kuendigen')
    const einsendung = gepruefteAls(wunsch, daten => erinnerungEinsendung(daten, { seite, einstellungen }))
    return sendBescheid(reply, await decide(wege, request, einsendung))
  })

  fastify.post(antragsBestaetigung.pfad, schutz, async (request, reply) => {
    const link = geprueft(antragsBestaetigung.anfrage, request.body)
    if (link.art === 'ungueltig') return sendFehler(request, reply, 400, link.fehler)
    const art = await confirmLink(wege, link.daten.token)
    if (art === null) return sendFehler(request, reply, 410, { fehler: LINK_UNGUELTIG })
    await wege.carryOut()
    return reply.header('cache-control', 'no-store').send({ art })
  })
}
