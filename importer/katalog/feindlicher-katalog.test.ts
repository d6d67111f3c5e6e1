import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { orte, ordner as quelle } from '../../tests/fixtures/katalog/import-quelle.ts'
import { mal, mitKatalogpruefung } from '../../tests/fixtures/katalog/katalog-pruefung.ts'
import { PFAD, tabelleVon } from '../../tests/fixtures/katalog/katalog-server.ts'
import { restoreVorherigen } from '../ablage/zurueck.ts'
import { readKatalogstand } from './katalogstand.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })
const { katalog, varDir, adressen, look, lies, jahre, vonHand } = mitKatalogpruefung()

describe('a hostile catalogue', () => {
  test('entries that are no addresses are named and passed over', async () => {
    katalog().lege(PFAD.tabelle, tabelleVon(2026))
    const eintraege = [
      '::::',
      'ftp://example.ch/Einzugsgebiete.csv',
      'https://a:b@example.ch/Tarife.csv',
      5,
      null,
      {},
      ['x'],
    ]
    const resources = [...eintraege.map(url => ({ url })), null, 7, { url: katalog().url + PFAD.tabelle }]
    katalog().lege(PFAD.beschreibung, JSON.stringify({ result: { resources } }), 'application/json')
    katalog().lege(PFAD.aktuell, `<a href="https://[/praemienregionen_9.xlsx"><a href="${PFAD.regionen}">`, 'text/html')
    const stand = await look()
    expect(stand).toMatchObject({ ergebnis: 'importiert' })
    expect(stand.uebergangen).toHaveLength(5)
    expect(stand.uebergangen?.[0]).toBe('Der Katalog nennt "::::"; das ist keine Adresse und wird übergangen.')
    // The next check is told that nothing has changed, and reads what it noted.
    expect(await look()).toMatchObject({ ergebnis: 'unveraendert', uebergangen: stand.uebergangen })
    katalog().beschreibe(PFAD.tabelle)
    katalog().lege(PFAD.aktuell, `<a href="${PFAD.regionen}">`, 'text/html')
    expect(await look()).not.toHaveProperty('uebergangen')
  })

  test('a name that no file system takes', async () => {
    const pfad = Buffer.from(`/${'ä'.repeat(300)}\0praemienregion\n.xlsx`).toString('base64')
    const lang = `/?r=/download&praemienregion&path=${pfad}.xlsx`
    katalog().lege(PFAD.tabelle, tabelleVon(2026))
    katalog().lege(PFAD.aktuell, `<a href="${lang}">`, 'text/html')
    katalog().lege(lang, readFileSync(join(quelle(orte), 'anhang/regionen.xlsx')))
    expect(await look()).toMatchObject({ ergebnis: 'importiert' })
  })

  test('a hundred lists are not all loaded', async () => {
    katalog().lege(PFAD.tabelle, tabelleVon(2026))
    const links = Array.from({ length: 100 }, (_, i) => `/praemienregionen_2${100 + i}.xlsx`)
    katalog().lege(PFAD.aktuell, links.map(link => `<a href="${link}">`).join(''), 'text/html')
    for (const link of links) katalog().lege(link, readFileSync(join(quelle(orte), 'anhang/regionen.xlsx')))
    expect(await look()).toMatchObject({ ergebnis: 'importiert' })
    expect(
      new Set(
        katalog()
          .fragen()
          .map(({ pfad }) => pfad),
      ).intersection(new Set(links)).size,
    ).toBe(10)
  })

  test('whatever goes wrong is a result', async () => {
    katalog().lege(PFAD.tabelle, tabelleVon(2026))
    await look()
    const stand = JSON.parse(lies('katalog.json'))
    stand.quellen[adressen().praemien].links = 5
    writeFileSync(join(varDir(), 'daten/katalog.json'), JSON.stringify(stand))
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
    katalog().stoere(PFAD.tabelle, async (_, antwort) => {
      antwort.writeHead(200, { 'content-type': 'text/csv' }).write(tabelle.subarray(0, 10))
      gefragt.resolve()
      await frei.promise
      antwort.end(tabelle.subarray(10))
    })
    return { gefragt: gefragt.promise, gibFrei: () => frei.resolve() }
  }

  test('is not kept waiting; the check gives up, and the next one takes what is newer', async () => {
    katalog().lege(PFAD.tabelle, tabelleVon(2026))
    await look()
    const erster = jahre()
    katalog().lege(PFAD.tabelle, mal(2026, 1.01))
    await look()
    expect(jahre()).not.toEqual(erster)
    const aufgehalten = haltTabelleAuf(mal(2026, 1.02))
    const folge: string[] = []
    const pruefung = look().then(stand => {
      folge.push('geprüft')
      return stand
    })
    await aufgehalten.gefragt
    await restoreVorherigen(varDir())
    folge.push('zurück')
    expect(jahre()).toEqual(erster)
    aufgehalten.gibFrei()
    expect(await pruefung).toMatchObject({ ergebnis: 'fehler', grund: expect.stringContaining('zurückgezogen worden') })
    expect(folge).toEqual(['zurück', 'geprüft'])
    expect(jahre()).toEqual(erster)
    expect(Object.values((await readKatalogstand(varDir())).tabellen)).toMatchObject([{ ergebnis: 'zurueckgezogen' }])

    expect(await look()).toMatchObject({ ergebnis: 'importiert', fehlschlaege: 0 })
    expect(jahre()).not.toEqual(erster)
  })

  test('what comes for another year is measured against the data that count by then', async () => {
    katalog().lege(PFAD.tabelle, tabelleVon(2026))
    await look()
    expect(await vonHand(mal(2026, 1.5), true)).toMatchObject({ art: 'importiert' })
    const aufgehalten = haltTabelleAuf(mal(2027, 1.6))
    const pruefung = look()
    await aufgehalten.gefragt
    await restoreVorherigen(varDir())
    aufgehalten.gibFrei()
    expect((await pruefung).ergebnis).not.toBe('importiert')
    expect(Object.keys(jahre())).toEqual(['2026'])
  })
})
