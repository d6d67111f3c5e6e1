import { z } from 'zod'
import { ALTERSKLASSEN } from '#domain/altersklasse.ts'
import { ERSTE_SEITE, HOECHSTENS } from '#domain/angebote.ts'
import { altersklasseAusCode, franchiseAusCode, regionImKanton, unfallAusCode } from '#domain/bag-codes.ts'
import { ALLE_FRANCHISEN, erlaubteFranchisen, franchiseCode } from '#domain/franchise.ts'
import { KANTONE, kantonMitCode } from '#domain/kantone.ts'
import { ERSTKONTAKTE, MODELLE, TARIFTYPEN } from '#domain/modelle.ts'
import type { Endpunkt } from './endpunkt.ts'
import { code, ganzzahl, liste, pflicht } from './parameter.ts'

const werte = <const T extends string>(erlaubte: readonly T[]) =>
  z.enum(erlaubte, { error: `Erwartet werden ${erlaubte.join(', ')}, durch Komma getrennt.` })

const modell = z.enum(MODELLE)

const angebot = z.object({
  versicherer: z.int(),
  name: z.string(),
  modell,
  modellName: z.string(),
  tarif: z.string(),
  erstkontakt: z.enum(ERSTKONTAKTE).describe('wohin man sich zuerst wendet'),
  praemie: z.number().describe('brutto, CHF im Monat'),
  preis: z.number().describe('nach Abzug der Umweltabgabe, CHF im Monat'),
  vorjahr: z.number().optional().describe('dasselbe Produkt im Jahr davor, brutto, CHF im Monat'),
  franchise: z.string(),
  unfalleinschluss: z.string(),
  kanton: z.string(),
  region: z.int(),
  personIndex: z.int(),
  isLowest: z.boolean(),
  isCurrentInsurer: z.boolean(),
  eingeschraenkt: z.literal(true).optional().describe('nur in einem Einzugsgebiet erhältlich'),
  gleichTeuer: z
    .array(z.enum(TARIFTYPEN))
    .optional()
    .describe('weitere Tariftypen dieses Versicherers zum selben Preis'),
})

const anfrage = z
  .object({
    kanton: code(
      'kanton',
      text => kantonMitCode(text.toUpperCase()),
      KANTONE.map(({ kanton }) => kanton),
    ),
    region: pflicht('region').meta({ type: 'integer', minimum: 0, maximum: 3 }),
    altersklasse: code('altersklasse', altersklasseAusCode, ALTERSKLASSEN),
    unfalleinschluss: code('unfalleinschluss', unfallAusCode, ['OHN-UNF', 'MIT-UNF']),
    franchise: code('franchise', franchiseAusCode, ALLE_FRANCHISEN.map(franchiseCode)),
    tariftyp: liste(werte(TARIFTYPEN)).optional(),
    erstkontakt: liste(werte(ERSTKONTAKTE)).optional(),
    aktuell: ganzzahl(1, 99_999).optional(),
    bfs: ganzzahl(1, 999_999).optional(),
    jahr: ganzzahl(2000, 2999).optional(),
    offset: ganzzahl(0, 100_000).default(0),
    limit: ganzzahl(1, HOECHSTENS).default(ERSTE_SEITE),
    alle: z
      .enum(['true', 'false'], { error: 'Erwartet wird true oder false.' })
      .default('false')
      .transform(text => text === 'true'),
  })
  .transform((werte, kontext) => {
    const region = regionImKanton(werte.kanton, werte.region)
    if (region === undefined) {
      const regionen = werte.kanton.regionen.join(', ')
      kontext.addIssue({
        code: 'custom',
        path: ['region'],
        message: `Im Kanton ${werte.kanton.kanton} gibt es die Regionen ${regionen}.`,
      })
    }
    const erlaubte = erlaubteFranchisen(werte.altersklasse)
    if (!erlaubte.includes(werte.franchise))
      kontext.addIssue({
        code: 'custom',
        path: ['franchise'],
        message: `In dieser Altersklasse gibt es die Franchisen ${erlaubte.join(', ')}.`,
      })
    return { ...werte, region: region ?? 0 }
  })

export const angebote = {
  pfad: '/api/angebote',
  zweck: 'Prämien einer Region für eine Person, günstigste zuerst.',
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
