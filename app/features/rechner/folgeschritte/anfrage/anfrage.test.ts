import { describe, expect, test } from 'vitest'
import { praemienAnfrage } from '#contract/praemien-anfrage.ts'
import { KEIN_BEITRAG, type Zeile } from '#domain/angebote.ts'
import { rappen } from '#domain/rappen.ts'
import { ANNA } from '../../../../../tests/fixtures/anna.ts'
import type { Kontakt } from '../../zustand/kontakt.ts'
import type { EigenePerson } from '../../zustand/person.ts'
import type { Wahl } from '../../zustand/wahl.ts'
import { ANFRAGE_REGELN, anfrageKoerper, dankePfad } from './anfrage.ts'

const person: EigenePerson = {
  art: 'eigen',
  geburtsjahr: 1985,
  ort: { id: 1, plz: 8001, ort: 'Zürich', gemeinde: 'Zürich', bfs: 261, kanton: 'ZH', region: 1 },
  unfall: 'OHNE',
}
const wahl: Wahl = { franchise: 2500, gewaehlt: null, aktuelleKasse: 8, aktuelleFranchise: 300 }
const kontakt: Kontakt = {
  ...ANNA,
  telefon: '+41 44 668 18 00',
  andereKasse: false,
  datenschutz: true,
  weitergabe: false,
  mitVerbilligung: false,
}
const angebot: Zeile = {
  versicherer: 1509,
  modell: 'TAR-HMO',
  code: 'HMO',
  tarif: 'NetMed',
  praemie: rappen(366_90),
  ...KEIN_BEITRAG,
  eingeschraenkt: false,
  gleichTeuer: [],
  isLowest: true,
  isCurrentInsurer: false,
}
const koerper = (aenderung: Partial<Parameters<typeof anfrageKoerper>[0]> = {}) =>
  anfrageKoerper({
    ...{ person, wahl, kontakt, angebot, franchise: 2500, preisjahr: { jahr: 2025 }, verbilligung: [], ...aenderung },
    kassenName: nummer => (nummer === 8 ? 'CSS' : 'Sanitas'),
  })

test('the request as the contract gives it: the net price, names of insurers, no needs', () => {
  expect(koerper()).toEqual({
    firstName: 'Anna',
    lastName: 'Beispiel',
    email: 'anna@example.ch',
    phone: '+41 44 668 18 00',
    birthYear: '1985',
    postalCode: '8001',
    city: 'Zürich',
    strasse: 'Bahnhofstrasse',
    nummer: '1',
    currentInsurance: 'CSS',
    currentFranchise: '300',
    preferredInsurance: 'Sanitas',
    preferredFranchise: '2500',
    selectedModel: 'TAR-HMO',
    monthlyPremium: 'CHF 361.75',
    selectedTariff: 'NetMed',
    premiumYear: '2025',
    accidentInsurance: 'OHNE',
    beduerfnisse: '',
    datenschutzEinverstaendnis: true,
    weitergabeEinverstaendnis: false,
  })
})

describe('premium reduction', () => {
  const verbilligung = [rappen(156_80), rappen(1_000_00)]
  const personen = [{ geburtsjahr: '1985' }, { geburtsjahr: '2015' }]
  const angekreuzt = { ...kontakt, mitVerbilligung: true }

  test('is no part of the request unless it is ticked, however it was reckoned with', () => {
    expect(koerper({ verbilligung })).toEqual(koerper())
    expect(JSON.stringify(koerper({ verbilligung, personen }))).not.toMatch(/reduction|156|1’000/)
    expect(koerper({ kontakt: angekreuzt })).toEqual(koerper())
    expect(koerper({ kontakt: angekreuzt, verbilligung: [rappen(0)] })).toEqual(koerper())
  })

  test('ticked it goes along as the amount alone; the price stays in full', () => {
    const gesendet = koerper({ kontakt: angekreuzt, verbilligung: [rappen(156_80)] })
    expect(gesendet).toEqual({ ...koerper(), reductionPerMonth: 'CHF 156.80' })
    expect(praemienAnfrage.anfrage.safeParse(gesendet).success).toBe(true)
  })

  test('of a household the sum, and what each person gets', () => {
    expect(koerper({ kontakt: angekreuzt, verbilligung, personen })).toMatchObject({
      reductionPerMonth: 'CHF 1’156.80',
      personen: [
        { geburtsjahr: '1985', reductionPerMonth: 'CHF 156.80' },
        { geburtsjahr: '2015', reductionPerMonth: 'CHF 1’000.00' },
      ],
    })
  })
})

test('the server’s schema accepts it', () => {
  expect(praemienAnfrage.anfrage.safeParse(koerper()).success).toBe(true)
  const ohne = koerper({ wahl: { ...wahl, aktuelleKasse: null, aktuelleFranchise: null } })
  expect(praemienAnfrage.anfrage.safeParse(ohne).success).toBe(true)
  expect(ohne).toMatchObject({ currentInsurance: 'Andere oder noch keine Krankenkasse', currentFranchise: '' })
})

test('every field of the form is a field of the request, and asks for something', () => {
  for (const [feld, regel] of Object.entries(ANFRAGE_REGELN)) {
    expect(Object.keys(koerper())).toContain(feld)
    expect(regel('')).toMatch(/^Bitte/)
  }
})

test.each([
  [1971, '/danke-rechner-55plus'],
  [1972, '/danke-rechner'],
  [1940, '/danke-rechner-55plus'],
])('born %i in 2026: %s', (geburtsjahr, pfad) => {
  expect(dankePfad(geburtsjahr, 2026)).toBe(pfad)
})
