import { ANTWORTEN, ENDPUNKTE, OPENAPI } from '#content/formulare/openapi.ts'
import type { Endpunkt } from '#contract/endpunkt.ts'
import { fehlerAntwort } from '#contract/fehler.ts'
import { type JsonSchema, jsonSchema } from '#contract/json-schema.ts'
import { inhalt } from './inhalt.ts'

/** The OpenAPI document of these reads, from the schemas the server itself checks with; writes as `schreibPfade` gives them. */
export function openapiDokument(lesend: readonly Endpunkt[], schreibend: Record<string, object>): object {
  return {
    openapi: '3.1.0',
    info: { title: OPENAPI.titel, version: '1.0.0', description: OPENAPI.beschreibung },
    paths: {
      ...Object.fromEntries(lesend.map(endpunkt => [endpunkt.pfad, { get: operation(endpunkt) }])),
      ...schreibend,
    },
  }
}

function operation({ pfad, anfrage, antwort, nichtGefunden }: Endpunkt): object {
  const { properties = {}, required = [] } = jsonSchema(anfrage, 'input')
  const parameters = Object.entries(properties).map(([name, schema]) =>
    parameter(name, schema, required.includes(name)),
  )
  const { zweck, felder, nichtGefunden: nichtGefundenText = '' } = ENDPUNKTE[pfad] ?? {}
  return {
    summary: zweck,
    parameters,
    responses: {
      200: inhalt(ANTWORTEN.gefunden, antwort, felder),
      304: { description: ANTWORTEN.unveraendert },
      ...(parameters.length > 0 && { 400: inhalt(ANTWORTEN.parameterFalsch, fehlerAntwort) }),
      ...(nichtGefunden && { 404: inhalt(nichtGefundenText, fehlerAntwort) }),
    },
  }
}

/** A list is one parameter with commas, not a repeated one. */
function parameter(name: string, schema: JsonSchema, required: boolean): object {
  return { name, in: 'query', required, ...(schema.type === 'array' && { explode: false }), schema }
}
