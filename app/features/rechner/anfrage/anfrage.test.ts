import { describe, expect, test } from 'vitest'
import { praemienAnfrage } from '#contract/praemien-anfrage.ts'
import type { Zusage } from '#domain/verbilligung/kantonsbeitrag.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { ANNA } from '../../../../tests/fixtures/anfragen/anna.ts'
import { tabelle, tarif, ZUERICH } from '../../../../tests/fixtures/rechner/testtabelle.ts'
import { angebot, ausgefuellt } from '../../../../tests/fixtures/rechner/wege.ts'
import { sichtRechner } from '../ergebnis/sicht/sicht.ts'
import type { Kontakt } from '../zustand/kontakt.ts'
import { naechster } from '../zustand/naechster.ts'
import { type Aktion, ANFANG, type Daten, datenVon } from '../zustand/zustand.ts'
import { ANFRAGE_REGELN, type AnfrageFeld, anfrageKoerper, dankePfad, fehltEtwas } from './anfrage.ts'

const kontakt: Kontakt = {
  ...ANNA,
  telefon: '+41 44 668 18 00',
  andereKasse: false,
  datenschutz: true,
  weitergabe: false,
  mitVerbilligung: false,
}

const kassenName = (nummer: number) => ({ 8: 'CSS', 1509: 'Sanitas' })[nummer] ?? `Kasse ${nummer}`
const kind = { stufe: 'K1', unfall: 'MIT-UNF' } as const
const daten: Daten = {
  tabelle: tabelle(
    [
      tarif(1509, 'TAR-HMO', 'NetMed', { 2500: 366_90 }),
      tarif(8, 'TAR-HAM', 'Profit', { 2500: 400_00 }),
      tarif(1509, 'TAR-HMO', 'NetMed Kind', { 0: 120_00 }, kind),
      tarif(8, 'TAR-HAM', 'Profit Kind', { 0: 101_15 }, kind),
    ],
    2025,
  ),
  verzeichnis: { format: 1, jahr: 2025, quelle: 'BAG', versicherer: [], orte: '', regionen: {} },
}
const ICH = { geburtsjahr: '1985' }
const ANGEBOT = angebot(ausgefuellt([ICH], ZUERICH), daten)
const HEUTE: readonly Aktion[] = [
  { art: 'aktuelleKasse', id: 1, nummer: 8 },
  { art: 'aktuelleFranchise', id: 1, franchise: 300 },
]
const ZU_ZWEIT = angebot(ausgefuellt([ICH, { rolle: 'kind', geburtsjahr: '2015' }], ZUERICH), daten)
const ZUSAGE: Zusage = {
  ...{ regelJahr: 2025, deckel: 'netto' },
  jeMonat: { erwachsen: rappen(156_80), kind: rappen(50_00) },
}
const VERBILLIGT: Aktion = { art: 'zusage', zusage: ZUSAGE }

/** What step 3 sends after these actions, and what step 2 shows then. */
function gesendet(aktionen: readonly Aktion[], teil: Partial<Kontakt> = {}) {
  const zustand = aktionen.reduce(naechster, ANFANG)
  const geladen = datenVon(zustand)
  if (!geladen) throw new Error('no table')
  const umfeld = { heute: '2025-11-01', aktuellesJahr: 2025, kassen: [], kassenName }
  const sicht = sichtRechner()(zustand, geladen, umfeld)
  const koerper = anfrageKoerper({ sicht, kontakt: { ...kontakt, ...teil }, kassenName })
  if (!koerper) throw new Error('no answer')
  return { koerper, sicht }
}

const EINER = [ANGEBOT, ...HEUTE]
const einer = (weitere: readonly Aktion[] = [], teil: Partial<Kontakt> = {}) =>
  gesendet([...EINER, ...weitere], teil).koerper

test('the request as the contract gives it: the net price, names of insurers, no needs', () => {
  expect(einer()).toEqual({
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

test('without an answer nothing can be sent', () => {
  const zustand = EINER.reduce(naechster, ANFANG)
  const leer = { ...daten, tabelle: tabelle([], 2025) }
  const umfeld = { heute: '2025-11-01', aktuellesJahr: 2025, kassen: [], kassenName }
  const sicht = sichtRechner()(zustand, leer, umfeld)
  expect(anfrageKoerper({ sicht, kontakt, kassenName })).toBeUndefined()
})

describe('several persons', () => {
  const ALLE: readonly Aktion[] = [ZU_ZWEIT, ...HEUTE]

  test('everybody with policy and price, the visitor first, as step 2 shows them without a choice of their own', () => {
    const { koerper, sicht } = gesendet(ALLE)
    // Apart they cost 361.75 + 96.00, at Sanitas together 361.75 + 114.85: more than CHF 120 a year.
    expect(sicht.aufteilung).toBe('kombination')
    expect(koerper).toMatchObject({ birthYear: '1985', preferredInsurance: 'Sanitas', monthlyPremium: 'CHF 361.75' })
    expect(koerper.personen).toEqual([
      {
        ...{ geburtsjahr: '1985', unfallversicherung: 'OHNE', franchise: '2500', krankenkasse: 'Sanitas' },
        ...{ modell: 'TAR-HMO', praemie: 'CHF 361.75', selectedTariff: 'NetMed', premiumYear: '2025' },
      },
      {
        ...{ geburtsjahr: '2015', unfallversicherung: 'MIT', franchise: '0', krankenkasse: 'CSS' },
        ...{ modell: 'TAR-HAM', praemie: 'CHF 96.00', selectedTariff: 'Profit Kind', premiumYear: '2025' },
      },
    ])
    expect(praemienAnfrage.anfrage.safeParse(koerper).success).toBe(true)
  })

  test('all at one insurer: whichever is shown is what is sent', () => {
    const { koerper, sicht } = gesendet([...ALLE, { art: 'aufteilung', aufteilung: 'kasse' }])
    const gezeigt = sicht.loesung?.policen.map(({ angebot }) => kassenName(angebot.versicherer))
    expect(koerper.personen?.map(({ krankenkasse }) => krankenkasse)).toEqual(gezeigt)
    expect(gezeigt).toEqual(['Sanitas', 'Sanitas'])
    expect(koerper.personen?.map(({ praemie }) => praemie)).toEqual(['CHF 361.75', 'CHF 114.85'])
  })

  test('premium reduction: the sum, and what each person gets', () => {
    const { koerper } = gesendet([...ALLE, VERBILLIGT], { mitVerbilligung: true })
    expect(koerper.reductionPerMonth).toBe('CHF 206.80')
    expect(koerper.personen).toMatchObject([
      { geburtsjahr: '1985', reductionPerMonth: 'CHF 156.80', praemie: 'CHF 361.75' },
      { geburtsjahr: '2015', reductionPerMonth: 'CHF 50.00', praemie: 'CHF 96.00' },
    ])
    expect(JSON.stringify(gesendet([...ALLE, VERBILLIGT]).koerper)).not.toMatch(/reduction|156|206/)
  })
})

describe('premium reduction of one', () => {
  test('is no part of the request unless it is ticked, however it was reckoned with', () => {
    expect(einer([VERBILLIGT])).toEqual(einer())
    expect(einer([], { mitVerbilligung: true })).toEqual(einer())
  })

  test('ticked it goes along as the amount alone; the price stays in full', () => {
    const koerper = einer([VERBILLIGT], { mitVerbilligung: true })
    expect(koerper).toEqual({ ...einer(), reductionPerMonth: 'CHF 156.80' })
    expect(praemienAnfrage.anfrage.safeParse(koerper).success).toBe(true)
  })
})

test('the server’s schema accepts it', () => {
  expect(praemienAnfrage.anfrage.safeParse(einer()).success).toBe(true)
  const { koerper } = gesendet([ANGEBOT])
  expect(praemienAnfrage.anfrage.safeParse(koerper).success).toBe(true)
  expect(koerper).toMatchObject({ currentInsurance: 'Andere oder noch keine Krankenkasse', currentFranchise: '' })
})

test('every field of the form is a field of the request, and asks for something', () => {
  for (const feld of Object.keys(ANFRAGE_REGELN) as AnfrageFeld[]) {
    expect(Object.keys(einer())).toContain(feld)
    expect(ANFRAGE_REGELN[feld]('', {})).toMatch(/^Bitte/)
  }
})

/** A form in which these fields say something else than Anna's. */
function formular(teil: Partial<Record<AnfrageFeld, string>>): FormData {
  const felder: Record<AnfrageFeld, string> = {
    ...{ currentInsurance: '8', firstName: 'Anna', lastName: 'Beispiel', email: 'anna@example.ch' },
    ...{ phone: '044 668 18 00', strasse: 'Bahnhofstrasse', nummer: '1', postalCode: '8001', city: 'Zürich' },
    datenschutzEinverstaendnis: 'true',
  }
  const daten = new FormData()
  for (const [name, wert] of Object.entries({ ...felder, ...teil })) daten.set(name, wert)
  return daten
}

test('a place is not asked for while its postcode is', () => {
  expect(ANFRAGE_REGELN.city('', { postalCode: '' })).toBeNull()
  expect(ANFRAGE_REGELN.city(' ', { postalCode: '80' })).toBeNull()
  expect(ANFRAGE_REGELN.city('', { postalCode: '8001' })).toMatch(/^Bitte/)
})

test('something is missing where a field is empty, not where it is only wrong', () => {
  expect(fehltEtwas(formular({}))).toBe(false)
  expect(fehltEtwas(formular({ email: 'anna@' }))).toBe(false)
  expect(fehltEtwas(formular({ email: '  ' }))).toBe(true)
  expect(fehltEtwas(formular({ datenschutzEinverstaendnis: '' }))).toBe(true)
})

test.each([
  [1971, '/danke-rechner-55plus'],
  [1972, '/danke-rechner'],
  [1940, '/danke-rechner-55plus'],
])('born %i in 2026: %s', (geburtsjahr, pfad) => {
  expect(dankePfad(geburtsjahr, 2026)).toBe(pfad)
})
