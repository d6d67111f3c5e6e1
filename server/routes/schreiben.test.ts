import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { BEKANNTES, formular as formularKoerper } from '../../tests/fixtures/anfrage-muster.ts'
import { gueltigeAnfrage } from '../../tests/fixtures/anfragen-last.ts'
import { addKoerper } from '../schreibschutz.ts'
import { registerSchreiben } from './schreiben.ts'

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
    wecke: () => {},
    stile: ['/assets/stil.css'],
    onAngenommen: () => {},
  })
  return fastify
}
let fehler: Error
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
  expect(antwort.body).toContain('konnte gerade nicht gespeichert werden')
  expect(antwort.body).toContain('Ein langer Brief</textarea>')
  expect(antwort.body).toContain('<link rel="stylesheet" href="/assets/stil.css">')
})

test('another failure is not taken for an absent database', async () => {
  fehler = new Error('falsch programmiert')
  expect((await app().inject(json())).statusCode).toBe(500)
})
