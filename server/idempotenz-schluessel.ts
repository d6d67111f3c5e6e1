import type { FastifyRequest } from 'fastify'
import type { FehlerAntwort } from '#contract/fehler.ts'
import { IDEMPOTENZ_KOPF } from '#contract/pfade.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
const KEINE_UUID = 'Erlaubt ist eine UUID.'

export const SCHLUESSEL_FALSCH: FehlerAntwort = {
  fehler: `Ungültige Anfrage. ${IDEMPOTENZ_KOPF}: ${KEINE_UUID}`,
  felder: { [IDEMPOTENZ_KOPF]: KEINE_UUID },
}

/** The sender's key; null where none was sent, undefined where it is no UUID. */
export function schluesselAus({ headers }: Pick<FastifyRequest, 'headers'>): string | null | undefined {
  const kopfzeile = headers[IDEMPOTENZ_KOPF.toLowerCase()]
  if (kopfzeile === undefined) return null
  const klein = String(kopfzeile).toLowerCase()
  return UUID.test(klein) ? klein : undefined
}
