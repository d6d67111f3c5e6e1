// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mitVorjahr } from '#domain/jahreswechsel/vorjahr.ts'
import type { Kandidat } from '#domain/police/rechnung.ts'
import { rappen } from '#domain/werte/rappen.ts'
import {
  angebote,
  druecke,
  gewaehlte,
  kreuze,
  mitListe,
  nimm,
  zeigeListe,
  zeile,
} from '../../../../../tests/fixtures/rechner/liste-probe.tsx'
import { tabelle, tarif } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { datenMit, imAngebot } from '../../../../../tests/fixtures/rechner/wege.ts'
import type { Aktion } from '../../zustand/zustand.ts'
import { sichtRechner } from '../sicht/sicht.ts'
import { zeilenwerte } from './zeilenwerte.ts'

mitListe()

const kind = { stufe: 'K1', unfall: 'MIT-UNF' } as const
/** Gross; the refund of 2027 is 4.75. CSS knows a price for two children. */
const VON_2027 = tabelle(
  [
    tarif(8, 'BASE', 'Grund', { 2500: 404_75 }),
    tarif(8, 'BASE', 'Grund K', { 0: 104_75 }, kind),
    tarif(8, 'BASE', 'Geschwister', { 0: 84_75 }, { ...kind, stufe: 'K4' }),
    tarif(8, 'PRAXIS', 'Profit', { 2500: 384_75 }),
    tarif(376, 'BASE', 'Standard', { 2500: 394_75 }),
    tarif(376, 'TEL_DIG', 'KPTwin.smart – Hausarzt mit App', { 2500: 334_75 }),
    tarif(376, 'BASE', 'Standard K', { 0: 114_75 }, kind),
    tarif(1542, 'FLEX', 'Qualimed', { 2500: 364_75 }),
  ],
  2027,
)
const VON_2026 = tabelle([tarif(8, 'BASE', 'Geschwister', { 0: 80_15 }, { ...kind, stufe: 'K4' })], 2026)

const DREI = [
  { geburtsjahr: '1986' },
  { geburtsjahr: '1988', rolle: 'erwachsen' },
  { geburtsjahr: '2015', rolle: 'kind', unfall: 'MIT' },
] as const
const KASSE: Aktion = { art: 'aufteilung', aufteilung: 'kasse' }
const KOMBINATION: Aktion = { art: 'aufteilung', aufteilung: 'kombination' }

test('one row per insurer that takes all of them, with what each of them pays there', () => {
  const { text } = zeigeListe({ von: VON_2027, personen: DREI, nach: [KASSE] })
  expect(screen.getByRole('heading', { name: '2 Kassen für alle drei' })).toBeTruthy()
  expect(angebote()).toEqual(['KPT, für alle drei, CHF 770.00', 'CSS, für alle drei, CHF 860.00'])
  expect(zeile(0)).toContain('330.00 + 330.00 + 110.00770.00')
  expect(zeile(1)).toContain('380.00 + 380.00 + 100.00860.00')
  expect(zeile(1)).toContain('+1’080.00 im Jahr')
  expect(text()).toContain('2 von 2 · je Person der günstigste Tarif der Kasse · CHF im Monat')
  expect(text()).toContain('-CHF 4.75/Monat je Person')
})

test('only where nothing costs less a row is the cheapest offer', () => {
  zeigeListe({ von: VON_2027, personen: DREI, nach: [KASSE] })
  // The child alone at CSS costs CHF 10 less.
  expect(zeile(0)).toContain('Günstigste Kasse für alle')
  expect(screen.queryByText('Günstigstes Angebot')).toBeNull()
})

test('where the combination costs the same the insurer is the cheapest offer, also while another one is chosen', () => {
  zeigeListe({ von: VON_2027, personen: DREI.slice(0, 2), nach: [KASSE, { art: 'kasse', kasse: 8 }] })
  expect(screen.getByRole('heading', { name: '3 Kassen für beide' })).toBeTruthy()
  expect(gewaehlte()).toEqual(['CSS, für beide, CHF 760.00'])
  expect(zeile(0)).toContain('KPTGünstigstes Angebot')
})

test('a row selects its insurer; opened it tells what each person gets, and lets them take another tariff', () => {
  const { sicht } = zeigeListe({ von: VON_2027, personen: DREI, nach: [KASSE] })
  nimm(/^CSS, für alle drei/)
  expect(sicht().loesung?.praemien).toBe(860_00)
  druecke('Details zu CSS, alle')
  expect(zeile(1)).toContain('Sie Praxis · ProfitFranchise 2’500 · ohne Unfall')
  expect(zeile(1)).toContain('Kind Freie Wahl · Grund KFranchise 0 · mit Unfall')
  fireEvent.click(screen.getAllByRole('button', { name: /^Grund Freie Wahl/, hidden: true })[1] ?? document.body)
  expect(sicht().personen[1]?.gewaehlt?.angebot.tarif).toBe('Grund')
  expect(zeile(1)).toContain('380.00 + 400.00 + 100.00')
})

test('another tariff at an insurer that is not chosen chooses that insurer too', () => {
  const { sicht } = zeigeListe({ von: VON_2027, personen: DREI, nach: [KASSE] })
  druecke('Details zu CSS, alle')
  fireEvent.click(screen.getAllByRole('button', { name: /^Grund Freie Wahl/, hidden: true })[0] ?? document.body)
  expect(sicht().loesung?.praemien).toBe(880_00)
  expect(gewaehlte()).toEqual(['CSS, für alle drei, CHF 880.00'])
})

test('insurers stand side by side with what each person pays and gets', () => {
  zeigeListe({ von: VON_2027, personen: DREI, nach: [KASSE] })
  kreuze('Vergleichen: KPT, alle')
  kreuze('Vergleichen: CSS, alle')
  druecke('2 nebeneinander')
  const tafel = within(screen.getByRole('table', { name: 'Nebeneinander' }))
  const reihe = (name: string) => {
    const zellen = tafel.getByRole('rowheader', { name }).closest('tr')?.querySelectorAll('td') ?? []
    return [...zellen].map(zelle => zelle.textContent?.replaceAll('\u00a0', ' ').replaceAll('\u00ad', ''))
  }
  expect(reihe('Partner/in')).toEqual([
    '330.00 Telefon/App · KPTwin.smart – Hausarzt mit AppFranchise 2’500',
    '380.00 Praxis · ProfitFranchise 2’500',
  ])
  expect(reihe('Prämien im Jahr')).toEqual(['9’240.00', '10’320.00'])
  // Each adult bears 800, the child with franchise 0 a tenth.
  expect(reihe('Total mit den erwarteten Gesundheitskosten')).toEqual(['10’920.00', '12’000.00'])
  expect(reihe('Unterschied im Jahr')).toEqual(['am günstigsten', '+1’080.00'])
})

test('of a combination the list is that of the person whose line is open', () => {
  const nach: Aktion[] = [KOMBINATION, { art: 'person', id: 3 }]
  const { sicht } = zeigeListe({ von: VON_2027, personen: DREI, nach })
  expect(screen.getByRole('heading', { name: 'Kind: 2 Angebote von 2 Kassen' })).toBeTruthy()
  nimm('KPT, Freie Wahl, CHF 110.00')
  expect(sicht()).toMatchObject({ aufteilung: 'kombination', loesung: { praemien: 770_00 } })
})

test('of a price for siblings the row says so, and nothing of the year before', () => {
  const personen = [...DREI, { geburtsjahr: '2017', rolle: 'kind', unfall: 'MIT' }] as const
  const nach: Aktion[] = [KOMBINATION, { art: 'person', id: 3 }]
  zeigeListe({ von: mitVorjahr(VON_2027, VON_2026, []), personen, nach })
  expect(angebote()[0]).toBe('CSS, Freie Wahl, CHF 80.00')
  expect(zeile(0)).not.toMatch(/2026|neu/)
  druecke('Details zu CSS, Geschwister')
  expect(zeile(0)).toContain('Preis ab zwei Kindern.')
})

const UMFELD = { heute: '2026-11-16', aktuellesJahr: 2026, kassen: [], kassenName: String } as const

test.each([
  ['insurers', DREI.slice(0, 2), KASSE, { art: 'kasse', kasse: 8 }],
  [
    'tariffs',
    DREI.slice(0, 1),
    KOMBINATION,
    { art: 'waehle', id: 1, aufteilung: 'kombination', auswahl: { versicherer: 8, typ: 'BASE', tarif: null } },
  ],
] as const)('another choice among %s draws two rows anew', (_, personen, weg, wahl) => {
  const daten = datenMit(mitVorjahr(VON_2027, VON_2026, []))
  const rechne = sichtRechner()
  const werte = (...aktionen: readonly Aktion[]) => {
    const zustand = imAngebot(personen, daten, weg, ...aktionen)
    const sicht = rechne(zustand, daten, UMFELD)
    return sicht.liste.zeilen.map(zeilenwerte(sicht))
  }
  const [vorher, nachher] = [werte(), werte(wahl)]
  const neue = nachher.filter((zeile, stelle) =>
    Object.entries(zeile).some(([name, wert]) => !Object.is(wert, vorher[stelle]?.[name as keyof typeof zeile])),
  )
  expect(nachher.length).toBeGreaterThan(2)
  expect(neue).toHaveLength(2)
})

test('with a confirmed bill every row is measured against doing nothing, and the policy is marked', () => {
  const nochEine = tabelle(
    [tarif(8, 'BASE', 'Grund', { 2500: 395_15 }), tarif(376, 'BASE', 'Standard', { 2500: 390_15 })],
    2026,
  )
  const daten = datenMit(mitVorjahr(VON_2027, nochEine, []))
  const start = imAngebot(DREI.slice(0, 1), daten)
  const kandidat: Kandidat = {
    ...({ jahr: 2026, typ: 'BASE', tarif: 'Grund', lesart: 'netto', praemie: rappen(395_15) } as const),
    ...({ franchise: 2500, unfall: 'OHN-UNF' } as const),
  }
  const { text, dispatch } = zeigeListe({ start: { ...start, anderesJahr: { art: 'bereit', tabelle: nochEine } } })
  dispatch({ art: 'police', id: 1, police: { kasse: 8, kandidat, antwort: {} } })
  const stelle = (name: RegExp) => angebote().findIndex(angebot => name.test(angebot ?? ''))
  expect(zeile(stelle(/^KPT, Telefon/))).toContain('−840.00 im Jahr')
  expect(zeile(stelle(/^CSS, Freie Wahl/))).toContain('Ihre Police')
  expect(zeile(stelle(/^CSS, Freie Wahl/))).toContain('nichts tun')
  expect(text()).toContain('Differenz im Jahr zu «nichts tun»')
})
