import type { CompiledQuery, QueryResult } from 'kysely'
import { describe, expect, it } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import type { Datenbank } from '#db/datenbank.ts'
import { takeToken } from '#db/token.ts'
import { mitStelle, oeffneStelle } from '../../fixtures/server/datenschutz-stelle.ts'

const ANNA = 'anna@example.ch'
const TAG_MS = 86_400_000

/** The same database, whose statements are written down as its driver gets them. */
function mitgeschrieben(db: Datenbank): { db: Datenbank; anweisungen: string[] } {
  const anweisungen: string[] = []
  const transaktion: Datenbank['transaktion'] = arbeit =>
    db.transaktion(async tx => {
      const executeWieder = await tx.getExecutor().provideConnection(async verbindung => {
        const { executeQuery } = verbindung
        verbindung.executeQuery = function executeNoted<R>(anweisung: CompiledQuery) {
          anweisungen.push(anweisung.sql)
          return executeQuery.call(verbindung, anweisung) as Promise<QueryResult<R>>
        }
        return () => {
          verbindung.executeQuery = executeQuery
        }
      })
      try {
        return await arbeit(tx)
      } finally {
        executeWieder()
      }
    })
  return { db: { ...db, transaktion }, anweisungen }
}

mitStelle(hier => {
  const anzahl = async (tabelle: 'antrag' | 'token') =>
    (await hier.db.kysely.selectFrom(tabelle).selectAll().execute()).length
  const linkMails = () => hier.db.kysely.selectFrom('ausgang').selectAll().where('art', '=', 'antrag-link').execute()

  describe('a request', () => {
    it('does the same for known and unknown addresses, statement by statement', async () => {
      await hier.stelle.frageAn('kontakt', { email: ANNA })
      await hier.stelle.mails()
      await hier.stelle.ende()
      const protokoll = mitgeschrieben(hier.db)
      hier.stelle = oeffneStelle(protokoll.db, hier.ort.varDir)
      await hier.stelle.carryOut()
      const laeufe = []
      for (const email of [ANNA, 'nie.gesehen@example.ch']) {
        protokoll.anweisungen.length = 0
        const { statusCode, headers, body } = await hier.stelle.beantrage(email, 'access')
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
      expect(bekannt?.anweisungen.join().match(/insert into/g)).toHaveLength(5)
      expect(bekannt?.anweisungen.filter(sql => sql.includes('"anfrage"'))).toEqual([])
      expect(unbekannt).toEqual(bekannt)
      expect(await hier.stelle.mails(ANNA)).toHaveLength(2)
      expect(await hier.stelle.mails('nie.gesehen@example.ch')).toHaveLength(1)
    })

    it('sends at most 6 mails a day to an address, exactly, and says in the answer when none went out', async () => {
      const varianten = [ANNA, 'ANNA@example.ch', ' anna@Example.CH ']
      const antworten = await Promise.all(
        Array.from({ length: 30 }, (_, i) => hier.stelle.beantrage(varianten[i % 3] ?? ANNA, 'deletion')),
      )
      expect(new Set(antworten.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
      expect(antworten.filter(antwort => antwort.json().linkGesendet)).toHaveLength(6)
      expect([await anzahl('antrag'), await anzahl('token'), (await linkMails()).length]).toEqual([30, 6, 6])

      await hier.stelle.beantrage('andere@example.ch', 'deletion')
      expect(await linkMails()).toHaveLength(7)
      hier.stelle.vor(TAG_MS - 1)
      await hier.stelle.beantrage(ANNA, 'deletion')
      expect(await linkMails()).toHaveLength(7)
      hier.stelle.vor(1)
      await hier.stelle.beantrage(ANNA, 'deletion')
      expect(await linkMails()).toHaveLength(8)
    })

    it('is stored once for one key, and refuses the key for another content', async () => {
      const frage = (email: string, timestamp: string, schluessel: string) =>
        hier.stelle.fastify.inject({
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
      const antwort = await hier.stelle.fastify.inject({ method: 'POST', url: PFADE.datenschutzAntrag, payload })
      expect(antwort.statusCode).toBe(400)
      expect(Object.keys(antwort.json().felder)).toContain(feld)
      expect(await anzahl('antrag')).toBe(0)
    })
  })

  describe('the link of a request', () => {
    it('works once, however many press at the same time', async () => {
      await hier.stelle.frageAn('kontakt', { email: ANNA })
      await hier.stelle.beantrage(ANNA, 'access')
      const token = await hier.stelle.token(ANNA, 'access')
      const antworten = await Promise.all(Array.from({ length: 20 }, () => hier.stelle.bestaetige(token)))
      expect(antworten.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(410)])
      const mails = await hier.stelle.mails(ANNA)
      expect(mails.filter(({ subject }) => subject?.startsWith('Ihre Datenauskunft'))).toHaveLength(1)
    })

    it('answers used, expired, altered and invented links alike', async () => {
      await hier.stelle.beantrage(ANNA, 'access')
      await hier.stelle.beantrage(ANNA, 'portability')
      const benutzt = await hier.stelle.token(ANNA, 'access')
      const token = await hier.stelle.token(ANNA, 'portability')
      await hier.stelle.bestaetige(benutzt)
      const veraendert = token.replace('portability', 'deletion')
      const erfunden = 'access.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
      const absagen = [
        await hier.stelle.bestaetige(benutzt),
        await hier.stelle.bestaetige(veraendert),
        await hier.stelle.bestaetige(erfunden),
      ]
      hier.stelle.vor(TAG_MS)
      absagen.push(await hier.stelle.bestaetige(token))
      expect(new Set(absagen.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
      expect(absagen[0]?.statusCode).toBe(410)
      expect(absagen[0]?.json().fehler).toContain('abgelaufen')
    })

    it('works until the last moment of its 24 hours, also when others were altered', async () => {
      await hier.stelle.beantrage(ANNA, 'portability')
      const token = await hier.stelle.token(ANNA, 'portability')
      await hier.stelle.bestaetige(token.replace('portability', 'access'))
      hier.stelle.vor(TAG_MS - 1)
      expect((await hier.stelle.bestaetige(token)).json()).toEqual({ art: 'portability' })
    })

    it('is given to one taker, and to none at its end', async () => {
      const token = { hash: 'h', zweck: 'antrag' as const, ziel_id: 'z', email_hash: 'e', ablauf: 1000 }
      await hier.db.kysely.insertInto('token').values(token).execute()
      expect(await takeToken(hier.db.kysely, 'h', 1000)).toBeUndefined()
      const nehmer = await Promise.all(Array.from({ length: 20 }, () => takeToken(hier.db.kysely, 'h', 999)))
      expect(nehmer.filter(genommen => genommen !== undefined)).toEqual([
        { zweck: 'antrag', ziel_id: 'z', email_hash: 'e' },
      ])
    })

    it('is stored as a hash only', async () => {
      await hier.stelle.beantrage(ANNA, 'access')
      const secret = (await hier.stelle.token(ANNA, 'access')).replace('access.', '')
      expect(secret).toMatch(/^[\w-]{32}$/)
      const tokens = await hier.db.kysely.selectFrom('token').selectAll().execute()
      const ausgang = await linkMails()
      expect(JSON.stringify([tokens, ausgang])).not.toContain(secret)
    })
  })
})
