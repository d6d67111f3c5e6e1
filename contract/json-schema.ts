import { z } from 'zod'

export type JsonSchema = Record<string, unknown> & {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** What a query or body looks like on the wire (`input`) or an answer (`output`). */
export function jsonSchema(typ: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(typ, {
    io,
    unrepresentable: 'any',
    // Zod leaves out the default of a value that is transformed, since it cannot know how that was written.
    override: ({ zodSchema: { _zod }, jsonSchema }) => {
      if (_zod.def.type === 'default') jsonSchema.default = _zod.def.defaultValue
    },
  })
  return rest as JsonSchema
}
