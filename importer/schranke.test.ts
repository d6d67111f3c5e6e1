import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Zeiger } from '#domain/datensatz.ts'
import { istAusserhalb } from '#domain/plausibilitaet.ts'
import { mitImportordnern, orte, ordner as quelle } from '../tests/fixtures/import-quelle.ts'
import { PFAD, startKatalogServer, tabelleVon } from '../tests/fixtures/katalog-server.ts'
import { zip } from '../tests/fixtures/testdaten.ts'
import { berichtszeilen } from './bericht.ts'
import { releaseGehaltene } from './gehalten.ts'
import { importDaten } from './import.ts'
import { AMTLICHE_ADRESSEN, katalogadressen } from './katalog.ts'
import { checkKatalog } from './katalog-pruefung.ts'
import { readKatalogstand } from './katalogstand.ts'
import { restoreVorherigen } from './zurueck.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })
mitImportordnern()

const OKTOBER = Date.parse('2026-10-01T10:00:00Z')
const TAG = 24 * 3_600_000

let katalog: Awaited<ReturnType<typeof startKatalogServer>>
let varDir: string
let tage: number
beforeEach(async () => {
  katalog = await startKatalogServer()
  varDir = mkdtempSync(join(tmpdir(), 'schranke-'))
  tage = 0
})
afterEach(() => {
  katalog.close()
  rmSync(varDir, { recursive: true })
})

const adressen = () => katalogadressen(katalog.url) ?? AMTLICHE_ADRESSEN
/** A day later each time. */
async function look() {
  tage += 1
  const fristen = { stilleMs: 20_000, signal: AbortSignal.timeout(60_000), versuche: 1 }
  await checkKatalog({ varDir, adressen: adressen(), fristen, jetzt: OKTOBER + tage * TAG, zufall: 0 })
  return readKatalogstand(varDir)
}
const lies = (name: string) => readFileSync(join(varDir, 'daten', name), 'utf8')
const jahre = () => (JSON.parse(lies('aktuell.json')) as Zeiger).jahre
const gehaltene = () => readdirSync(join(varDir, 'daten/gehalten'))
const mal = (jahr: number, faktor: number) => tabelleVon(jahr, { faktor })
const vonHand = (praemien: Buffer, trotzdem?: boolean) =>
  importDaten({
    von: quelle({ ...orte, 'p.csv': praemien }),
    varDir,
    quelle: 'BAG',
    jetzt: new Date(OKTOBER),
    trotzdem,
  })

describe('what cannot be right beside the last table', () => {
  beforeEach(async () => {
    katalog.lege(PFAD.tabelle, tabelleVon(2026))
    expect(await look()).toMatchObject({ ergebnis: 'importiert' })
  })

  test.each([2026, 2027])('is held, the old data stay, the operator is told: %d, every price × 0.2', async jahr => {
    const vorher = lies('aktuell.json')
    katalog.lege(PFAD.tabelle, mal(jahr, 0.2))
    const stand = await look()
    expect(stand).toMatchObject({ ergebnis: 'gehalten', fehlschlaege: 0 })
    expect(stand.grund).toContain(`Die Prämien ${jahr} sind nicht plausibel. Prämien im Median: −80.0`)
    expect(stand.meldungen.at(-1)).toMatchObject({ art: 'gehalten', jahr })
    expect(lies('aktuell.json')).toBe(vorher)
    // And nothing is loaded, kept or said twice.
    katalog.fragen()
    const nochmals = await look()
    expect(nochmals).toMatchObject({ ergebnis: 'gehalten', grund: stand.grund })
    expect(nochmals.meldungen).toEqual(stand.meldungen)
    expect(new Set(katalog.fragen().map(({ status }) => status))).toEqual(new Set([304]))
  })

  test('is let in by the operator as it was measured, whatever the catalogue has by then', async () => {
    katalog.lege(PFAD.tabelle, mal(2027, 0.2))
    await look()
    katalog.lege(PFAD.tabelle, mal(2027, 4))
    const bericht = await releaseGehaltene(varDir, undefined, new Date(OKTOBER))
    expect(bericht).toMatchObject({ jahr: 2027, tabelle: 'Prämien_CH.csv' })
    expect(bericht.messungen.find(istAusserhalb)).toMatchObject({ was: 'aenderung', wert: expect.closeTo(-80, 0) })
    expect(berichtszeilen(bericht)).toContainEqual(expect.stringMatching(/^Warnung: Prämien im Median: −80/))
    expect(Object.keys(jahre())).toEqual(['2026', '2027'])
    expect(gehaltene()).toEqual([])
    await expect(releaseGehaltene(varDir, undefined, new Date(OKTOBER))).rejects.toThrow('keine Tabelle zurückgehalten')
    // It counts as imported: what is withdrawn does not come again.
    katalog.lege(PFAD.tabelle, mal(2027, 0.2))
    expect(await look()).toMatchObject({ ergebnis: 'unveraendert' })
    await restoreVorherigen(varDir)
    expect(await look()).toMatchObject({ ergebnis: 'unveraendert' })
    expect(Object.keys(jahre())).toEqual(['2026'])
  })

  test('gives way to what the catalogue has next', async () => {
    katalog.lege(PFAD.tabelle, mal(2027, 0.2))
    const [erste] = Object.values((await look()).tabellen)
    expect(gehaltene()).toEqual([erste?.kennung])
    katalog.lege(PFAD.tabelle, mal(2027, 4))
    const [zweite] = Object.values((await look()).tabellen)
    expect(gehaltene()).toEqual([zweite?.kennung])
    expect(zweite?.kennung).not.toBe(erste?.kennung)
    katalog.lege(PFAD.tabelle, mal(2027, 1.05))
    expect(await look()).toMatchObject({ ergebnis: 'importiert' })
    expect(gehaltene()).toEqual([])
    await expect(releaseGehaltene(varDir, 2027, new Date(OKTOBER))).rejects.toThrow('keine Tabelle zurückgehalten')
  })

  test('of two that are held the operator names one', async () => {
    const archiv = '/archiv_2026.zip'
    katalog.beschreibe(PFAD.tabelle, archiv)
    katalog.lege(archiv, zip([['p.csv', mal(2026, 1.1)]]))
    katalog.lege(PFAD.tabelle, mal(2027, 0.5))
    await look()
    await expect(releaseGehaltene(varDir, undefined, new Date(OKTOBER))).rejects.toThrow('2026 und 2027')
    await expect(releaseGehaltene(varDir, 2025, new Date(OKTOBER))).rejects.toThrow('keine Tabelle zurückgehalten')
    expect(await releaseGehaltene(varDir, 2026, new Date(OKTOBER))).toMatchObject({ jahr: 2026 })
    expect(gehaltene()).toHaveLength(1)
    expect(Object.keys(jahre())).toEqual(['2026'])
  })

  test('whose files are gone is not let in', async () => {
    katalog.lege(PFAD.tabelle, mal(2027, 0.2))
    await look()
    rmSync(join(varDir, 'daten/gehalten'), { recursive: true })
    await expect(releaseGehaltene(varDir, 2027, new Date(OKTOBER))).rejects.toThrow('sind nicht mehr da')
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

describe('a site without official data', () => {
  test.each([0.2, 3])('holds a table with every price × %d', async faktor => {
    katalog.lege(PFAD.tabelle, mal(2026, faktor))
    expect(await look()).toMatchObject({
      ergebnis: 'gehalten',
      grund: expect.stringContaining('Grundprämie Erwachsener im Median (Franchise 300): CHF'),
    })
    expect(readdirSync(join(varDir, 'daten'))).not.toContain('aktuell.json')
  })

  test('compares with no demonstration data, and these are not measured', async () => {
    const demo = {
      von: quelle({ ...orte, 'p.csv': mal(2025, 0.2) }),
      varDir,
      quelle: 'DEMO',
      jetzt: new Date(0),
    } as const
    expect(await importDaten(demo)).toMatchObject({ art: 'importiert', bericht: { messungen: [] } })
    katalog.lege(PFAD.tabelle, tabelleVon(2026))
    expect(await look()).toMatchObject({ ergebnis: 'importiert' })
  })
})

describe('years', () => {
  test.each([
    [2025, 'nennt das vergangene Jahr 2025; ohne Auftrag werden nur 2026 und 2027 übernommen.'],
    [2028, 'nennt das Jahr 2028; Prämien gibt es höchstens für 2027.'],
    [2099, 'nennt das Jahr 2099; Prämien gibt es höchstens für 2027.'],
  ])('of itself the check does not take %d', async (jahr, grund) => {
    katalog.lege(PFAD.tabelle, tabelleVon(jahr))
    expect(await look()).toMatchObject({ ergebnis: 'abgelehnt', grund: `Die Prämientabelle ${grund}` })
    expect(readdirSync(join(varDir, 'daten'))).not.toContain('aktuell.json')
  })

  test.each([2026, 2027])('but %d', async jahr => {
    katalog.lege(PFAD.tabelle, tabelleVon(jahr))
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
        varDir,
        quelle: 'BAG',
        jetzt: new Date(jetzt),
      })
    expect(await um('2026-12-31T22:59:00Z')).toMatchObject({ art: 'abgelehnt' })
    expect(await um('2026-12-31T23:00:00Z')).toMatchObject({ art: 'importiert' })
  })
})

describe('a hostile catalogue', () => {
  test('entries that are no addresses are named and passed over', async () => {
    katalog.lege(PFAD.tabelle, tabelleVon(2026))
    const eintraege = [
      '::::',
      'ftp://example.ch/Einzugsgebiete.csv',
      'https://a:b@example.ch/Tarife.csv',
      5,
      null,
      {},
      ['x'],
    ]
    const resources = [...eintraege.map(url => ({ url })), null, 7, { url: katalog.url + PFAD.tabelle }]
    katalog.lege(PFAD.beschreibung, JSON.stringify({ result: { resources } }), 'application/json')
    katalog.lege(PFAD.aktuell, `<a href="https://[/praemienregionen_9.xlsx"><a href="${PFAD.regionen}">`, 'text/html')
    const stand = await look()
    expect(stand).toMatchObject({ ergebnis: 'importiert' })
    expect(stand.uebergangen).toHaveLength(5)
    expect(stand.uebergangen?.[0]).toBe('Der Katalog nennt "::::"; das ist keine Adresse und wird übergangen.')
    // The next check is told that nothing has changed, and reads what it noted.
    expect(await look()).toMatchObject({ ergebnis: 'unveraendert', uebergangen: stand.uebergangen })
    katalog.beschreibe(PFAD.tabelle)
    katalog.lege(PFAD.aktuell, `<a href="${PFAD.regionen}">`, 'text/html')
    expect(await look()).not.toHaveProperty('uebergangen')
  })

  test('a name that no file system takes', async () => {
    const pfad = Buffer.from(`/${'ä'.repeat(300)}\0praemienregion\n.xlsx`).toString('base64')
    const lang = `/?r=/download&praemienregion&path=${pfad}.xlsx`
    katalog.lege(PFAD.tabelle, tabelleVon(2026))
    katalog.lege(PFAD.aktuell, `<a href="${lang}">`, 'text/html')
    katalog.lege(lang, readFileSync(join(quelle(orte), 'anhang/regionen.xlsx')))
    expect(await look()).toMatchObject({ ergebnis: 'importiert' })
  })

  test('a hundred lists are not all loaded', async () => {
    katalog.lege(PFAD.tabelle, tabelleVon(2026))
    const links = Array.from({ length: 100 }, (_, i) => `/praemienregionen_2${100 + i}.xlsx`)
    katalog.lege(PFAD.aktuell, links.map(link => `<a href="${link}">`).join(''), 'text/html')
    for (const link of links) katalog.lege(link, readFileSync(join(quelle(orte), 'anhang/regionen.xlsx')))
    expect(await look()).toMatchObject({ ergebnis: 'importiert' })
    expect(new Set(katalog.fragen().map(({ pfad }) => pfad)).intersection(new Set(links)).size).toBe(10)
  })

  test('whatever goes wrong is a result', async () => {
    katalog.lege(PFAD.tabelle, tabelleVon(2026))
    await look()
    const stand = JSON.parse(lies('katalog.json'))
    stand.quellen[adressen().praemien].links = 5
    writeFileSync(join(varDir, 'daten/katalog.json'), JSON.stringify(stand))
    expect(await look()).toMatchObject({
      ergebnis: 'fehler',
      fehlschlaege: 1,
      grund: expect.stringContaining('TypeError'),
    })
  })
})

describe('zurueck while a check is running', () => {
  /** Lets nobody have the table before it is released. */
  function haltTabelleAuf(tabelle: Buffer) {
    const [gefragt, frei] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    katalog.stoere(PFAD.tabelle, async (_, antwort) => {
      antwort.writeHead(200, { 'content-type': 'text/csv' }).write(tabelle.subarray(0, 10))
      gefragt.resolve()
      await frei.promise
      antwort.end(tabelle.subarray(10))
    })
    return { gefragt: gefragt.promise, gibFrei: () => frei.resolve() }
  }

  test('is not kept waiting; the check gives up, and the next one takes what is newer', async () => {
    katalog.lege(PFAD.tabelle, tabelleVon(2026))
    await look()
    const erster = jahre()
    katalog.lege(PFAD.tabelle, mal(2026, 1.01))
    await look()
    expect(jahre()).not.toEqual(erster)
    const aufgehalten = haltTabelleAuf(mal(2026, 1.02))
    const folge: string[] = []
    const pruefung = look().then(stand => {
      folge.push('geprüft')
      return stand
    })
    await aufgehalten.gefragt
    await restoreVorherigen(varDir)
    folge.push('zurück')
    expect(jahre()).toEqual(erster)
    aufgehalten.gibFrei()
    expect(await pruefung).toMatchObject({ ergebnis: 'fehler', grund: expect.stringContaining('zurückgezogen worden') })
    expect(folge).toEqual(['zurück', 'geprüft'])
    expect(jahre()).toEqual(erster)
    expect(Object.values((await readKatalogstand(varDir)).tabellen)).toMatchObject([{ ergebnis: 'zurueckgezogen' }])

    expect(await look()).toMatchObject({ ergebnis: 'importiert', fehlschlaege: 0 })
    expect(jahre()).not.toEqual(erster)
  })

  test('what comes for another year is measured against the data that count by then', async () => {
    katalog.lege(PFAD.tabelle, tabelleVon(2026))
    await look()
    expect(await vonHand(mal(2026, 1.5), true)).toMatchObject({ art: 'importiert' })
    const aufgehalten = haltTabelleAuf(mal(2027, 1.6))
    const pruefung = look()
    await aufgehalten.gefragt
    await restoreVorherigen(varDir)
    aufgehalten.gibFrei()
    expect((await pruefung).ergebnis).not.toBe('importiert')
    expect(Object.keys(jahre())).toEqual(['2026'])
  })
})
