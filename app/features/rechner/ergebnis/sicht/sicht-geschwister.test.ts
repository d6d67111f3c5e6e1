import { describe, expect, test } from 'vitest'

import {
  aufgeteilt,
  kind,
  oeffne,
  policen,
  rang,
  waehleBei,
  zeige,
} from '../../../../../tests/fixtures/rechner/sichten.ts'
import type { Angaben } from '../../../../../tests/fixtures/rechner/wege.ts'
import { tabelle, tarif } from '../../../../../tests/fixtures/tabellen/testtarif.ts'

/* Children's prices depend on how many of them are at one insurer. */

const JAHR = 2030
const [A, B, C] = [1, 2, 3]
const ich: Angaben = { geburtsjahr: '1990' }

/** A reduces for two children (K4) and for three (K5), B and C never. */
const geschwister = tabelle(
  JAHR,
  tarif(A, 'Grund', 'TAR-BASE', { 'ERW 2500': 300_00, 'K1 0 MIT': 100_00, 'K4 0 MIT': 60_00, 'K5 0 MIT': 40_00 }),
  tarif(B, 'Grund', 'TAR-BASE', { 'ERW 2500': 400_00, 'K1 0 MIT': 90_00 }),
  tarif(C, 'Grund', 'TAR-BASE', { 'K1 0 MIT': 96_00 }),
)

describe('siblings', () => {
  const zuDritt = [ich, kind(2020), kind(2022)]
  const zuViert = [...zuDritt, kind(2024)]

  test('two at one insurer have its price for two, three its price for three', () => {
    expect(policen(zeige(geschwister, zuDritt)).slice(1)).toEqual([
      [A, 'K4', 0, 60_00],
      [A, 'K4', 0, 60_00],
    ])
    expect(policen(zeige(geschwister, zuViert)).slice(1)).toEqual(Array(3).fill([A, 'K5', 0, 40_00]))
  })

  test.each([
    [
      'of two',
      zuDritt,
      2,
      [
        [A, 60_00],
        [B, 90_00],
        [C, 96_00],
      ],
    ],
    [
      'of three',
      zuViert,
      3,
      [
        [A, 40_00],
        [B, 90_00],
        [C, 96_00],
      ],
    ],
  ])('the price of a child’s row is what choosing it gives (%s)', (_, personen, id, erwartet) => {
    const sicht = zeige(geschwister, personen, aufgeteilt('kombination'), oeffne(id))
    expect(rang(sicht)).toEqual(erwartet)
    expect(sicht.liste.zeilen[0]?.schluessel).toBe(sicht.liste.gewaehlt)
    for (const { versicherer, preis } of sicht.liste.zeilen) {
      const gewaehlt = zeige(geschwister, personen, oeffne(id), waehleBei(id, versicherer))
      const police = gewaehlt.personen.find(person => person.id === id)?.gewaehlt
      expect([police?.angebot.versicherer, police?.praemie]).toEqual([versicherer, preis])
      expect(gewaehlt.liste.gewaehlt).toBe(
        gewaehlt.liste.zeilen.find(zeile => zeile.versicherer === versicherer)?.schluessel,
      )
    }
  })

  test('who leaves takes the others’ price for three with it', () => {
    expect(policen(zeige(geschwister, zuViert, waehleBei(4, B))).slice(1)).toEqual([
      [A, 'K4', 0, 60_00],
      [A, 'K4', 0, 60_00],
      [B, 'K1', 0, 90_00],
    ])
  })

  test('what each franchise costs is asked at the tier of the answer', () => {
    const sicht = zeige(geschwister, zuDritt, aufgeteilt('kombination'), oeffne(2))
    expect(sicht.regler).toMatchObject({ person: { id: 2 }, jeFranchise: [{ franchise: 0, praemie: 60_00 }] })
    expect(zeige(geschwister, zuDritt).regler).toBeNull()
  })

  test('they are compared with what siblings pay: their tier is no saving', () => {
    const sicht = zeige(geschwister, zuDritt, aufgeteilt('kombination'))
    // (60 + 90 + 96) / 3 for each of them, (300 + 400) / 2 for the adult.
    expect(sicht.bezug?.personen.map(({ preis }) => preis)).toEqual([350_00, 82_00, 82_00])
    expect(sicht.bezug?.preis).toBe(350_00 + 2 * 82_00)
  })
})
