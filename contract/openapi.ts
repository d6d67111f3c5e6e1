import type { z } from 'zod'
import type { Endpunkt } from './endpunkt.ts'
import { fehlerAntwort } from './fehler.ts'
import { type JsonSchema, jsonSchema } from './json-schema.ts'

/** The OpenAPI document of these addresses, from the schemas the server itself checks with. */
export function openapiDokument(endpunkte: readonly Endpunkt[]): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Prämienvergleich', version: '1.0.0', description: 'Lesende Adressen. Beträge in CHF im Monat.' },
    paths: Object.fromEntries(endpunkte.map(endpunkt => [endpunkt.pfad, { get: operation(endpunkt) }])),
  }
}

function operation({ zweck, anfrage, antwort, nichtGefunden }: Endpunkt): object {
  const { properties = {}, required = [] } = jsonSchema(anfrage, 'input')
  const parameters = Object.entries(properties).map(([name, schema]) =>
    parameter(name, schema, required.includes(name)),
  )
  return {
    summary: zweck,
    parameters,
    responses: {
      200: inhalt('Gefunden', antwort),
      304: { description: 'Unverändert' },
      ...(parameters.length > 0 && { 400: inhalt('Ein Parameter fehlt oder ist falsch', fehlerAntwort) }),
      ...(nichtGefunden && { 404: inhalt(nichtGefunden, fehlerAntwort) }),
    },
  }
}

/** A list is one parameter with commas, not a repeated one. */
function parameter(name: string, schema: JsonSchema, required: boolean): object {
  return { name, in: 'query', required, ...(schema.type === 'array' && { explode: false }), schema }
}

function inhalt(description: string, antwort: z.ZodType): object {
  return { description, content: { 'application/json': { schema: jsonSchema(antwort, 'output') } } }
}
