import { z } from 'zod'

/** What every address answers when something is wrong: a sentence and, where it applies, the fields. */
export const fehlerAntwort = z.object({
  fehler: z.string(),
  felder: z.record(z.string(), z.string()).optional(),
})

export type FehlerAntwort = z.infer<typeof fehlerAntwort>
