import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { antragsBestaetigung, datenschutzAntrag } from '#contract/datenschutz-antrag.ts'
import { fehlerAus } from '#contract/fehler.ts'
import { IDEMPOTENZ_KOPF } from '#contract/pfade.ts'
import { clientNetz } from '../client-adresse.ts'
import { sendFehler } from '../fehler.ts'
import { schreibschutz } from '../schreibschutz.ts'
import { type Antragsstelle, nimmAntragAn } from './antrag-annehmen.ts'
import { bestaetige } from './bestaetigen.ts'

const LINK_UNGUELTIG =
  'Dieser Link ist abgelaufen oder wurde schon verwendet. Bitte stellen Sie den Antrag noch einmal; Sie erhalten dann einen neuen Link.'

const deutsch = { error: () => 'Dieser Wert ist ungültig.' }

const kopfzeilen = z.object({
  [IDEMPOTENZ_KOPF]: z.guid('Erlaubt ist eine UUID.').toLowerCase().nullable(),
})

export type DatenschutzAbhaengigkeiten = Antragsstelle & {
  /** Carries out what was confirmed; never rejects, because a job tries again what fails. */
  bearbeite: () => Promise<void>
}

/** The address for requests, and the one that their links confirm. */
export function registerDatenschutz(fastify: FastifyInstance, stelle: DatenschutzAbhaengigkeiten): void {
  const schutz = schreibschutz(stelle.einstellungen)

  fastify.post(datenschutzAntrag.pfad, schutz, async (request, reply) => {
    const kopf = kopfzeilen.safeParse({ [IDEMPOTENZ_KOPF]: request.headers[IDEMPOTENZ_KOPF.toLowerCase()] ?? null })
    if (!kopf.success) return sendFehler(request, reply, 400, fehlerAus(kopf.error))
    const gelesen = datenschutzAntrag.anfrage.safeParse(request.body, deutsch)
    if (!gelesen.success) return sendFehler(request, reply, 400, fehlerAus(gelesen.error))
    const schluessel = kopf.data[IDEMPOTENZ_KOPF]
    const annahme = await nimmAntragAn(stelle, { antrag: gelesen.data, netz: clientNetz(request.ip), schluessel })
    switch (annahme.art) {
      case 'schluessel-vergeben':
        return sendFehler(request, reply, 409)
      case 'grenze-erreicht':
        return sendFehler(request, reply.header('retry-after', annahme.sekunden), 429)
      case 'angenommen':
        return reply.code(201).header('cache-control', 'no-store').send({ referenz: annahme.referenz })
    }
  })

  fastify.post(antragsBestaetigung.pfad, schutz, async (request, reply) => {
    const gelesen = antragsBestaetigung.anfrage.safeParse(request.body, deutsch)
    if (!gelesen.success) return sendFehler(request, reply, 400, fehlerAus(gelesen.error))
    const art = await bestaetige(stelle, gelesen.data.token)
    if (art === null) return sendFehler(request, reply, 410, { fehler: LINK_UNGUELTIG })
    await stelle.bearbeite()
    return reply.header('cache-control', 'no-store').send({ art })
  })
}
