// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { fristJahresende } from '#domain/fristen/fristen.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { franken, rappen } from '#domain/werte/rappen.ts'
import { tabelle, tarif, ZUERICH } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { type Angaben, angebot, ausgefuellt } from '../../../../../tests/fixtures/rechner/wege.ts'
import { naechster } from '../../zustand/naechster.ts'
import { type Aktion, ANFANG, type Daten, datenVon } from '../../zustand/zustand.ts'
import { sichtRechner } from '../sicht/sicht.ts'
import { Blatt } from './blatt.tsx'

afterEach(cleanup)

const HEUTE = '2026-11-16'
const KIND = { stufe: 'K1', unfall: 'MIT-UNF' } as const

/** Net 300.00, 310.00 … 390.00 by insurer 101 … 110, each dearer by 100 with 300; Standard of 110 costs 500.00. Children pay 90.00 and more. */
const region = (jahr: number, abzug: number) =>
  tabelle(
    [
      ...Array.from({ length: 10 }, (_, stelle) => {
        const netto = 300_00 + stelle * 10_00
        const name = `Zentrum ${stelle + 1}`
        return [
          tarif(101 + stelle, 'TAR-HMO', name, { 300: netto + 100_00 + abzug, 2500: netto + abzug }),
          tarif(101 + stelle, 'TAR-HAM', `${name} Kind`, { 0: netto - 210_00 + abzug }, KIND),
        ]
      }).flat(),
      tarif(110, 'TAR-BASE', 'Grund', { 300: 600_00 + abzug, 2500: 500_00 + abzug }),
    ],
    jahr,
  )

const DIESES_JAHR = 2026
const daten = (von: Regionstabelle): Daten => ({
  tabelle: von,
  verzeichnis: { format: 1, jahr: von.jahr, quelle: 'BAG', versicherer: [], orte: '', regionen: {} },
})
const ich: Angaben = { geburtsjahr: '1988' }
const heutigeKasse = (nummer: number): Aktion => ({ art: 'aktuelleKasse', id: 1, nummer })

/** The Standard tariff of insurer 110 in 2026, from a bill. */
const rechnung = (franchise: 300 | 2500, praemie: number): Aktion => ({
  art: 'police',
  id: 1,
  police: {
    kasse: 110,
    kandidat: {
      ...{ jahr: DIESES_JAHR, typ: 'TAR-BASE', tarif: 'Grund', lesart: 'brutto', praemie: rappen(praemie) },
      ...{ franchise, unfall: 'OHN-UNF' },
    },
    antwort: {},
  },
})

type Vorgabe = { von?: Regionstabelle; aktionen?: readonly Aktion[]; personen?: readonly Angaben[] }

function druck({ von = region(DIESES_JAHR, 515), aktionen = [], personen = [ich] }: Vorgabe = {}) {
  const start = ausgefuellt(personen, ZUERICH)
  const frage = { gebiet: { kanton: 'ZH', region: 1, ort: ZUERICH }, sofort: null }
  const anderes: Aktion = {
    ...{ art: 'anderesJahr', frage },
    anderesJahr: { art: 'bereit', tabelle: region(DIESES_JAHR, 515) },
  }
  const zustand = [angebot(start, daten(von)), ...(von.jahr > DIESES_JAHR ? [anderes] : []), ...aktionen].reduce(
    naechster,
    ANFANG,
  )
  const geladen = datenVon(zustand)
  if (!geladen) throw new Error('no table')
  const umfeld = { heute: HEUTE, aktuellesJahr: 2026, kassen: [], kassenName: (nummer: number) => `Kasse ${nummer}` }
  const sicht = sichtRechner()(zustand, geladen, umfeld)
  const praemien = { jahr: von.jahr, quelle: 'BAG' as const, versicherer: 10, regionen: 1, importiert: HEUTE }
  const { container } = render(
    <SeitenDatenContext value={{ siteUrl: 'https://x.ch', datum: HEUTE, praemien, gtmId: null }}>
      <Blatt
        {...{ zustand, sicht, umfeld, frist: fristJahresende(2026) }}
        adresse="https://x.ch/#vergleich=2026-ZH1-ERW-2500-OHNE"
      />
    </SeitenDatenContext>,
  )
  const tabellen = [...container.querySelectorAll('table')].map(eine =>
    [...eine.querySelectorAll('tbody tr')].map(zeile => [...zeile.children].map(({ textContent }) => textContent)),
  )
  return {
    balken: [...container.querySelectorAll('figure rect')].map(balken => Number(balken.getAttribute('height'))),
    text: container.textContent?.replaceAll('\u00a0', ' ') ?? '',
    tabellen,
    angebote: tabellen[0],
    franchisen: tabellen[1],
  }
}

test('eight offers by price with their year; the average is the reference while no insurer is known', () => {
  const { text, angebote } = druck()
  expect(angebote).toHaveLength(8)
  // 12 × 300 = 3600; with 800 of health costs below the franchise 800 more; the one Standard tariff costs 500.
  expect(angebote?.[0]).toEqual([
    '1',
    'Kasse 101',
    'Je nach Tarif, Zentrum 1',
    '300.00',
    '3’600.00',
    '4’400.00',
    '−2’400.00',
  ])
  expect(angebote?.[7]?.slice(0, 4)).toEqual(['8', 'Kasse 108', 'Je nach Tarif, Zentrum 8', '370.00'])
  expect(text).toContain('Die acht günstigsten von 11 Angeboten')
  expect(text).toContain('Günstigstes Angebot 2026')
  expect(text).toContain('Weniger im Jahr als der DurchschnittCHF2’400.0012 × (500.00 − 300.00)')
  expect(text).toContain('Jahrgang 1988 · 8001 Zürich, Prämienregion Zürich 1 · ohne Unfall · Franchise 2’500')
  expect(text).toContain('x.ch/#vergleich=2026-ZH1-ERW-2500-OHNE')
  expect(text).not.toContain('Wenn Sie nichts tun')
})

test('the cheapest of today’s insurer and the chosen offer follow with their own rank', () => {
  const auswahl = { versicherer: 109, typ: 'TAR-HMO', tarif: null } as const
  const { text, angebote } = druck({
    aktionen: [heutigeKasse(110), { art: 'waehle', id: 1, auswahl, aufteilung: 'kombination' }],
  })
  expect(angebote?.map(([rang, kasse]) => `${rang} ${kasse}`).slice(7)).toEqual([
    '8 Kasse 108',
    '9 Kasse 109',
    '10 Kasse 110',
  ])
  expect(angebote?.[9]?.[2]).toBe('Je nach Tarif, Zentrum 10')
  expect(text).toContain('Zeile 9: Ihre Auswahl. Zeile 10: günstigster Tarif Ihrer heutigen Kasse.')
  expect(text).toContain('Ihre Auswahl 2026')
  expect(text).toContain('Durchschnitt der Standard-Tarife Ihrer Region')
})

test('doing nothing stands there once a bill is recognised, for a year to come', () => {
  const { text, balken } = druck({ von: region(2027, 475), aktionen: [rechnung(2500, 505_15)] })
  // Two months of today at 500.00, twelve of the chosen offer at 300.00 below what stays of 500.00.
  expect(balken).toHaveLength(26)
  expect(balken.slice(0, 2)).toEqual([72, 72])
  for (const monat of Array.from({ length: 12 }, (_, stelle) => balken.slice(2 + 2 * stelle, 4 + 2 * stelle))) {
    expect(monat[0]).toBeCloseTo((300 / 500) * 72, 6)
    expect(monat[1]).toBeCloseTo((200 / 500) * 72, 6)
  }
  expect(text).toContain('Dezember 2027Schraffiert: je CHF 200.00 weniger im Monat')
  expect(text).toContain('Wenn Sie nichts tun: CHF 500.00 ab 1. Januar')
  expect(text).toContain('Kasse 110, Grund, Franchise 2’500, ohne Unfall.')
  expect(text).toContain('Drei Wege ab 1. Januar')
  expect(text).toContain('Bei Kasse 110 bleiben, Modell wechseln Kasse 110, Zentrum 10390.00−110.00')
  expect(text).toContain('Weniger im Jahr als ohne WechselCHF2’400.00')
  expect(druck({ aktionen: [rechnung(2500, 505_15)] }).text).not.toContain('Wenn Sie nichts tun')
})

test('bars of the months without a saving where another franchise is compared after all', () => {
  const { text, balken } = druck({
    von: region(2027, 475),
    aktionen: [rechnung(300, 605_15), { art: 'franchise', id: 1, franchise: 2500 }],
  })
  expect(text).toContain('Wenn Sie nichts tun: CHF 600.00 ab 1. Januar')
  expect(balken).toEqual(Array.from({ length: 14 }, () => 72))
  expect(text).not.toContain('Schraffiert')
  expect(text).not.toContain('Wege ab 1. Januar')
})

test('franchises with the year’s cost at both figures, and the days that count', () => {
  const { text, franchisen } = druck()
  // 300: 12 × 400 + 300 + a tenth of 500; at 6000: 300 + 570. 2500: 12 × 300 + 2500 + 350.
  expect(franchisen).toEqual([
    ['Prämie im Monat', '400.00', '300.00'],
    ['Ganzes Jahr bei Kosten von 800', '5’150.00', '4’400.00'],
    ['Ganzes Jahr bei Kosten von 6’000', '5’670.00', '6’450.00'],
  ])
  for (const tag of ['23.11.', '30.11.', '1.1.']) expect(text).toContain(tag)
})

test('by yearly cost every offer names its franchise', () => {
  const { angebote } = druck({
    aktionen: [
      { art: 'kosten', id: 1, kosten: franken(6000) },
      { art: 'ordnung', ordnung: 'gesamtkosten' },
    ],
  })
  expect(angebote?.[0]).toEqual(['1', 'Kasse 101', 'Je nach Tarif, Zentrum 1', '300', '400.00', '4’800.00', '5’670.00'])
})

test('with premium reduction the paper stays at full prices', () => {
  const zusage = { regelJahr: 2026, deckel: 'netto', jeMonat: { erwachsen: rappen(100_00) } } as const
  const { angebote, franchisen, text } = druck({ aktionen: [{ art: 'zusage', zusage }] })
  expect(angebote?.[0]?.slice(3, 6)).toEqual(['300.00', '3’600.00', '4’400.00'])
  expect(franchisen?.[0]).toEqual(['Prämie im Monat', '400.00', '300.00'])
  expect(text).toContain('12 × (500.00 − 300.00)')
})

test('several: everybody with name, birth year and price, what doing nothing costs, both ways and the insurers for all', () => {
  const { tabellen, text } = druck({
    ...{ von: region(2027, 475), personen: [ich, { rolle: 'kind', geburtsjahr: '2015' }] },
    aktionen: [rechnung(2500, 505_15), { art: 'aufteilung', aufteilung: 'kasse' }],
  })
  const [personen, jahr, kassen] = tabellen
  expect(text).toContain('2 Personen · 8001 Zürich, Prämienregion Zürich 1')
  expect(text).toContain('Alle bei Kasse 101')
  expect(personen).toEqual([
    [...['Sie, Jahrgang 1988, ohne Unfall', 'Kasse 101', 'Je nach Tarif, Zentrum 1', '2’500'], ...['500.00', '300.00']],
    ['Kind, Jahrgang 2015, mit Unfall', 'Kasse 101', 'Je nach Tarif, Zentrum 1 Kind', '0', '–', '90.00'],
  ])
  // Both ways come to the same here: 12 × (300 + 90).
  expect(jahr).toEqual([['Prämien im Jahr', '4’680.00', '4’680.00']])
  expect(kassen?.[0]?.slice(0, 4)).toEqual(['1', 'Kasse 101', '390.00', '4’680.00'])
  expect(text).toContain('Die acht günstigsten von 10 Kassen')
})
