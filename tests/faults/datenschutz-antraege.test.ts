import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import type { Datenbank } from '#db/datenbank.ts'
import { insertToken, takeToken } from '#db/token.ts'
import { erledigeAntrag } from '#server/datenschutz/erledigen.ts'
import { mitDatenbanken, type Ort } from '../fixtures/datenbanken.ts'
import { oeffneStelle, type Stelle } from '../fixtures/datenschutz-stelle.ts'

const ANNA = 'anna@example.ch'
const TAG_MS = 86_400_000

/** The same database, whose statements are written down. */
function mitgeschrieben(db: Datenbank): { db: Datenbank; anweisungen: string[] } {
  const anweisungen: string[] = []
  const schreiber: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      anweisungen.push(db.kysely.getExecutor().compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const kysely = db.kysely.withPlugin(schreiber)
  return { db: { ...db, transaktion: arbeit => kysely.transaction().execute(arbeit) }, anweisungen }
}

mitDatenbanken(quelle => {
  let ort: Ort
  let db: Datenbank
  let stelle: Stelle

  beforeEach(async () => {
    ort = await quelle.neuerOrt()
    db = await quelle.oeffne(ort)
    stelle = oeffneStelle(db, ort.varDir)
  })
  afterEach(() => stelle.ende())

  const anzahl = async (tabelle: 'antrag' | 'token') =>
    (await db.kysely.selectFrom(tabelle).selectAll().execute()).length
  const linkMails = () => db.kysely.selectFrom('ausgang').selectAll().where('art', '=', 'antrag-link').execute()

  describe('a request', () => {
    it('does the same for known and unknown addresses, statement by statement', async () => {
      await stelle.frageAn('kontakt', { email: ANNA })
      await stelle.mails()
      await stelle.ende()
      const protokoll = mitgeschrieben(db)
      stelle = oeffneStelle(protokoll.db, ort.varDir)
      await stelle.bearbeite()
      const laeufe = []
      for (const email of [ANNA, 'nie.gesehen@example.ch']) {
        protokoll.anweisungen.length = 0
        const { statusCode, headers, body } = await stelle.beantrage(email, 'access')
        const { date, ...kopf } = headers
        laeufe.push({
          statusCode,
          kopf,
          body: body.replace(/PL-[\w-]+/, 'PL'),
          anweisungen: [...protokoll.anweisungen],
        })
      }
      const [bekannt, unbekannt] = laeufe
      expect(bekannt?.statusCode).toBe(201)
      expect(bekannt?.anweisungen.filter(sql => sql.startsWith('insert'))).toHaveLength(4)
      expect(bekannt?.anweisungen.filter(sql => sql.includes('"anfrage"'))).toEqual([])
      expect(unbekannt).toEqual(bekannt)
      expect(await stelle.mails(ANNA)).toHaveLength(2)
      expect(await stelle.mails('nie.gesehen@example.ch')).toHaveLength(1)
    })

    it('sends at most 3 mails a day to an address, exactly, and answers all alike', async () => {
      const varianten = [ANNA, 'ANNA@example.ch', ' anna@Example.CH ']
      const antworten = await Promise.all(
        Array.from({ length: 30 }, (_, i) => stelle.beantrage(varianten[i % 3] ?? ANNA, 'deletion')),
      )
      expect(new Set(antworten.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
      expect(new Set(antworten.map(({ body }) => body.length)).size).toBe(1)
      expect([await anzahl('antrag'), await anzahl('token'), (await linkMails()).length]).toEqual([30, 3, 3])

      await stelle.beantrage('andere@example.ch', 'deletion')
      expect(await linkMails()).toHaveLength(4)
      stelle.vor(TAG_MS - 1)
      await stelle.beantrage(ANNA, 'deletion')
      expect(await linkMails()).toHaveLength(4)
      stelle.vor(1)
      await stelle.beantrage(ANNA, 'deletion')
      expect(await linkMails()).toHaveLength(5)
    })

    it('is stored once for one key, and refuses the key for another content', async () => {
      const frage = (email: string, timestamp: string, schluessel: string) =>
        stelle.fastify.inject({
          method: 'POST',
          url: PFADE.datenschutzAntrag,
          headers: { 'idempotency-key': schluessel },
          payload: { email, requestType: 'access', timestamp },
        })
      const schluessel = crypto.randomUUID()
      const zeiten = Array.from({ length: 10 }, (_, i) => `2026-11-15T10:00:0${i}.000Z`)
      const antworten = await Promise.all(zeiten.map(zeit => frage(ANNA, zeit, schluessel)))
      expect(new Set(antworten.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
      expect(await anzahl('antrag')).toBe(1)
      expect((await frage('andere@example.ch', zeiten[0] ?? '', schluessel)).statusCode).toBe(409)
      expect((await frage(ANNA, zeiten[0] ?? '', 'kein-schluessel')).statusCode).toBe(400)
    })

    it.each([
      ['email', {}],
      ['email', { email: 'a@b.ch,evil@x.ch', requestType: 'access' }],
      ['requestType', { email: ANNA, requestType: 'alles' }],
      ['reason', { email: ANNA, requestType: 'access', reason: 'x'.repeat(1001) }],
    ])('names a wrong field: %s', async (feld, payload) => {
      const antwort = await stelle.fastify.inject({ method: 'POST', url: PFADE.datenschutzAntrag, payload })
      expect(antwort.statusCode).toBe(400)
      expect(Object.keys(antwort.json().felder)).toContain(feld)
      expect(await anzahl('antrag')).toBe(0)
    })
  })

  describe('the link of a request', () => {
    it('works once, however many press at the same time', async () => {
      await stelle.frageAn('kontakt', { email: ANNA })
      await stelle.beantrage(ANNA, 'access')
      const token = await stelle.token(ANNA, 'access')
      const antworten = await Promise.all(Array.from({ length: 20 }, () => stelle.bestaetige(token)))
      expect(antworten.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(410)])
      const mails = await stelle.mails(ANNA)
      expect(mails.filter(({ subject }) => subject?.startsWith('Ihre Datenauskunft'))).toHaveLength(1)
    })

    it('answers used, expired, altered and invented links alike', async () => {
      await stelle.beantrage(ANNA, 'access')
      await stelle.beantrage(ANNA, 'portability')
      const benutzt = await stelle.token(ANNA, 'access')
      const token = await stelle.token(ANNA, 'portability')
      await stelle.bestaetige(benutzt)
      const veraendert = token.replace('portability', 'deletion')
      const erfunden = 'access.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
      const absagen = [
        await stelle.bestaetige(benutzt),
        await stelle.bestaetige(veraendert),
        await stelle.bestaetige(erfunden),
      ]
      stelle.vor(TAG_MS)
      absagen.push(await stelle.bestaetige(token))
      expect(new Set(absagen.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
      expect(absagen[0]?.statusCode).toBe(410)
      expect(absagen[0]?.json().fehler).toContain('abgelaufen')
    })

    it('works until the last moment of its 24 hours, also when others were altered', async () => {
      await stelle.beantrage(ANNA, 'portability')
      const token = await stelle.token(ANNA, 'portability')
      await stelle.bestaetige(token.replace('portability', 'access'))
      stelle.vor(TAG_MS - 1)
      expect((await stelle.bestaetige(token)).json()).toEqual({ art: 'portability' })
    })

    it('is given to one taker, and to none at its end', async () => {
      const token = { hash: 'h', zweck: 'antrag' as const, ziel_id: 'z', email_hash: 'e', ablauf: 1000 }
      await insertToken(db.kysely, token)
      expect(await takeToken(db.kysely, 'h', 1000)).toBeUndefined()
      const nehmer = await Promise.all(Array.from({ length: 20 }, () => takeToken(db.kysely, 'h', 999)))
      expect(nehmer.filter(genommen => genommen !== undefined)).toEqual([
        { zweck: 'antrag', ziel_id: 'z', email_hash: 'e' },
      ])
    })

    it('is stored as a hash only', async () => {
      await stelle.beantrage(ANNA, 'access')
      const secret = (await stelle.token(ANNA, 'access')).replace('access.', '')
      expect(secret).toMatch(/^[\w-]{32}$/)
      const tokens = await db.kysely.selectFrom('token').selectAll().execute()
      const ausgang = await linkMails()
      expect(JSON.stringify([tokens, ausgang])).not.toContain(secret)
    })
  })

  describe('a confirmed request', () => {
    it('for access brings a copy to be read and one for machines', async () => {
      const referenz = await stelle.frageAn('praemie', { email: ANNA, lastName: 'Müller-Äschbacher' })
      await stelle.frageAn('kontakt', { email: 'andere@example.ch' })
      await stelle.beantrage(ANNA, 'access', 'Ich möchte es wissen.')
      await stelle.bestaetige(await stelle.token(ANNA, 'access'))
      const antwort = (await stelle.mails(ANNA)).find(({ subject }) => subject?.startsWith('Ihre Datenauskunft'))
      const anhaenge = Object.fromEntries(
        (antwort?.attachments ?? []).map(({ filename, content }) => [filename?.split('.').at(-1), textAus(content)]),
      )
      expect(anhaenge.txt).toContain(`Prämienanfrage ${referenz}`)
      expect(anhaenge.txt).toContain('Nachname: Müller-Äschbacher')
      expect(anhaenge.txt).toContain('Einwilligung «Weitergabe an Versicherer»: nicht erteilt')
      expect(anhaenge.txt).toContain('Ich möchte es wissen.')
      const daten = JSON.parse(anhaenge.json ?? '')
      expect(daten).toMatchObject({ email: ANNA, anfragen: [{ referenz, angaben: { lastName: 'Müller-Äschbacher' } }] })
      expect(daten.anfragen[0].einwilligungen).toHaveLength(2)
      expect(daten.antraege).toMatchObject([{ art: 'access', begruendung: 'Ich möchte es wissen.' }])
      const [antrag] = await db.kysely.selectFrom('antrag').selectAll().execute()
      expect(antrag).toMatchObject({ status: 'erledigt', email: null, begruendung: null })
    })

    it('for portability brings JSON and CSV', async () => {
      const referenz = await stelle.frageAn('kontakt', { email: ANNA, nachricht: '=1+1' })
      await stelle.beantrage(ANNA, 'portability')
      await stelle.bestaetige(await stelle.token(ANNA, 'portability'))
      const antwort = (await stelle.mails(ANNA)).find(({ subject }) => subject?.startsWith('Ihre Daten zum'))
      expect(antwort?.attachments.map(({ filename }) => filename?.split('.').at(-1))).toEqual(['json', 'csv'])
      const [json, csv] = (antwort?.attachments ?? []).map(({ content }) => textAus(content))
      expect(JSON.parse(json ?? '').anfragen).toMatchObject([{ referenz }])
      expect(csv).toContain(`"${referenz}";`)
      expect(csv).toContain(`"'=1+1"`)
    })

    it('finds nothing where nothing is, and says so', async () => {
      await stelle.beantrage(ANNA, 'access')
      await stelle.bestaetige(await stelle.token(ANNA, 'access'))
      const antwort = (await stelle.mails(ANNA)).find(({ subject }) => subject?.startsWith('Ihre Datenauskunft'))
      expect(antwort?.text).toContain('keine Anfrage gespeichert')
      expect(antwort?.attachments).toEqual([])
    })

    it('is carried out once, though several processes try, and after a crash', async () => {
      await stelle.frageAn('kontakt', { email: ANNA })
      await stelle.beantrage(ANNA, 'access')
      await stelle.mails()
      await stelle.ende()
      const { id } = await db.kysely.selectFrom('antrag').select('id').executeTakeFirstOrThrow()
      const bestaetigt = stelle.jetzt().getTime()
      await db.kysely.updateTable('antrag').set({ status: 'bestaetigt', bestaetigt }).execute()
      const einstellungen = {
        siteUrl: 'https://praemienlotse.ch',
        betreiberEmail: 'betreiber@praemienlotse.example',
        mailVon: 'website@praemienlotse.example',
        webhook: false,
      }
      const prozess = { db, geheimnis: 'egal', einstellungen, jetzt: stelle.jetzt }
      const ergebnisse = await Promise.all(Array.from({ length: 5 }, () => erledigeAntrag(prozess, id)))
      expect(ergebnisse.filter(ergebnis => ergebnis !== null)).toMatchObject([{ art: 'access' }])
      const arten = await db.kysely
        .selectFrom('ausgang')
        .select('art')
        .where('antrag_id', '=', id)
        .orderBy('art')
        .execute()
      expect(arten.map(({ art }) => art)).toEqual(['antrag-antwort', 'antrag-meldung'])
    })
  })
})

function textAus(inhalt: string | ArrayBuffer | Uint8Array): string {
  return typeof inhalt === 'string' ? inhalt : new TextDecoder('utf-8', { ignoreBOM: true }).decode(inhalt)
}
