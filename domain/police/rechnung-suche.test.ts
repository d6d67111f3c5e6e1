import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { imNaechstenJahr } from '../../tests/fixtures/katalog/naechstes-jahr.ts'
import { rohtabelle } from '../../tests/fixtures/tabellen/rohtabelle.ts'
import { type Rohzeile, rohzeilen } from '../../tests/fixtures/tabellen/testrohdaten.ts'
import type { Franchise } from '../kosten/franchise.ts'
import type { Altersklasse } from '../praemien/altersklasse.ts'
import {
  altersklasseAusCode,
  franchiseAusCode,
  type Stufe,
  stufeAusCode,
  type Unfall,
  unfallAusCode,
} from '../praemien/bag-codes.ts'
import { platz, type Regionstabelle, type Tarif } from '../praemien/regionstabelle.ts'
import { rappen } from '../werte/rappen.ts'
import { type Jahrestabelle, type Kandidat, rechnungsAbgleich } from './rechnung.ts'

/*
 * A bill of this year or a letter of the next, looked for once more among the raw rows of both years: what costs the amount to
 * the Rappen, else within five, else everything that comes nearest.
 */

// Reads a table of 200'000 rows; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

type Zeile = Pick<Tarif, 'versicherer' | 'typ' | 'code' | 'name'> & {
  jahr: number
  /** The same in both years for what is the same product. */
  produkt: string
  stufe: Stufe
  unfall: Unfall
  franchise: Franchise
  praemie: number
}

const ABZUG: Readonly<Record<number, number>> = { 2026: 515, 2027: 475 }
/** Some turn 19 or 26 between the two years. */
const JAHRGAENGE = [1950, 1980, 2000, 2001, 2002, 2007, 2008, 2009, 2020]

const klasse = (geburtsjahr: number, jahr: number): Altersklasse =>
  jahr - geburtsjahr > 25 ? 'AKL-ERW' : jahr - geburtsjahr > 18 ? 'AKL-JUG' : 'AKL-KIN'
const klasseDer = ({ stufe }: Zeile): Altersklasse => (stufe.startsWith('K') ? 'AKL-KIN' : `AKL-${stufe as 'ERW'}`)

function tabelleAus(jahr: number, zeilen: readonly Zeile[]): Regionstabelle {
  const jeTarif = Map.groupBy(zeilen, ({ versicherer, typ, code, name }) => [versicherer, typ, code, name].join('|'))
  const tarife = [...jeTarif.values()].flatMap((eigene): Tarif[] => {
    const praemien = new Map(
      eigene.map(({ stufe, unfall, franchise, praemie }) => [platz(stufe, unfall, franchise), praemie]),
    )
    return eigene.slice(0, 1).map(({ versicherer, typ, code, name }) => ({
      ...{ versicherer, typ, code, name, gemeinden: null },
      praemie: stelle => rappen(praemien.get(stelle) ?? 0),
    }))
  })
  return { jahr, kanton: '', region: 0, tarife }
}

const kennung = (zeile: Omit<Zeile, 'produkt' | 'versicherer' | 'code' | 'stufe'>) =>
  [zeile.jahr, zeile.typ, zeile.name, zeile.franchise, zeile.unfall, zeile.praemie].join('|')

/** The rows a candidate stands for: one, or one of each year. */
const nennt = ({ franchise, unfall, imFolgejahr, ...preis }: Kandidat) =>
  [preis, ...(imFolgejahr ? [imFolgejahr] : [])].map(({ tarif: name, ...rest }) =>
    kennung({ ...rest, name, franchise, unfall }),
  )

type Frage = { wahre: Zeile; geburtsjahr: number; lesart: 'brutto' | 'netto'; daneben: number }

/** Checks one paper, and says how it was answered. */
function pruefe(tabellen: readonly Regionstabelle[], zeilen: readonly Zeile[], frage: Frage) {
  const { wahre, geburtsjahr, lesart, daneben } = frage
  const abzug = (jahr: number) => ABZUG[jahr] ?? 0
  const betrag = wahre.praemie - (lesart === 'netto' ? abzug(wahre.jahr) : 0) + daneben
  const ergebnis = rechnungsAbgleich(
    tabellen.map((tabelle): Jahrestabelle => ({ tabelle, klasse: klasse(geburtsjahr, tabelle.jahr) })),
    { versicherer: wahre.versicherer, betrag: rappen(betrag) },
  )
  const kandidaten =
    ergebnis.art === 'keiner' ? ergebnis.naechste : ergebnis.art === 'einer' ? [ergebnis.kandidat] : ergebnis.kandidaten
  const genannte = kandidaten.map(nennt)

  const eigene = zeilen.filter(
    zeile => zeile.versicherer === wahre.versicherer && klasseDer(zeile) === klasse(geburtsjahr, zeile.jahr),
  )
  const abstand = ({ praemie, jahr }: Zeile) =>
    Math.min(Math.abs(praemie - betrag), Math.abs(praemie - abzug(jahr) - betrag))
  const bis = (grenze: number) => eigene.filter(zeile => abstand(zeile) <= grenze)
  const passende = [bis(0), bis(5), eigene].find(liste => liste.length > 0) ?? []

  expect(ergebnis.art === 'keiner').toBe(bis(5).length === 0)
  expect(genannte.flat().sort()).toEqual([...new Set(passende.map(kennung))].sort())
  if (daneben === 0) expect(genannte.flat()).toContain(kennung(wahre))
  const nachKennung = new Map(passende.map(zeile => [kennung(zeile), abstand(zeile)]))
  const abstaende = genannte.map(jahre => Math.min(...jahre.map(eine => nachKennung.get(eine) ?? NaN)))
  expect(abstaende).toEqual(abstaende.toSorted((a, b) => a - b))

  const policen = new Set(passende.map(({ produkt, franchise, unfall }) => `${produkt} ${franchise} ${unfall}`)).size
  if (ergebnis.art === 'einer') expect(policen).toBe(1)
  // Siblings' prices are policies of their own.
  if (!passende.some(({ stufe }) => stufe.startsWith('K'))) expect(kandidaten).toHaveLength(policen)
  return ergebnis.art !== 'keiner' && kandidaten.some(({ imFolgejahr }) => imFolgejahr) ? 'beide Jahre' : ergebnis.art
}

const eineFrage = fc.record({
  zeile: fc.nat(),
  person: fc.nat(),
  lesart: fc.constantFrom('brutto' as const, 'netto' as const),
  daneben: fc.oneof(fc.constant(0), fc.integer({ min: -7, max: 7 }), fc.integer({ min: -20_00, max: 20_00 })),
})

/** Somebody who may hold the paper of this row. */
const person = (zeile: Zeile, wahl: number): number => {
  const moegliche = JAHRGAENGE.filter(geburtsjahr => klasse(geburtsjahr, zeile.jahr) === klasseDer(zeile))
  return moegliche[wahl % moegliche.length] ?? 0
}

const zaehler = () => {
  const gesehen: Record<string, number> = {}
  const zaehle = (art: string) => {
    gesehen[art] = (gesehen[art] ?? 0) + 1
  }
  const mindestens = (anzahl: number, ...arten: string[]) =>
    expect(
      arten.filter(art => (gesehen[art] ?? 0) < anzahl),
      JSON.stringify(gesehen),
    ).toEqual([])
  return { zaehle, mindestens }
}

describe('whole tables: this year’s, and one made of it in the codes of 2027', () => {
  let gebiete: Rohzeile[][]
  const gelesene = new Map<Rohzeile[], readonly Zeile[]>()

  beforeAll(() => {
    const { zeilen, trennzeichen } = rohtabelle(2026)
    const roh = rohzeilen(zeilen.join('\n'), trennzeichen)
    gebiete = [...Map.groupBy(roh, ({ Kanton, Region }) => `${Kanton} ${Region}`).values()]
  })

  function gelesen(zeile: Rohzeile, jahr: number): Zeile {
    const { Versicherer, Tariftyp, Tarif: code, Tarifbezeichnung: name } = zeile
    const altersgruppe = altersklasseAusCode(zeile.Altersklasse)
    const stufe = altersgruppe && stufeAusCode(altersgruppe, zeile.Altersuntergruppe)
    const [unfall, franchise] = [unfallAusCode(zeile.Unfalleinschluss), franchiseAusCode(zeile.Franchise)]
    if (!stufe || !unfall || franchise === undefined) throw new Error(`no premium: ${JSON.stringify(zeile)}`)
    return {
      ...{ jahr, versicherer: Number(Versicherer), typ: Tariftyp as Tarif['typ'], code, name, produkt: name },
      ...{ stufe, unfall, franchise, praemie: Math.round(Number(zeile.Prämie) * 100) },
    }
  }

  test('1000 papers: the true tariff is among the answers, and a single one only where nothing else of either year fits', () => {
    const { zaehle, mindestens } = zaehler()
    fc.assert(
      fc.property(fc.nat(), eineFrage, (ort, { zeile, person: wer, ...frage }) => {
        const roh = gebiete[ort % gebiete.length] ?? []
        const zeilen =
          gelesene.get(roh) ?? roh.flatMap(eine => [gelesen(eine, 2026), gelesen(imNaechstenJahr(eine, 2027), 2027)])
        gelesene.set(roh, zeilen)
        const wahre = zeilen[zeile % zeilen.length]
        if (!wahre) throw new Error('a region has rows')
        zaehle(
          pruefe(tabellenAus(zeilen, wahre.versicherer), zeilen, { ...frage, wahre, geburtsjahr: person(wahre, wer) }),
        )
      }),
      { numRuns: 1000, seed: 20261116 },
    )
    mindestens(10, 'einer', 'mehrere', 'keiner')
  })
})

const tabellenAus = (zeilen: readonly Zeile[], versicherer: number) =>
  [2026, 2027].map(jahr =>
    tabelleAus(
      jahr,
      zeilen.filter(zeile => zeile.jahr === jahr && zeile.versicherer === versicherer),
    ),
  )

describe('small tables in which prices collide, products are renamed and others begin or end', () => {
  const einPreis = fc.integer({ min: 0, max: 12 }).map(wert => 100_00 + wert * 5)
  const einProdukt = fc.record({
    schicksal: fc.constantFrom('bleibt', 'umbenannt', 'endet', 'neu'),
    preise: fc.array(einPreis, { minLength: 24, maxLength: 24 }),
  })
  const ORTE = (['ERW', 'JUG', 'K1', 'K3'] as const).flatMap(stufe =>
    ([300, 500] as const).flatMap(franchise => ({ stufe, franchise })),
  )

  test('2000 papers', () => {
    const { zaehle, mindestens } = zaehler()
    fc.assert(
      fc.property(
        fc.array(einProdukt, { minLength: 1, maxLength: 3 }),
        eineFrage,
        (produkte, { zeile, person: wer, ...frage }) => {
          const zeilen = produkte.flatMap(({ schicksal, preise }, nummer) =>
            ORTE.flatMap(({ stufe, franchise }, stelle) => {
              const gemeinsam = {
                versicherer: 8,
                code: `c${nummer}`,
                produkt: `p${nummer}`,
                stufe,
                franchise,
                unfall: 'OHN-UNF',
              } as const
              const name = `Tarif ${nummer}`
              const [alt = 0, neu = 0] = preise.slice(2 * stelle)
              return [
                ...(schicksal === 'neu'
                  ? []
                  : [{ ...gemeinsam, jahr: 2026, typ: 'TAR-HAM' as const, name, praemie: alt }]),
                ...(schicksal === 'endet'
                  ? []
                  : [
                      {
                        ...gemeinsam,
                        jahr: 2027,
                        typ: 'PRAXIS' as const,
                        name: schicksal === 'umbenannt' ? `Neu ${nummer}` : name,
                        praemie: neu,
                      },
                    ]),
              ]
            }),
          )
          const wahre = zeilen[zeile % zeilen.length]
          if (!wahre) throw new Error('a product has rows')
          zaehle(pruefe(tabellenAus(zeilen, 8), zeilen, { ...frage, wahre, geburtsjahr: person(wahre, wer) }))
        },
      ),
      { numRuns: 2000, seed: 20261116 },
    )
    mindestens(50, 'einer', 'mehrere', 'keiner', 'beide Jahre')
  })
})
