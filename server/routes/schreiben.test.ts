import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { BEKANNTES, formular as formularKoerper } from '../../tests/fixtures/anfragen/anfrage-muster.ts'
import { gueltigeAnfrage } from '../../tests/fixtures/anfragen/anfragen-last.ts'
import { addKoerper } from '../http/schreibschutz.ts'
import { registerSchreiben, type Schreibwege } from './schreiben.ts'

const app = () => {
  const fastify = Fastify()
  addKoerper(fastify)
  registerSchreiben(fastify, {
    db: { transaktion: () => Promise.reject(fehler) },
    geheimnis: 'geheim',
    anfragenLimit: 0,
    bekanntes: BEKANNTES,
    einstellungen: { siteUrl: 'https://praemienlotse.ch', betreiberEmail: '', mailVon: '', webhook: false },
    jetzt: () => new Date('2026-11-15T10:00:00Z'),
    wake: () => {},
    renderNichtAngenommen: zurueck => render(zurueck),
    onAngenommen: () => {},
  })
  return fastify
}
let fehler: Error
let render: Schreibwege['renderNichtAngenommen']
beforeEach(() => {
  render = async zurueck => JSON.stringify(zurueck)
})
afterEach(() => {
  fehler = new Error('unbestimmt')
})

const json = () => ({ method: 'POST' as const, url: PFADE.praemienAnfrage, payload: gueltigeAnfrage('a') })
const formular = () => ({
  method: 'POST' as const,
  url: PFADE.kontaktAnfrage,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: formularKoerper({ nachricht: 'Ein langer Brief' }),
})

test('while the database is away a program is told when to ask again', async () => {
  fehler = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const antwort = await app().inject(json())
  expect([antwort.statusCode, antwort.headers['retry-after']]).toEqual([503, '2'])
  expect(antwort.json()).toEqual({ fehler: expect.stringContaining('konnte gerade nicht gespeichert werden') })
})

test('while the database is away a visitor without a script keeps what he typed', async () => {
  fehler = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const antwort = await app().inject(formular())
  expect([antwort.statusCode, antwort.headers['retry-after']]).toEqual([503, '2'])
  expect(antwort.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(antwort.headers['cache-control']).toBe('no-store')
  expect(antwort.json()).toEqual({
    werte: expect.objectContaining({
      nachricht: 'Ein langer Brief',
      vorname: 'Anna',
      datenschutzEinverstaendnis: true,
    }),
    fehler: { fehler: expect.stringContaining('konnte gerade nicht gespeichert werden') },
  })
})

test('a concern that only the address of the page told comes back in the form', async () => {
  const { headers, ...rest } = formular()
  const referer = 'https://praemienlotse.ch/kontakt?anliegen=beratung'
  const payload = formularKoerper({ email: 'anna' })
  const antwort = await app().inject({ ...rest, payload, headers: { ...headers, referer } })
  expect(antwort.statusCode).toBe(400)
  expect(antwort.json()).toMatchObject({
    werte: { anliegen: 'beratung' },
    fehler: { felder: { email: expect.stringContaining('E-Mail-Adresse') } },
  })
})

test.each([
  ['cannot be made', () => Promise.reject(new Error('Another build has replaced the one this process serves'))],
  ['is asked for too often', async () => null],
])('where the page %s the status and its sentence are still the answer', async (_name, rendering) => {
  fehler = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  render = rendering
  const antwort = await app().inject(formular())
  expect([antwort.statusCode, antwort.headers['retry-after']]).toEqual([503, '2'])
  expect(antwort.body).toContain('konnte gerade nicht gespeichert werden')
})

test('another failure is not taken for an absent database', async () => {
  fehler = new Error('falsch programmiert')
  expect((await app().inject(json())).statusCode).toBe(500)
})
