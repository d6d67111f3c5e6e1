import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { countAusgang } from '#db/ausgang.ts'
import type { Datenbank } from '#db/datenbank.ts'
import { forgetGeloeschtes } from '#server/datenschutz/vergessen.ts'
import { deleteFaelliges } from '#server/jobs/aufbewahrung.ts'
import { mitDatenbanken } from '../../fixtures/datenbank/datenbanken.ts'
import { oeffneStelle, type Stelle } from '../../fixtures/server/datenschutz-stelle.ts'
import { warteBis } from '../../fixtures/warte-bis.ts'

const TAG_MS = 86_400_000
const ANNA = 'anna@example.ch'
/** The clock of a `Stelle` starts on 15 November 2026 at eleven; the reminder is for the 16th, eight in the morning. */
const BIS_ZUR_ERINNERUNG_MS = 21 * 3_600_000

mitDatenbanken(({ oeffne }) => {
  let db: Datenbank
  let varDir: string
  let stelle: Stelle
  beforeEach(async () => {
    db = await oeffne()
    varDir = mkdtempSync(join(tmpdir(), 'erinnerung-'))
    stelle = oeffneStelle(db, varDir)
  })
  afterEach(() => stelle.ende())

  const wuensche = (email = ANNA, mehr: object = {}, headers: Record<string, string> = {}) =>
    stelle.fastify.inject({
      method: 'POST',
      url: PFADE.erinnerungsWunsch,
      headers: { referer: 'https://praemienlotse.ch/wechseln?plz=8001', ...headers },
      payload: { email, frist: 'jahresende', ...mehr },
    })
  const zeilen = () => db.kysely.selectFrom('erinnerung').selectAll().orderBy('erstellt').execute()
  const betreffe = async (an = ANNA) => (await stelle.mails(an)).map(({ subject }) => subject)
  async function cleanUp() {
    const jetzt = stelle.jetzt().getTime()
    const aufraeumung = await deleteFaelliges(db, jetzt)
    await forgetGeloeschtes(db, varDir, jetzt)
    return aufraeumung
  }
  const bestelle = async () => {
    await wuensche()
    return stelle.bestaetige(await stelle.token(ANNA, 'erinnerung'))
  }
  /** Everything that lies on the disk or in a table. */
  const spuren = async () => {
    await cleanUp()
    await stelle.mails()
    const dateien = readdirSync(varDir, { recursive: true, withFileTypes: true }).filter(eintrag => eintrag.isFile())
    const tabellen = await Promise.all(
      (['erinnerung', 'ausgang', 'token', 'idempotenz', 'antrag'] as const).map(tabelle =>
        db.kysely.selectFrom(tabelle).selectAll().execute(),
      ),
    )
    const inhalte = dateien.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    return [...inhalte, JSON.stringify(tabellen)].filter(text => text.includes(ANNA))
  }

  test('nothing is sent without the link; with it, one mail on its day, and then nothing is left', async () => {
    expect((await bestelle()).json()).toEqual({ art: 'erinnerung' })
    expect(await zeilen()).toMatchObject([
      { frist: 'jahresende', email: null, status: 'bestaetigt', version: '2026-11', seite: '/wechseln' },
    ])
    expect((await countAusgang(db.kysely, stelle.jetzt().getTime())).wartend).toBe(0)

    stelle.vor(BIS_ZUR_ERINNERUNG_MS - 1)
    await cleanUp()
    expect(await zeilen()).toHaveLength(1)
    stelle.vor(1)
    await warteBis(async () => expect(await betreffe()).toHaveLength(2))
    const [mail] = (await stelle.mails(ANNA)).filter(({ subject }) => subject?.includes('30. November 2026'))
    expect(mail?.text).toContain('Eingeschrieben zur Post bringen bis: 23. November 2026')

    await cleanUp()
    expect(await zeilen()).toEqual([])
    expect(await spuren()).toEqual([])
  })

  test('without confirmation it lapses after a day, link and address with it', async () => {
    await wuensche()
    const token = await stelle.token(ANNA, 'erinnerung')
    stelle.vor(TAG_MS)
    expect((await stelle.bestaetige(token)).statusCode).toBe(410)
    expect((await cleanUp()).erinnerungen).toBe(1)
    expect(await spuren()).toEqual([])
  })

  test('a link works once; a second order replaces the first', async () => {
    await wuensche()
    const token = await stelle.token(ANNA, 'erinnerung')
    expect((await stelle.bestaetige(token)).statusCode).toBe(200)
    expect((await stelle.bestaetige(token)).statusCode).toBe(410)
    stelle.vor(1_000)
    await bestelle()
    expect(await zeilen()).toHaveLength(1)
    stelle.vor(BIS_ZUR_ERINNERUNG_MS)
    await warteBis(async () =>
      expect(await betreffe()).toContain('Ihre Kündigung muss bis 30. November 2026 bei der Kasse sein'),
    )
    expect((await betreffe()).filter(betreff => betreff?.startsWith('Ihre Kündigung'))).toHaveLength(1)
  })

  test('unsubscribing leaves nothing, and nothing is sent', async () => {
    await bestelle()
    const abmeldung = await stelle.token(ANNA, 'abmeldung')
    expect(await spuren()).not.toEqual([])
    expect((await stelle.bestaetige(abmeldung)).json()).toEqual({ art: 'abmeldung' })
    expect(await zeilen()).toEqual([])
    expect(await spuren()).toEqual([])
    stelle.vor(30 * TAG_MS)
    expect(await betreffe()).toEqual([])
  })

  test('access tells about it, deletion takes it along', async () => {
    await bestelle()
    await stelle.beantrage(ANNA, 'access')
    await stelle.bestaetige(await stelle.token(ANNA, 'access'))
    await stelle.carryOut()
    const auskunft = (await stelle.mails(ANNA)).find(({ subject }) => subject?.startsWith('Ihre Datenauskunft'))
    expect(auskunft?.text).toContain('Kündigung auf Ende Jahr, bestellt')
    const json = auskunft?.attachments.find(({ mimeType }) => mimeType === 'application/json')?.content
    expect(JSON.parse(new TextDecoder().decode(json as ArrayBuffer)).erinnerungen).toMatchObject([
      { frist: 'jahresende', status: 'bestaetigt', einwilligung: { version: '2026-11', seite: '/wechseln' } },
    ])

    stelle.vor(1_000)
    await stelle.beantrage(ANNA, 'deletion')
    await stelle.bestaetige(await stelle.token(ANNA, 'deletion'))
    await stelle.carryOut()
    expect(await zeilen()).toEqual([])
    expect(await spuren()).toEqual([])
  })

  test('four links a day to one mailbox; beyond that the answer says so, and nothing is stored', async () => {
    const antworten = []
    for (const email of [ANNA, ANNA, 'ANNA@example.ch', ANNA, ANNA]) antworten.push(await wuensche(email))
    expect(antworten.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
    expect(antworten.map(antwort => antwort.json().linkGesendet)).toEqual([true, true, true, true, false])
    expect(await stelle.mails()).toHaveLength(4)
    expect(await zeilen()).toHaveLength(4)
  })

  test('reminders to a stranger leave him a link to access and one to deletion', async () => {
    for (let i = 0; i < 6; i += 1) await wuensche()
    for (const art of ['deletion', 'access'] as const) {
      expect((await stelle.beantrage(ANNA, art)).json().linkGesendet).toBe(true)
      expect(await stelle.token(ANNA, art)).toMatch(new RegExp(`^${art}\\.`))
    }
  })

  test('the same key is the same wish, with another content a conflict', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [erste, zweite] = [await wuensche(ANNA, {}, headers), await wuensche(ANNA, {}, headers)]
    expect(zweite.json()).toEqual(erste.json())
    expect(await zeilen()).toHaveLength(1)
    expect((await wuensche(ANNA, { frist: 'mitte-jahr' }, headers)).statusCode).toBe(409)
  })

  test.each([
    ['two addresses', { email: 'a@b.ch,c@d.ch' }, {}, 400],
    ['a line end in the address', { email: 'a@b.ch\r\nBcc: x@y.ch' }, {}, 400],
    ['another deadline', { frist: 'morgen' }, {}, 400],
    ['a key that is none', {}, { 'idempotency-key': 'x' }, 400],
    ['another site', {}, { origin: 'https://evil.example' }, 403],
  ])('refused: %s', async (_name, mehr, headers, status) => {
    expect((await wuensche(ANNA, mehr, headers)).statusCode).toBe(status)
    expect(await zeilen()).toEqual([])
  })

  test('a machine that fills the trap is thanked, and nothing is stored', async () => {
    expect((await wuensche(ANNA, { website: 'https://spam.example' })).statusCode).toBe(201)
    expect(await zeilen()).toEqual([])
  })
})
