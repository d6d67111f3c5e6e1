import type { z } from 'zod'
import { annahme, linkAnnahme } from './annahme.ts'
import { antragsBestaetigung, datenschutzAntrag } from './datenschutz-antrag.ts'
import { erinnerungsWunsch } from './erinnerung.ts'
import { fehlerAntwort } from './fehler.ts'
import { jsonSchema } from './json-schema.ts'
import { kontaktAnfrage } from './kontakt-anfrage.ts'
import { inhalt } from './openapi-inhalt.ts'
import { IDEMPOTENZ_KOPF } from './pfade.ts'
import { praemienAnfrage } from './praemien-anfrage.ts'

type Schreibweg = {
  pfad: string
  zweck: string
  anfrage: z.ZodType
  antworten: object
  /** Also takes the form as a browser sends it by itself. */
  formular?: true
}

const wieder = { 'Retry-After': { description: 'Sekunden', schema: { type: 'integer', minimum: 1 } } }

const ABSAGEN = {
  400: inhalt('Felder fehlen oder sind falsch', fehlerAntwort),
  403: inhalt('Fremde Herkunft (Origin, Sec-Fetch-Site)', fehlerAntwort),
  413: inhalt('Grösser als 16 KB', fehlerAntwort),
  415: inhalt('Anderes Format', fehlerAntwort),
  429: { ...inhalt('Zu viele in zehn Minuten', fehlerAntwort), headers: wieder },
  503: { ...inhalt('Zurzeit kann nicht gespeichert werden', fehlerAntwort), headers: wieder },
}

const MIT_SCHLUESSEL = {
  201: inhalt('Sicher gespeichert', annahme),
  409: inhalt('Der Schlüssel gehört zu einer anderen Anfrage', fehlerAntwort),
}

const MIT_LINK = {
  ...MIT_SCHLUESSEL,
  201: inhalt('Gespeichert; linkGesendet sagt, ob ein Link unterwegs ist', linkAnnahme),
}

const WEGE: readonly Schreibweg[] = [
  { ...praemienAnfrage, antworten: MIT_SCHLUESSEL },
  {
    ...kontaktAnfrage,
    antworten: { ...MIT_SCHLUESSEL, 303: { description: 'Formular angenommen; weiter zur Dankesseite' } },
    formular: true,
  },
  { ...datenschutzAntrag, antworten: MIT_LINK },
  { ...erinnerungsWunsch, antworten: MIT_LINK },
  {
    ...antragsBestaetigung,
    antworten: {
      200: inhalt('Bestätigt', antragsBestaetigung.antwort),
      410: inhalt('Abgelaufen oder schon verwendet', fehlerAntwort),
    },
  },
]

const SCHLUESSEL = {
  name: IDEMPOTENZ_KOPF,
  in: 'header',
  required: false,
  description: 'Derselbe Schlüssel speichert dieselbe Anfrage einmal; er gilt 24 Stunden.',
  schema: { type: 'string', format: 'uuid' },
}

/** The writes, by address. */
export function schreibPfade(): Record<string, object> {
  return Object.fromEntries(WEGE.map(weg => [weg.pfad, { post: operation(weg) }]))
}

function operation({ zweck, anfrage, antworten, formular }: Schreibweg): object {
  const schema = jsonSchema(anfrage, 'input')
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
