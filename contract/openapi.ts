import { z } from 'zod'
import type { Endpunkt } from './endpunkt.ts'
import { fehlerAntwort } from './fehler.ts'

type Schema = Record<string, unknown> & { properties?: Record<string, object>; required?: string[] }

/** The OpenAPI document of these addresses, from the schemas the server itself checks with. */
export function openapiDokument(endpunkte: readonly Endpunkt[]): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Prämienvergleich', version: '1.0.0', description: 'Lesende Adressen. Beträge in CHF im Monat.' },
    paths: Object.fromEntries(endpunkte.map(endpunkt => [endpunkt.pfad, { get: operation(endpunkt) }])),
  }
}

function operation({ zweck, anfrage, antwort }: Endpunkt): object {
  const { properties = {}, required = [] } = schema(anfrage, 'input')
  return {
    summary: zweck,
    parameters: Object.entries(properties).map(([name, eigenes]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: eigenes,
    })),
    responses: {
      200: inhalt('Gefunden', antwort),
      304: { description: 'Unverändert' },
      400: inhalt('Ein Parameter fehlt oder ist falsch', fehlerAntwort),
      404: inhalt('Nicht gefunden', fehlerAntwort),
    },
  }
}

function inhalt(description: string, antwort: z.ZodType): object {
  return { description, content: { 'application/json': { schema: schema(antwort, 'output') } } }
}

function schema(typ: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(typ, { io, unrepresentable: 'any' })
  return rest as Schema
}
