import { z } from 'zod'

export type JsonSchema = Record<string, unknown> & {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** What a query or body looks like on the wire (`input`) or an answer (`output`), with what is said about its fields. */
export function jsonSchema(
  typ: z.ZodType,
  io: 'input' | 'output',
  beschreibungen: Readonly<Record<string, string>> = {},
): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(typ, {
    io,
    unrepresentable: 'any',
    // Zod leaves out the default of a value that is transformed, since it cannot know how that was written.
    override: ({ zodSchema: { _zod }, jsonSchema, path }) => {
      const beschreibung = path.at(-2) === 'properties' && beschreibungen[String(path.at(-1))]
      if (beschreibung) jsonSchema.description = beschreibung
      if (_zod.def.type === 'default') jsonSchema.default = _zod.def.defaultValue
    },
  })
  return rest as JsonSchema
}
