import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Franchise } from '../kosten/franchise.ts'
import type { Stufe, Unfall } from '../praemien/bag-codes.ts'
import { TARIFTYPEN, type Tariftyp } from '../praemien/modelle.ts'
import {
  decodeRegionstabelle,
  encodeRegionstabelle,
  franchisenDerStufe,
  platz,
  type Regionstabelle,
} from '../praemien/regionstabelle.ts'
import { type Rappen, rappen } from '../werte/rappen.ts'
import { vergleichbarerPreis, vorjahresvergleich } from './jahreswechsel.ts'
import { vorgaenger } from './nachfolge.ts'
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

test('every offer changes against the year before as a search through all rows says', () => {
  const gesehen = { neu: 0, 'neuer-name': 0, wechsel: 0, ohne: 0 }
  const netto = (praemie: number, jahr: number) => praemie - (ABZUG.get(jahr) ?? 0)
  fc.assert(
    fc.property(einJahr, einJahr, (fruehere, heutige) => {
      const [dieses, voriges] = [tabelleAus(2027, heutige), tabelleAus(2026, fruehere)]
      const davor = vorgaenger(dieses.tarife, voriges.tarife)
      const uebrige = voriges.tarife.filter(tarif => !davor.includes(tarif))
      const tabelle = decodeRegionstabelle(encodeRegionstabelle(mitVorjahr(dieses, voriges, [])))
      for (const zeile of heutige) {
        const derselbe =
          davor[
            dieses.tarife.findIndex(({ versicherer, name }) => zeile.versicherer === versicherer && zeile.name === name)
          ]
        const damals = fruehere.find(
          alte =>
            alte.versicherer === derselbe?.versicherer &&
            alte.name === derselbe.name &&
            [alte.stufe, alte.unfall, alte.franchise].join() === [zeile.stufe, zeile.unfall, zeile.franchise].join(),
        )
        const vergleich = vorjahresvergleich(tabelle, zeile, { ...zeile, modell: zeile.typ, tarif: zeile.name })
        gesehen[vergleich?.art ?? 'ohne'] += 1
        const heute = netto(zeile.praemie, 2027)
        if (!derselbe) {
          const namen = uebrige
            .filter(
              ({ versicherer, typ }) =>
                versicherer === zeile.versicherer && /BASE/.test(typ) === /BASE/.test(zeile.typ),
            )
            .map(({ name }) => name)
          const vielleicht = expect.toSatisfy((genannte: string[]) => namen.sort().join() === genannte.sort().join())
          expect(vergleich).toEqual(namen.length === 0 ? { art: 'neu' } : { art: 'neuer-name', vielleicht })
        } else if (damals === undefined || netto(damals.praemie, 2026) <= 0 || heute <= 0) {
          expect(vergleich).toBeUndefined()
        } else {
          const vorher = netto(damals.praemie, 2026)
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

test('new is said only where nothing of the insurer is left over that could be it', () => {
  const FRAGE = { stufe: 'ERW', unfall: 'OHN-UNF', franchise: 2500 } as const
  const zeile = (versicherer: number, name: string, typ: Tariftyp): Rohzeile => ({
    ...{ versicherer, code: name, name, typ, praemie: rappen(400_00), ...FRAGE },
  })
  const heutige = [zeile(1562, 'Helsana BeneFit PLUS Telemed', 'TEL_DIG'), zeile(1542, 'MediTel', 'TEL_DIG')]
  const fruehere = [
    zeile(1562, 'Arztnetz', 'TAR-HMO'),
    zeile(1562, 'BeneFit PLUS Telmed', 'TAR-DIV'),
    // Free choice of doctor is left over: a model it cannot have become.
    zeile(1542, 'Grundversicherung', 'TAR-BASE'),
  ]
  const tabelle = mitVorjahr(tabelleAus(2027, heutige), tabelleAus(2026, fruehere), [])
  const vergleiche = (von: Regionstabelle) =>
    heutige.map(angebot => vorjahresvergleich(von, FRAGE, { ...angebot, modell: angebot.typ, tarif: angebot.name }))
  expect(vergleiche(tabelle)).toEqual([
    { art: 'neuer-name', vielleicht: ['BeneFit PLUS Telmed', 'Arztnetz'] },
    { art: 'neu' },
  ])
  // A data set of an earlier release does not say what was left over.
  const unbekannt = { art: 'neuer-name', vielleicht: [] }
  expect(vergleiche({ ...tabelle, vorjahr: { umgeteilt: [] } })).toEqual([unbekannt, unbekannt])
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
  test('the same code under a new name', () => {
    const alt = zeile(8, 'HA', 'Hausarzt', 400_00, 'TAR-HAM')
    expect(vorher([zeile(8, 'HA', 'Casa', 410_00, 'TAR-HAM')], [alt])).toEqual([400_00])
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
      expect(decodeRegionstabelle(encodeRegionstabelle(verglichen)).vorjahr).toEqual(verglichen.vorjahr)
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
