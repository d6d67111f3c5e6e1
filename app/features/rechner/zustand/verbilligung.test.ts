import { expect, test } from 'vitest'
import type { Zusage } from '#domain/kantonsbeitrag.ts'
import { rappen } from '#domain/rappen.ts'
import { erwachsen, tabelle } from '../../../../tests/fixtures/rechner/testtabelle.ts'
import { istDieselbeZusage } from './ansicht.ts'
import { naechster } from './naechster.ts'
import { type Aktion, ANFANG, type Zustand } from './zustand.ts'

const ZUSAGE: Zusage = { regelJahr: 2026, deckel: 'netto', jeMonat: { erwachsen: rappen(156_80) } }

const DATEN = {
  tabelle: tabelle([]),
  verzeichnis: { format: 1 as const, jahr: 2026, quelle: 'BAG' as const, versicherer: [], orte: '', regionen: {} },
}
const ANGEBOT: Aktion = { art: 'angebot', person: erwachsen, sofort: null, praemienjahr: 2026, daten: DATEN }
const MIT: Aktion = { art: 'verbilligung', zusage: ZUSAGE }

const nach = (...aktionen: readonly Aktion[]): Zustand => aktionen.reduce<Zustand>(naechster, ANFANG)
const gilt = (zustand: Zustand) => zustand.schritt !== 1 && zustand.ansicht.verbilligung

test('premium reduction is a new list, which selects its first and starts at its first page', () => {
  const gewaehlt: Aktion = { art: 'waehle', auswahl: { versicherer: 8, typ: 'TAR-HAM', tarif: null } }
  const zustand = nach(ANGEBOT, gewaehlt, { art: 'mehr' }, MIT)
  expect(zustand).toMatchObject({ wahl: { gewaehlt: null }, ansicht: { verbilligung: ZUSAGE, ladungen: 0 } })
  expect(gilt(nach(ANGEBOT, MIT, { art: 'verbilligung', zusage: null }))).toBeNull()
})

test('it stays for the enquiry and on the way back, with the chosen offer', () => {
  const gewaehlt: Aktion = { art: 'waehle', auswahl: { versicherer: 8, typ: 'TAR-HAM', tarif: null } }
  const zurueck = nach(ANGEBOT, MIT, gewaehlt, { art: 'anfrage' }, { art: 'zurueck', schritt: 2 })
  expect(gilt(zurueck)).toEqual(ZUSAGE)
  // The form is back as well and works out the same once more: that is no new list.
  expect(naechster(zurueck, { art: 'verbilligung', zusage: structuredClone(ZUSAGE) })).toBe(zurueck)
  expect(zurueck).toMatchObject({ wahl: { gewaehlt: { versicherer: 8 } } })
})

test('a promise is the same by what it says', () => {
  expect(istDieselbeZusage(ZUSAGE, structuredClone(ZUSAGE))).toBe(true)
  expect(istDieselbeZusage(null, null)).toBe(true)
  expect(istDieselbeZusage(ZUSAGE, null)).toBe(false)
  expect(istDieselbeZusage(ZUSAGE, { ...ZUSAGE, regelJahr: 2027 })).toBe(false)
  expect(istDieselbeZusage(ZUSAGE, { ...ZUSAGE, jeMonat: { erwachsen: rappen(156_85) } })).toBe(false)
  expect(istDieselbeZusage(ZUSAGE, { ...ZUSAGE, inAusbildung: [3] })).toBe(false)
})

test('it was worked out for one household and one year: another question forgets it', () => {
  expect(gilt(nach(ANGEBOT, MIT, { art: 'zurueck', schritt: 1 }, ANGEBOT))).toBeNull()
  expect(gilt(nach(ANGEBOT, MIT, { art: 'beginn', sofort: 2025 }))).toBeNull()
  expect(gilt(nach(ANGEBOT, MIT, { art: 'ladefehler', person: erwachsen, sofort: null }))).toBeNull()
})

test('accident cover changes premiums, not what the canton pays', () => {
  expect(gilt(nach(ANGEBOT, MIT, { art: 'unfall', unfall: 'MIT' }))).toEqual(ZUSAGE)
})
