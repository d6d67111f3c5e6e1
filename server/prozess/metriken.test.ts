import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { insertAusgang } from '#db/ausgang.ts'
import { mitSqlite } from '../../tests/fixtures/datenbank/datenbanken.ts'
import { createMetriken } from './metriken.ts'

const JETZT = Date.UTC(2026, 10, 15, 10)
const jetzt = () => new Date(JETZT)

const zeile = (text: string, anfang: string) => text.split('\n').find(eine => eine.startsWith(anfang))

mitSqlite(({ oeffne }) => {
  test('counts what was accepted, refused and deleted, and looks at the outbox', async () => {
    const db = await oeffne()
    await insertAusgang(
      db.kysely,
      [90, 30].map(sekunden => ({
        id: `${sekunden}`,
        art: 'betreiber' as const,
        anfrage_id: null,
        antrag_id: null,
        erinnerung_id: null,
        email_hash: 'e',
        referenz: 'PL-0000-0000',
        message_id: '<a@example.ch>',
        inhalt: '{}',
        erstellt: JETZT - sekunden * 1000,
      })),
    )
    const metriken = createMetriken({ db, varDir: '', jetzt, prozesse: 1 })
    const fastify = Fastify()
    metriken.addTo(fastify)
    fastify.post(PFADE.kontaktAnfrage, (_request, reply) => reply.code(429).send())
    fastify.get('/api/daneben', (_request, reply) => reply.code(400).send())
    await fastify.inject({ method: 'POST', url: `${PFADE.kontaktAnfrage}?email=anna@example.ch` })
    await fastify.inject('/api/daneben')
    await fastify.inject('/anna@example.ch')
    metriken.angenommen('kontakt', 'falle')
    metriken.geloescht({
      anfragen: 3,
      abgelaufeneAntraege: 0,
      alteAntraege: 0,
      antragsMails: 0,
      erinnerungen: 0,
      tokens: 0,
      schluessel: 0,
      grenzen: 0,
    })

    const text = await metriken.text()
    expect(zeile(text, 'anfragen_angenommen_total{')).toBe('anfragen_angenommen_total{art="kontakt",wie="falle"} 1')
    expect(text.match(/^anfragen_abgelehnt_total\{.*/gm)).toEqual([
      'anfragen_abgelehnt_total{route="/api/send-contact-inquiry",grund="grenze"} 1',
    ])
    expect(zeile(text, 'aufbewahrung_geloescht_total{was="anfragen"}')).toMatch(/ 3$/)
    expect(zeile(text, 'ausgang_anzahl{zustand="wartet"}')).toMatch(/ 2$/)
    expect(zeile(text, 'ausgang_anzahl{zustand="gescheitert"}')).toMatch(/ 0$/)
    expect(zeile(text, 'ausgang_aeltester_sekunden')).toBe('ausgang_aeltester_sekunden 90')
    expect(zeile(text, 'datenbank_bereit')).toBe('datenbank_bereit 1')
    expect(zeile(text, 'http_anfrage_dauer_sekunden_count{methode="POST"')).toMatch(/status="429"\} 1$/)
    expect(text).not.toContain('anna')
  })

  test('says when the database is away', async () => {
    const db = await oeffne()
    const weg = { kysely: db.kysely, bereit: () => Promise.reject(new Error('weg')) }
    expect(zeile(await createMetriken({ db: weg, varDir: '', jetzt, prozesse: 1 }).text(), 'datenbank_bereit')).toBe(
      'datenbank_bereit 0',
    )
  })
})
