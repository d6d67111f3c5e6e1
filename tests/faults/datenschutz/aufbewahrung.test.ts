import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { nachMonaten } from '#domain/fristen/kalender-monate.ts'
import { forgetGeloeschtes } from '#server/datenschutz/vergessen.ts'
import { deleteFaelliges, startAufbewahrung } from '#server/jobs/aufbewahrung.ts'
import { abzug, EINSTELLUNGEN, mitStelle } from '../../fixtures/server/datenschutz-stelle.ts'
import { warteBis } from '../../fixtures/warte-bis.ts'

const TAG_MS = 86_400_000
const EMAIL = 'anna@example.ch'

mitStelle(hier => {
  const anzahlen = async () =>
    Object.fromEntries(Object.entries(await abzug(hier.db)).map(([tabelle, zeilen]) => [tabelle, zeilen.length]))
  const dateien = () => readdirSync(join(hier.ort.varDir, 'mail'))
  async function cleanUp(zeit: number) {
    const aufraeumung = await deleteFaelliges(hier.db, zeit)
    await forgetGeloeschtes(hier.db, hier.ort.varDir, zeit)
    return aufraeumung
  }

  describe('the retention job', () => {
    it('deletes an enquiry with mails, consents and files 24 months after it came, not a millisecond before', async () => {
      await hier.stelle.frageAn('kontakt', { email: EMAIL })
      await hier.stelle.mails()
      const faellig = Date.parse('2028-11-15T10:00:00Z')
      await cleanUp(faellig - 1)
      expect(await anzahlen()).toMatchObject({ anfrage: 1, einwilligung: 2, ausgang: 3 })
      expect(dateien()).toHaveLength(2)
      expect(await cleanUp(faellig)).toMatchObject({ anfragen: 1 })
      expect(await anzahlen()).toEqual({
        anfrage: 0,
        einwilligung: 0,
        erinnerung: 0,
        idempotenz: 0,
        grenze: 0,
        ausgang: 0,
        antrag: 0,
        token: 0,
        aufbewahrung: 0,
      })
      expect(dateien()).toEqual([])
      expect(await cleanUp(faellig)).toMatchObject({ anfragen: 0 })
    })

    it('deletes exactly those whose 24 calendar months are over', async () => {
      await hier.stelle.frageAn('kontakt', { email: EMAIL })
      const [muster] = await hier.db.kysely.selectFrom('anfrage').selectAll().execute()
      if (!muster) throw new Error('no enquiry')
      const zeitpunkt = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2028-12-31') })
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(zeitpunkt, { minLength: 1, maxLength: 300 }),
          zeitpunkt,
          async (zeiten, heute) => {
            await hier.db.kysely.deleteFrom('anfrage').execute()
            const zeilen = zeiten.map((erstellt, i) => ({
              ...muster,
              id: `id-${i}`,
              referenz: `PL-${i}`,
              erstellt,
              loeschen_ab: nachMonaten(erstellt, 24),
            }))
            await hier.db.kysely.insertInto('anfrage').values(zeilen).execute()
            const bleiben = zeiten.filter(erstellt => nachMonaten(erstellt, 24) > heute)
            expect((await cleanUp(heute)).anfragen).toBe(zeiten.length - bleiben.length)
            const uebrig = await hier.db.kysely.selectFrom('anfrage').select('erstellt').execute()
            expect(uebrig.map(({ erstellt }) => erstellt).sort()).toEqual(bleiben.sort())
          },
        ),
        { numRuns: 15 },
      )
    })

    it('forgets trapped machines after 30 days', async () => {
      await hier.stelle.frageAn('kontakt', { email: EMAIL, website: 'http://spam.example' })
      await hier.stelle.frageAn('kontakt', { email: EMAIL })
      const jetzt = hier.stelle.jetzt().getTime()
      await cleanUp(jetzt + 30 * TAG_MS - 1)
      expect(await anzahlen()).toMatchObject({ anfrage: 2 })
      await cleanUp(jetzt + 30 * TAG_MS)
      expect(await hier.db.kysely.selectFrom('anfrage').select('status').execute()).toEqual([{ status: 'offen' }])
    })

    it('forgets keys, counters and links when they no longer count', async () => {
      await hier.stelle.frageAn('kontakt', { email: EMAIL })
      await hier.stelle.beantrage(EMAIL, 'access')
      await hier.stelle.mails()
      const jetzt = hier.stelle.jetzt().getTime()
      await cleanUp(jetzt + TAG_MS - 1)
      expect(await anzahlen()).toMatchObject({ idempotenz: 1, grenze: 4, token: 2 })
      await cleanUp(jetzt + TAG_MS)
      expect(await anzahlen()).toMatchObject({ idempotenz: 0, grenze: 0, token: 1 })
      await cleanUp(jetzt + 30 * TAG_MS)
      expect(await anzahlen()).toMatchObject({ token: 0, anfrage: 1 })
    })

    it('forgets the address of a request that nobody confirmed, with its mail', async () => {
      await hier.stelle.beantrage(EMAIL, 'deletion', 'Bitte alles löschen.')
      await hier.stelle.mails()
      expect(dateien()).toHaveLength(1)
      expect(await cleanUp(hier.stelle.jetzt().getTime() + TAG_MS)).toMatchObject({ abgelaufeneAntraege: 1 })
      expect(await hier.db.kysely.selectFrom('antrag').selectAll().execute()).toMatchObject([
        { status: 'abgelaufen', email: null, begruendung: null },
      ])
      expect([dateien(), (await anzahlen()).ausgang]).toEqual([[], 0])
    })

    it('keeps the proof of a request for 24 months and its mails for 30 days', async () => {
      await hier.stelle.beantrage(EMAIL, 'access')
      await hier.stelle.mails()
      await hier.stelle.bestaetige(await hier.stelle.token(EMAIL, 'access'))
      await hier.stelle.mails()
      const jetzt = hier.stelle.jetzt().getTime()
      await cleanUp(jetzt + 30 * TAG_MS - 1)
      expect([dateien().length, (await anzahlen()).ausgang]).toEqual([2, 2])
      await cleanUp(jetzt + 30 * TAG_MS)
      expect([dateien().length, (await anzahlen()).ausgang]).toEqual([0, 0])
      await cleanUp(nachMonaten(jetzt, 24) - 1)
      expect(await anzahlen()).toMatchObject({ antrag: 1 })
      await cleanUp(nachMonaten(jetzt, 24))
      expect(await anzahlen()).toMatchObject({ antrag: 0 })
    })

    it('deletes the copies of an enquiry in answers together with it', async () => {
      await hier.stelle.frageAn('kontakt', { email: EMAIL })
      hier.stelle.vor(729 * TAG_MS)
      await hier.stelle.beantrage(EMAIL, 'access')
      await hier.stelle.mails()
      await hier.stelle.bestaetige(await hier.stelle.token(EMAIL, 'access'))
      await hier.stelle.mails()
      expect(dateien().some(datei => datei.includes('antrag-antwort'))).toBe(true)
      await cleanUp(Date.parse('2028-11-15T10:00:00Z'))
      expect(dateien().map(datei => datei.replace(/^.*\.(.*)\.eml$/, '$1'))).toEqual(['antrag-meldung'])
    })

    it('runs at its start, tells what it did, and ends', async () => {
      await hier.stelle.frageAn('kontakt', { email: EMAIL })
      const onAufraeumung = vi.fn()
      await hier.db.kysely.updateTable('anfrage').set({ loeschen_ab: 0 }).execute()
      const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
      const { jetzt } = hier.stelle
      const einstellungen = EINSTELLUNGEN
      const job = startAufbewahrung({ db: hier.db, varDir: hier.ort.varDir, einstellungen, jetzt, log, onAufraeumung })
      await warteBis(() => expect(onAufraeumung).toHaveBeenCalledOnce())
      await job.stop()
      expect(onAufraeumung.mock.calls[0]?.[0]).toMatchObject({ anfragen: 1 })
      expect(log.info).toHaveBeenCalledOnce()
      expect([...log.warn.mock.calls, ...log.error.mock.calls]).toEqual([])
      expect(JSON.stringify(log.info.mock.calls)).not.toContain('anna')
    })
  })
})
