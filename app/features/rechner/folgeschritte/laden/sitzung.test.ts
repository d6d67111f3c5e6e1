import fc from 'fast-check'
import { expect, test } from 'vitest'
import { franken } from '#domain/rappen.ts'
import type { OrtMitId } from '#domain/standort.ts'
import { ERSTE_ANSICHT } from '../../zustand/ansicht.ts'
import { LEERE_EINGABE } from '../../zustand/eingabe.ts'
import { type Haushalt, NUR_ICH } from '../../zustand/haushalt.ts'
import type { Kontakt } from '../../zustand/kontakt.ts'
import type { Schritt2 } from '../../zustand/zustand.ts'
import { sitzungAusText, sitzungsText } from './sitzung.ts'

const bern: OrtMitId = { id: 2, plz: 3011, ort: 'Bern', gemeinde: 'Bern', bfs: 351, kanton: 'BE', region: 1 }
const ansicht = {
  ...ERSTE_ANSICHT,
  filter: { kontakte: ['praxis' as const], suche: 'kpt', ohneKassen: [8, 1509] },
  ordnung: 'gesamtkosten' as const,
  kosten: franken(1500),
}
const haushalt: Haushalt = {
  ...NUR_ICH,
  fuerWen: 'familie',
  ich: { franchise: 300, kosten: franken(2000) },
  weitere: [
    { id: 1, rolle: 'kind', geburtsjahr: '2015', unfall: 'MIT', franchise: null, kosten: franken(0) },
    { id: 2, rolle: 'erwachsen', geburtsjahr: '19', unfall: 'OHNE', franchise: 2500, kosten: franken(800) },
  ],
  heute: '1234.55',
  antwort: 'kasse',
  kasse: 1509,
}
const kontakt: Kontakt = {
  ...{ vorname: 'Geheim', nachname: 'Geheim', strasse: 'Geheim', nummer: 'Geheim', plz: '9999', ort: 'Geheim' },
  ...{ email: 'Geheim', telefon: 'Geheim', andereKasse: true, datenschutz: true },
  ...{ weitergabe: true, mitVerbilligung: true },
}
const zwei: Schritt2 = {
  schritt: 2,
  eingabe: LEERE_EINGABE,
  daten: { art: 'laedt' },
  person: { art: 'eigen', geburtsjahr: 1985, ort: bern, unfall: 'OHNE' },
  sofort: 2026,
  wahl: {
    franchise: 1500,
    gewaehlt: { versicherer: 8, typ: 'TAR-HMO', tarif: 'Zentrum' },
    aktuelleKasse: 1384,
    aktuelleFranchise: 300,
  },
  kontakt,
  haushalt,
  versand: { art: 'bereit' },
  ansicht,
}

const STAND = {
  eingabe: { geburtsjahr: '1985', plz: '3011', ort: 'Bern', unfallversicherung: 'OHNE' },
  bfs: 351,
  sofort: 2026,
  wahl: {
    franchise: 1500,
    gewaehlt: { versicherer: 8, typ: 'TAR-HMO', tarif: 'Zentrum' },
    aktuelleKasse: 1384,
    aktuelleFranchise: 300,
  },
  ansicht: {
    filter: { kontakte: ['praxis'], suche: 'kpt', ohneKassen: [8, 1509] },
    ordnung: 'gesamtkosten',
    kosten: 1500,
  },
  haushalt: {
    fuerWen: 'familie',
    ich: { franchise: 300, kosten: 2000 },
    weitere: [
      { id: 1, rolle: 'kind', geburtsjahr: '2015', unfall: 'MIT', franchise: null, kosten: 0 },
      { id: 2, rolle: 'erwachsen', geburtsjahr: '19', unfall: 'OHNE', franchise: 2500, kosten: 800 },
    ],
    antwort: 'kasse',
    kasse: 1509,
  },
}

const gespeichert = (aenderung: object = {}) => JSON.stringify({ version: 4, ...STAND, ...aenderung })

const mitFilter = (filter: object) =>
  gespeichert({ ansicht: { ...STAND.ansicht, filter: { ...STAND.ansicht.filter, ...filter } } })

test('persons, place, franchise, order, filter and choice go there and back', () => {
  expect(sitzungAusText(sitzungsText(zwei))).toEqual(STAND)
  const allein = {
    ...{ ...zwei, sofort: null, haushalt: NUR_ICH, ansicht: ERSTE_ANSICHT },
    wahl: { ...zwei.wahl, gewaehlt: null, aktuelleKasse: null },
  }
  expect(sitzungAusText(sitzungsText(allein))).toMatchObject({
    sofort: null,
    haushalt: { fuerWen: 'ich', weitere: [] },
    wahl: { gewaehlt: null, aktuelleKasse: null },
    ansicht: { filter: { kontakte: [], suche: '', ohneKassen: [] }, ordnung: 'preis', kosten: 800 },
  })
})

test('a municipality of the demonstration data has five digits and comes back, one with six is none', () => {
  expect(sitzungAusText(gespeichert({ bfs: 14_321 }))).toEqual({ ...STAND, bfs: 14_321 })
  expect(sitzungAusText(gespeichert({ bfs: 100_000 }))).toBeNull()
})

test('what is stored: no contact field, no bill, nothing of the checklist', () => {
  const text = sitzungsText({ ...zwei, ansicht: { ...ansicht, wichtig: ['Geheim'], offen: ['Geheim'] } })
  expect(JSON.parse(text ?? '')).toEqual({ version: 4, ...STAND })
  expect(text).not.toMatch(/Geheim|9999|1234/)
})

test('a shared comparison is not stored', () => {
  const person = { art: 'geteilt', jahr: null, kanton: 'ZH', region: 1, klasse: 'AKL-ERW', unfall: 'OHNE' } as const
  expect(sitzungsText({ ...zwei, person })).toBeNull()
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{"version":4'],
  ['null', 'null'],
  ['a list', '[]'],
  ['another version', gespeichert({ version: 3 })],
  ['no version', JSON.stringify(STAND)],
  ['a part missing', gespeichert({ wahl: undefined })],
  ['another type', gespeichert({ eingabe: 'Bern' })],
  ['markup as a year', gespeichert({ eingabe: { ...STAND.eingabe, geburtsjahr: '<script>' } })],
  ['a long place', gespeichert({ eingabe: { ...STAND.eingabe, ort: 'x'.repeat(51) } })],
  ['a franchise nobody sells', gespeichert({ wahl: { ...STAND.wahl, franchise: 1234 } })],
  ['a franchise as text', gespeichert({ wahl: { ...STAND.wahl, franchise: '300' } })],
  ['an unknown first contact', mitFilter({ kontakte: ['gold'] })],
  ['first contacts that are no list', mitFilter({ kontakte: 'praxis' })],
  ['a search longer than its field', mitFilter({ suche: 'x'.repeat(51) })],
  ['insurers by name', mitFilter({ ohneKassen: ['CSS'] })],
  ['more insurers than there are', mitFilter({ ohneKassen: Array(101).fill(8) })],
  ['an unknown order', gespeichert({ ansicht: { ...STAND.ansicht, ordnung: 'zufall' } })],
  ['costs beyond the slider', gespeichert({ ansicht: { ...STAND.ansicht, kosten: 1e9 } })],
  ['a negative number', gespeichert({ bfs: -1 })],
  ['a fraction', gespeichert({ bfs: 351.5 })],
  ['a year as text', gespeichert({ sofort: '2026' })],
  ['no year', gespeichert({ sofort: undefined })],
  ['persons that are none', gespeichert({ haushalt: { ...STAND.haushalt, weitere: [null] } })],
  ['too many persons', gespeichert({ haushalt: { ...STAND.haushalt, weitere: Array(8).fill(STAND.haushalt.ich) } })],
  ['more than the site writes', gespeichert({ rest: 'x'.repeat(4_000) })],
])('%s is ignored', (_, text) => {
  expect(sitzungAusText(text)).toBeNull()
})

test('whatever stands there, reading neither throws nor invents', () => {
  fc.assert(
    fc.property(fc.json(), text => {
      expect(sitzungAusText(text)).toBeNull()
    }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(STAND)), fc.jsonValue(), (teil, wert) => {
      const gelesen = sitzungAusText(gespeichert({ [teil]: wert }))
      if (gelesen !== null) expect(sitzungAusText(JSON.stringify({ version: 4, ...gelesen }))).toEqual(gelesen)
    }),
  )
})
