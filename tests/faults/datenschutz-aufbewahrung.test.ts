import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Datenbank } from '#db/datenbank.ts'
import { nachMonaten } from '#domain/kalender-monate.ts'
import { deleteFaelliges, startAufbewahrung } from '#server/jobs/aufbewahrung.ts'
import { mitDatenbanken, type Ort } from '../fixtures/datenbanken.ts'
import { oeffneStelle, type Stelle } from '../fixtures/datenschutz-stelle.ts'

const TAG_MS = 86_400_000
const EMAIL = 'anna@example.ch'

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

  const anzahlen = async () => {
    const tabellen = [
      'anfrage',
      'einwilligung',
      'idempotenz',
      'grenze',
      'ausgang',
      'antrag',
      'token',
      'erinnerung',
    ] as const
    const zeilen = await Promise.all(tabellen.map(tabelle => db.kysely.selectFrom(tabelle).selectAll().execute()))
    return Object.fromEntries(tabellen.map((tabelle, i) => [tabelle, zeilen[i]?.length]))
  }
  const dateien = () => readdirSync(join(ort.varDir, 'mail'))
  const raeumeAuf = (zeit: number) => deleteFaelliges(db, ort.varDir, zeit)

  describe('the retention job', () => {
    it('deletes an enquiry with mails, consents and files 24 months after it came, not a millisecond before', async () => {
      await stelle.frageAn('kontakt', { email: EMAIL })
      await stelle.mails()
      const faellig = Date.parse('2028-11-15T10:00:00Z')
      await raeumeAuf(faellig - 1)
      expect(await anzahlen()).toMatchObject({ anfrage: 1, einwilligung: 2, ausgang: 3 })
      expect(dateien()).toHaveLength(2)
      expect(await raeumeAuf(faellig)).toMatchObject({ anfragen: 1 })
      expect(await anzahlen()).toEqual({
        anfrage: 0,
        einwilligung: 0,
        erinnerung: 0,
        idempotenz: 0,
        grenze: 0,
        ausgang: 0,
        antrag: 0,
        token: 0,
      })
      expect(dateien()).toEqual([])
      expect(await raeumeAuf(faellig)).toMatchObject({ anfragen: 0 })
    })

    it('deletes exactly those whose 24 calendar months are over', async () => {
      await stelle.frageAn('kontakt', { email: EMAIL })
      const [muster] = await db.kysely.selectFrom('anfrage').selectAll().execute()
      if (!muster) throw new Error('no enquiry')
      const zeitpunkt = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2028-12-31') })
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(zeitpunkt, { minLength: 1, maxLength: 300 }),
          zeitpunkt,
          async (zeiten, heute) => {
            await db.kysely.deleteFrom('anfrage').execute()
            const zeilen = zeiten.map((erstellt, i) => ({
              ...muster,
              id: `id-${i}`,
              referenz: `PL-${i}`,
              erstellt,
              loeschen_ab: nachMonaten(erstellt, 24),
            }))
            await db.kysely.insertInto('anfrage').values(zeilen).execute()
            const bleiben = zeiten.filter(erstellt => nachMonaten(erstellt, 24) > heute)
            expect((await raeumeAuf(heute)).anfragen).toBe(zeiten.length - bleiben.length)
            const uebrig = await db.kysely.selectFrom('anfrage').select('erstellt').execute()
            expect(uebrig.map(({ erstellt }) => erstellt).sort()).toEqual(bleiben.sort())
          },
        ),
        { numRuns: 15 },
      )
    })

    it('forgets trapped machines after 30 days', async () => {
      await stelle.frageAn('kontakt', { email: EMAIL, website: 'http://spam.example' })
      await stelle.frageAn('kontakt', { email: EMAIL })
      const jetzt = stelle.jetzt().getTime()
      await raeumeAuf(jetzt + 30 * TAG_MS - 1)
      expect(await anzahlen()).toMatchObject({ anfrage: 2 })
      await raeumeAuf(jetzt + 30 * TAG_MS)
      expect(await db.kysely.selectFrom('anfrage').select('status').execute()).toEqual([{ status: 'offen' }])
    })

    it('forgets keys, counters and links when they no longer count', async () => {
      await stelle.frageAn('kontakt', { email: EMAIL })
      await stelle.beantrage(EMAIL, 'access')
      await stelle.mails()
      const jetzt = stelle.jetzt().getTime()
      await raeumeAuf(jetzt + TAG_MS - 1)
      expect(await anzahlen()).toMatchObject({ idempotenz: 1, grenze: 1, token: 2 })
      await raeumeAuf(jetzt + TAG_MS)
      expect(await anzahlen()).toMatchObject({ idempotenz: 0, grenze: 0, token: 1 })
      await raeumeAuf(jetzt + 30 * TAG_MS)
      expect(await anzahlen()).toMatchObject({ token: 0, anfrage: 1 })
    })

    it('forgets the address of a request that nobody confirmed, with its mail', async () => {
      await stelle.beantrage(EMAIL, 'deletion', 'Bitte alles löschen.')
      await stelle.mails()
      expect(dateien()).toHaveLength(1)
      expect(await raeumeAuf(stelle.jetzt().getTime() + TAG_MS)).toMatchObject({ abgelaufeneAntraege: 1 })
      expect(await db.kysely.selectFrom('antrag').selectAll().execute()).toMatchObject([
        { status: 'abgelaufen', email: null, begruendung: null },
      ])
      expect([dateien(), (await anzahlen()).ausgang]).toEqual([[], 0])
    })

    it('keeps the proof of a request for 24 months and its mails for 30 days', async () => {
      await stelle.beantrage(EMAIL, 'access')
      await stelle.mails()
      await stelle.bestaetige(await stelle.token(EMAIL, 'access'))
      await stelle.mails()
      const jetzt = stelle.jetzt().getTime()
      await raeumeAuf(jetzt + 30 * TAG_MS - 1)
      expect([dateien().length, (await anzahlen()).ausgang]).toEqual([2, 2])
      await raeumeAuf(jetzt + 30 * TAG_MS)
      expect([dateien().length, (await anzahlen()).ausgang]).toEqual([0, 0])
      await raeumeAuf(nachMonaten(jetzt, 24) - 1)
      expect(await anzahlen()).toMatchObject({ antrag: 1 })
      await raeumeAuf(nachMonaten(jetzt, 24))
      expect(await anzahlen()).toMatchObject({ antrag: 0 })
    })

    it('deletes the copies of an enquiry in answers together with it', async () => {
      await stelle.frageAn('kontakt', { email: EMAIL })
      stelle.vor(729 * TAG_MS)
      await stelle.beantrage(EMAIL, 'access')
      await stelle.mails()
      await stelle.bestaetige(await stelle.token(EMAIL, 'access'))
      await stelle.mails()
      expect(dateien().some(datei => datei.includes('antrag-antwort'))).toBe(true)
      await raeumeAuf(Date.parse('2028-11-15T10:00:00Z'))
      expect(dateien().map(datei => datei.replace(/^.*\.(.*)\.eml$/, '$1'))).toEqual(['antrag-meldung'])
    })

    it('runs at its start, tells what it did, and ends', async () => {
      await stelle.frageAn('kontakt', { email: EMAIL })
      const zaehle = vi.fn()
      const log = { info: vi.fn(), error: vi.fn() }
      const jetzt = () => new Date('2030-01-01')
      const job = startAufbewahrung({ db, varDir: ort.varDir, jetzt, log, zaehle })
      await vi.waitFor(() => expect(zaehle).toHaveBeenCalledOnce())
      await job.stop()
      expect(zaehle.mock.calls[0]?.[0]).toMatchObject({ anfragen: 1 })
      expect(log.info).toHaveBeenCalledOnce()
      expect(log.error).not.toHaveBeenCalled()
      expect(JSON.stringify(log.info.mock.calls)).not.toContain('anna')
    })
  })
})
