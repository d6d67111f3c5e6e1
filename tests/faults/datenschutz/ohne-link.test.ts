import { describe, expect, it } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { anfragenBefehl } from '#server/betrieb/anfragen.ts'
import { deleteFaelliges } from '#server/jobs/aufbewahrung.ts'
import { GEHEIMNIS, mitStelle, oeffneStelle } from '../../fixtures/server/datenschutz-stelle.ts'

const ANNA = 'anna@example.ch'
const TAG_MS = 86_400_000

// Six mails a day to one mailbox, four where it is neither access nor deletion; what comes of a request beyond that.
mitStelle(hier => {
  const beantrage = (art: string, headers: Record<string, string> = {}, email = ANNA) =>
    hier.stelle.fastify.inject({
      method: 'POST',
      url: PFADE.datenschutzAntrag,
      headers,
      payload: { email, requestType: art },
    })
  const siebenmal = async (art: string, email = ANNA) => {
    const antworten = []
    for (let i = 0; i < 7; i += 1) antworten.push((await beantrage(art, {}, email)).json().linkGesendet)
    return antworten
  }
  const status = async () =>
    (await hier.db.kysely.selectFrom('antrag').select(['art', 'status', 'email']).orderBy('status').execute()).map(
      antrag => [antrag.art, antrag.status, antrag.email],
    )
  const cleanUp = () => deleteFaelliges(hier.db, hier.stelle.jetzt().getTime())
  async function anfragen(...argumente: string[]): Promise<string> {
    const { varDir, databaseUrl } = hier.ort
    const env = { VAR_DIR: varDir, DATABASE_URL: databaseUrl ?? '', GEHEIMNIS }
    return Object.values(await anfragenBefehl(argumente, env, hier.stelle.jetzt)).join('')
  }

  describe('a request without a link', () => {
    it('all kinds count together, two are left for access and deletion, and a varied address is the same mailbox', async () => {
      await hier.stelle.frageAn('kontakt', { email: ANNA })
      expect(await siebenmal('portability')).toEqual([true, true, true, ...Array(4).fill(false)])
      expect((await beantrage('access')).json().linkGesendet).toBe(true)
      expect(await siebenmal('deletion')).toEqual([true, ...Array(6).fill(false)])
      expect(await hier.stelle.mails(ANNA)).toHaveLength(6)
      expect((await beantrage('deletion', {}, 'Anna+1@example.ch')).json().linkGesendet).toBe(false)
      expect((await beantrage('deletion', {}, 'a.nna@example.ch')).json().linkGesendet).toBe(true)
    })

    it('is answered with the same status and words for known and unknown addresses', async () => {
      await hier.stelle.frageAn('kontakt', { email: ANNA })
      const antworten = []
      for (const email of [ANNA, 'nie.gesehen@example.ch']) {
        await siebenmal('deletion', email)
        const { statusCode, headers, body } = await beantrage('deletion', {}, email)
        const { date, ...kopf } = headers
        antworten.push({ statusCode, kopf, body: body.replace(/PL-[\w-]+/, 'PL') })
      }
      expect(antworten[0]).toMatchObject({ statusCode: 201, body: '{"referenz":"PL","linkGesendet":false}' })
      expect(antworten[1]).toEqual(antworten[0])
    })

    it('a second try under its key gets the same answer', async () => {
      await siebenmal('access')
      const kopf = { 'idempotency-key': crypto.randomUUID() }
      const [erste, zweite] = [await beantrage('access', kopf), await beantrage('access', kopf)]
      expect(erste.json()).toEqual({ referenz: expect.stringMatching(/^PL-/), linkGesendet: false })
      expect(zweite.body).toBe(erste.body)
    })

    it('stands in the operator’s list with address and term, first, until the term is over', async () => {
      await siebenmal('access')
      await hier.stelle.mails()
      hier.stelle.vor(TAG_MS)
      await cleanUp()
      const liste = await anfragen('antraege')
      const [, , ersteZeile] = liste.split('\n')
      expect(ersteZeile).toMatch(/Datenauskunft +kein Link gesendet \(Tagesgrenze\) +15\.12\.2026 +anna@example\.ch/)
      expect(liste).toContain('7 Anträge, davon 0 bestätigt und noch nicht erledigt, 1 ohne Link.')
      expect(liste).toContain('Fragen Sie die Person per E-Mail')
      expect(await anfragen('bericht')).toContain('Datenauskunft, Frist 15.12.2026')

      hier.stelle.vor(29 * TAG_MS - 1)
      await cleanUp()
      expect(await anfragen('antraege')).toContain(ANNA)
      hier.stelle.vor(1)
      await cleanUp()
      const danach = await anfragen('antraege')
      expect(danach).not.toContain(ANNA)
      expect(danach).not.toContain('Fragen Sie die Person')
    })

    it.each(['access', 'deletion'] as const)('is settled by a later one that is confirmed: %s', async art => {
      await hier.stelle.beantrage(ANNA, 'portability')
      await siebenmal(art)
      await hier.stelle.mails()
      hier.stelle.vor(TAG_MS)
      await beantrage(art)
      await hier.stelle.bestaetige(await hier.stelle.token(ANNA, art))
      await hier.stelle.carryOut()
      expect((await status()).filter(([, wie]) => wie === 'ohne-link')).toEqual([])
      const adressen = (await status()).filter(([welche]) => welche === art).map(([, , email]) => email)
      expect(new Set(adressen)).toEqual(new Set(art === 'access' ? [ANNA, null] : [null]))
    })

    it('is settled by the operator’s own deletion, which also lets the mailbox get links again', async () => {
      await siebenmal('deletion')
      await anfragen('loesche', '--email', ANNA)
      expect((await status()).filter(([, , email]) => email !== null)).toEqual([])
      expect((await beantrage('deletion')).json().linkGesendet).toBe(true)
    })

    it('does not happen without limits', async () => {
      await hier.stelle.ende()
      hier.stelle = oeffneStelle(hier.db, hier.ort.varDir, { anfragenLimit: 0 })
      expect(await siebenmal('deletion')).toEqual(Array(7).fill(true))
      const erinnere = () =>
        hier.stelle.fastify.inject({
          method: 'POST',
          url: PFADE.erinnerungsWunsch,
          payload: { email: ANNA, frist: 'jahresende' },
        })
      for (let i = 0; i < 5; i += 1) expect((await erinnere()).json().linkGesendet).toBe(true)
      expect(await hier.db.kysely.selectFrom('grenze').selectAll().execute()).toEqual([])
    })
  })
})
