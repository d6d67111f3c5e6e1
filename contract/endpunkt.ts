import type { z } from 'zod'

/** One address that is read: what it takes and gives. Server, tests and the OpenAPI document use the same. */
export type Endpunkt<Anfrage extends z.ZodType = z.ZodType, Antwort extends z.ZodType = z.ZodType> = {
  pfad: `/api/${string}`
  zweck: string
  anfrage: Anfrage
  antwort: Antwort
  /** When a well-formed question is answered 404; left out where that never happens. */
  nichtGefunden?: string
}
