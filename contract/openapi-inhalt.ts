import type { z } from 'zod'
import { jsonSchema } from './json-schema.ts'

/** An answer with a JSON body. */
export function inhalt(description: string, antwort: z.ZodType): object {
  return { description, content: { 'application/json': { schema: jsonSchema(antwort, 'output') } } }
}
