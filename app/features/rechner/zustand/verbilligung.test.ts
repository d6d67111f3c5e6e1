import { expect, test } from 'vitest'
import type { Zusage } from '#domain/verbilligung/kantonsbeitrag.ts'
import { rappen } from '#domain/werte/rappen.ts'
import {
  angebot,
  anna,
  ausgefuellt,
  bern,
  datenMit,
  geteilt,
  imAngebot,
  leereTabelle,
  nach,
  zwei,
} from '../../../../tests/fixtures/rechner/wege.ts'
import type { Aktion, Zustand } from './zustand.ts'

const ZUSAGE: Zusage = { regelJahr: 2026, deckel: 'netto', jeMonat: { erwachsen: rappen(156_80) } }
const MIT: Aktion = { art: 'zusage', zusage: ZUSAGE }
const gewaehlt = (id = 1): Aktion => ({
  ...{ art: 'waehle', id, auswahl: { versicherer: 8, typ: 'TAR-HAM', tarif: null }, aufteilung: 'kombination' },
})
const ZURUECK: Aktion = { art: 'zurueck', schritt: 1 }

const gilt = ({ verbilligung }: Zustand) => verbilligung.zusage
const daten = datenMit(leereTabelle)
const wieder = (zustand: Zustand, personen = [anna], ort = zustand.wohnort.gewaehlt ?? bern) => {
  const { fuerWen, wohnort, personen: neue } = ausgefuellt(personen, ort)
  const eins = { ...nach(zustand, ZURUECK), fuerWen, wohnort, personen: neue }
  return nach(eins, angebot(eins, daten))
}

test('premium reduction is a new list, which selects the first for everybody, and its form is answered', () => {
  const paar = imAngebot([anna, anna], daten, gewaehlt(1), gewaehlt(2), { art: 'kasse', kasse: 8 })
  const zustand = nach(paar, { art: 'form', form: 'verbilligung' }, { art: 'mehr' }, MIT)
  expect(zustand).toMatchObject({
    ...{ personen: [{ wahl: null }, { wahl: null }], kasse: null, verbilligung: { zusage: ZUSAGE } },
    ansicht: { ladungen: 0, form: null },
  })
  expect(gilt(zwei(MIT, { art: 'zusage', zusage: null }))).toBeNull()
})

test('what is typed into its form lowers no price', () => {
  const vorher = zwei(gewaehlt())
  const eingabe = { einkommen: '40000' } as unknown as (Aktion & { art: 'verbilligungseingabe' })['eingabe']
  const nachher = nach(vorher, { art: 'verbilligungseingabe', eingabe })
  expect(nachher).toEqual({ ...vorher, verbilligung: { eingabe, zusage: null } })
  // Neither does leaving it as it is: full prices once more.
  expect(nach(nachher, MIT, { art: 'zusage', zusage: null }).verbilligung).toEqual({ eingabe, zusage: null })
})

test('it stays for the enquiry and on the way back, with the chosen offer', () => {
  const zurueck = zwei(MIT, gewaehlt(), { art: 'anfrage' }, { art: 'zurueck', schritt: 2 })
  expect(gilt(zurueck)).toBe(ZUSAGE)
  expect(zurueck).toMatchObject({ personen: [{ wahl: { versicherer: 8 } }] })
  expect(gilt(wieder(zurueck))).toBe(ZUSAGE)
})

test('it was worked out for one household, one place and one year: another question forgets it', () => {
  const mit = zwei(MIT)
  expect(gilt(wieder(mit, [{ geburtsjahr: '1990' }]))).toBeNull()
  expect(gilt(wieder(mit, [anna, anna]))).toBeNull()
  expect(gilt(wieder(mit, [anna], bern))).toBeNull()
  expect(gilt(nach(mit, { art: 'beginn', sofort: 2025 }))).toBeNull()
  expect(gilt(nach(mit, { art: 'geteilt', geteilt }))).toBeNull()
})

test('accident cover, franchise and a bill change premiums, not what the canton pays', () => {
  const mit = zwei(MIT)
  const zusage = { verbilligung: { zusage: ZUSAGE } }
  expect(nach(mit, { art: 'unfall', id: 1, unfall: 'MIT' })).toMatchObject(zusage)
  expect(nach(mit, { art: 'franchise', id: 1, franchise: 300 })).toMatchObject(zusage)
  expect(nach(mit, { art: 'police', id: 1, police: null })).toMatchObject(zusage)
})
