import type { Endpunkt } from './endpunkt.ts'
import { fehlerAntwort } from './fehler.ts'
import { type JsonSchema, jsonSchema } from './json-schema.ts'
import { inhalt } from './openapi-inhalt.ts'

/** The OpenAPI document of these reads, from the schemas the server itself checks with; writes as `schreibPfade` gives them. */
export function openapiDokument(lesend: readonly Endpunkt[], schreibend: Record<string, object>): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Prämienvergleich', version: '1.0.0', description: 'Beträge in CHF im Monat.' },
    paths: {
      ...Object.fromEntries(lesend.map(endpunkt => [endpunkt.pfad, { get: operation(endpunkt) }])),
      ...schreibend,
    },
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
