import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { antragsBestaetigung, datenschutzAntrag } from '#contract/datenschutz-antrag.ts'
import { erinnerungsWunsch } from '#contract/erinnerung.ts'
import { seiteAus } from '../anfragen/einwilligungen.ts'
import { clientNetze } from '../client-adresse.ts'
import { nimmErinnerungAn } from '../erinnerung/annehmen.ts'
import { sendFehler } from '../fehler.ts'
import { fehlerAus } from '../feldfehler.ts'
import { SCHLUESSEL_FALSCH, schluesselAus } from '../idempotenz-schluessel.ts'
import { schreibschutz } from '../schreibschutz.ts'
import { nimmAntragAn } from './antrag-annehmen.ts'
import { bestaetige } from './bestaetigen.ts'
import type { Linkannahme } from './link-annahme.ts'
import type { Antragsstelle } from './stelle.ts'

const LINK_UNGUELTIG =
  'Dieser Link ist abgelaufen oder wurde schon verwendet. Bitte stellen Sie den Antrag noch einmal; Sie erhalten dann einen neuen Link.'

export type DatenschutzAbhaengigkeiten = Antragsstelle & {
  /** Carries out what was confirmed; never rejects, because a job tries again what fails. */
  bearbeite: () => Promise<void>
}

/** The addresses for requests and reminders, and the one that their links confirm. */
export function registerDatenschutz(fastify: FastifyInstance, stelle: DatenschutzAbhaengigkeiten): void {
  const schutz = schreibschutz(stelle.einstellungen)

  fastify.post(datenschutzAntrag.pfad, schutz, async (request, reply) => {
    const schluessel = schluesselAus(request)
    if (schluessel === undefined) return sendFehler(request, reply, 400, SCHLUESSEL_FALSCH)
    const gelesen = datenschutzAntrag.anfrage.safeParse(request.body)
    if (!gelesen.success) return sendFehler(request, reply, 400, fehlerAus(gelesen.error.issues))
    const annahme = await nimmAntragAn(stelle, { antrag: gelesen.data, netze: clientNetze(request.ip), schluessel })
    return sendAnnahme(request, reply, annahme)
  })

  fastify.post(erinnerungsWunsch.pfad, schutz, async (request, reply) => {
    const schluessel = schluesselAus(request)
    if (schluessel === undefined) return sendFehler(request, reply, 400, SCHLUESSEL_FALSCH)
    const gelesen = erinnerungsWunsch.anfrage.safeParse(request.body)
    if (!gelesen.success) return sendFehler(request, reply, 400, fehlerAus(gelesen.error.issues))
    const seite = seiteAus(request.headers.referer, '/kuendigen')
    const eingang = { wunsch: gelesen.data, netze: clientNetze(request.ip), seite, schluessel }
    return sendAnnahme(request, reply, await nimmErinnerungAn(stelle, eingang))
  })

  fastify.post(antragsBestaetigung.pfad, schutz, async (request, reply) => {
    const gelesen = antragsBestaetigung.anfrage.safeParse(request.body)
    if (!gelesen.success) return sendFehler(request, reply, 400, fehlerAus(gelesen.error.issues))
    const art = await bestaetige(stelle, gelesen.data.token)
    if (art === null) return sendFehler(request, reply, 410, { fehler: LINK_UNGUELTIG })
    await stelle.bearbeite()
    return reply.header('cache-control', 'no-store').send({ art })
  })
}

function sendAnnahme(request: FastifyRequest, reply: FastifyReply, annahme: Linkannahme): FastifyReply {
  switch (annahme.art) {
    case 'schluessel-vergeben':
      return sendFehler(request, reply, 409)
    case 'grenze-erreicht':
      return sendFehler(request, reply.header('retry-after', annahme.sekunden), 429)
    case 'angenommen': {
      const { art: _, ...antwort } = annahme
      return reply.code(201).header('cache-control', 'no-store').send(antwort)
    }
  }
}
