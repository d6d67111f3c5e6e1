import { expect, test } from 'vitest'
import {
  angebot,
  anna,
  bern,
  drei,
  geladen,
  geteilt,
  imSchritt,
  nach,
  SOFORT,
  tabelle,
  verzeichnis,
  zwei,
} from '../../../../tests/fixtures/rechner/wege.ts'
import { LEERE_EINGABE } from './eingabe.ts'
import { NUR_ICH } from './haushalt.ts'
import { naechster } from './naechster.ts'
import type { EigenePerson } from './person.ts'
import { type Aktion, ANFANG } from './zustand.ts'

test('the franchise starts with the highest of the age class, the offer with the cheapest', () => {
  expect(zwei().wahl).toEqual({ franchise: 2500, gewaehlt: null, aktuelleKasse: null, aktuelleFranchise: null })
  const kind: EigenePerson = { ...anna, geburtsjahr: 2007 }
  expect(imSchritt(nach(ANFANG, angebot(kind)), 2).wahl.franchise).toBe(600)
})

test('a new franchise selects the cheapest again, the current insurer stays', () => {
  const { wahl } = zwei(
    { art: 'aktuelleKasse', nummer: 8 },
    { art: 'aktuelleFranchise', franchise: 300 },
    { art: 'waehle', auswahl: { versicherer: 1384, typ: 'TAR-HMO', tarif: null } },
    { art: 'franchise', franchise: 500 },
  )
  expect(wahl).toEqual({ franchise: 500, gewaehlt: null, aktuelleKasse: 8, aktuelleFranchise: 300 })
})

test('back to step 1 and forward again keeps everything that still has its meaning', () => {
  const hin: Aktion[] = [
    { art: 'franchise', franchise: 1000 },
    { art: 'waehle', auswahl: { versicherer: 1384, typ: 'TAR-HMO', tarif: null } },
    { art: 'zurueck', schritt: 1 },
  ]
  const zurueck = nach(zwei(), ...hin)
  const gleich = imSchritt(nach(zurueck, angebot({ ...anna })), 2).wahl
  expect(gleich).toMatchObject({ franchise: 1000, gewaehlt: { versicherer: 1384, typ: 'TAR-HMO', tarif: null } })
  const mitUnfall = imSchritt(nach(zurueck, angebot({ ...anna, unfall: 'MIT' })), 2).wahl
  expect(mitUnfall).toMatchObject({ franchise: 1000, gewaehlt: null })
  const kind = imSchritt(nach(zurueck, angebot({ ...anna, geburtsjahr: 2015 })), 2).wahl
  expect(kind).toMatchObject({ franchise: 600, gewaehlt: null })
})

test('a table counts only for the person it was loaded for', () => {
  const andere: EigenePerson = { ...anna, ort: bern }
  expect(zwei(geladen(andere)).daten).toEqual({ art: 'laedt' })
  expect(zwei({ art: 'ladefehler', person: andere, sofort: null }).daten).toEqual({ art: 'laedt' })
  expect(zwei(geladen(anna)).daten).toEqual({ art: 'bereit', tabelle, verzeichnis })
})

test('a failed load can be tried again', () => {
  const gescheitert: Aktion = {
    art: 'ladefehler',
    person: anna,
    sofort: null,
  }
  expect(zwei(gescheitert).daten).toEqual({ art: 'fehler' })
  expect(zwei(gescheitert, { art: 'erneut' }).daten).toEqual({ art: 'laedt' })
  expect(zwei(gescheitert, { art: 'erneut' }, geladen(anna)).daten.art).toBe('bereit')
})

test('step 3 opens only with loaded offers, at the address of step 1', () => {
  expect(zwei({ art: 'anfrage' }).daten).toEqual({ art: 'laedt' })
  expect(drei().kontakt).toMatchObject({ plz: '8001', ort: 'Zürich', vorname: '', datenschutz: false })
})

test('what was typed in step 3 survives the way back to step 1', () => {
  const kontakt = { ...drei().kontakt, vorname: 'Anna' }
  const zurueck = drei({ art: 'kontakt', kontakt })
  const wieder = nach(zurueck, { art: 'zurueck', schritt: 1 }, angebot(anna), geladen(anna), { art: 'anfrage' })
  expect(imSchritt(wieder, 3).kontakt).toEqual(kontakt)
})

test('the address of step 3 follows step 1 until another one is typed', () => {
  const umzug: Aktion[] = [{ art: 'zurueck', schritt: 1 }, angebot({ ...anna, ort: bern })]
  expect(imSchritt(nach(drei(), ...umzug), 2).kontakt).toMatchObject({ plz: '3011', ort: 'Bern' })
  const eigene = drei({ art: 'kontakt', kontakt: { ...drei().kontakt, plz: '1700', ort: 'Fribourg' } })
  expect(imSchritt(nach(eigene, ...umzug), 2).kontakt).toMatchObject({ plz: '1700', ort: 'Fribourg' })
})

test('back goes to lower steps only', () => {
  const start = drei()
  expect(naechster(start, { art: 'zurueck', schritt: 2 }).schritt).toBe(2)
  expect(naechster(zwei(), { art: 'zurueck', schritt: 2 }).schritt).toBe(2)
  expect(naechster(ANFANG, { art: 'zurueck', schritt: 2 })).toBe(ANFANG)
})

test('a shared address opens step 2 with its franchise, and an enquiry first asks for step 1', () => {
  const geoeffnet: Aktion = { art: 'angebot', person: geteilt, sofort: null, praemienjahr: 2025, franchise: 300 }
  const offen = nach(ANFANG, geoeffnet, geladen(geteilt))
  expect(imSchritt(offen, 2).wahl.franchise).toBe(300)
  const gefragt = imSchritt(naechster(offen, { art: 'anfrage' }), 1)
  expect(gefragt.fuerAnfrage).toBe(true)
  expect(imSchritt(nach(gefragt, angebot(anna)), 2).wahl.franchise).toBe(300)
})

test('a household survives every way through the steps', () => {
  const haushalt = { ...NUR_ICH, heute: '1200' }
  const gesetzt: Aktion = { art: 'haushalt', haushalt }
  expect(drei(gesetzt).haushalt).toBe(haushalt)
  const wieder = nach(drei(gesetzt), { art: 'zurueck', schritt: 1 }, angebot({ ...anna, geburtsjahr: 1990 }))
  expect(imSchritt(wieder, 2).haushalt).toBe(haushalt)
  expect(naechster(ANFANG, gesetzt).haushalt).toBe(haushalt)
})

test('actions of another step change nothing', () => {
  expect(naechster(ANFANG, { art: 'franchise', franchise: 300 })).toBe(ANFANG)
  expect(naechster(ANFANG, { art: 'anfrage' })).toBe(ANFANG)
  const offen = zwei()
  expect(naechster(offen, { art: 'eingabe', eingabe: LEERE_EINGABE })).toBe(offen)
  expect(naechster(offen, angebot({ ...anna, unfall: 'MIT' }))).toBe(offen)
})

test('prices at once are another question: the cheapest is chosen, and only its own year counts', () => {
  const gewaehlt: Aktion = { art: 'waehle', auswahl: { versicherer: 8, typ: 'TAR-HMO', tarif: null } }
  const gewechselt = zwei(geladen(anna), gewaehlt, SOFORT)
  expect(gewechselt).toMatchObject({ sofort: 2024, daten: { art: 'laedt' }, wahl: { franchise: 2500, gewaehlt: null } })
  expect(naechster(gewechselt, geladen(anna))).toBe(gewechselt)
  expect(naechster(gewechselt, { art: 'ladefehler', person: anna, sofort: null })).toBe(gewechselt)
  expect(imSchritt(naechster(gewechselt, geladen(anna, 2024)), 2).daten).toMatchObject({ tabelle: { jahr: 2024 } })
})

test('the same year once more changes nothing', () => {
  const bereit = zwei(geladen(anna))
  expect(naechster(bereit, { art: 'beginn', sofort: null })).toBe(bereit)
})

test('a franchise that the class of that year does not have falls back to what it starts with', () => {
  // Born 2006: 18 and a child in 2024, 19 in 2025.
  const jung: EigenePerson = { ...anna, geburtsjahr: 2006 }
  const bereit = nach(ANFANG, angebot(jung), geladen(jung), { art: 'franchise', franchise: 1500 })
  const sofort = nach(bereit, SOFORT, geladen(jung, 2024))
  expect(imSchritt(sofort, 2).wahl.franchise).toBe(600)
  expect(imSchritt(nach(sofort, { art: 'beginn', sofort: null }, geladen(jung)), 2).wahl.franchise).toBe(2500)
  const mit500 = nach(bereit, { art: 'franchise', franchise: 500 }, SOFORT, geladen(jung, 2024))
  expect(imSchritt(mit500, 2).wahl.franchise).toBe(500)
})

test('prices at once stay on the way to step 3 and back to step 1', () => {
  const anfrage = nach(zwei(SOFORT), geladen(anna, 2024), { art: 'anfrage' })
  expect(imSchritt(anfrage, 3)).toMatchObject({ sofort: 2024, daten: { tabelle: { jahr: 2024 } } })
  expect(imSchritt(nach(anfrage, { art: 'zurueck', schritt: 2 }), 2).sofort).toBe(2024)
  const eins = imSchritt(nach(anfrage, { art: 'zurueck', schritt: 1 }), 1)
  expect(eins.fortgang?.sofort).toBe(2024)
  expect(imSchritt(naechster(eins, angebot(anna, 2024)), 2).sofort).toBe(2024)
})

test('accident cover changes in step 2 without another load, and the way back to step 1 knows it', () => {
  const bereit = zwei(
    geladen(anna),
    { art: 'franchise', franchise: 1000 },
    { art: 'mehr' },
    { art: 'waehle', auswahl: { versicherer: 8, typ: 'TAR-HMO', tarif: null } },
  )
  const mit = imSchritt(naechster(bereit, { art: 'unfall', unfall: 'MIT' }), 2)
  expect(mit.person).toEqual({ ...anna, unfall: 'MIT' })
  expect(mit.wahl).toMatchObject({ franchise: 1000, gewaehlt: null })
  expect(mit.ansicht.ladungen).toBe(0)
  expect(mit.daten).toBe(bereit.daten)
  expect(naechster(mit, { art: 'zurueck', schritt: 1 }).eingabe.unfallversicherung).toBe('MIT')
  expect(naechster(mit, { art: 'unfall', unfall: 'MIT' })).toBe(mit)
  expect(naechster(ANFANG, { art: 'unfall', unfall: 'MIT' })).toBe(ANFANG)
})

test('accident cover of a shared comparison says nothing about the visitor', () => {
  const offen = nach(ANFANG, angebot(geteilt), geladen(geteilt), { art: 'unfall', unfall: 'MIT' })
  expect(imSchritt(offen, 2).person).toEqual({ ...geteilt, unfall: 'MIT' })
  expect(offen.eingabe.unfallversicherung).toBe('OHNE')
})
