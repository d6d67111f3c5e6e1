import type { FastifyRequest } from 'fastify'
import { KEINE_UUID, ungueltigeAnfrage } from '#content/formulare/api-meldungen.ts'
import type { FehlerAntwort } from '#contract/fehler.ts'
import { IDEMPOTENZ_KOPF } from '#contract/pfade.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

const felder = { [IDEMPOTENZ_KOPF]: KEINE_UUID }

export const SCHLUESSEL_FALSCH: FehlerAntwort = { fehler: ungueltigeAnfrage(felder), felder }

/** The sender's key; null where none was sent, undefined where it is no UUID. */
export function schluesselAus({ headers }: Pick<FastifyRequest, 'headers'>): string | null | undefined {
  const kopfzeile = headers[IDEMPOTENZ_KOPF.toLowerCase()]
  if (kopfzeile === undefined) return null
  const klein = String(kopfzeile).toLowerCase()
  return UUID.test(klein) ? klein : undefined
}
