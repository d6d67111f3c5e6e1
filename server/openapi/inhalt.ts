import type { z } from 'zod'
import { jsonSchema } from '#contract/json-schema.ts'

/** An answer with a JSON body. */
export function inhalt(description: string, antwort: z.ZodType, felder?: Readonly<Record<string, string>>): object {
  return { description, content: { 'application/json': { schema: jsonSchema(antwort, 'output', felder) } } }
}
