import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AngeboteAntwort } from '#contract/angebote.ts'
import { writeDemodateien } from '#importer/demo/demo.ts'
import { importDaten } from '#importer/import.ts'
import { imNaechstenJahr, TYPEN_2027 } from '../../tests/fixtures/katalog/naechstes-jahr.ts'
import { amtlich, pfadZu } from '../../tests/fixtures/tabellen/amtlich.ts'
import { type Rohzeile, rohzeilen } from '../../tests/fixtures/tabellen/testrohdaten.ts'
import { zufallszahlen } from '../../tests/fixtures/zufall.ts'
import { registerLesen } from '../routes/lesen.ts'
import { GUTES_BROTLI, komprimiert } from '../website/kodierung.ts'
import { openDatenbestand } from './datenbestand.ts'

/**
 * No genuine complete table of the next year is at hand: it is made from this year's. Both stand side by side, and the answers are
 * compared with the rows themselves.
 */
const TRENNZEICHEN = amtlich ? ',' : ';'
const jahr = amtlich ? 2026 : 2025
const wurzel = mkdtempSync(join(tmpdir(), 'naechstes-jahr-'))
const varDir = join(wurzel, 'var')
const app = Fastify()
let alt: Rohzeile[]
let neu: Rohzeile[]

const ERSTKONTAKT: Record<string, string> = {
  ...{ BASE: 'frei', PRAXIS: 'praxis', TEL_DIG: 'telefon-app', PHARM: 'apotheke', FLEX: 'wahl' },
}

function importOrdner(von: string) {
  return importDaten({ von, varDir, quelle: 'BAG', jetzt: new Date(`${jahr}-09-29`) })
}

beforeAll(async () => {
  const quelle = amtlich ?? join(wurzel, 'demo')
  if (!amtlich) {
    mkdirSync(quelle)
    await writeDemodateien(quelle)
  }
  const dateien = readdirSync(quelle, { recursive: true, encoding: 'utf8' })
  const tabelle = pfadZu('praemien', quelle)
  alt = rohzeilen(readFileSync(tabelle, amtlich ? 'utf8' : 'latin1'), TRENNZEICHEN)
  neu = alt.map(zeile => imNaechstenJahr(zeile, jahr + 1))
  const ordner = join(wurzel, 'naechstes')
  mkdirSync(ordner)
  for (const name of dateien.filter(name => /\.(csv|xlsx)$/.test(name) && join(quelle, name) !== tabelle))
    cpSync(join(quelle, name), join(ordner, basename(name)))
  const spalten = Object.keys(alt[0] ?? {}) as (keyof Rohzeile)[]
  const zeilen = neu.map(zeile => spalten.map(spalte => zeile[spalte]).join(TRENNZEICHEN))
  writeFileSync(join(ordner, 'Praemien_CH.csv'), [spalten.join(TRENNZEICHEN), ...zeilen].join('\n'))
  for (const von of [quelle, ordner]) expect(await importOrdner(von)).toMatchObject({ art: 'importiert' })
  registerLesen(app, await openDatenbestand(varDir, { heute: () => `${jahr}-11-16`, wunsch: null }))
})
afterAll(() => rmSync(wurzel, { recursive: true }))

const gleich = (a: Rohzeile, b: Rohzeile, ...spalten: (keyof Rohzeile)[]) =>
  spalten.every(spalte => a[spalte] === b[spalte])

/** Per insurer and type the cheapest; of equal prices of one insurer the type that has precedence. */
function erwartet(zeilen: readonly Rohzeile[]) {
  const sortiert = zeilen
    .filter(({ Altersuntergruppe }) => !/K[345]/.test(Altersuntergruppe))
    .toSorted((a, b) => Number(a.Prämie) - Number(b.Prämie) || Number(a.Versicherer) - Number(b.Versicherer))
  const guenstigste = sortiert.filter(
    zeile =>
      !sortiert.some(
        andere => gleich(zeile, andere, 'Versicherer', 'Tariftyp') && Number(andere.Prämie) < Number(zeile.Prämie),
      ),
  )
  return guenstigste.filter(
    zeile =>
      !guenstigste.some(
        andere =>
          gleich(zeile, andere, 'Versicherer', 'Prämie') &&
          TYPEN_2027.indexOf(andere.Tariftyp) < TYPEN_2027.indexOf(zeile.Tariftyp),
      ),
  )
}

test('300 random questions: every price, type and first contact as the rows have them, and the price of the year before', async () => {
  const zahl = zufallszahlen(20270101)
  const frageDer = (zeile: Rohzeile) =>
    [zeile.Kanton, zeile.Region, zeile.Altersklasse, zeile.Unfalleinschluss, zeile.Franchise].join('|')
  const gruppen = Map.groupBy(neu, frageDer)
  const vorher = new Map<string, string[]>()
  for (const [index, zeile] of alt.entries()) {
    const schluessel = `${frageDer(neu[index] ?? zeile)}|${zeile.Altersuntergruppe}|${zeile.Versicherer}|${zeile.Tarifbezeichnung}`
    vorher.set(schluessel, [...(vorher.get(schluessel) ?? []), zeile.Prämie])
  }
  const schluessel = [...gruppen.keys()]
  const gesehen = new Map<string, number>()
  for (let runde = 0; runde < 300; runde += 1) {
    const gewaehlt = schluessel[Math.floor(zahl() * schluessel.length)] ?? ''
    const [kanton = '', region = '', altersklasse = '', unfalleinschluss = '', franchise = ''] = gewaehlt.split('|')
    const query = new URLSearchParams({ kanton, region, altersklasse, unfalleinschluss, franchise, limit: '200' })
    const antwort: AngeboteAntwort = (await app.inject(`/api/angebote?${query}`)).json()
    const zeilen = erwartet(gruppen.get(gewaehlt) ?? [])
    expect(antwort.jahr).toBe(jahr + 1)
    const kurz = antwort.angebote.map(({ versicherer, praemie, erstkontakt }) => [versicherer, praemie, erstkontakt])
    const soll = zeilen.map(zeile => [
      ...[Number(zeile.Versicherer), Number(zeile.Prämie), ERSTKONTAKT[zeile.Tariftyp]],
    ])
    // Equal prices of one type and insurer are one row; which name it carries is the order of the table.
    expect(new Set(kurz.map(String)), gewaehlt).toEqual(new Set(soll.map(String)))
    for (const { versicherer, tarif, vorjahr, erstkontakt } of antwort.angebote) {
      gesehen.set(erstkontakt, (gesehen.get(erstkontakt) ?? 0) + 1)
      const stufe = altersklasse === 'AKA_01_KIN' ? 'K1' : ''
      const damals = vorher.get(`${gewaehlt}|${stufe}|${versicherer}|${tarif}`) ?? []
      if (damals.length === 1) expect(vorjahr, `${gewaehlt} ${versicherer} ${tarif}`).toBe(Number(damals[0]))
    }
  }
  for (const kontakt of Object.values(ERSTKONTAKT)) expect(gesehen.get(kontakt), kontakt).toBeGreaterThan(100)
})

test.each(TYPEN_2027)('the type %s can be asked for', async typ => {
  const frage = 'kanton=ZH&region=1&altersklasse=AKL-ERW&unfalleinschluss=OHN-UNF&franchise=FRA-2500'
  const antwort = await app.inject(`/api/angebote?${frage}&tariftyp=${typ}`)
  expect(antwort.statusCode).toBe(200)
  const kontakte = antwort.json<AngeboteAntwort>().angebote.map(({ erstkontakt }) => erstkontakt)
  expect(new Set(kontakte)).toEqual(new Set([ERSTKONTAKT[typ]]))
})

if (amtlich)
  test('a region with the prices of the year before is at most 8 kB', async () => {
    const [ordner = ''] = readdirSync(join(varDir, 'daten')).filter(name => name.startsWith(`${jahr + 1}-`))
    const tabellen = readdirSync(join(varDir, 'daten', ordner)).filter(name => /^[a-z]{2}-\d\./.test(name))
    const gepackte = await Promise.all(
      tabellen.map(name => komprimiert(readFileSync(join(varDir, 'daten', ordner, name)), GUTES_BROTLI)),
    )
    const groessen = gepackte.map(({ '.br': br }) => br?.length ?? Number.NaN)
    expect(groessen).toHaveLength(42)
    expect(Math.max(...groessen)).toBeLessThanOrEqual(8_000)
  })
