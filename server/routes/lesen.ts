import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { jahrFehlt, ungueltigeAnfrage } from '#content/formulare/api-meldungen.ts'
import { tarifbezeichnung } from '#content/krankenkassen/modelle.ts'
import { kantonName } from '#content/orte/kantone.ts'
import { standortFehlt } from '#content/orte/standort.ts'
import { angebote } from '#contract/angebote.ts'
import type { Endpunkt } from '#contract/endpunkt.ts'
import type { FehlerAntwort } from '#contract/fehler.ts'
import { franchisen } from '#contract/franchisen.ts'
import { gemeinden } from '#contract/gemeinden.ts'
import { kantone } from '#contract/kantone.ts'
import { modelle } from '#contract/modelle.ts'
import { versicherer } from '#contract/versicherer.ts'
import { ALLE_FRANCHISEN, franchiseCode } from '#domain/kosten/franchise.ts'
import { KANTONE } from '#domain/orte/kantone.ts'
import { MODELLE } from '#domain/praemien/modelle.ts'
import type { Datenbestand } from '../daten/datenbestand.ts'
import type { Datensatz } from '../daten/datensatz.ts'
import { fehlerAus } from '../http/feldfehler.ts'
import { openapiDokument } from '../openapi/dokument.ts'
import { schreibPfade } from '../openapi/schreiben.ts'
import { angeboteAntwort, gemeindenAntwort, versichererAntwort } from './antworten.ts'
import { Antwortspeicher, API_CACHE, JSON_TYP, type JsonAntwort, jsonAntwort } from './antwortspeicher.ts'

type Leseergebnis<T> = { inhalt: T } | { status: 400 | 404; fehler: FehlerAntwort }

/** The read addresses of the contract, answered from memory. */
export function registerLesen(
  app: FastifyInstance,
  bestand: Pick<Datenbestand, 'fuerJahr' | 'aktuell' | 'jahre'>,
): void {
  const speicher = new Antwortspeicher(bestand.aktuell)
  const alleModelle = MODELLE.map((tariftyp, index) => ({
    id: index + 1,
    tariftyp,
    tarifbezeichnung: tarifbezeichnung(tariftyp),
  }))

  addEndpunkt(app, speicher, kantone, () => ({
    inhalt: KANTONE.map(({ id, kanton }) => ({ id, kanton, name: kantonName(kanton) })),
  }))
  addEndpunkt(app, speicher, modelle, ({ ids }) => ({
    inhalt: alleModelle.filter(({ id }) => ids === undefined || ids.map(Number).includes(id)),
  }))
  addEndpunkt(app, speicher, franchisen, () => ({
    inhalt: ALLE_FRANCHISEN.map((wert, index) => ({ id: index + 1, wert, franchise: franchiseCode(wert) })),
  }))
  addEndpunkt(app, speicher, versicherer, ({ jahr }) => ausJahr(bestand, jahr, versichererAntwort))
  addEndpunkt(app, speicher, gemeinden, anfrage => {
    const inhalt = gemeindenAntwort(bestand.aktuell(), anfrage)
    if (inhalt) return { inhalt }
    return { status: 404, fehler: { fehler: standortFehlt(anfrage.plz, anfrage.ort) } }
  })
  addEndpunkt(app, speicher, angebote, anfrage =>
    ausJahr(bestand, anfrage.jahr, datensatz => angeboteAntwort(datensatz, anfrage)),
  )

  let openapi: JsonAntwort | undefined
  app.get('/api/openapi.json', (request, reply) => {
    openapi ??= jsonAntwort(
      openapiDokument([kantone, modelle, versicherer, franchisen, gemeinden, angebote], schreibPfade()),
    )
    return send(request, reply, openapi)
  })
}

/** Without a year the one the site shows; a year that was not imported is a wrong question. */
function ausJahr<T>(
  bestand: Pick<Datenbestand, 'fuerJahr' | 'jahre'>,
  jahr: number | undefined,
  antwort: (datensatz: Datensatz) => T,
): Leseergebnis<T> {
  const datensatz = bestand.fuerJahr(jahr)
  if (datensatz) return { inhalt: antwort(datensatz) }
  const felder = { jahr: jahrFehlt(jahr, bestand.jahre()) }
  return { status: 400, fehler: { fehler: ungueltigeAnfrage(felder), felder } }
}

function addEndpunkt<E extends Endpunkt>(
  app: FastifyInstance,
  speicher: Antwortspeicher,
  endpunkt: E,
  beantworte: (anfrage: z.output<E['anfrage']>) => Leseergebnis<z.input<E['antwort']>>,
) {
  app.get(endpunkt.pfad, (request, reply) => {
    const bekannt = speicher.get(request.url)
    if (bekannt) return send(request, reply, bekannt)
    const gelesen = endpunkt.anfrage.safeParse(request.query)
    if (!gelesen.success) return sendFehler(reply, 400, fehlerAus(gelesen.error.issues))
    const ergebnis = beantworte(gelesen.data as z.output<E['anfrage']>)
    if ('fehler' in ergebnis) return sendFehler(reply, ergebnis.status, ergebnis.fehler)
    const neu = jsonAntwort(ergebnis.inhalt)
    speicher.set(request.url, neu)
    return send(request, reply, neu)
  })
}

function sendFehler(reply: FastifyReply, status: number, fehler: FehlerAntwort) {
  return reply.code(status).header('cache-control', 'no-store').send(fehler)
}

function send(request: FastifyRequest, reply: FastifyReply, { json, etag }: JsonAntwort) {
  reply.header('etag', etag).header('cache-control', API_CACHE)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.header('content-type', JSON_TYP).send(json)
}
