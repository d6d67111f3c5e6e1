import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SKYLINE_BEISPIEL } from '#content/startseite/startseite.ts'
import type { AngeboteAntwort } from '#contract/angebote.ts'
import { erstkontakt } from '#domain/erstkontakt/erstkontakt.ts'
import { kostenschwelle } from '#domain/kosten/kostenbeteiligung.ts'
import { ERSTKONTAKTE, type Modell } from '#domain/praemien/modelle.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { writeDemodateien } from '#importer/demo/demo.ts'
import { importDaten } from '#importer/import.ts'
import { amtlich, pfadZu } from '../../tests/fixtures/tabellen/amtlich.ts'
import { type Rohzeile, rohantwort, rohzeilen } from '../../tests/fixtures/tabellen/testrohdaten.ts'
import { zufallszahlen } from '../../tests/fixtures/zufall.ts'
import { registerLesen } from '../routes/lesen.ts'
import { GUTES_BROTLI } from '../website/kodierung.ts'
import { type Datenbestand, openDatenbestand } from './datenbestand.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

/** As the website packs it. */
const packed = (inhalt: Buffer) =>
  brotliCompressSync(inhalt, { params: { [constants.BROTLI_PARAM_QUALITY]: GUTES_BROTLI } }).length

/**
 * On the official files where BAG_DATEN names them, else on the demonstration files: what the API answers is compared
 * with the raw table, read here a second time and in another way.
 */
const wurzel = mkdtempSync(join(tmpdir(), 'zahlen-test-'))
const quelle = amtlich ?? mkdtempSync(join(wurzel, 'demo-'))
const varDir = join(wurzel, 'var')
const app = Fastify()
let bestand: Datenbestand
let roh: Rohzeile[]

beforeAll(async () => {
  if (!amtlich) await writeDemodateien(quelle)
  const ergebnis = await importDaten({ von: quelle, varDir, praemienjahr: 2026, quelle: 'BAG', jetzt: new Date() })
  if (ergebnis.art === 'abgelehnt') throw new Error(ergebnis.meldung)
  bestand = await openDatenbestand(varDir, { heute: () => '2026-06-01', wunsch: null })
  registerLesen(app, bestand)
  const tabelle = readFileSync(pfadZu('praemien', quelle), amtlich ? 'utf8' : 'latin1')
  roh = rohzeilen(tabelle, amtlich ? ',' : ';')
})
afterAll(() => rmSync(wurzel, { recursive: true }))

async function angebote(parameter: Record<string, string | number>): Promise<AngeboteAntwort> {
  const query = new URLSearchParams(Object.entries(parameter).map(([name, wert]) => [name, String(wert)]))
  const antwort = await app.inject(`/api/angebote?${query}`)
  expect(antwort.statusCode).toBe(200)
  return antwort.json()
}

test("1'000 random questions are answered as a search over the raw table does, row by row", async () => {
  const zahl = zufallszahlen(20260115)
  const eines = <T>(werte: readonly T[]): T => werte[Math.floor(zahl() * werte.length)] as T
  const gruppen = Map.groupBy(roh, zeile =>
    [zeile.Kanton, zeile.Region, zeile.Altersklasse, zeile.Unfalleinschluss, zeile.Franchise].join('|'),
  )
  const schluessel = [...gruppen.keys()]
  const liste: { versicherer: number; name: string }[] = (await app.inject('/api/versicherer')).json()
  const namen = new Map(liste.map(({ versicherer, name }) => [versicherer, name]))
  const { jahr } = bestand.aktuell().meta
  const gesehen = { mehr: 0, letzte: 0, gleichTeuer: 0, aktuelleNichtGuenstigste: 0, leer: 0 }
  for (let runde = 0; runde < 1000; runde += 1) {
    const gewaehlt = eines(schluessel)
    const zeilen = gruppen.get(gewaehlt) ?? []
    const [kanton = '', region = '', altersklasse = '', unfalleinschluss = '', franchise = ''] = gewaehlt.split('|')
    const tariftyp = zahl() < 0.5 ? [] : ['TAR-DIV', 'TAR-HMO', 'TAR-HAM', 'TAR-BASE'].filter(() => zahl() < 0.6)
    const aktuell = eines([undefined, Number(eines(zeilen).Versicherer), Number(eines(roh).Versicherer)])
    const [offset, limit] = [
      eines([0, 0, 20, Math.floor(zahl() * 100)]),
      eines([20, 30, 200, 1 + Math.floor(zahl() * 40)]),
    ]
    const alle = zahl() < 0.4
    const erwartet = rohantwort({ zeilen, tariftyp, alle, aktuell, offset, limit }, jahr, namen)
    const antwort = await angebote({
      ...{ kanton, region, altersklasse, unfalleinschluss, franchise, alle: String(alle), offset, limit },
      ...(tariftyp.length > 0 && { tariftyp: tariftyp.join(',') }),
      ...(aktuell !== undefined && { aktuell }),
    })
    expect(antwort, `${gewaehlt} ${JSON.stringify({ tariftyp, alle, aktuell, offset, limit })}`).toEqual(erwartet)

    const [erste] = antwort.angebote
    gesehen[antwort.mehr ? 'mehr' : 'letzte'] += 1
    if (!erste) gesehen.leer += 1
    if (erste?.isCurrentInsurer && !erste.isLowest && offset === 0) gesehen.aktuelleNichtGuenstigste += 1
    if (antwort.angebote.some(({ gleichTeuer }) => gleichTeuer)) gesehen.gleichTeuer += 1
  }
  // The questions are worth asking only if they reach every rule; among invented premiums none are equal.
  const zuSelten = Object.entries(gesehen).flatMap(([regel, anzahl]) => (anzahl < 10 ? [regel] : []))
  expect(zuSelten).toEqual(amtlich ? [] : ['gleichTeuer'])
})

test('every premium of the raw table is in the data set, and nothing else', () => {
  const { meta } = bestand.aktuell()
  expect([meta.zeilen, Object.keys(meta.verworfen)]).toEqual([roh.length, []])
  expect([meta.regionen, meta.versicherer]).toEqual([42, new Set(roh.map(zeile => zeile.Versicherer)).size])
})

test('the national table names every premium of the raw table once, gross and net, and nothing else', async () => {
  const body = readFileSync(bestand.aktuell().landesCsv, 'utf8')
  // Only what is quoted needs a parser.
  const [[, , ...kopf] = [], ...zeilen] = body
    .trimEnd()
    .split('\r\n')
    .map((zeile): string[] => (zeile.includes('"') ? (parse(zeile, { delimiter: ';' })[0] ?? []) : zeile.split(';')))
  expect(kopf.join()).toBe(
    'kanton,region,versicherer,name,tariftyp,tarif,erstkontakt,eingeschraenkt,stufe,unfall,franchise,praemie_brutto,praemie_netto',
  )
  const gelesen = zeilen.map(([, , kanton, region, nummer, , typ, name, , , ...preis]) =>
    [kanton, region, nummer, typ, name, ...preis].join('|'),
  )
  const erwartet = roh.map(zeile => {
    const praemie = Number(zeile.Prämie)
    return [
      ...[zeile.Kanton, zeile.Region.at(-1), Number(zeile.Versicherer), zeile.Tariftyp, zeile.Tarifbezeichnung],
      ...[zeile.Altersuntergruppe || zeile.Altersklasse.slice(4), zeile.Unfalleinschluss, zeile.Franchise.slice(4)],
      ...[praemie.toFixed(2), Math.max(0, praemie - 5.15).toFixed(2)],
    ].join('|')
  })
  erwartet.sort()
  expect(gelesen).toHaveLength(erwartet.length)
  expect(gelesen.sort().find((zeile, index) => zeile !== erwartet[index])).toBeUndefined()
})

if (amtlich)
  describe('official figures of 2026', () => {
    const LAUSANNE = {
      kanton: 'VD',
      region: 1,
      altersklasse: 'AKL-ERW',
      unfalleinschluss: 'OHN-UNF',
      franchise: 'FRA-2500',
    }
    const ZH = { kanton: 'ZH', region: 1, unfalleinschluss: 'OHN-UNF' }
    const preise = ({ angebote }: AngeboteAntwort, anzahl: number) =>
      angebote.slice(0, anzahl).map(({ praemie }) => praemie)

    test('whom one contacts first: 156 tariffs, of which four say it only in their conditions', () => {
      const tarife = new Map(
        roh.map(zeile => [`${zeile.Versicherer} ${zeile.Tariftyp} ${zeile.Tarifbezeichnung}`, zeile]),
      )
      const jeKontakt = Map.groupBy(tarife, ([, { Tariftyp, Versicherer, Tarifbezeichnung }]) =>
        erstkontakt(Tariftyp as Modell, Number(Versicherer), Tarifbezeichnung),
      )
      expect(ERSTKONTAKTE.map(kontakt => [kontakt, jeKontakt.get(kontakt)?.length])).toEqual([
        ['frei', 34],
        ['praxis', 58],
        ['telefon-app', 39],
        ['apotheke', undefined],
        ['wahl', 21],
        ['je-nach-tarif', 4],
      ])
      expect(jeKontakt.get('je-nach-tarif')?.map(([tarif]) => tarif)).toEqual([
        '780 TAR-DIV Glarnermed-24',
        '820 TAR-HAM casamed',
        '941 TAR-HAM Medicasa',
        '1040 TAR-HAM Medicasa',
      ])
    })

    test('Lausanne, adult, 2500, without accident: 105 offers from 412.20', async () => {
      expect((await angebote({ ...LAUSANNE, alle: 'true' })).total).toBe(105)
      const antwort = await angebote(LAUSANNE)
      expect([antwort.total, antwort.jahr, antwort.abzug]).toEqual([65, 2026, 5.15])
      expect(preise(antwort, 3)).toEqual([412.2, 416.2, 419.1])
      expect(antwort.angebote[0]).toMatchObject({
        name: 'Sanitas',
        tarif: 'TelMed (Compact One)',
        preis: 407.05,
        isLowest: true,
      })
    })

    test.each([
      ['born 2001', 'AKL-JUG', 27, 375],
      ['born 2000', 'AKL-ERW', 27, 567.6],
      ['born 2008', 'AKL-KIN', undefined, 113.2],
    ])('ZH 1, %s, 300, without accident, Standard', async (_, altersklasse, anzahl, praemie) => {
      const antwort = await angebote({ ...ZH, altersklasse, franchise: 'FRA-300', tariftyp: 'TAR-BASE', alle: 'true' })
      expect(preise(antwort, 1)).toEqual([praemie])
      expect(antwort.total).toBe(anzahl ?? antwort.total)
    })

    test('ZH 1, born 2015, 0, with accident: 128 offers of tier K1 from 120.30', async () => {
      const kind = { ...ZH, altersklasse: 'AKL-KIN', unfalleinschluss: 'MIT-UNF', franchise: 'FRA-0', alle: 'true' }
      const antwort = await angebote(kind)
      expect([antwort.total, ...preise(antwort, 1)]).toEqual([128, 120.3])
    })

    test('BE 1, 2 and 3: Visana’s Standard, and 127 offers from 388.30', async () => {
      const visana = await Promise.all(
        [1, 2, 3].map(async region => {
          const frage = {
            ...ZH,
            kanton: 'BE',
            region,
            altersklasse: 'AKL-ERW',
            franchise: 'FRA-300',
            tariftyp: 'TAR-BASE',
          }
          return (await angebote({ ...frage, limit: 200 })).angebote.find(({ versicherer }) => versicherer === 1555)
            ?.praemie
        }),
      )
      expect(visana).toEqual([621.6, 549.1, 507])
      const bern = await angebote({ ...ZH, kanton: 'BE', altersklasse: 'AKL-ERW', franchise: 'FRA-2500', alle: 'true' })
      expect([bern.total, ...preise(bern, 1)]).toEqual([127, 388.3])
    })

    test('Winterthur, the example of the start page: from 324.75 after the refund, at Atupri', async () => {
      const { ort, frage } = SKYLINE_BEISPIEL
      const orte: { ort: string; bfs: number }[] = (await app.inject('/api/gemeinden?plz=8400')).json()
      expect(orte.find(eintrag => eintrag.ort === ort)?.bfs).toBe(frage.bfs)
      const { angebote: liste } = await angebote({ ...LAUSANNE, kanton: 'ZH', region: 2, bfs: frage.bfs })
      expect(liste[0]).toMatchObject({ name: 'Atupri', modell: 'TAR-HMO', preis: 324.75 })
    })

    test("break-even of 300 against 2500 in ZH 1 lies at yearly costs of about 1'892", async () => {
      const [tief, hoch] = await Promise.all(
        ([300, 2500] as const).map(async franchise => {
          const [praemie = 0] = preise(
            await angebote({ ...ZH, altersklasse: 'AKL-ERW', franchise: `FRA-${franchise}` }),
            1,
          )
          return { franchise, praemie: rappen(Math.round(praemie * 100)) }
        }),
      )
      if (!tief || !hoch) throw new Error('two franchises')
      expect(kostenschwelle(tief, hoch, 'AKL-ERW')).toBe(1892_00)
    })

    test.each([
      [2814, ['BL 2 Roggenburg', 'JU 0 Ederswiler', 'JU 0 Pleigne', 'SO 0 Kleinlützel']],
      [1700, ['FR 1 Fribourg', 'FR 2 Düdingen', 'FR 2 Tafers']],
      [8044, ['ZH 1 Zürich', 'ZH 2 Dübendorf']],
      [4052, ['BL 1 Münchenstein', 'BS 0 Basel']],
      [1290, ['GE 0 Collex-Bossy', 'GE 0 Versoix', 'VD 1 Chavannes-des-Bois', 'VD 1 Mies']],
    ])('postcode %i lists all its municipalities', async (plz, gemeinden) => {
      const orte: { kanton: string; wert: number; gemeinde: string }[] = (
        await app.inject(`/api/gemeinden?plz=${plz}`)
      ).json()
      expect(orte.map(({ kanton, wert, gemeinde }) => `${kanton} ${wert} ${gemeinde}`).sort()).toEqual(gemeinden.sort())
    })

    test.each([
      [2502, 'Biel', 'Biel/Bienne'],
      [2502, 'Bienne', 'Biel/Bienne'],
      [9000, 'St Gallen', 'St. Gallen'],
      [9000, 'St.Gallen', 'St. Gallen'],
      [1890, 'Saint-Maurice', 'St-Maurice'],
    ])('%i %s is %s', async (plz, geschrieben, ort) => {
      const antwort = await app.inject(`/api/gemeinden?plz=${plz}&ort=${geschrieben}`)
      expect(new Set(antwort.json().map((eintrag: { ort: string }) => eintrag.ort))).toEqual(new Set([ort]))
    })

    test('every postcode of the directory resolves', async () => {
      const zeilen = readFileSync(pfadZu('orte'), 'utf8').trimEnd().split(/\r?\n/).slice(1)
      const schweizer = zeilen.map(zeile => zeile.split(';')).filter(([, , , , , kanton]) => kanton)
      const unbeantwortet: string[] = []
      for (const plz of new Set(schweizer.map(([, plz = '']) => plz)))
        if ((await app.inject(`/api/gemeinden?plz=${plz}`)).json().length === 0) unbeantwortet.push(plz)
      expect(unbeantwortet).toEqual([])
    })

    test('tables stay small: a region at most 6 kB, all under 220 kB, places at most 45 kB', () => {
      const [ordner = ''] = readdirSync(join(varDir, 'daten')).filter(name => name.startsWith('2026-'))
      const groessen = readdirSync(join(varDir, 'daten', ordner))
        .filter(name => name.endsWith('.json'))
        .map(name => ({ name, bytes: packed(readFileSync(join(varDir, 'daten', ordner, name))) }))
      const regionen = groessen.filter(({ name }) => /^[a-z]{2}-\d\./.test(name)).map(({ bytes }) => bytes)
      expect(regionen.length).toBe(42)
      expect(Math.max(...regionen)).toBeLessThanOrEqual(6_000)
      expect(regionen.reduce((summe, bytes) => summe + bytes, 0)).toBeLessThan(220_000)
      expect(groessen.find(({ name }) => name.startsWith('orte.'))?.bytes).toBeLessThanOrEqual(45_000)
    })
  })
