import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import type { Datenbank } from '#db/datenbank.ts'
import {
  BEKANNTES,
  kontaktKoerper,
  MAIL_EINSTELLUNGEN,
  praemienKoerper,
} from '../../tests/fixtures/anfragen/anfrage-muster.ts'
import { mitSqlite } from '../../tests/fixtures/datenbank/datenbanken.ts'
import { stelleMit } from '../../tests/fixtures/server/annahme-stelle.ts'
import { registerDatenschutz } from '../datenschutz/routen.ts'
import { addKoerper } from '../http/schreibschutz.ts'
import { registerSchreiben } from '../routes/schreiben.ts'

/** Address, what a browser sends there, and what it counts as. */
const ARTEN = [
  [PFADE.praemienAnfrage, praemienKoerper(), 'praemie'],
  [PFADE.kontaktAnfrage, kontaktKoerper(), 'kontakt'],
  [PFADE.datenschutzAntrag, { email: 'anna@example.ch', requestType: 'access' }, 'antrag'],
  [PFADE.erinnerungsWunsch, { email: 'anna@example.ch', frist: 'jahresende' }, 'erinnerung'],
] as const

function appMit(db: Datenbank) {
  const onAngenommen = vi.fn()
  const zeilen: string[] = []
  const fastify = Fastify({ logger: { level: 'info', stream: { write: zeile => void zeilen.push(zeile) } } })
  addKoerper(fastify)
  const wege = { ...stelleMit(db).stelle, db, einstellungen: MAIL_EINSTELLUNGEN, bekanntes: BEKANNTES, onAngenommen }
  registerSchreiben(fastify, { ...wege, renderNichtAngenommen: async () => '' })
  registerDatenschutz(fastify, { ...wege, carryOut: async () => {} })
  const poste = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    fastify.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })
  return { poste, onAngenommen, log: () => zeilen.join('') }
}

const weg = (db: Datenbank): Datenbank => ({
  ...db,
  transaktion: () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })),
})

mitSqlite(({ oeffne }) => {
  test.each(ARTEN)(
    '%s: what is accepted is logged by its reference and counted, a repeat as such',
    async (url, body, art) => {
      const { poste, onAngenommen, log } = appMit(await oeffne())
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const erste = await poste(url, body, headers)
      expect([erste.statusCode, erste.headers['cache-control']]).toEqual([201, 'no-store'])
      expect((await poste(url, body, headers)).body).toBe(erste.body)
      expect(onAngenommen.mock.calls).toEqual([
        [art, 'neu'],
        [art, 'wiederholt'],
      ])
      expect(log()).toContain(erste.json().referenz)
      expect(log()).not.toContain('example.ch')
    },
  )

  test.each(ARTEN)('%s: while the database is away the answer says so, and when to ask again', async (url, body) => {
    const { poste, onAngenommen } = appMit(weg(await oeffne()))
    const antwort = await poste(url, body)
    expect([antwort.statusCode, antwort.headers['retry-after']]).toEqual([503, '2'])
    expect(antwort.json()).toEqual({ fehler: expect.stringContaining('konnte gerade nicht gespeichert werden') })
    expect(onAngenommen).not.toHaveBeenCalled()
  })

  test.each(ARTEN)('%s: a body that is no object is told so', async url => {
    const { poste } = appMit(await oeffne())
    for (const body of ['null', '[]', '"Anna"']) {
      const antwort = await poste(url, body)
      expect(antwort.statusCode).toBe(400)
      expect(antwort.json()).toEqual({ fehler: 'Ungültige Anfrage. Erwartet werden die Felder als JSON-Objekt.' })
    }
  })

  test.each(ARTEN)('%s: a key that is none is named before anything in the body', async url => {
    const { poste } = appMit(await oeffne())
    const antwort = await poste(url, {}, { 'idempotency-key': 'x' })
    expect(antwort.statusCode).toBe(400)
    expect(antwort.json()).toMatchObject({ felder: { 'Idempotency-Key': 'Erlaubt ist eine UUID.' } })
  })
})
