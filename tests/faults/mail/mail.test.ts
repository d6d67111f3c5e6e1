import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countAusgang, insertAusgang } from '#db/ausgang.ts'
import type { Datenbank } from '#db/datenbank.ts'
import { MAIL_ARTEN, startAusgang } from '#server/jobs/ausgang.ts'
import { PROBE_MS, SPERRE_MS } from '#server/jobs/ausgang-fristen.ts'
import { createKanal } from '#server/jobs/ausgang-kanal.ts'
import type { Zusteller } from '#server/jobs/ausgang-zustellung.ts'
import { smtpZusteller } from '#server/mail/smtp.ts'
import { MAIL_EINSTELLUNGEN, praemienMuster } from '../../fixtures/anfragen/anfrage-muster.ts'
import { anfragePost } from '../../fixtures/anfragen/anfrage-post.ts'
import { mitDatenbanken } from '../../fixtures/datenbank/datenbanken.ts'
import { type MailServer, startMailServer, type Verhalten } from '../../fixtures/server/mail-server.ts'
import { umfang } from '../../fixtures/umfang.ts'
import { warteBis } from '../../fixtures/warte-bis.ts'

vi.setConfig({ testTimeout: umfang(120_000, 300_000) })

const BEGINN = Date.UTC(2026, 10, 15, 9)
const stumm = { info() {}, warn() {}, error() {} }

let server: MailServer
let smtp: Zusteller
let uhr: { ms: number }
const jetzt = () => new Date(uhr.ms)

beforeEach(async () => {
  uhr = { ms: BEGINN }
  server = await startMailServer()
  smtp = smtpZusteller(server.url, MAIL_EINSTELLUNGEN.mailVon)
})
afterEach(async () => {
  smtp.close()
  await server.ende()
})

/** Stores enquiries with their two mails each, and returns their Message-IDs. */
async function nimmAn(db: Datenbank, ids: readonly string[]): Promise<string[]> {
  const alle = ids.map(id => {
    const anfrage = { ...praemienMuster(), id, referenz: `R-${id}`, erstellt: uhr.ms }
    return { anfrage, zeilen: anfragePost(anfrage) }
  })
  await db.transaktion(async tx => {
    for (const { anfrage, zeilen } of alle) {
      const { id, referenz, art, daten, erstellt } = anfrage
      const zeile = {
        id,
        referenz,
        art,
        status: 'offen',
        email_hash: 'h',
        daten: JSON.stringify(daten),
        erstellt,
      } as const
      await tx
        .insertInto('anfrage')
        .values({ ...zeile, loeschen_ab: erstellt })
        .execute()
      await insertAusgang(tx, zeilen)
    }
  })
  return alle.flatMap(({ zeilen }) => zeilen.map(({ message_id }) => message_id))
}

const nummern = (praefix: string, anzahl: number) => Array.from({ length: anzahl }, (_, i) => `${praefix}${i}`)
const empfangen = () => server.eingang.map(({ messageId = '' }) => messageId)

/** Counts attempts, and lets the test wait for the next one. */
function gezaehlt(zusteller: Zusteller) {
  const stand = { versuche: 0 }
  const send: Zusteller['send'] = async ausgang => {
    const ergebnis = await zusteller.send(ausgang)
    stand.versuche++
    return ergebnis
  }
  return { stand, zusteller: { ...zusteller, send } }
}

const kanal = (db: Datenbank, von: string, zusteller = smtp) =>
  createKanal({ name: 'mail', arten: MAIL_ARTEN, db: db.kysely, zusteller, parallel: 10, von, jetzt, log: stumm })

mitDatenbanken(({ oeffne, neuerOrt }) => {
  test('mail server away for ten minutes: nothing lost, nothing twice, no mail counted against', async () => {
    const db = await oeffne()
    const { stand, zusteller } = gezaehlt(smtp)
    const ausgang = startAusgang({ db: db.kysely, transport: zusteller, webhook: null, jetzt, log: stumm })
    const vorher = await nimmAn(db, nummern('vorher', 10))
    ausgang.wake()
    await server.hat(vorher.length)
    await server.geht()

    const waehrend = await nimmAn(db, nummern('waehrend', umfang(50, 500)))
    ausgang.wake()
    await warteBis(() => expect(stand.versuche).toBeGreaterThan(vorher.length))
    for (let probe = 1; probe <= umfang(10, 40); probe++) {
      const bisher = stand.versuche
      uhr.ms += PROBE_MS
      ausgang.wake()
      await warteBis(() => expect(stand.versuche).toBeGreaterThan(bisher))
    }
    const spaeter = await nimmAn(db, nummern('spaeter', 10))
    await server.kommt()
    uhr.ms += PROBE_MS
    ausgang.wake()
    await server.hat(vorher.length + waehrend.length + spaeter.length)
    await ausgang.stop()

    expect(empfangen().toSorted()).toEqual([...vorher, ...waehrend, ...spaeter].toSorted())
    const zeilen = await db.kysely.selectFrom('ausgang').select(['zustand', 'versuche', 'inhalt']).execute()
    expect(new Set(zeilen.map(zeile => JSON.stringify(zeile)))).toEqual(
      new Set([JSON.stringify({ zustand: 'gesendet', versuche: 0, inhalt: null })]),
    )
  })

  test('hangs, resets, 4xx and 421 in turn: nothing lost, twice only what broke off after it was taken', async () => {
    const db = await oeffne()
    const alle = await nimmAn(db, nummern('a', umfang(10, 200)))
    // Hangs are cut sooner than in earnest.
    const knapp = smtpZusteller(server.url, 'p@x.example', { verbindenMs: 1_500, antwortMs: 2_000, geduldMs: 2_500 })
    const eigener = kanal(db, 'ich', knapp)
    const launen: Verhalten[] = [
      { art: 'haengt-nach-daten' },
      { art: 'lehnt-empfaenger-ab', code: 450 },
      { art: 'haengt-vor-gruss' },
      { art: 'lehnt-verbindung-ab', code: 421 },
      { art: 'lehnt-inhalt-ab', code: 451 },
      { art: 'lehnt-absender-ab', code: 550 },
    ]
    const erlebe = async (laune: Verhalten) => {
      server.verhalten = laune
      await eigener.runRound()
      await eigener.leer()
      uhr.ms += 60 * 60_000
    }
    await erlebe({ art: 'nimmt-und-bricht-ab' })
    const abgerissen = empfangen()
    for (const laune of launen) await erlebe(laune)
    server.verhalten = { art: 'normal' }
    while ((await countAusgang(db.kysely, uhr.ms)).wartend > 0) {
      await eigener.runRound()
      await eigener.leer()
      uhr.ms += 60_000
    }
    knapp.close()
    const angekommen = empfangen()
    expect(new Set(angekommen)).toEqual(new Set(alle))
    const mehrfach = angekommen.filter((id, i) => angekommen.indexOf(id) !== i)
    expect(mehrfach.length).toBeGreaterThan(0)
    expect(abgerissen).toEqual(expect.arrayContaining(mehrfach))
    expect((await countAusgang(db.kysely, uhr.ms)).gescheitert).toBe(0)
  })

  test('an unknown recipient fails for good and is kept; the operator still gets his mail', async () => {
    const db = await oeffne()
    await nimmAn(db, ['a'])
    server.verhalten = { art: 'lehnt-empfaenger-ab', code: 550, nur: 'anna@example.ch' }
    const eigener = kanal(db, 'ich')
    await eigener.runRound()
    await eigener.leer()
    expect(server.eingang.map(({ umschlag }) => umschlag)).toEqual([[MAIL_EINSTELLUNGEN.betreiberEmail]])
    const gescheiterte = await db.kysely
      .selectFrom('ausgang')
      .select(['art', 'letzter_fehler', 'inhalt'])
      .where('zustand', '=', 'gescheitert')
      .execute()
    expect(gescheiterte).toEqual([
      { art: 'bestaetigung', letzter_fehler: '550', inhalt: expect.stringContaining('anna@example.ch') },
    ])
  })

  test('a crash between the 250 and our commit: the same Message-ID again, once the lock has lapsed', async () => {
    const ort = await neuerOrt()
    const db = await oeffne(ort)
    const ids = await nimmAn(db, ['a'])
    await kanal(db, 'stirbt').runRound()
    await server.hat(ids.length)

    const nachfolger = kanal(await oeffne(ort), 'lebt')
    uhr.ms += SPERRE_MS - 1
    await nachfolger.runRound()
    await nachfolger.leer()
    expect(server.eingang).toHaveLength(ids.length)
    uhr.ms += 1
    await nachfolger.runRound()
    await nachfolger.leer()
    expect(empfangen().toSorted()).toEqual([...ids, ...ids].toSorted())
    const [erste, zweite] = server.eingang.filter(({ messageId }) => messageId === ids[0])
    expect({ ...zweite, html: '' }).toMatchObject({ subject: erste?.subject, text: erste?.text, date: erste?.date })
    expect((await countAusgang(db.kysely, uhr.ms)).wartend).toBe(0)
  })

  test('two processes on one database send every mail once', async () => {
    const ort = await neuerOrt()
    const datenbanken = [await oeffne(ort), await oeffne(ort)]
    const jobs = datenbanken.map(db =>
      startAusgang({
        db: db.kysely,
        transport: smtpZusteller(server.url, 'p@x.example'),
        webhook: null,
        jetzt,
        log: stumm,
      }),
    )
    const [db] = datenbanken
    if (!db) throw new Error('no database')
    const alle = await nimmAn(db, nummern('a', umfang(40, 500)))
    for (const job of jobs) job.wake()
    await server.hat(alle.length)
    await Promise.all(jobs.map(job => job.stop()))
    expect(empfangen().toSorted()).toEqual(alle.toSorted())
    expect((await countAusgang(db.kysely, uhr.ms)).wartend).toBe(0)
  })

  test('stopping in the middle of a hang ends in time and gives the mail back', async () => {
    const db = await oeffne()
    await nimmAn(db, ['a'])
    server.verhalten = { art: 'haengt-nach-daten' }
    const geduldig = smtpZusteller(server.url, 'p@x.example', { antwortMs: 50_000 })
    const ausgang = startAusgang({ db: db.kysely, transport: geduldig, webhook: null, jetzt, log: stumm })
    await warteBis(() => expect(server.verbindungen).toBeGreaterThan(0))
    await ausgang.stop()
    const zeilen = await db.kysely.selectFrom('ausgang').select(['zustand', 'gesperrt_von']).execute()
    expect(zeilen).toEqual([0, 1].map(() => ({ zustand: 'wartet', gesperrt_von: null })))
  })
})
