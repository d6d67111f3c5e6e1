import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { formular } from '../../fixtures/anfragen/anfrage-muster.ts'
import { formularMit, JSON_KOPF, kontakt, mit, praemie, schreibServer } from '../../fixtures/server/schreib-server.ts'

const { herkunft, send, gespeichert, tabellen } = schreibServer()

describe('keys', () => {
  const mitSchluessel = (schluessel: string, body: object = praemie) =>
    send({ headers: { ...JSON_KOPF, 'idempotency-key': schluessel }, body })

  test('a repeat gets the same answer and stores nothing, whatever the order of the fields and the case of the key', async () => {
    const schluessel = randomUUID()
    const erste = await mitSchluessel(schluessel)
    const vorher = await gespeichert()
    const umgekehrt = Object.fromEntries(Object.entries(praemie).reverse())
    const zweite = await mitSchluessel(schluessel.toUpperCase(), umgekehrt)
    expect([zweite.status, zweite.text]).toEqual([201, erste.text])
    expect(await gespeichert()).toBe(vorher)
  })

  test('another body, or the same key at the other address, is a conflict', async () => {
    const schluessel = randomUUID()
    await mitSchluessel(schluessel)
    const vorher = await gespeichert()
    expect((await mitSchluessel(schluessel, { ...praemie, nummer: '2' })).status).toBe(409)
    const anderswo = {
      pfad: PFADE.kontaktAnfrage,
      headers: { ...JSON_KOPF, 'idempotency-key': schluessel },
      body: kontakt,
    }
    expect((await send(anderswo)).status).toBe(409)
    expect(await gespeichert()).toBe(vorher)
  })

  test('a refused enquiry does not use up its key', async () => {
    const schluessel = randomUUID()
    expect((await mitSchluessel(schluessel, { ...praemie, email: '' })).status).toBe(400)
    expect((await mitSchluessel(schluessel)).status).toBe(201)
  })

  test('of twenty at once one is stored, and all get its reference', async () => {
    const vorher = await gespeichert()
    const schluessel = randomUUID()
    const antworten = await Promise.all(Array.from({ length: 20 }, () => mitSchluessel(schluessel)))
    expect(new Set(antworten.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(antworten[0]?.status).toBe(201)
    expect(await gespeichert()).toBe(vorher + 1)
  })
})

describe('a form without a script', () => {
  const nachricht = () => `Guten Tag ${randomUUID()}`

  test('leads to the page that thanks', async () => {
    const danke = async (felder: Record<string, string>, headers = {}) =>
      (await send(formularMit(formular({ nachricht: nachricht(), ...felder }), headers))).headers.location
    expect(await danke({})).toBe('/danke-kontakt')
    expect(await danke({ anliegen: 'beratung' })).toBe('/danke-beratung')
    expect(await danke({}, { referer: `${herkunft()}/kontakt?anliegen=beratung` })).toBe('/danke-beratung')
  })

  test('sent twice within ten minutes is stored once', async () => {
    const body = formular({ nachricht: nachricht() })
    await send(formularMit(body))
    const vorher = await gespeichert()
    const zweite = await send(formularMit(body))
    expect([zweite.status, zweite.headers.location]).toEqual([303, '/danke-kontakt'])
    expect(await gespeichert()).toBe(vorher)
  })

  test('with mistakes comes back complete and with its mistakes, and no cache keeps it', async () => {
    const getippt = {
      email: 'anna@',
      nachname: '"><script>alert(1)</script>',
      nachricht: '\n</textarea><b>Zeile\nzwei',
      land: 'FR',
    }
    const { status, headers, text } = await send(formularMit(formular(getippt)))
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      400,
      'text/html; charset=utf-8',
      'no-store',
    ])
    const { werte, fehler } = JSON.parse(/<pre>(.*)<\/pre>/s.exec(text)?.[1] ?? '')
    expect(werte).toMatchObject({ ...getippt, vorname: 'Anna', datenschutzEinverstaendnis: true })
    expect(fehler.felder).toEqual({
      email: expect.stringContaining('Bitte geben Sie eine einzelne gültige E-Mail-Adresse ein'),
      plz: 'Diese Postleitzahl passt nicht zum gewählten Land.',
    })
  })
})

test('the trap is answered like an enquiry, kept apart, and mails nobody', async () => {
  const antwort = await send(mit({ website: 'https://werbung.example', email: 'falle@example.ch' }))
  expect(antwort.status).toBe(201)
  const { referenz } = JSON.parse(antwort.text)
  const zeilen = await tabellen()
    .selectFrom('anfrage')
    .select(['id', 'status'])
    .where('referenz', '=', referenz)
    .execute()
  expect(zeilen).toEqual([{ id: expect.any(String), status: 'falle' }])
  const mails = await tabellen().selectFrom('ausgang').select('id').where('referenz', '=', referenz).execute()
  expect(mails).toEqual([])
})
