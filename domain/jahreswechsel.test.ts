import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Stufe, Unfall } from './bag-codes.ts'
import type { Franchise } from './franchise.ts'
import { vergleichbarerPreis, vorjahresvergleich } from './jahreswechsel.ts'
import { TARIFTYPEN, type Tariftyp } from './modelle.ts'
import { type Rappen, rappen } from './rappen.ts'
import {
  decodeRegionstabelle,
  encodeRegionstabelle,
  franchisenDerStufe,
  platz,
  type Regionstabelle,
} from './regionstabelle.ts'
import { mitVorjahr, ohneVorjahr } from './vorjahr.ts'

/** A row as the official table has it: one premium of one tariff. */
type Rohzeile = {
  versicherer: number
  typ: Tariftyp
  code: string
  name: string
  stufe: Stufe
  unfall: Unfall
  franchise: Franchise
  praemie: Rappen
}

const ABZUG = new Map([
  [2026, 515],
  [2027, 475],
])

const UNFALL = ['OHN-UNF', 'MIT-UNF'] as const
const STUFEN_EINER_PERSON = ['ERW', 'JUG', 'K1'] as const
const FRAGEN = STUFEN_EINER_PERSON.flatMap(stufe =>
  UNFALL.flatMap(unfall => franchisenDerStufe(stufe).map(franchise => ({ stufe, unfall, franchise }))),
)

/** Few names and codes, so that they meet: a tariff keeps both, one, or none from year to year. Unique within a year. */
const einJahr = fc
  .uniqueArray(
    fc.record({
      versicherer: fc.constantFrom(8, 376),
      typ: fc.constantFrom(...TARIFTYPEN),
      code: fc.constantFrom('BASE', 'A', 'B', 'C', 'D'),
      name: fc.constantFrom('Grundversicherung', 'Alpha', 'Beta', 'Gamma', 'Delta'),
      erste: fc.integer({ min: 20, max: 12_000 }).map(wert => wert * 5),
      fehlende: fc.subarray(FRAGEN, { maxLength: 6 }),
    }),
    { selector: ({ versicherer, name }) => `${versicherer} ${name}`, maxLength: 8 },
  )
  .map(tarife => tarife.filter((tarif, index) => tarife.findIndex(anderer => gleicherCode(tarif, anderer)) === index))
  .map(tarife =>
    tarife.flatMap(({ erste, fehlende, ...tarif }) =>
      FRAGEN.filter(frage => !fehlende.includes(frage)).map(
        (frage, index): Rohzeile => ({ ...tarif, ...frage, praemie: rappen(erste + index * 35) }),
      ),
    ),
  )

const gleicherCode = (a: { versicherer: number; code: string }, b: { versicherer: number; code: string }) =>
  a.versicherer === b.versicherer && a.code === b.code

function tabelleAus(jahr: number, zeilen: readonly Rohzeile[]): Regionstabelle {
  const gruppen = Map.groupBy(zeilen, ({ versicherer, name }) => `${versicherer} ${name}`)
  const tarife = [...gruppen.values()].flatMap(eigene => {
    const [erste] = eigene
    const praemien = new Map(eigene.map(zeile => [platz(zeile.stufe, zeile.unfall, zeile.franchise), zeile.praemie]))
    if (!erste) return []
    const { versicherer, typ, code, name } = erste
    return {
      versicherer,
      typ,
      code,
      name,
      gemeinden: null,
      praemie: (stelle: number) => praemien.get(stelle) ?? rappen(0),
    }
  })
  return { jahr, kanton: 'ZH', region: 1, tarife }
}

/** The rule once more, by looking through all rows of both years. */
function gesucht(zeile: Rohzeile, heutige: readonly Rohzeile[], fruehere: readonly Rohzeile[]) {
  const eigene = fruehere.filter(({ versicherer }) => versicherer === zeile.versicherer)
  const gleichnamige = eigene.filter(({ name }) => name === zeile.name)
  const umbenannte = eigene.filter(
    ({ code, name }) =>
      code === zeile.code && !heutige.some(andere => andere.versicherer === zeile.versicherer && andere.name === name),
  )
  const dieselben = gleichnamige.length > 0 ? gleichnamige : umbenannte
  if (dieselben.length === 0) return 'neu'
  return dieselben.find(
    ({ stufe, unfall, franchise }) => stufe === zeile.stufe && unfall === zeile.unfall && franchise === zeile.franchise,
  )?.praemie
}

test('every offer changes against the year before as a search through all rows says', () => {
  const gesehen = { neu: 0, wechsel: 0, ohne: 0 }
  const netto = (praemie: number, jahr: number) => praemie - (ABZUG.get(jahr) ?? 0)
  fc.assert(
    fc.property(einJahr, einJahr, (fruehere, heutige) => {
      const verglichen = mitVorjahr(tabelleAus(2027, heutige), tabelleAus(2026, fruehere), [])
      const tabelle = decodeRegionstabelle(encodeRegionstabelle(verglichen))
      for (const zeile of heutige) {
        const praemie = gesucht(zeile, heutige, fruehere)
        const vergleich = vorjahresvergleich(tabelle, zeile, { ...zeile, modell: zeile.typ, tarif: zeile.name })
        const heute = netto(zeile.praemie, 2027)
        if (praemie === 'neu') {
          gesehen.neu += 1
          expect(vergleich).toEqual({ art: 'neu' })
        } else if (praemie === undefined || netto(praemie, 2026) <= 0 || heute <= 0) {
          gesehen.ohne += 1
          expect(vergleich).toBeUndefined()
        } else {
          gesehen.wechsel += 1
          const vorher = netto(praemie, 2026)
          const differenz = heute - vorher
          const wechsel = { von: 2026, bis: 2027, differenz, prozent: (differenz / vorher) * 100 }
          expect(vergleich).toEqual({ art: 'wechsel', vorher, wechsel })
        }
      }
    }),
    { numRuns: 40, seed: 8 },
  )
  for (const anzahl of Object.values(gesehen)) expect(anzahl).toBeGreaterThan(20)
})

describe('which tariff of the year before is the same', () => {
  const zeile = (versicherer: number, code: string, name: string, praemie: number, typ: Tariftyp): Rohzeile => ({
    ...{ versicherer, code, name, praemie: rappen(praemie), typ },
    ...{ stufe: 'ERW', unfall: 'OHN-UNF', franchise: 2500 },
  })
  const vorher = (heutige: Rohzeile[], fruehere: Rohzeile[]) =>
    mitVorjahr(tabelleAus(2027, heutige), tabelleAus(2026, fruehere), []).tarife.map(tarif =>
      tarif.vorjahrespraemie?.(platz('ERW', 'OHN-UNF', 2500) ?? 0),
    )

  test('the same name, whatever type and code the year uses', () => {
    // CSS: in 2027 the table gives the same tariff a new code and type.
    const alt = zeile(8, 'Multimed', 'Multimed', 400_00, 'TAR-HAM')
    expect(vorher([zeile(8, '01_170', 'Multimed', 410_00, 'TAR-DIV')], [alt])).toEqual([400_00])
  })
  test('another spelling of the name', () => {
    const alt = zeile(8, 'X', 'Med  Direct', 400_00, 'TAR-HAM')
    expect(vorher([zeile(8, 'Y', 'MED-DIRECT', 410_00, 'TAR-HAM')], [alt])).toEqual([400_00])
    expect(vorher([zeile(8, 'Y', 'Med Direct+', 410_00, 'TAR-HAM')], [alt])).toEqual([undefined])
  })
  test('the same code under a new name, unless the old name lives on', () => {
    const alt = zeile(8, 'HA', 'Hausarzt', 400_00, 'TAR-HAM')
    const umbenannt = zeile(8, 'HA', 'Casa', 410_00, 'TAR-HAM')
    expect(vorher([umbenannt], [alt])).toEqual([400_00])
    expect(vorher([umbenannt, zeile(8, 'HA2', 'Hausarzt', 420_00, 'TAR-HAM')], [alt])).toEqual([undefined, 400_00])
  })
  test('never a tariff of another insurer', () => {
    const fremd = zeile(376, 'BASE', 'Grundversicherung', 400_00, 'TAR-BASE')
    expect(vorher([zeile(8, 'BASE', 'Grundversicherung', 410_00, 'TAR-BASE')], [fremd])).toEqual([undefined])
  })
})

test('a table that has the year before beside it loses it again without a trace', () => {
  fc.assert(
    fc.property(einJahr, einJahr, (fruehere, heutige) => {
      const tabelle = tabelleAus(2027, heutige)
      const verglichen = mitVorjahr(tabelle, tabelleAus(2026, fruehere), [261])
      expect(encodeRegionstabelle(ohneVorjahr(verglichen))).toBe(encodeRegionstabelle(tabelle))
      expect(decodeRegionstabelle(encodeRegionstabelle(verglichen)).vorjahr).toEqual({ umgeteilt: [261] })
    }),
    { numRuns: 20 },
  )
})

test('net is compared with net, gross with gross, and never one with the other', () => {
  const preis = (jahr: number, mitJahr: number, praemie = 400_00) =>
    vergleichbarerPreis(rappen(praemie), { jahr }, { jahr: mitJahr })
  for (const [jahr, abzug] of ABZUG) expect(preis(jahr, 2026)).toBe(400_00 - abzug)
  expect(preis(2026, 2031)).toBe(400_00)
  expect(preis(2031, 2031)).toBe(400_00)
  expect(preis(2010, 2026)).toBeUndefined()
  expect(preis(2026, 2031, 0)).toBeUndefined()
})
