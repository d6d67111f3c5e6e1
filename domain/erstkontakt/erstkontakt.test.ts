import { expect, test } from 'vitest'
import { PRODUKTE_2027 } from '../../tests/fixtures/tabellen/produkte-2027.ts'
import type { Erstkontakt } from '../praemien/modelle.ts'
import { ausName, erstkontakt } from './erstkontakt.ts'
import { AMTLICH_2027, type Produktliste } from './erstkontakt-produkte.ts'

const AMTLICH: Readonly<Record<string, Erstkontakt>> = {
  ...{ PRAXIS: 'praxis', TEL_DIG: 'telefon-app', PHARM: 'apotheke', FLEX: 'wahl' },
}

test('a table of 2027 says it by its type, whatever the product is called', () => {
  expect(
    (['BASE', 'PRAXIS', 'TEL_DIG', 'PHARM', 'FLEX'] as const).map(typ => erstkontakt(typ, 455, 'Telemedizin')),
  ).toEqual(['frei', 'praxis', 'telefon-app', 'apotheke', 'wahl'])
  expect(erstkontakt('TAR-BASE', 8, 'Grundversicherung')).toBe('frei')
})

test.each<[versicherer: number, produkt: string, kontakt: Erstkontakt]>([
  // Filed as TAR-HAM in 2026, which sounds like a family doctor.
  [509, 'callmed 24', 'telefon-app'],
  [509, 'casamed pharm', 'wahl'],
  [509, 'casamed hausarzt', 'praxis'],
  [1384, 'FAVORIT MEDPHARM', 'wahl'],
  [8, 'Multimed', 'wahl'],
  [8, 'Hausarztversicherung Profit', 'praxis'],
  [1562, 'BeneFit PLUS Flexmed R3', 'wahl'],
  [1542, 'PharMed', 'praxis'],
  [1542, 'Qualimed', 'wahl'],
  [1542, 'FeminaVita', 'wahl'],
  [1542, 'Hausspital', 'wahl'],
  [376, 'KPTwin.win', 'wahl'],
  // As TAR-HMO.
  [1384, 'FAVORIT SANTE', 'praxis'],
  [1509, 'MultiAccess', 'wahl'],
  [1568, 'VIVA – Gesundheitsplan', 'praxis'],
  // As TAR-DIV.
  [1542, 'Gesundheitnetz', 'praxis'],
  [376, 'KPTwin.smart', 'telefon-app'],
  [1507, 'SanaTel', 'telefon-app'],
])('of the older types the product decides: %i %s', (versicherer, produkt, kontakt) => {
  for (const typ of ['TAR-HAM', 'TAR-HMO', 'TAR-DIV'] as const)
    expect(erstkontakt(typ, versicherer, produkt)).toBe(kontakt)
})

test('a product is known at its own insurer only, and in any spelling', () => {
  expect(erstkontakt('TAR-HAM', 820, 'casamed')).toBe('je-nach-tarif')
  expect(erstkontakt('TAR-HAM', 32, 'Casamed')).toBe('praxis')
  expect(erstkontakt('TAR-HMO', 1384, 'Favorit Santé')).toBe('praxis')
  expect(erstkontakt('TAR-HAM', 941, 'Medicasa')).toBe('je-nach-tarif')
  expect(erstkontakt('TAR-DIV', 780, 'Glarnermed-24')).toBe('je-nach-tarif')
})

test('names that say it themselves', () => {
  const namen = (kontakt: Erstkontakt | undefined, ...namen: string[]) =>
    expect(namen.map(name => [name, ausName(name)])).toEqual(namen.map(name => [name, kontakt]))
  namen('praxis', 'Hausarzt', 'Hausarzt Modell', 'Hausarztsystem', 'HausarztmodellDE', 'HMO', 'casamed hmo', 'HMO plus')
  namen('praxis', 'Médecin de famille 1', 'KPTwin.plus - Medico di famiglia HMO')
  namen('telefon-app', 'Telmed', 'sumis24Telmed', 'TelMed (Compact One)', 'Telemedizin', 'SanaTel (Télémédecine)')
  namen('telefon-app', 'callmed 24', 'EGK-TelCare', 'Tel Care', 'Tel Doc')
  // A pharmacy, an app or a choice beside it, or nothing that names a place.
  namen(undefined, 'casamed pharm', 'FAVORIT MEDPHARM', 'PharMed', 'Hausarzt mit App', 'Hausarzt oder Telmed')
  namen(undefined, 'KPTwin.win - Hausarzt, Telmed und Apotheke', 'KPTwin.win - Médecin de famille et pharmacie')
  namen(undefined, 'Hausspital', 'Hausmed', 'CareMed', 'Casa', 'Multimed', 'Managed Care', 'OptiMed', 'Medicasa')
  namen(
    undefined,
    'MediTel',
    'PrimaTel',
    'Hotelmed',
    'Gesundheitnetz',
    'Gesundheitszentrum',
    'THMOS',
    'Grundversicherung',
  )
})

test('no name contradicts the official type of 2027', () => {
  const widersprochen = PRODUKTE_2027.filter(({ name, code, typ }) =>
    [name, code].some(text => (ausName(text) ?? AMTLICH[typ]) !== AMTLICH[typ]),
  )
  expect(widersprochen).toEqual([])
  expect(PRODUKTE_2027.filter(({ name }) => ausName(name))).toHaveLength(45)
})

const zeichen = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase()

const eintraege = (liste: Produktliste) =>
  Object.entries(liste).flatMap(([nummer, jeKontakt]) =>
    Object.entries(jeKontakt).flatMap(([kontakt, namen]) =>
      namen.map(name => ({ versicherer: Number(nummer), name, kontakt })),
    ),
  )

/** The name of an insurer before it or an explanation after it may have come since: «SLKK-», «Helsana», «(Ärztenetz)». */
test('each product taken from the official directory of 2027 is there, with this type', () => {
  for (const { versicherer, name, kontakt } of eintraege(AMTLICH_2027)) {
    const eigene = PRODUKTE_2027.filter(produkt => produkt.versicherer === versicherer)
    const gleiche = eigene.filter(produkt => [produkt.name, produkt.code].some(text => zeichen(text) === zeichen(name)))
    const aehnliche = eigene.filter(
      produkt => zeichen(produkt.name).includes(zeichen(name)) || zeichen(name).includes(zeichen(produkt.name)),
    )
    const gefunden = (gleiche.length > 0 ? gleiche : aehnliche).map(({ typ }) => AMTLICH[typ])
    expect([name, gefunden]).toEqual([name, [kontakt]])
  }
})
