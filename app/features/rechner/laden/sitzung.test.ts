import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Kandidat } from '#domain/police/rechnung.ts'
import { franken, rappen } from '#domain/werte/rappen.ts'
import {
  angebot,
  ausgefuellt,
  bern,
  datenMit,
  geteilt,
  leereTabelle,
  nach,
} from '../../../../tests/fixtures/rechner/wege.ts'
import { ERSTE_ANSICHT } from '../zustand/ansicht.ts'
import { leererKontakt } from '../zustand/kontakt.ts'
import type { Person } from '../zustand/person.ts'
import type { Zustand } from '../zustand/zustand.ts'
import { sitzungAusText, sitzungsText } from './sitzung.ts'

const kandidat: Kandidat = {
  ...{ jahr: 2026, typ: 'TAR-HAM', tarif: 'Callmed', lesart: 'netto', praemie: rappen(545_75) },
  ...{ franchise: 300, unfall: 'MIT-UNF' },
  imFolgejahr: { jahr: 2027, typ: 'TAR-HAM', tarif: 'Callmed 24', lesart: 'brutto', praemie: rappen(560_05) },
}
const police: NonNullable<Person['police']> = {
  ...{ kasse: 8, kandidat },
  antwort: { nachfolger: { typ: 'TAR-DIV', name: 'Multimed' }, franchise: 500 },
  vorher: { franchise: null, unfall: 'OHNE' },
}
const ICH = {
  ...{ id: 1, rolle: 'sie', geburtsjahr: '1985', unfall: 'OHNE', franchise: 1500, kosten: franken(1500) },
  wahl: { versicherer: 8, typ: 'TAR-HMO', tarif: 'Zentrum' },
  ...{ aktuelleKasse: 1384, aktuelleFranchise: 300, police: null },
} as const satisfies Person
const PARTNER = {
  ...{ id: 2, rolle: 'erwachsen', geburtsjahr: '19', unfall: 'MIT', franchise: 300, kosten: null, wahl: null },
  ...{ aktuelleKasse: 8, aktuelleFranchise: 300, police },
} as const satisfies Person
const KIND = {
  ...{ id: 3, rolle: 'kind', geburtsjahr: '2015', unfall: 'MIT', franchise: 0, kosten: franken(0) },
  wahl: { versicherer: 1509, typ: 'TAR-BASE', tarif: null },
  ...{ aktuelleKasse: null, aktuelleFranchise: null },
  police: {
    ...{ kasse: 1509, antwort: { nachfolger: 'keiner' }, vorher: { franchise: 600, unfall: 'MIT' } },
    kandidat: {
      ...{ jahr: 2027, typ: 'TAR-BASE', tarif: 'Grund', lesart: 'brutto', praemie: rappen(120_00) },
      ...{ franchise: 0, unfall: 'MIT-UNF', vorgaenger: { typ: 'TAR-BASE', name: 'Grund alt' } },
    },
  },
} as const satisfies Person

const filter = { kontakte: ['praxis' as const], suche: 'kpt', ohneKassen: [8, 1509] }

/** Step 3 of a family, with something of everything. */
const voll: Zustand = {
  ...ausgefuellt([ICH, PARTNER, KIND], bern),
  ...{ schritt: 3, sofort: 2026, aufteilung: 'kasse', kasse: 1509 },
  ansicht: {
    ...{ ...ERSTE_ANSICHT, filter, ordnung: 'gesamtkosten', person: 3, form: 'police' },
    ...{ offen: ['Geheim'], vorgemerkt: ['Geheim'], wichtig: ['Geheim'] },
  },
  verbilligung: {
    eingabe: { einkommen: '87654', vermoegen: '65432', lohn: '7654' } as unknown as Zustand['verbilligung']['eingabe'],
    zusage: { regelJahr: 2026, deckel: 'netto', jeMonat: { erwachsen: rappen(98_765) } },
  },
  kontakt: {
    ...leererKontakt({ plz: '9999', ort: 'Geheim' }),
    ...{
      vorname: 'Geheim',
      nachname: 'Geheim',
      strasse: 'Geheim',
      nummer: 'Geheim',
      email: 'Geheim',
      telefon: 'Geheim',
    },
    ...{ andereKasse: true, datenschutz: true, weitergabe: true, mitVerbilligung: true },
  },
}

const STAND = {
  ...{ plz: '3011', ort: 'Bern', bfs: 351, fuerWen: 'familie', personen: [ICH, PARTNER, KIND] },
  ...{ sofort: 2026, aufteilung: 'kasse', kasse: 1509, filter, ordnung: 'gesamtkosten' },
}
const VERSION = 5
const gespeichert = (aenderung: object = {}) => JSON.stringify({ version: VERSION, ...STAND, ...aenderung })
const mitFilter = (teil: object) => gespeichert({ filter: { ...filter, ...teil } })
const mitPerson = (teil: object) => gespeichert({ personen: [{ ...ICH, ...teil }, PARTNER] })
const mitPolice = (teil: object) => mitPerson({ police: { ...police, ...teil } })

test('persons with wishes, choices and policies, place, year, filter and order go there and back', () => {
  expect(sitzungAusText(sitzungsText(voll))).toEqual(STAND)
  const [ich] = ausgefuellt([{ geburtsjahr: '1985' }]).personen
  expect(sitzungAusText(sitzungsText(ausgefuellt([{ geburtsjahr: '1985' }])))).toEqual({
    ...{ plz: '8001', ort: 'Zürich', bfs: 261, fuerWen: 'ich', personen: [ich], sofort: null },
    ...{ aufteilung: null, kasse: null, filter: { kontakte: [], suche: '', ohneKassen: [] }, ordnung: 'preis' },
  })
})

test('who was removed leaves no gap: persons are numbered anew', () => {
  const ohne = { ...voll, personen: voll.personen.filter(({ id }) => id !== 2) }
  expect(sitzungAusText(sitzungsText(ohne))?.personen.map(({ id, rolle }) => [id, rolle])).toEqual([
    [1, 'sie'],
    [2, 'kind'],
  ])
})

test('a policy confirmed through the calculator comes back, with what was compared before it', () => {
  const start = ausgefuellt([{ geburtsjahr: '1985', franchise: 2000 }], bern)
  const bestaetigt = nach(start, angebot(start, datenMit(leereTabelle)), {
    ...{ art: 'police', id: 1, police: { kasse: 8, kandidat, antwort: { nachfolger: undefined } } },
  })
  const wieder = sitzungAusText(sitzungsText(bestaetigt))
  expect(wieder?.personen).toEqual(bestaetigt.personen)
  expect(wieder?.personen[0]).toMatchObject({
    ...{ franchise: 300, unfall: 'MIT', police: { kandidat, vorher: { franchise: 2000, unfall: 'OHNE' } } },
  })
})

test('a municipality of the demonstration data has five digits and comes back, one with six is none', () => {
  expect(sitzungAusText(gespeichert({ bfs: 14_321 }))).toEqual({ ...STAND, bfs: 14_321 })
  expect(sitzungAusText(gespeichert({ bfs: 100_000 }))).toBeNull()
})

test('what is stored: no contact field, no income, wealth or wage, no reduction, nothing of the checklist', () => {
  const text = sitzungsText(voll) ?? ''
  const personen = STAND.personen.map(({ id, ...person }) => person)
  expect(JSON.parse(text)).toEqual({ version: VERSION, ...STAND, personen })
  expect(text).not.toMatch(/Geheim|9999|87654|65432|7654|98765|einkommen|vermoegen|lohn|zusage|kontakt"/i)
})

test('an amount that was typed beside a policy is not stored with it', () => {
  const bestaetigt: Person = { ...PARTNER, police: { ...police, betrag: '777.35', text: '777.35' } as typeof police }
  const text = sitzungsText({ ...voll, personen: [ICH, bestaetigt] })
  expect(text).toContain('Callmed')
  expect(text).not.toMatch(/777|betrag/)
})

test('the largest household fits, with the longest names', () => {
  const tarif = 'x'.repeat(100)
  const produkt = { typ: 'TAR-HAM', name: tarif } as const
  const jahrespreis = { jahr: 2026, typ: 'TAR-HAM', tarif, lesart: 'netto', praemie: rappen(999_999) } as const
  const person: Person = {
    ...{ ...ICH, rolle: 'erwachsen', wahl: { versicherer: 9999, typ: 'TAR-HAM', tarif } },
    police: {
      ...{
        kasse: 9999,
        antwort: { nachfolger: produkt, franchise: 2500 },
        vorher: { franchise: 2500, unfall: 'OHNE' },
      },
      kandidat: { ...jahrespreis, franchise: 2500, unfall: 'MIT-UNF', imFolgejahr: jahrespreis, vorgaenger: produkt },
    },
  }
  const personen = Array.from({ length: 8 }, (_, index): Person => {
    return { ...person, id: index + 1, rolle: index === 0 ? 'sie' : 'erwachsen' }
  })
  const ohneKassen = Array.from({ length: 60 }, (_, index) => 1500 + index)
  const text = sitzungsText({ ...voll, personen, ansicht: { ...voll.ansicht, filter: { ...filter, ohneKassen } } })
  expect(sitzungAusText(text)).toMatchObject({ personen, filter: { ohneKassen } })
})

test('neither a shared comparison nor one without a place is stored', () => {
  expect(sitzungsText({ ...voll, geteilt })).toBeNull()
  expect(sitzungsText({ ...voll, wohnort: { ...voll.wohnort, gewaehlt: null } })).toBeNull()
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{"version":5'],
  ['null', 'null'],
  ['a list', '[]'],
  ['another version', gespeichert({ version: 4 })],
  ['no version', JSON.stringify(STAND)],
  ['a part missing', gespeichert({ filter: undefined })],
  ['another type', gespeichert({ filter: 'Bern' })],
  ['a postcode of five', gespeichert({ plz: '30111' })],
  ['a long place', gespeichert({ ort: 'x'.repeat(51) })],
  ['markup as a year', mitPerson({ geburtsjahr: '<script>' })],
  ['a franchise nobody sells', mitPerson({ franchise: 1234 })],
  ['a franchise as text', mitPerson({ franchise: '300' })],
  ['costs beyond the slider', mitPerson({ kosten: 1e9 })],
  ['an unknown kind of tariff', mitPerson({ wahl: { ...ICH.wahl, typ: 'TAR-GOLD' } })],
  ['another accident cover', mitPerson({ unfall: 'VIELLEICHT' })],
  ['a visitor who is a child', mitPerson({ rolle: 'kind' })],
  ['two visitors', gespeichert({ personen: [ICH, ICH] })],
  ['nobody', gespeichert({ personen: [] })],
  ['persons that are none', gespeichert({ personen: [ICH, null] })],
  ['too many persons', gespeichert({ personen: [ICH, ...Array(8).fill(PARTNER)] })],
  ['for whom nobody asks', gespeichert({ fuerWen: 'firma' })],
  ['a policy without a product', mitPolice({ kandidat: undefined })],
  ['a policy at another franchise', mitPolice({ kandidat: { ...kandidat, franchise: 301 } })],
  ['a policy with half a rappen', mitPolice({ kandidat: { ...kandidat, praemie: 545.5 } })],
  ['a premium beyond any', mitPolice({ kandidat: { ...kandidat, praemie: 1_000_000 } })],
  ['a name longer than any', mitPolice({ kandidat: { ...kandidat, tarif: 'x'.repeat(101) } })],
  ['half a year of a policy', mitPolice({ kandidat: { ...kandidat, imFolgejahr: { jahr: 2027 } } })],
  ['a successor without a name', mitPolice({ antwort: { nachfolger: { typ: 'TAR-HAM' } } })],
  ['a policy without what was before', mitPolice({ vorher: null })],
  ['an unknown first contact', mitFilter({ kontakte: ['gold'] })],
  ['first contacts that are no list', mitFilter({ kontakte: 'praxis' })],
  ['a search longer than its field', mitFilter({ suche: 'x'.repeat(51) })],
  ['insurers by name', mitFilter({ ohneKassen: ['CSS'] })],
  ['more insurers than there are', mitFilter({ ohneKassen: Array(101).fill(8) })],
  ['an unknown order', gespeichert({ ordnung: 'zufall' })],
  ['an unknown way of insuring all', gespeichert({ aufteilung: 'beides' })],
  ['a negative number', gespeichert({ bfs: -1 })],
  ['a fraction', gespeichert({ bfs: 351.5 })],
  ['a year as text', gespeichert({ sofort: '2026' })],
  ['no year', gespeichert({ sofort: undefined })],
  ['more than the site writes', gespeichert({ rest: 'x'.repeat(12_000) })],
])('%s is ignored', (_, text) => {
  expect(sitzungAusText(text)).toBeNull()
})

test('whatever stands there, reading neither throws nor invents', () => {
  fc.assert(
    fc.property(fc.json(), text => {
      expect(sitzungAusText(text)).toBeNull()
    }),
  )
  const unveraendert = (text: string) => {
    const gelesen = sitzungAusText(text)
    if (gelesen !== null) expect(sitzungAusText(JSON.stringify({ version: VERSION, ...gelesen }))).toEqual(gelesen)
  }
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(STAND)), fc.jsonValue(), (teil, wert) => {
      unveraendert(gespeichert({ [teil]: wert }))
    }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(ICH), ...Object.keys(police)), fc.jsonValue(), (teil, wert) => {
      unveraendert(mitPerson({ [teil]: wert }))
      unveraendert(mitPolice({ [teil]: wert }))
    }),
  )
})
