import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { istAusserhalb } from '#domain/katalog/plausibilitaet.ts'
import { orte, ordner as quelle } from '../../tests/fixtures/katalog/import-quelle.ts'
import { mal, mitKatalogpruefung, OKTOBER } from '../../tests/fixtures/katalog/katalog-pruefung.ts'
import { PFAD, tabelleVon } from '../../tests/fixtures/katalog/katalog-server.ts'
import { zip } from '../../tests/fixtures/tabellen/testdaten.ts'
import { warteBis } from '../../tests/fixtures/warte-bis.ts'
import { keepGehaltene, releaseGehaltene } from '../ablage/gehalten.ts'
import { restoreVorherigen } from '../ablage/zurueck.ts'
import { berichtszeilen } from '../bericht.ts'
import { importDaten } from '../import.ts'
import { holdKatalog } from './katalogstand.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })
const { katalog, varDir, look, lies, jahre, vonHand } = mitKatalogpruefung()
const gehaltene = () => readdirSync(join(varDir(), 'daten/gehalten'))

describe('what cannot be right beside the last table', () => {
  beforeEach(async () => {
    katalog().lege(PFAD.tabelle, tabelleVon(2026))
    expect(await look()).toMatchObject({ ergebnis: 'importiert' })
  })

  test.each([2026, 2027])('is held, the old data stay, the operator is told: %d, every price × 0.2', async jahr => {
    const vorher = lies('aktuell.json')
    katalog().lege(PFAD.tabelle, mal(jahr, 0.2))
    const stand = await look()
    expect(stand).toMatchObject({ ergebnis: 'gehalten', fehlschlaege: 0 })
    expect(stand.grund).toContain(`Die Prämien ${jahr} sind nicht plausibel. Prämien im Median: −80.0`)
    expect(stand.meldungen.at(-1)).toMatchObject({ art: 'gehalten', jahr })
    expect(lies('aktuell.json')).toBe(vorher)
    // And nothing is loaded, kept or said twice.
    katalog().fragen()
    const nochmals = await look()
    expect(nochmals).toMatchObject({ ergebnis: 'gehalten', grund: stand.grund })
    expect(nochmals.meldungen).toEqual(stand.meldungen)
    expect(
      new Set(
        katalog()
          .fragen()
          .map(({ status }) => status),
      ),
    ).toEqual(new Set([304]))
  })

  test('is let in by the operator as it was measured, whatever the catalogue has by then', async () => {
    katalog().lege(PFAD.tabelle, mal(2027, 0.2))
    await look()
    katalog().lege(PFAD.tabelle, mal(2027, 4))
    const bericht = await releaseGehaltene(varDir(), undefined, new Date(OKTOBER))
    expect(bericht).toMatchObject({ jahr: 2027, tabelle: 'Prämien_CH.csv' })
    expect(bericht.messungen.find(istAusserhalb)).toMatchObject({ was: 'aenderung', wert: expect.closeTo(-80, 0) })
    expect(berichtszeilen(bericht)).toContainEqual(expect.stringMatching(/^Warnung: Prämien im Median: −80/))
    expect(Object.keys(jahre())).toEqual(['2026', '2027'])
    expect(gehaltene()).toEqual([])
    await expect(releaseGehaltene(varDir(), undefined, new Date(OKTOBER))).rejects.toThrow(
      'keine Tabelle zurückgehalten',
    )
    // It counts as imported: what is withdrawn does not come again.
    katalog().lege(PFAD.tabelle, mal(2027, 0.2))
    expect(await look()).toMatchObject({ ergebnis: 'unveraendert' })
    await restoreVorherigen(varDir())
    expect(await look()).toMatchObject({ ergebnis: 'unveraendert' })
    expect(Object.keys(jahre())).toEqual(['2026'])
  })

  test('gives way to what the catalogue has next', async () => {
    katalog().lege(PFAD.tabelle, mal(2027, 0.2))
    const [erste] = Object.values((await look()).tabellen)
    expect(gehaltene()).toEqual([erste?.kennung])
    katalog().lege(PFAD.tabelle, mal(2027, 4))
    const [zweite] = Object.values((await look()).tabellen)
    expect(gehaltene()).toEqual([zweite?.kennung])
    expect(zweite?.kennung).not.toBe(erste?.kennung)
    katalog().lege(PFAD.tabelle, mal(2027, 1.05))
    expect(await look()).toMatchObject({ ergebnis: 'importiert' })
    expect(gehaltene()).toEqual([])
    await expect(releaseGehaltene(varDir(), 2027, new Date(OKTOBER))).rejects.toThrow('keine Tabelle zurückgehalten')
  })

  test('of two that are held the operator names one', async () => {
    const archiv = '/archiv_2026.zip'
    katalog().beschreibe(PFAD.tabelle, archiv)
    katalog().lege(archiv, zip([['p.csv', mal(2026, 1.1)]]))
    katalog().lege(PFAD.tabelle, mal(2027, 0.5))
    await look()
    await expect(releaseGehaltene(varDir(), undefined, new Date(OKTOBER))).rejects.toThrow('2026 und 2027')
    await expect(releaseGehaltene(varDir(), 2025, new Date(OKTOBER))).rejects.toThrow('keine Tabelle zurückgehalten')
    expect(await releaseGehaltene(varDir(), 2026, new Date(OKTOBER))).toMatchObject({ jahr: 2026 })
    expect(gehaltene()).toHaveLength(1)
    expect(Object.keys(jahre())).toEqual(['2026'])
  })

  test('whose files are gone is not let in', async () => {
    katalog().lege(PFAD.tabelle, mal(2027, 0.2))
    await look()
    rmSync(join(varDir(), 'daten/gehalten'), { recursive: true })
    await expect(releaseGehaltene(varDir(), 2027, new Date(OKTOBER))).rejects.toThrow('sind nicht mehr da')
  })

  test('whose files are damaged is not let in', async () => {
    katalog().lege(PFAD.tabelle, mal(2027, 0.2))
    await look()
    writeFileSync(join(varDir(), 'daten/gehalten', gehaltene()[0] ?? '', 'Prämien_CH.csv'), 'x')
    await expect(releaseGehaltene(varDir(), 2027, new Date(OKTOBER))).rejects.toThrow(
      'Keine vollständige Prämientabelle gefunden',
    )
    expect(Object.keys(jahre())).toEqual(['2026'])
    expect(gehaltene()).toHaveLength(1)
  })

  test('is refused by hand unless it is to count all the same', async () => {
    const vorher = lies('aktuell.json')
    expect(await vonHand(mal(2026, 0.9))).toMatchObject({ art: 'abgelehnt', unplausibel: { jahr: 2026 } })
    expect(lies('aktuell.json')).toBe(vorher)
    expect(await vonHand(mal(2026, 0.9), true)).toMatchObject({ art: 'importiert' })
    expect(lies('aktuell.json')).not.toBe(vorher)
  })

  test('a year older than the data set is compared with nothing, one in between with its own', async () => {
    expect(await vonHand(mal(2025, 2))).toMatchObject({
      art: 'importiert',
      bericht: { messungen: [{ was: 'niveau' }] },
    })
    expect(await vonHand(mal(2025, 0.98))).toMatchObject({ art: 'abgelehnt', unplausibel: { jahr: 2025 } })
  })

  test('the last year counts, however long ago', async () => {
    expect(await vonHand(mal(2024, 1))).toMatchObject({ art: 'importiert' })
    const messungen = expect.arrayContaining([{ was: 'aenderung', wert: 20, von: -15, bis: 30 }])
    expect(await vonHand(mal(2027, 1.2))).toMatchObject({ art: 'importiert', bericht: { messungen } })
  })
})

test('the files of a table are kept as a whole, whatever an earlier attempt has left', async () => {
  const [alt, neu] = ['a.csv', 'b.csv'].map(name => join(quelle({ [name]: Buffer.from(name) }), name)) as [
    string,
    string,
  ]
  await keepGehaltene(varDir(), 'k', [alt])
  mkdirSync(join(varDir(), 'daten/gehalten/.neu/rest'), { recursive: true })
  await keepGehaltene(varDir(), 'k', [neu])
  expect([gehaltene(), readdirSync(join(varDir(), 'daten/gehalten/k'))]).toEqual([['k'], ['b.csv']])
})

test('whoever lets something in while the catalogue is asked waits a while, then is told to come back', async () => {
  const pruefung = Promise.withResolvers<void>()
  const gehalten = holdKatalog(varDir(), () => pruefung.promise)
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  try {
    let gesagt = ''
    const versuch = releaseGehaltene(varDir(), undefined, new Date(OKTOBER)).catch(fehler => {
      gesagt = String(fehler)
    })
    // The clock goes on to the end: nobody knows when the attempt first looks at it.
    await warteBis(() => {
      vi.setSystemTime(Date.now() + 5_000)
      expect(gesagt).toContain('Bitte versuchen Sie es in einer Minute wieder.')
    })
    await versuch
  } finally {
    vi.useRealTimers()
    pruefung.resolve()
    await gehalten
  }
})

describe('a site without official data', () => {
  test.each([0.2, 3])('holds a table with every price × %d', async faktor => {
    katalog().lege(PFAD.tabelle, mal(2026, faktor))
    expect(await look()).toMatchObject({
      ergebnis: 'gehalten',
      grund: expect.stringContaining('Grundprämie Erwachsener im Median (Franchise 300): CHF'),
    })
    expect(readdirSync(join(varDir(), 'daten'))).not.toContain('aktuell.json')
  })

  test('compares with no demonstration data, and these are not measured', async () => {
    const demo = {
      von: quelle({ ...orte, 'p.csv': mal(2025, 0.2) }),
      varDir: varDir(),
      quelle: 'DEMO',
      jetzt: new Date(0),
    } as const
    expect(await importDaten(demo)).toMatchObject({ art: 'importiert', bericht: { messungen: [] } })
    katalog().lege(PFAD.tabelle, tabelleVon(2026))
    expect(await look()).toMatchObject({ ergebnis: 'importiert' })
  })
})

describe('years', () => {
  test.each([
    [2025, 'nennt das vergangene Jahr 2025; ohne Auftrag werden nur 2026 und 2027 übernommen.'],
    [2028, 'nennt das Jahr 2028; Prämien gibt es höchstens für 2027.'],
    [2099, 'nennt das Jahr 2099; Prämien gibt es höchstens für 2027.'],
  ])('of itself the check does not take %d', async (jahr, grund) => {
    katalog().lege(PFAD.tabelle, tabelleVon(jahr))
    expect(await look()).toMatchObject({ ergebnis: 'abgelehnt', grund: `Die Prämientabelle ${grund}` })
    expect(readdirSync(join(varDir(), 'daten'))).not.toContain('aktuell.json')
  })

  test.each([2026, 2027])('but %d', async jahr => {
    katalog().lege(PFAD.tabelle, tabelleVon(jahr))
    expect(await look()).toMatchObject({ ergebnis: 'importiert' })
  })

  test('by hand an older one is taken, a later one never', async () => {
    expect(await vonHand(tabelleVon(2020))).toMatchObject({ art: 'importiert' })
    expect(await vonHand(tabelleVon(2028), true)).toMatchObject({
      art: 'abgelehnt',
      meldung: expect.stringContaining('höchstens für 2027'),
    })
  })

  test('the year turns in Zurich', async () => {
    const um = (jetzt: string) =>
      importDaten({
        von: quelle({ ...orte, 'p.csv': tabelleVon(2028) }),
        varDir: varDir(),
        quelle: 'BAG',
        jetzt: new Date(jetzt),
      })
    expect(await um('2026-12-31T22:59:00Z')).toMatchObject({ art: 'abgelehnt' })
    expect(await um('2026-12-31T23:00:00Z')).toMatchObject({ art: 'importiert' })
  })
})
