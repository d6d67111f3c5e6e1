import { expect, test } from 'vitest'
import {
  datenMit,
  franchiseDesBesuchers,
  geladen,
  geteilt,
  leereTabelle,
  nach,
  zwei,
} from '../../../../tests/fixtures/rechner/wege.ts'
import { naechster } from './naechster.ts'
import type { Person } from './person.ts'
import { type Aktion, ANFANG, verglichene } from './zustand.ts'

const daten = datenMit(leereTabelle)
const HMO: Aktion = {
  ...{ art: 'waehle', id: 1, auswahl: { versicherer: 1384, typ: 'TAR-HMO', tarif: null }, aufteilung: 'kombination' },
}
const SOFORT: Aktion = { art: 'beginn', sofort: 2024 }

test('a shared address opens step 2 with its franchise, and an enquiry first asks for step 1', () => {
  const person = { ...geteilt.person, franchise: 300 as const }
  const offen = nach(ANFANG, { art: 'geteilt', geteilt: { ...geteilt, person } })
  expect(offen).toMatchObject({ schritt: 2, daten: { art: 'laedt' } })
  const bereit = naechster(offen, geladen(offen, daten))
  expect(franchiseDesBesuchers(bereit, 2025, 2025)).toBe(300)
  const gefragt = naechster(bereit, { art: 'anfrage' })
  expect(gefragt).toMatchObject({ schritt: 1, geteilt: null, fuerAnfrage: true })
})

test('what is changed in a shared comparison says nothing about the visitor, nor does it forget what the visitor said', () => {
  const kandidat = {
    ...{ jahr: 2025, typ: 'TAR-BASE', tarif: 'Grund', lesart: 'netto', franchise: 300, unfall: 'MIT-UNF' },
    praemie: 500_00,
  } as NonNullable<Person['police']>['kandidat']
  const police: Aktion = { art: 'police', id: 1, police: { kasse: 8, kandidat, antwort: {} } }
  const eigener = zwei(police)
  const offen = naechster(eigener, { art: 'geteilt', geteilt })
  const geaendert = nach(
    offen,
    { art: 'unfall', id: 1, unfall: 'MIT' },
    { art: 'franchise', id: 1, franchise: 1500 },
    { art: 'aktuelleKasse', id: 1, nummer: 376 },
    { ...police, police: null },
    { art: 'policenAntwort', id: 1, antwort: { franchise: 500 } },
    police,
    HMO,
  )
  expect(geaendert.personen).toEqual(eigener.personen)
  expect(verglichene(geaendert)).toEqual([
    {
      ...{ ...geteilt.person, unfall: 'MIT', franchise: 1500, aktuelleKasse: 376 },
      wahl: { versicherer: 1384, typ: 'TAR-HMO', tarif: null },
    },
  ])
  // Another year is another list for it as well.
  expect(verglichene(naechster(geaendert, SOFORT))).toMatchObject([{ franchise: 1500, wahl: null }])
})
