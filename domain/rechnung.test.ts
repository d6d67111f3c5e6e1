import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writeDemodateien } from '#importer/demo/demo.ts'
import { type Rohzeile, rohzeilen } from '../tests/fixtures/testrohdaten.ts'
import type { Altersklasse } from './altersklasse.ts'
import type { Stufe, Unfall } from './bag-codes.ts'
import { franchiseAusEingabe } from './franchise.ts'
import type { Tariftyp } from './modelle.ts'
import { rappen } from './rappen.ts'
import { type Abgleich, type Kandidat, rechnungsAbgleich } from './rechnung.ts'
import { platz, type Regionstabelle, type Tarif } from './regionstabelle.ts'

// Reads a table of 200'000 rows; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The official table where BAG_DATEN names it, else the demonstration table; read here in a way of its own. */
const { BAG_DATEN: amtlich } = process.env
const ordner = mkdtempSync(join(tmpdir(), 'rechnung-test-'))
let gebiete: Map<string, Rohzeile[]>
let roh: Rohzeile[]

beforeAll(async () => {
  if (!amtlich) await writeDemodateien(ordner)
  const quelle = amtlich ?? ordner
  const name = readdirSync(quelle, { recursive: true, encoding: 'utf8' }).find(datei =>
    datei.endsWith('Praemien_CH.csv'),
  )
  roh = rohzeilen(readFileSync(join(quelle, name ?? ''), amtlich ? 'utf8' : 'latin1'), amtlich ? ',' : ';')
  gebiete = Map.groupBy(roh, ({ Kanton, Region }) => `${Kanton} ${Region}`)
})
afterAll(() => rmSync(ordner, { recursive: true }))

const preisDer = (zeile: Rohzeile) => Math.round(Number(zeile.Prämie) * 100)
const franchise = (zeile: Rohzeile) => franchiseAusEingabe(zeile.Franchise)

/** A region table straight from raw rows of 2025 or 2026, without the importer. */
function tabelleAus(zeilen: readonly Rohzeile[]): Regionstabelle {
  const jeTarif = Map.groupBy(zeilen, ({ Versicherer, Tariftyp, Tarifbezeichnung }) =>
    [Number(Versicherer), Tariftyp, Tarifbezeichnung].join('|'),
  )
  const tarife = [...jeTarif.values()].map((eigene): Tarif => {
    const [erste] = eigene
    if (!erste) throw new Error('a group has rows')
    const praemien = new Map(
      eigene.map(zeile => [
        platz(
          (zeile.Altersuntergruppe || zeile.Altersklasse.slice(4)) as Stufe,
          zeile.Unfalleinschluss as Unfall,
          franchise(zeile),
        ),
        preisDer(zeile),
      ]),
    )
    return {
      versicherer: Number(erste.Versicherer),
      typ: erste.Tariftyp as Tariftyp,
      code: erste.Tarifbezeichnung,
      name: erste.Tarifbezeichnung,
      gemeinden: null,
      praemie: stelle => rappen(praemien.get(stelle) ?? 0),
    }
  })
  return { jahr: 2026, kanton: '', region: 0, tarife }
}

const alsListe = (abgleich: Abgleich): readonly Kandidat[] =>
  abgleich.art === 'keiner' ? [] : abgleich.art === 'einer' ? [abgleich.kandidat] : abgleich.kandidaten
const kennung = ({ typ, tarif, franchise, unfall, lesart }: Omit<Kandidat, 'praemie'>) =>
  [typ, tarif, franchise, unfall, lesart].join('|')

test('500 random bills: the right tariff is among the candidates, and a certain one is never a wrong one', () => {
  let zustand = 20260830
  const zufall = (bis: number) => {
    zustand = (zustand * 48_271) % 2_147_483_647
    return zustand % bis
  }
  const tabellen = new Map<string, Regionstabelle>()
  const gesehen = { einer: 0, mehrere: 0 }
  for (let runde = 0; runde < 500; runde += 1) {
    const zeile = roh[zufall(roh.length)] as Rohzeile
    const gebiet = `${zeile.Kanton} ${zeile.Region}`
    const zeilen = gebiete.get(gebiet) ?? []
    const tabelle = tabellen.get(gebiet) ?? tabelleAus(zeilen)
    tabellen.set(gebiet, tabelle)
    const lesart = zufall(2) === 0 ? 'brutto' : 'netto'
    const betrag = preisDer(zeile) - (lesart === 'netto' ? 515 : 0) + (zufall(11) - 5)
    const bekannt = {
      ...(zufall(2) === 0 && { franchise: franchise(zeile) }),
      ...(zufall(2) === 0 && { unfall: zeile.Unfalleinschluss as Unfall }),
    }
    const abgleich = rechnungsAbgleich(tabelle, {
      versicherer: Number(zeile.Versicherer),
      betrag: rappen(betrag),
      klasse: zeile.Altersklasse as Altersklasse,
      ...bekannt,
    })
    const richtig = kennung({
      typ: zeile.Tariftyp as Tariftyp,
      tarif: zeile.Tarifbezeichnung,
      franchise: franchise(zeile),
      unfall: zeile.Unfalleinschluss as Unfall,
      lesart,
    })
    const gefunden = alsListe(abgleich).map(kennung)
    expect(gefunden, `${gebiet} ${zeile.Versicherer} ${richtig} ${betrag}`).toContain(richtig)
    if (abgleich.art === 'einer') expect(gefunden).toEqual([richtig])

    // Independently: every raw row of this insurer and age class that costs this much, and no other.
    const erwartet = zeilen
      .filter(
        andere =>
          andere.Versicherer === zeile.Versicherer &&
          andere.Altersklasse === zeile.Altersklasse &&
          (!bekannt.unfall || andere.Unfalleinschluss === bekannt.unfall) &&
          (bekannt.franchise === undefined || andere.Franchise === zeile.Franchise),
      )
      .flatMap(andere =>
        (['brutto', 'netto'] as const)
          .filter(art => Math.abs(preisDer(andere) - (art === 'netto' ? 515 : 0) - betrag) <= 5)
          .map(art => [andere.Tariftyp, andere.Tarifbezeichnung, franchise(andere), andere.Unfalleinschluss, art]),
      )
    expect(new Set(gefunden)).toEqual(new Set(erwartet.map(teile => teile.join('|'))))
    expect(gefunden.length).toBe(new Set(gefunden).size)
    if (abgleich.art !== 'keiner') gesehen[abgleich.art] += 1
  }
  expect(Math.min(...Object.values(gesehen))).toBeGreaterThan(10)
})

function tarif(name: string, praemie: number, gemeinden: number[] | null = null): Tarif {
  const stelle = platz('ERW', 'OHN-UNF', 300)
  const preis = (gefragt: number) => rappen(gefragt === stelle ? praemie : 0)
  return { versicherer: 8, typ: 'TAR-HAM', code: name, name, gemeinden, praemie: preis }
}
const tabelle = (...tarife: Tarif[]): Regionstabelle => ({ jahr: 2026, kanton: 'ZH', region: 1, tarife })
const rechnung = { versicherer: 8, klasse: 'AKL-ERW' as const }

test('a bill is read before and after the levy of 5.15 that is refunded in 2026, within 5 Rappen', () => {
  const eine = tabelle(tarif('Arzt', 400_00))
  const lesart = (betrag: number) => {
    const abgleich = rechnungsAbgleich(eine, { ...rechnung, betrag: rappen(betrag) })
    return abgleich.art === 'einer' ? abgleich.kandidat.lesart : abgleich.art
  }
  expect([399_94, 399_95, 400_05, 400_06].map(lesart)).toEqual(['keiner', 'brutto', 'brutto', 'keiner'])
  expect([394_79, 394_80, 394_90, 394_91].map(lesart)).toEqual(['keiner', 'netto', 'netto', 'keiner'])
})

test('in a year without a known refund a bill has one reading', () => {
  const ohneAbzug = { ...tabelle(tarif('Arzt', 400_00)), jahr: 2031 }
  expect(rechnungsAbgleich(ohneAbzug, { ...rechnung, betrag: rappen(400_00) })).toEqual({
    art: 'einer',
    kandidat: { typ: 'TAR-HAM', tarif: 'Arzt', franchise: 300, unfall: 'OHN-UNF', lesart: 'brutto', praemie: 400_00 },
  })
})

test('two tariffs that fit are both offered, the closer one first', () => {
  const abgleich = rechnungsAbgleich(tabelle(tarif('A', 400_05), tarif('B', 400_00)), {
    ...rechnung,
    betrag: rappen(400_01),
  })
  expect(abgleich.art).toBe('mehrere')
  expect(alsListe(abgleich).map(({ tarif }) => tarif)).toEqual(['B', 'A'])
})

test('neither another insurer nor a tariff of another catchment area is a candidate', () => {
  const zwei = tabelle(tarif('überall', 400_00), tarif('nur dort', 400_00, [230]))
  const mit = (mehr: object) =>
    alsListe(rechnungsAbgleich(zwei, { ...rechnung, betrag: rappen(400_00), ...mehr })).length
  expect([mit({}), mit({ bfs: 230 }), mit({ bfs: 261 }), mit({ versicherer: 9 })]).toEqual([2, 2, 1, 0])
})
