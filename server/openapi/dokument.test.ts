import { expect, test } from 'vitest'
import type { z } from 'zod'
import { angebote } from '#contract/angebote.ts'
import { gemeinden } from '#contract/gemeinden.ts'
import { kantone } from '#contract/kantone.ts'
import { modelle } from '#contract/modelle.ts'
import { openapiDokument } from './dokument.ts'
import { schreibPfade } from './schreiben.ts'

type Wert = string | number
type Schema = { type: string; enum?: Wert[]; minimum?: number; maximum?: number; default?: Wert; items?: Schema }
type Parameter = { name: string; required: boolean; explode?: boolean; schema: Schema }
type Operation = {
  summary?: string
  parameters?: Parameter[]
  responses: Record<string, object>
  requestBody?: Koerper
}
type Koerper = { content: Record<string, { schema: { properties: object; required: string[] } }> }
type Dokument = { paths: Record<string, { get?: Operation; post?: Operation }> }

const { paths } = openapiDokument([kantone, modelle, gemeinden, angebote], schreibPfade()) as Dokument
const parameter = paths['/api/angebote']?.get?.parameters ?? []
const schemaVon = (name: string) => parameter.find(eintrag => eintrag.name === name)?.schema

const FRAGE = { kanton: 'AG', region: '0', altersklasse: 'AKL-ERW', unfalleinschluss: 'OHN-UNF', franchise: 'FRA-300' }
const klagen = (werte: object) => (angebote.anfrage as z.ZodType).safeParse({ ...FRAGE, ...werte }).error?.issues ?? []
/** Whether the server takes this value for this parameter; another parameter may then no longer fit. */
const nimmt = (name: string, wert: Wert) =>
  ['AKL-ERW', 'AKL-KIN'].some(
    altersklasse => !klagen({ altersklasse, [name]: String(wert) }).some(({ path }) => path[0] === name),
  )

test('numbers are integers with their range, and the server keeps to it', () => {
  const zahlen = parameter.filter(({ schema }) => schema.type === 'integer')
  expect(zahlen.map(({ name }) => name)).toEqual(['region', 'aktuell', 'bfs', 'jahr', 'offset', 'limit'])
  for (const { name, schema } of zahlen) {
    const { minimum = Number.NaN, maximum = Number.NaN } = schema
    expect(
      [minimum, maximum].map(wert => nimmt(name, wert)),
      name,
    ).toEqual([true, true])
    expect(
      [minimum - 1, maximum + 1, 'x', ''].map(wert => nimmt(name, wert)),
      name,
    ).toEqual(Array(4).fill(false))
  }
})

test('defaults are what a question without them is read as', () => {
  const gelesen = angebote.anfrage.parse(FRAGE)
  expect([schemaVon('offset')?.default, schemaVon('limit')?.default]).toEqual([0, 20])
  expect([gelesen.offset, gelesen.limit, gelesen.alle]).toEqual([0, 20, false])
  expect(schemaVon('alle')?.default).toBe('false')
})

test.each([
  ['kanton', 26],
  ['altersklasse', 3],
  ['unfalleinschluss', 2],
  ['franchise', 11],
  ['alle', 2],
])('the codes of %s are listed, and each is understood', (name, anzahl) => {
  const codes = schemaVon(name)?.enum ?? []
  expect(codes).toHaveLength(anzahl)
  expect(codes.filter(code => !nimmt(name, code))).toEqual([])
  expect(nimmt(name, 'constructor')).toBe(false)
})

test('a list is one parameter with commas', () => {
  expect(parameter.find(({ name }) => name === 'tariftyp')).toMatchObject({
    required: false,
    explode: false,
    schema: {
      type: 'array',
      items: {
        enum: ['TAR-BASE', 'TAR-HAM', 'TAR-HMO', 'TAR-DIV', 'BASE', 'PRAXIS', 'TEL_DIG', 'PHARM', 'FLEX'],
      },
    },
  })
  expect(nimmt('tariftyp', 'TAR-HMO,TAR-BASE,PHARM')).toBe(true)
})

test('each address says what it is for', () => {
  const ohne = Object.entries(paths).filter(([, { get, post }]) => !(get ?? post)?.summary)
  expect(ohne).toEqual([])
})

test('each address names the answers it can give', () => {
  const status = Object.entries(paths).flatMap(([pfad, { get }]) => (get ? [[pfad, Object.keys(get.responses)]] : []))
  expect(Object.fromEntries(status)).toEqual({
    '/api/kantone': ['200', '304'],
    '/api/modelle': ['200', '304', '400'],
    '/api/gemeinden': ['200', '304', '400', '404'],
    '/api/angebote': ['200', '304', '400'],
  })
})

test('the writes are described by the schemas they are checked with', () => {
  const posts = Object.entries(paths).flatMap(([pfad, { post }]) => (post ? [{ pfad, post }] : []))
  const absagen = ['400', '403', '413', '415', '429', '503']
  expect(Object.fromEntries(posts.map(({ pfad, post }) => [pfad, Object.keys(post.responses)]))).toEqual({
    '/api/send-insurance-inquiry': ['201', ...absagen, '409'].toSorted(),
    '/api/send-contact-inquiry': ['201', '303', ...absagen, '409'].toSorted(),
    '/api/handle-data-protection-request': ['201', ...absagen, '409'].toSorted(),
    '/api/request-deadline-reminder': ['201', ...absagen, '409'].toSorted(),
    '/api/confirm-data-protection-request': ['200', '410', ...absagen].toSorted(),
  })
  const praemie = paths['/api/send-insurance-inquiry']?.post?.requestBody?.content['application/json']?.schema
  const amount = { type: 'string', default: '', description: expect.stringContaining('nie Einkommen oder Vermögen') }
  expect(praemie?.properties).toMatchObject({ reductionPerMonth: amount })
  expect(praemie?.required).not.toContain('reductionPerMonth')
  const kontakt = paths['/api/send-contact-inquiry']?.post?.requestBody?.content
  expect(Object.keys(kontakt ?? {})).toEqual(['application/json', 'application/x-www-form-urlencoded'])
  const { properties = {}, required = [] } = kontakt?.['application/json']?.schema ?? {}
  expect(Object.keys(properties)).toContain('weitergabeEinverstaendnis')
  expect(required).toEqual(
    'vorname nachname email telefon strasse nummer plz ort nachricht datenschutzEinverstaendnis'.split(' '),
  )
  expect(posts.map(({ post }) => post.parameters?.map(({ name }) => name))).toEqual([
    ['Idempotency-Key'],
    ['Idempotency-Key'],
    ['Idempotency-Key'],
    ['Idempotency-Key'],
    undefined,
  ])
})
