import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Datenbank } from '#db/datenbank.ts'
import { katalogadressen } from '#importer/katalog/katalog.ts'
import { checkKatalog } from '#importer/katalog/pruefung.ts'
import { mitSqlite } from '../../fixtures/datenbank/datenbanken.ts'
import { betreffe, katalogJob, meldungen } from '../../fixtures/katalog/katalog-job.ts'
import { halb, KOPFDATEI, PFAD, startKatalogServer, status, tabelleVon } from '../../fixtures/katalog/katalog-server.ts'
import { KOMPILIERT, programm } from '../../fixtures/server/server-process.ts'
import { csv } from '../../fixtures/tabellen/testdaten.ts'

mitSqlite(({ oeffne }) => {
  let katalog: Awaited<ReturnType<typeof startKatalogServer>>
  let db: Datenbank
  let job: ReturnType<typeof katalogJob>

  beforeEach(async () => {
    katalog = await startKatalogServer()
    katalog.lege(PFAD.tabelle, tabelleVon(2026))
    db = await oeffne()
    job = katalogJob(db, katalog.url)
  })
  afterEach(() => {
    katalog.close()
    rmSync(job.varDir, { recursive: true })
  })

  /** What the command says, whether it succeeds or not. */
  const daten = (...argumente: string[]): Promise<string> => {
    const env = { ...process.env, ...KOMPILIERT, VAR_DIR: job.varDir, KATALOG_URL: katalog.url }
    return new Promise(fertig => {
      execFile(process.execPath, [programm('scripts/daten.ts'), ...argumente], { env }, (_, out, err) =>
        fertig(out + err),
      )
    })
  }

  it('an autumn: what comes is taken, what is not complete waits without a word, and nothing is loaded twice', async () => {
    expect(await job.lookHier('2026-09-10T10:00:00Z')).toMatchObject({ ergebnis: 'importiert', fehlschlaege: 0 })
    expect([job.jahre(), await betreffe(db)]).toEqual([['2026'], ['Prämien 2026 sind online']])
    katalog.fragen()

    // Weekly: nothing is asked before its time, and then every resource answers that it has not changed.
    await job.lookHier('2026-09-11T10:00:00Z')
    expect(katalog.fragen()).toEqual([])
    expect(await job.lookHier('2026-09-16T00:00:00Z')).toMatchObject({ ergebnis: 'unveraendert' })
    expect(katalog.fragen().map(({ pfad, status }) => [pfad, status])).toEqual(
      [PFAD.beschreibung, PFAD.aktuell, PFAD.archiv, PFAD.tabelle, PFAD.regionen].map(pfad => [pfad, 304]),
    )

    katalog.lege(PFAD.tabelle, KOPFDATEI)
    expect(await job.lookHier('2026-09-17T01:00:00Z')).toMatchObject({ ergebnis: 'noch-nicht', fehlschlaege: 0 })
    expect(await job.lookHier('2026-09-18T02:00:00Z')).toMatchObject({ ergebnis: 'noch-nicht' })
    // A part of the country is not published either.
    katalog.lege(
      PFAD.tabelle,
      csv(
        tabelleVon(2027)
          .toString()
          .split('\r\n')
          .slice(0, 900)
          .map(zeile => [zeile]),
      ),
    )
    expect(await job.lookHier('2026-09-19T03:00:00Z')).toMatchObject({ ergebnis: 'noch-nicht' })
    expect([job.jahre(), await betreffe(db)]).toEqual([['2026'], ['Prämien 2026 sind online']])

    const neue = tabelleVon(2027, { teurerUm: 20, nummern: { 1529: '1560' } })
    katalog.lege(PFAD.tabelle, neue)
    katalog.stoere(PFAD.tabelle, status(500))
    const gescheitert = await job.lookHier('2026-09-29T08:00:00Z')
    expect(gescheitert).toMatchObject({ ergebnis: 'fehler', fehlschlaege: 1 })
    expect(gescheitert.grund).toContain('Status 500')
    expect(gescheitert.naechste - gescheitert.letzte).toBeLessThanOrEqual(15 * 60_000)
    katalog.stoere(PFAD.tabelle, halb(neue))
    expect(await job.lookHier('2026-09-29T08:15:00Z')).toMatchObject({ ergebnis: 'fehler', fehlschlaege: 2 })
    katalog.heile()
    // The list of regions fails after the table has come: that is no reason to forget the table.
    katalog.stoere(PFAD.orte, status(503))
    expect(await job.lookHier('2026-09-29T08:45:00Z')).toMatchObject({ ergebnis: 'fehler', fehlschlaege: 3 })
    expect(job.jahre()).toEqual(['2026'])
    katalog.heile()

    expect(await job.lookHier('2026-09-29T09:45:00Z')).toMatchObject({ ergebnis: 'importiert', fehlschlaege: 0 })
    expect(job.jahre()).toEqual(['2026', '2027'])
    const [, neu] = await meldungen(db)
    expect(neu?.betreff).toBe('Prämien 2027 sind online')
    for (const satz of ['3’180', 'Gegenüber 2026', 'Agrisano', 'Versicherer 1529', 'CSS: +4.0 %'])
      expect(neu?.text, satz).toContain(satz)
    expect(neu?.text).not.toContain('abgabe 2027')

    katalog.lege(PFAD.tabelle, tabelleVon(2027, { teurerUm: 21, nummern: { 1529: '1560' } }))
    expect(await job.lookHier('2026-09-30T10:00:00Z')).toMatchObject({ ergebnis: 'importiert' })
    const korrigiert = job.ordner(2027)

    katalog.lege(PFAD.tabelle, neue.subarray(0, neue.length / 2 - 7))
    expect(await job.lookHier('2026-10-01T11:00:00Z')).toMatchObject({ ergebnis: 'abgelehnt', fehlschlaege: 0 })
    await job.lookHier('2026-10-02T12:00:00Z')
    expect(job.ordner(2027)).toBe(korrigiert)
    expect(await betreffe(db)).toEqual([
      'Prämien 2026 sind online',
      'Prämien 2027 sind online',
      'Prämien 2027 sind korrigiert',
      'Prämien 2027 wurden abgelehnt',
    ])
    expect(job.log.error).not.toHaveBeenCalled()
  })

  it('what is missing on 1 October is said then, and every week after, in the words of the pages', async () => {
    katalog.lege(PFAD.tabelle, tabelleVon(2026))
    await job.lookHier('2026-09-30T20:00:00Z')
    expect(await betreffe(db)).toEqual(['Prämien 2026 sind online'])
    for (const tag of ['01', '02', '07']) await job.lookHier(`2026-10-${tag}T21:00:00Z`)
    // It has come by then, and is held.
    katalog.lege(PFAD.tabelle, tabelleVon(2027, { faktor: 0.5 }))
    for (const tag of ['08', '09']) await job.lookHier(`2026-10-${tag}T21:00:00Z`)
    const gesagt = (await meldungen(db)).filter(({ betreff }) => betreff === 'Prämien 2027 fehlen noch')
    expect(gesagt).toHaveLength(2)
    const saetze = ['Der Bund veröffentlicht sie jeweils Ende September', 'Der Bund hat sie veröffentlicht'].map(
      bund =>
        `Das sind die Prämien 2026. Ab 1. Januar 2027 gelten andere, sie fehlen hier noch. ${bund}, Sie finden sie in seinem Rechner.`,
    )
    for (const [index, satz] of saetze.entries()) {
      expect(gesagt[index]?.text).toContain(satz)
      expect(gesagt[index]?.text).toContain('https://www.priminfo.admin.ch')
    }
    expect(job.log.warn.mock.calls.map(([, satz]) => satz)).toEqual(saetze)
  })

  it('a year without a known refund says so in the mail', async () => {
    katalog.lege(PFAD.tabelle, tabelleVon(2035))
    await job.lookHier('2034-10-01T10:00:00Z')
    expect((await meldungen(db)).map(({ text }) => text).join()).toContain('npm run daten -- abgabe 2035 BETRAG')
  })

  it('a server that is silent, and a type that is wrong, fail with a sentence', async () => {
    const auftrag = {
      varDir: job.varDir,
      adressen: katalogadressen(katalog.url) ?? expect.fail(),
      fristen: { stilleMs: 300, signal: AbortSignal.timeout(60_000), versuche: 1 },
      zufall: 0,
    }
    katalog.stoere(PFAD.tabelle, () => {})
    await checkKatalog({ ...auftrag, jetzt: 1 })
    expect(job.stand()).toMatchObject({ ergebnis: 'fehler', grund: expect.stringContaining('antwortet nicht') })
    katalog.heile()
    katalog.lege(PFAD.tabelle, '<html>Wartung</html>', 'text/html')
    await checkKatalog({ ...auftrag, jetzt: 3_600_000 })
    expect(job.stand()).toMatchObject({
      ergebnis: 'fehler',
      fehlschlaege: 2,
      grund: expect.stringContaining('Webseite'),
    })
  })

  describe('npm run daten', () => {
    it('zurueck: the data before stay until the catalogue has something newer', async () => {
      expect(await daten('zurueck')).toContain('Es gibt keinen früheren Datensatz')
      await job.lookHier('2026-09-29T10:00:00Z')
      const gut = job.ordner(2026)
      katalog.lege(PFAD.tabelle, tabelleVon(2026, { teurerUm: 2 }))
      await job.lookHier('2026-09-30T11:00:00Z')
      expect(job.ordner(2026)).not.toBe(gut)

      expect(await daten('zurueck')).toContain(`Zurückgeholt: 2026 («${gut}»)`)
      expect(job.ordner(2026)).toBe(gut)
      expect(await daten('stand')).toContain('Die Tabelle 2026 des Katalogs ist zurückgezogen')
      expect(await daten('zurueck')).toContain('Es gibt keinen früheren Datensatz')

      expect(await job.lookHier('2026-10-01T12:00:00Z')).toMatchObject({ ergebnis: 'unveraendert' })
      // Nor does another file beside the table bring it back.
      katalog.beschreibe(PFAD.tabelle, PFAD.einzugsgebiete)
      katalog.lege(
        PFAD.einzugsgebiete,
        csv([['Versicherer', 'Kanton', 'Geschäftsjahr', 'Region', 'Tarif', 'Eingeschränkt', 'Gemeinden-BFS']]),
      )
      await job.lookHier('2026-10-02T13:00:00Z')
      expect(job.ordner(2026)).toBe(gut)
      katalog.lege(PFAD.tabelle, tabelleVon(2026, { teurerUm: 1 }))
      expect(await job.lookHier('2026-10-03T14:00:00Z')).toMatchObject({ ergebnis: 'importiert' })
      expect(job.ordner(2026)).not.toBe(gut)
    })

    it('freigeben: what is held is mailed and shown with its figures, and comes when the operator says so', async () => {
      expect(await daten('freigeben')).toContain('Es wird keine Tabelle zurückgehalten.')
      await job.lookHier('2026-09-29T10:00:00Z')
      katalog.lege(PFAD.tabelle, tabelleVon(2027, { faktor: 0.5 }))
      expect(await job.lookHier('2026-09-30T11:00:00Z')).toMatchObject({ ergebnis: 'gehalten' })
      const [, mail] = await meldungen(db)
      expect(mail?.betreff).toBe('Prämien 2027 warten auf Sie')
      for (const satz of ['−50.0\u00a0% (erwartet −15.0\u00a0% bis +30.0\u00a0%)', 'npm run daten -- freigeben 2027'])
        expect(mail?.text, satz).toContain(satz)
      const stand = await daten('stand')
      expect(stand).toContain('unplausible Tabelle zurückgehalten')
      expect(stand).toMatch(/Die Tabelle 2027 .* wird zurückgehalten; «npm run daten -- freigeben» übernimmt sie./)
      expect(stand).toMatch(/^ {2}! Prämien im Median: −50.0.%/m)
      expect(stand).toMatch(/^ {4}Anzahl Versicherer: 30/m)
      expect(job.jahre()).toEqual(['2026'])

      expect(await daten('freigeben', '2027')).toMatch(
        /Prämien 2027 aus «Prämien_CH.csv»(.|\n)*Warnung: Prämien im Median/,
      )
      expect(job.jahre()).toEqual(['2026', '2027'])
      expect(await daten('stand')).not.toContain('wird zurückgehalten')
      expect(await job.lookHier('2026-10-01T12:00:00Z')).toMatchObject({ ergebnis: 'unveraendert' })
    })

    it('import: an implausible table is refused and asks for --trotzdem', async () => {
      await job.lookHier('2026-09-29T10:00:00Z')
      katalog.lege(PFAD.tabelle, tabelleVon(2026, { faktor: 0.5 }))
      const [vorher, gesagt] = [job.ordner(2026), await daten('import')]
      expect(gesagt).toMatch(/Die Prämien 2026 sind nicht plausibel.*«npm run daten -- import --trotzdem»/)
      expect(gesagt).toContain('Die bisherigen Daten bleiben unverändert.')
      expect(job.ordner(2026)).toBe(vorher)
      expect(await daten('import', '--trotzdem')).toContain('Prämien 2026 aus «Prämien_CH.csv»')
      expect(job.ordner(2026)).not.toBe(vorher)
    })

    it('stand: years, sources, dates, last and next check', async () => {
      expect(await daten('stand')).toMatch(/keine Prämien vor(.|\n)*noch nie abgefragt/)
      await job.lookHier('2026-09-29T10:00:00Z')
      const text = await daten('stand')
      expect(text).toMatch(/2026 +ja +amtlich +Prämien_CH.csv +29. September 2026 um 12:00 Uhr/)
      expect(text).toContain('Katalog zuletzt geprüft: 29. September 2026 um 12:00 Uhr, neue Prämien übernommen')
      expect(text).toMatch(/Nächste Prüfung: (29|30). September 2026/)
      expect(text).toContain('Ein früherer Datensatz zum Zurückholen liegt nicht vor.')
    })

    it('abgabe: the refund of a year no release knows; one that is known, and nonsense, are refused', async () => {
      expect(await daten('abgabe', '2028', '4.90')).toBe(
        'Rückverteilung der Umweltabgabe 2028: CHF 4.90 im Monat.\nSie gilt, sobald die Prämien 2028 da sind.\n',
      )
      expect(await daten('abgabe', '2027', '4.90')).toContain('Die Rückverteilung 2027 ist bekannt: CHF 4.75 im Monat.')
      expect(await daten('abgabe', '2028', 'viel')).toContain('«viel» ist kein Betrag im Monat, zum Beispiel 4.90.')
    })

    it('import: what came by hand is not loaded again', async () => {
      expect(await daten('import', '--jahr', '2026')).toContain('Prämien 2026 aus «Prämien_CH.csv»')
      katalog.fragen()
      expect(await job.lookHier('2026-09-29T10:00:00Z')).toMatchObject({ ergebnis: 'unveraendert' })
      expect(new Set(katalog.fragen().map(({ status }) => status))).toEqual(new Set([304]))
      expect(await betreffe(db)).toEqual([])
    })
  })
})
