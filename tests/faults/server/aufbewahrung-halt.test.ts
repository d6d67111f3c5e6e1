import { describe, expect, it, vi } from 'vitest'
import { anfragenBefehl } from '#server/betrieb/anfragen.ts'
import { startAufbewahrung } from '#server/jobs/aufbewahrung.ts'
import { createMetriken } from '#server/prozess/metriken.ts'
import { abzug, EINSTELLUNGEN, GEHEIMNIS, mitStelle } from '../../fixtures/server/datenschutz-stelle.ts'

const TAG_MS = 86_400_000
const JAHR_MS = 365 * TAG_MS
const BETREIBER = 'betreiber@praemienlotse.example'

mitStelle(hier => {
  /** One run of the job, as at a start or after an hour: what it said, and what it deleted. */
  async function laufe() {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
    const onAufraeumung = vi.fn()
    const { jetzt } = hier.stelle
    const optionen = { db: hier.db, varDir: hier.ort.varDir, einstellungen: EINSTELLUNGEN, jetzt, log, onAufraeumung }
    // It ends only once its first run is through.
    await startAufbewahrung(optionen).stop()
    expect(log.error).not.toHaveBeenCalled()
    return { geloescht: onAufraeumung.mock.calls[0]?.[0].anfragen ?? null, warnungen: log.warn.mock.calls, log }
  }

  async function befehl(...argumente: string[]): Promise<string> {
    const { varDir, databaseUrl } = hier.ort
    const env = { VAR_DIR: varDir, DATABASE_URL: databaseUrl ?? '', GEHEIMNIS }
    return Object.values(await anfragenBefehl(argumente, env, hier.stelle.jetzt)).join('')
  }

  const bestaetige = () => befehl('aufbewahrung', 'bestaetigen')
  const meldungen = async () =>
    (await hier.stelle.mails(BETREIBER)).filter(({ subject }) => subject?.includes('angehalten'))
  const gauge = async () =>
    /^aufbewahrung_gehalten (.*)$/m.exec(
      await createMetriken({ db: hier.db, varDir: hier.ort.varDir, jetzt: hier.stelle.jetzt, prozesse: 1 }).text(),
    )?.[1]
  const anzahl = async () => (await hier.db.kysely.selectFrom('anfrage').select('id').execute()).length

  /** So many copies of one enquiry; those that are due are due in an hour. */
  async function fuelle(gesamt: number, faellige = 0): Promise<void> {
    await hier.stelle.frageAn('kontakt')
    const muster = await hier.db.kysely.selectFrom('anfrage').selectAll().executeTakeFirstOrThrow()
    await hier.db.kysely.deleteFrom('anfrage').execute()
    const bald = hier.stelle.jetzt().getTime() + 3_600_000
    const zeilen = Array.from({ length: gesamt }, (_, i) => ({
      ...muster,
      id: `id-${i}`,
      referenz: `PL-${i}`,
      loeschen_ab: i < faellige ? bald : muster.loeschen_ab,
    }))
    await hier.db.kysely.insertInto('anfrage').values(zeilen).execute()
  }

  describe('a clock that is years ahead', () => {
    it('deletes nothing of anything, and says so once: log, metric, mail, list and report', async () => {
      await hier.stelle.frageAn('kontakt')
      await hier.stelle.frageAn('kontakt', { website: 'http://spam.example' })
      await hier.stelle.beantrage('anna@example.ch', 'deletion')
      await hier.stelle.mails()
      expect(await laufe()).toMatchObject({ geloescht: 0, warnungen: [] })
      expect(await gauge()).toBe('0')
      const { aufbewahrung: _, ausgang, ...vorher } = await abzug(hier.db)

      hier.stelle.vor(5 * JAHR_MS)
      const { geloescht, warnungen } = await laufe()
      expect(geloescht).toBe(null)
      expect(warnungen).toEqual([
        [
          { grund: 'uhr', faellig: 1, gesamt: 1 },
          'Das fristgemässe Löschen ist angehalten, bis es bestätigt wird: npm run anfragen -- aufbewahrung bestaetigen',
        ],
      ])
      expect(await gauge()).toBe('1')
      const [meldung] = await meldungen()
      expect(meldung?.text).toContain('14. November 2031')
      expect(meldung?.text).toContain('aufbewahrung bestaetigen')
      for (const was of ['liste', 'bericht', 'aufbewahrung'])
        expect(await befehl(was)).toContain('Löschen ist angehalten: die Uhr stand mehr als 30 Tage nach dem letzten')

      // The next hour, a restart, a second process; and a record by the same clock vouches for nothing.
      hier.stelle.vor(3_600_000)
      expect(await laufe()).toMatchObject({ geloescht: null, warnungen: [] })
      await hier.stelle.frageAn('praemie')
      hier.stelle.vor(3_600_000)
      expect(await laufe()).toMatchObject({ geloescht: null, warnungen: [] })
      expect(await meldungen()).toHaveLength(1)
      const { grenze: zaehlungen, ...nachher } = await abzug(hier.db)
      const { grenze: zaehlungenVorher, ...zeilenVorher } = { ...vorher, ausgang }
      for (const [tabelle, zeilen] of Object.entries(zeilenVorher))
        expect(nachher[tabelle as 'anfrage'], tabelle).toEqual(expect.arrayContaining(zeilen))
      // The enquiry of meanwhile counts in the rows that were there.
      const schluessel = (zeilen: unknown[]) => (zeilen as { schluessel: string }[]).map(zeile => zeile.schluessel)
      expect(schluessel(zaehlungen)).toEqual(expect.arrayContaining(schluessel(zaehlungenVorher)))
    })

    it('lets deleting go on by itself once it is put right', async () => {
      await hier.stelle.frageAn('kontakt')
      await laufe()
      hier.stelle.vor(5 * JAHR_MS)
      await laufe()
      await hier.stelle.frageAn('praemie')
      hier.stelle.vor(TAG_MS - 5 * JAHR_MS)
      expect(await bestaetige()).toContain('Sie wurde zurückgestellt')
      const { geloescht, log } = await laufe()
      expect(geloescht).toBe(0)
      expect(log.info).toHaveBeenCalledWith({}, 'Die Uhr wurde zurückgestellt; das fristgemässe Löschen geht weiter.')
      expect([await gauge(), await anzahl()]).toEqual(['0', 2])
    })

    it('is held anew when it is put back only in part, with one mail a day', async () => {
      await hier.stelle.frageAn('kontakt')
      await laufe()
      hier.stelle.vor(5 * JAHR_MS)
      await laufe()
      hier.stelle.vor(-3_600_000)
      expect((await laufe()).warnungen).toHaveLength(1)
      expect(await meldungen()).toHaveLength(1)
      hier.stelle.vor(-JAHR_MS)
      expect((await laufe()).warnungen).toHaveLength(1)
      expect(await meldungen()).toHaveLength(2)
      expect(await anzahl()).toBe(1)
    })
  })

  describe('deleting too much at once', () => {
    it('is held, and people who ask for it are deleted all the same', async () => {
      await fuelle(100, 21)
      await hier.stelle.frageAn('kontakt', { email: 'berta@example.ch' })
      hier.stelle.vor(3_600_000)
      expect(await laufe()).toMatchObject({
        geloescht: null,
        warnungen: [[{ grund: 'menge', faellig: 21, gesamt: 101 }, expect.anything()]],
      })
      expect(await befehl('loesche', '--email', 'berta@example.ch')).toContain('Gelöscht: 1 Anfragen')
      expect(await befehl('erledigt', 'PL-99')).toContain('als erledigt vermerkt')
      // A larger total does not release it either.
      await hier.db.kysely
        .updateTable('anfrage')
        .set({ loeschen_ab: Number.MAX_SAFE_INTEGER })
        .where('id', '=', 'id-0')
        .execute()
      hier.stelle.vor(3_600_000)
      expect(await laufe()).toMatchObject({ geloescht: null, warnungen: [] })
      expect(await anzahl()).toBe(100)
    })

    it('goes ahead up to a fifth, and up to twenty', async () => {
      await fuelle(106, 21)
      hier.stelle.vor(3_600_000)
      expect(await laufe()).toMatchObject({ geloescht: 21, warnungen: [] })
    })

    it('does not count trapped machines', async () => {
      await fuelle(30)
      await hier.db.kysely.updateTable('anfrage').set({ status: 'falle' }).where('id', '<>', 'id-0').execute()
      hier.stelle.vor(30 * TAG_MS)
      expect(await laufe()).toMatchObject({ geloescht: 29, warnungen: [] })
    })
  })

  describe('aufbewahrung bestaetigen', () => {
    it('after two months away deletes what is due, once', async () => {
      await fuelle(30, 2)
      await laufe()
      hier.stelle.vor(60 * TAG_MS)
      expect((await laufe()).warnungen).toHaveLength(1)
      expect(await bestaetige()).toBe('Bestätigt. Gelöscht: 2 Anfragen und was sonst bis 14.01.2027 11:00 fällig war.')
      expect(await bestaetige()).toBe('Das fristgemässe Löschen ist nicht angehalten.')
      expect([await gauge(), await anzahl()]).toEqual(['0', 28])
      hier.stelle.vor(3_600_000)
      expect(await laufe()).toMatchObject({ geloescht: 0, warnungen: [] })
    })

    it('deletes what was held, not what a clock that leapt on makes due, and releases no later hold', async () => {
      await fuelle(10, 2)
      await laufe()
      hier.stelle.vor(60 * TAG_MS)
      await laufe()
      hier.stelle.vor(5 * JAHR_MS)
      expect(await bestaetige()).toContain('Gelöscht: 2 Anfragen')
      expect((await laufe()).warnungen).toMatchObject([[{ grund: 'uhr', faellig: 8, gesamt: 8 }, expect.anything()]])
      expect(await anzahl()).toBe(8)
    })
  })

  it('has nothing to protect in an empty database, and no clock behind makes the right one look wrong', async () => {
    expect(await laufe()).toMatchObject({ geloescht: 0, warnungen: [] })
    hier.stelle.vor(5 * JAHR_MS)
    expect(await laufe()).toMatchObject({ geloescht: 0, warnungen: [] })
    await hier.stelle.frageAn('kontakt')
    hier.stelle.vor(-50 * JAHR_MS)
    expect(await laufe()).toMatchObject({ geloescht: 0, warnungen: [] })
    hier.stelle.vor(50 * JAHR_MS)
    expect(await laufe()).toMatchObject({ geloescht: 0, warnungen: [] })
    expect(await anzahl()).toBe(1)
  })
})
