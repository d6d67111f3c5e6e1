import type { z } from 'zod'

/** One address that is read: what it takes and gives. Server, tests and the OpenAPI document use the same. */
export type Endpunkt<Anfrage extends z.ZodType = z.ZodType, Antwort extends z.ZodType = z.ZodType> = {
  pfad: `/api/${string}`
  anfrage: Anfrage
  antwort: Antwort
  /** Where a well-formed question may be answered 404. */
  nichtGefunden?: true
}
