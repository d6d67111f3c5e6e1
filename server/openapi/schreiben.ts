import type { z } from 'zod'
import { ANTWORTEN, ENDPUNKTE, IDEMPOTENZ_SCHLUESSEL } from '#content/formulare/openapi.ts'
import { annahme, linkAnnahme } from '#contract/annahme.ts'
import { antragsBestaetigung, datenschutzAntrag } from '#contract/datenschutz-antrag.ts'
import { erinnerungsWunsch } from '#contract/erinnerung.ts'
import { fehlerAntwort } from '#contract/fehler.ts'
import { jsonSchema } from '#contract/json-schema.ts'
import { kontaktAnfrage } from '#contract/kontakt-anfrage.ts'
import { IDEMPOTENZ_KOPF } from '#contract/pfade.ts'
import { praemienAnfrage } from '#contract/praemien-anfrage.ts'
import { inhalt } from './inhalt.ts'

type Schreibweg = {
  pfad: string
  anfrage: z.ZodType
  antworten: object
  /** Also takes the form as a browser sends it by itself. */
  formular?: true
}

const wieder = { 'Retry-After': { description: ANTWORTEN.wiederNach, schema: { type: 'integer', minimum: 1 } } }

const ABSAGEN = {
  400: inhalt(ANTWORTEN.felderFalsch, fehlerAntwort),
  403: inhalt(ANTWORTEN.fremd, fehlerAntwort),
  413: inhalt(ANTWORTEN.zuGross, fehlerAntwort),
  415: inhalt(ANTWORTEN.anderesFormat, fehlerAntwort),
  429: { ...inhalt(ANTWORTEN.zuViele, fehlerAntwort), headers: wieder },
  503: { ...inhalt(ANTWORTEN.zurzeitNicht, fehlerAntwort), headers: wieder },
}

const MIT_SCHLUESSEL = {
  201: inhalt(ANTWORTEN.gespeichert, annahme),
  409: inhalt(ANTWORTEN.schluesselVergeben, fehlerAntwort),
}

const MIT_LINK = {
  ...MIT_SCHLUESSEL,
  201: inhalt(ANTWORTEN.mitLink, linkAnnahme),
}

const WEGE: readonly Schreibweg[] = [
  { ...praemienAnfrage, antworten: MIT_SCHLUESSEL },
  {
    ...kontaktAnfrage,
    antworten: { ...MIT_SCHLUESSEL, 303: { description: ANTWORTEN.formularAngenommen } },
    formular: true,
  },
  { ...datenschutzAntrag, antworten: MIT_LINK },
  { ...erinnerungsWunsch, antworten: MIT_LINK },
  {
    ...antragsBestaetigung,
    antworten: {
      200: inhalt(ANTWORTEN.bestaetigt, antragsBestaetigung.antwort),
      410: inhalt(ANTWORTEN.linkUngueltig, fehlerAntwort),
    },
  },
]

const SCHLUESSEL = {
  name: IDEMPOTENZ_KOPF,
  in: 'header',
  required: false,
  description: IDEMPOTENZ_SCHLUESSEL,
  schema: { type: 'string', format: 'uuid' },
}

/** The writes, by address. */
export function schreibPfade(): Record<string, object> {
  return Object.fromEntries(WEGE.map(weg => [weg.pfad, { post: operation(weg) }]))
}

function operation({ pfad, anfrage, antworten, formular }: Schreibweg): object {
  const { zweck, felder } = ENDPUNKTE[pfad] ?? {}
  const schema = jsonSchema(anfrage, 'input', felder)
  return {
    summary: zweck,
    ...('201' in antworten && { parameters: [SCHLUESSEL] }),
    requestBody: {
      required: true,
      content: {
        'application/json': { schema },
        ...(formular && { 'application/x-www-form-urlencoded': { schema } }),
      },
    },
    responses: { ...antworten, ...ABSAGEN },
  }
}
