import { expect, test } from 'vitest'
import type { Loesung } from '#domain/haushalt-antwort.ts'
import { tabelle, tarif, wahl } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { ERSTE_ANSICHT } from '../../zustand/ansicht.ts'
import { auswerter } from '../angebot/auswertung.ts'
import type { Gezaehlt } from '../haushalt/mitglieder.ts'
import { angebotsMail } from './angebots-mitnahme.tsx'
import { haushaltsMail } from './haushalts-mitnahme.tsx'
import { mailAdresse } from './mail.ts'

const ADRESSE = 'https://praemienlotse.ch/#vergleich=2026-ZH1-ERW-2500-OHNE'
const FRIST = { eintreffen: '2026-11-30', absenden: '2026-11-23', wechsel: '2027-01-01' }

/** What a mail program makes of the address. */
function gelesen(adresse: string) {
  const { protocol, pathname, searchParams } = new URL(adresse)
  expect([protocol, pathname]).toEqual(['mailto:', ''])
  return { betreff: searchParams.get('subject'), zeilen: searchParams.get('body')?.split('\r\n') }
}

test('one person: choice, price, year, franchise and the address with its fragment, to nobody yet', () => {
  const { gewaehlt } = auswerter()({
    tabelle: tabelle([tarif(8, 'TAR-HAM', 'Profit & mehr', { 2500: 420_15 })]),
    person: { art: 'geteilt', jahr: 2026, kanton: 'ZH', region: 1, klasse: 'AKL-ERW', unfall: 'OHNE' },
    ...{ wahl, ansicht: ERSTE_ANSICHT, kassen: [] },
  })
  if (!gewaehlt) throw new Error('no offer')
  const mail = angebotsMail({
    ...{ gewaehlt, kasse: 'CSS', person: { unfall: 'OHNE' }, jahr: 2026, frist: FRIST, adresse: ADRESSE },
  })
  expect(gelesen(mail)).toEqual({
    betreff: 'Mein Prämienvergleich 2026',
    zeilen: [
      'Auswahl: CSS, Je nach Tarif, Profit & mehr',
      'Prämie 2026: CHF 415.00 im Monat',
      'Franchise 2’500, ohne Unfall',
      'Kündigung bei der heutigen Kasse bis 30. November 2026',
      '',
      `Vergleich wieder öffnen: ${ADRESSE}`,
    ],
  })
})

const police = (preis: number) => ({
  angebot: { versicherer: 8, modell: 'TAR-HMO', code: '', tarif: 'HMO für Ärztenetz', praemie: preis },
  ...{ franchise: 2500, praemie: preis },
})

function haushalt(anzahl: number) {
  const personen = Array.from({ length: anzahl }, (_, index) => ({ nummer: index + 1 }) as Gezaehlt)
  const loesung = { policen: personen.map(() => police(300_00)), praemien: anzahl * 300_00 } as unknown as Loesung
  return haushaltsMail({
    ...{ titel: 'Alle bei CSS', personen, loesung, jahr: 2026, frist: null, adresse: 'https://praemienlotse.ch' },
    kassenName: () => 'CSS',
  })
}

test('a household: every person in a line', () => {
  expect(gelesen(haushalt(2)).zeilen).toEqual([
    'Auswahl: Alle bei CSS, 2 Personen',
    'Prämien 2026 zusammen: CHF 600.00 im Monat',
    'Sie: CSS, HMO für Ärztenetz, Franchise 2’500, CHF 300.00',
    'Person 2: CSS, HMO für Ärztenetz, Franchise 2’500, CHF 300.00',
    '',
    'Vergleich wieder öffnen: https://praemienlotse.ch',
  ])
})

test('no mail is longer than mail programs take: persons at the end are left out, sum and address stay', () => {
  const mail = haushalt(40)
  expect(mail.length).toBeLessThanOrEqual(1800)
  const { zeilen } = gelesen(mail)
  expect(zeilen).toContain('Prämien 2026 zusammen: CHF 12’000.00 im Monat')
  expect(zeilen?.at(-1)).toBe('Vergleich wieder öffnen: https://praemienlotse.ch')
  expect(zeilen?.length).toBeGreaterThan(8)
})

test('what cannot be left out is never cut', () => {
  const lang = 'x'.repeat(3000)
  expect(gelesen(mailAdresse({ betreff: 'b', zeilen: [lang], schluss: 's' })).zeilen).toEqual([lang, '', 's'])
})
