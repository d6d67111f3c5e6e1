// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { fristJahresende } from '#domain/fristen.ts'
import { franken } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import { erwachsen, tabelle, tarif, wahl } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { type Ansicht, ERSTE_ANSICHT } from '../../zustand/ansicht.ts'
import type { Wahl } from '../../zustand/wahl.ts'
import { auswerter } from '../angebot/auswertung.ts'
import { AngebotsBlatt } from './angebots-blatt.tsx'

afterEach(cleanup)

const HEUTE = '2026-11-16'

/** Net 300.00, 310.00 … 390.00 by insurer 101 … 110, each dearer by 100 with 300; Standard of 110 costs 500.00. */
const region = (jahr: number, abzug: number) =>
  tabelle(
    [
      ...Array.from({ length: 10 }, (_, stelle) => {
        const netto = 300_00 + stelle * 10_00
        return tarif(101 + stelle, 'TAR-HMO', `Zentrum ${stelle + 1}`, {
          300: netto + 100_00 + abzug,
          2500: netto + abzug,
        })
      }),
      tarif(110, 'TAR-BASE', 'Grund', { 300: 600_00 + abzug, 2500: 500_00 + abzug }),
    ],
    jahr,
  )

type Vorgabe = { von?: Regionstabelle; gewaehlt?: Partial<Wahl>; ansicht?: Partial<Ansicht> }

function drucke({ von = region(2026, 515), gewaehlt = {}, ansicht: geaendert = {} }: Vorgabe = {}) {
  const meine = { ...wahl, ...gewaehlt }
  const ansicht = { ...ERSTE_ANSICHT, ...geaendert }
  const auswertung = auswerter()({ tabelle: von, person: erwachsen, wahl: meine, ansicht, kassen: [] })
  if (!auswertung.gewaehlt) throw new Error('no offer')
  const praemien = { jahr: von.jahr, quelle: 'BAG' as const, versicherer: 10, regionen: 1, importiert: HEUTE }
  const { container } = render(
    <SeitenDatenContext value={{ siteUrl: 'https://x.ch', datum: HEUTE, praemien, gtmId: null }}>
      <AngebotsBlatt
        {...{ auswertung, ansicht, person: erwachsen, wahl: meine, tabelle: von, gewaehlt: auswertung.gewaehlt }}
        {...{ heute: HEUTE, frist: fristJahresende(2026), kassenName: nummer => `Kasse ${nummer}` }}
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
    angebote: tabellen[0],
    franchisen: tabellen[1],
  }
}

test('eight offers by price with their year; the average is the reference while no insurer is known', () => {
  const { text, angebote } = drucke()
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
  const { text, angebote } = drucke({
    gewaehlt: { aktuelleKasse: 110, gewaehlt: { versicherer: 109, typ: 'TAR-HMO', tarif: null } },
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

test('doing nothing stands there once today’s tariff and franchise are known, for a year to come', () => {
  const heutigerTarif = { typ: 'TAR-BASE', name: 'Grund' } as const
  const gewaehlt = { aktuelleKasse: 110, aktuelleFranchise: 2500 } as const
  const { text, balken } = drucke({ von: region(2027, 475), gewaehlt, ansicht: { heutigerTarif } })
  // Twelve months of the chosen offer at 300.00 below what stays of 500.00; the year before was not imported.
  expect(balken).toHaveLength(24)
  for (const monat of Array.from({ length: 12 }, (_, stelle) => balken.slice(2 * stelle, 2 * stelle + 2))) {
    expect(monat[0]).toBeCloseTo((300 / 500) * 72, 6)
    expect(monat[1]).toBeCloseTo((200 / 500) * 72, 6)
  }
  expect(text).toContain('JanuarDezember 2027Schraffiert: je CHF 200.00 weniger im Monat')
  expect(text).toContain('Wenn Sie nichts tun: CHF 500.00 ab 1. Januar')
  expect(text).toContain('Kasse 110, Grund, Franchise 2’500, ohne Unfall.')
  expect(text).toContain('Drei Wege ab 1. Januar')
  expect(text).toContain('Nur den Tarif wechseln Kasse 110, Zentrum 10390.00−110.00')
  expect(text).toContain('Weniger im Jahr als ohne WechselCHF2’400.00')
  expect(drucke({ gewaehlt, ansicht: { heutigerTarif } }).text).not.toContain('Wenn Sie nichts tun')
})

test('bars of the months without a saving where the chosen offer has another franchise', () => {
  const { text, balken } = drucke({
    von: region(2027, 475),
    gewaehlt: { aktuelleKasse: 110, aktuelleFranchise: 300 },
    ansicht: { heutigerTarif: { typ: 'TAR-BASE', name: 'Grund' } },
  })
  expect(text).toContain('Wenn Sie nichts tun: CHF 600.00 ab 1. Januar')
  expect(balken).toEqual(Array.from({ length: 12 }, () => 72))
  expect(text).not.toContain('Schraffiert')
})

test('franchises with the year’s cost at both figures, and the days that count', () => {
  const { text, franchisen } = drucke()
  // 300: 12 × 400 + 300 + a tenth of 500; at 6000: 300 + 570. 2500: 12 × 300 + 2500 + 350.
  expect(franchisen).toEqual([
    ['Prämie im Monat', '400.00', '300.00'],
    ['Ganzes Jahr bei Kosten von 800', '5’150.00', '4’400.00'],
    ['Ganzes Jahr bei Kosten von 6’000', '5’670.00', '6’450.00'],
  ])
  for (const tag of ['23.11.', '30.11.', '1.1.']) expect(text).toContain(tag)
})

test('by yearly cost every offer names its franchise', () => {
  const { angebote } = drucke({ ansicht: { ordnung: 'gesamtkosten', kosten: franken(6000) } })
  expect(angebote?.[0]).toEqual(['1', 'Kasse 101', 'Je nach Tarif, Zentrum 1', '300', '400.00', '4’800.00', '5’670.00'])
})
