import { z } from 'zod'
import { ALLE_FRANCHISEN, erlaubteFranchisen, franchiseCode } from '#domain/kosten/franchise.ts'
import { KANTONE, kantonMitCode } from '#domain/orte/kantone.ts'
import { ALTERSKLASSEN } from '#domain/praemien/altersklasse.ts'
import { ERSTE_SEITE, HOECHSTENS } from '#domain/praemien/angebote.ts'
import { altersklasseAusCode, franchiseAusCode, regionImKanton, unfallAusCode } from '#domain/praemien/bag-codes.ts'
import { ERSTKONTAKTE, MODELLE, TARIFTYPEN } from '#domain/praemien/modelle.ts'
import type { Endpunkt } from './endpunkt.ts'
import { meldet, verstoss } from './mangel.ts'
import { code, ganzzahl, liste, pflicht } from './parameter.ts'

const werte = <const T extends string>(erlaubte: readonly T[]) => z.enum(erlaubte, meldet('werte-unbekannt'))

const modell = z.enum(MODELLE)

const angebot = z.object({
  versicherer: z.int(),
  name: z.string(),
  modell,
  modellName: z.string(),
  tarif: z.string(),
  erstkontakt: z.enum(ERSTKONTAKTE),
  praemie: z.number(),
  preis: z.number(),
  vorjahr: z.number().optional(),
  franchise: z.string(),
  unfalleinschluss: z.string(),
  kanton: z.string(),
  region: z.int(),
  personIndex: z.int(),
  isLowest: z.boolean(),
  isCurrentInsurer: z.boolean(),
  eingeschraenkt: z.literal(true).optional(),
  gleichTeuer: z.array(z.enum(TARIFTYPEN)).optional(),
})

const anfrage = z
  .object({
    kanton: code(
      text => kantonMitCode(text.toUpperCase()),
      KANTONE.map(({ kanton }) => kanton),
    ),
    region: pflicht().meta({ type: 'integer', minimum: 0, maximum: 3 }),
    altersklasse: code(altersklasseAusCode, ALTERSKLASSEN),
    unfalleinschluss: code(unfallAusCode, ['OHN-UNF', 'MIT-UNF']),
    franchise: code(franchiseAusCode, ALLE_FRANCHISEN.map(franchiseCode)),
    tariftyp: liste(werte(TARIFTYPEN)).optional(),
    erstkontakt: liste(werte(ERSTKONTAKTE)).optional(),
    aktuell: ganzzahl(1, 99_999).optional(),
    bfs: ganzzahl(1, 999_999).optional(),
    jahr: ganzzahl(2000, 2999).optional(),
    offset: ganzzahl(0, 100_000).default(0),
    limit: ganzzahl(1, HOECHSTENS).default(ERSTE_SEITE),
    alle: z
      .enum(['true', 'false'], meldet('parameter-kein-ja-oder-nein'))
      .default('false')
      .transform(text => text === 'true'),
  })
  .transform((werte, kontext) => {
    const region = regionImKanton(werte.kanton, werte.region)
    if (region === undefined) {
      const { kanton, regionen } = werte.kanton
      kontext.addIssue(verstoss({ code: 'region-unbekannt', kanton, erlaubte: regionen }, 'region'))
    }
    const erlaubte = erlaubteFranchisen(werte.altersklasse)
    if (!erlaubte.includes(werte.franchise))
      kontext.addIssue(verstoss({ code: 'franchise-unbekannt', erlaubte }, 'franchise'))
    return { ...werte, region: region ?? 0 }
  })

export const angebote = {
  pfad: '/api/angebote',
  anfrage,
  antwort: z.object({
    jahr: z.int(),
    quelle: z.enum(['BAG', 'DEMO']),
    abzug: z.number(),
    total: z.int(),
    mehr: z.boolean(),
    angebote: z.array(angebot),
  }),
} as const satisfies Endpunkt

export type AngeboteAnfrage = z.infer<typeof anfrage>
export type AngeboteAntwort = z.infer<(typeof angebote)['antwort']>
