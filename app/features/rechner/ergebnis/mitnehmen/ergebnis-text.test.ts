import { expect, test } from 'vitest'
import { tabelle, tarif } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { type Angaben, imAngebot } from '../../../../../tests/fixtures/rechner/wege.ts'
import { type Daten, datenVon } from '../../zustand/zustand.ts'
import { sichtRechner } from '../sicht/sicht.ts'
import { alsText, ergebnisText, mailAdresse } from './mitnehmen.tsx'

const ADRESSE = 'https://praemienlotse.ch/#vergleich=2026-ZH1-ERW-2500-OHNE'
const FRIST = { eintreffen: '2026-11-30', absenden: '2026-11-23', wechsel: '2027-01-01' }

/** What a mail program makes of the address. */
function gelesen(adresse: string) {
  const { protocol, pathname, searchParams } = new URL(adresse)
  expect([protocol, pathname]).toEqual(['mailto:', ''])
  return { betreff: searchParams.get('subject'), zeilen: searchParams.get('body')?.split('\r\n') }
}

const KIND = { stufe: 'K1', unfall: 'MIT-UNF' } as const
const daten: Daten = {
  tabelle: tabelle([
    tarif(8, 'TAR-HAM', 'Profit & mehr', { 2500: 420_15 }),
    tarif(8, 'TAR-HAM', 'Profit Kind', { 0: 105_15 }, KIND),
  ]),
  verzeichnis: { format: 1, jahr: 2026, quelle: 'BAG', versicherer: [], orte: '', regionen: {} },
}

const ich = { geburtsjahr: '1988' }

function ergebnis(personen: readonly Angaben[], frist: typeof FRIST | null, adresse: string) {
  const zustand = imAngebot(personen, daten)
  const geladen = datenVon(zustand)
  if (!geladen) throw new Error('no table')
  const kassenName = () => 'CSS'
  const sicht = sichtRechner()(zustand, geladen, { heute: '2026-11-01', aktuellesJahr: 2026, kassen: [], kassenName })
  const text = ergebnisText({ sicht, kassenName, frist, adresse })
  if (!text) throw new Error('no answer')
  return text
}

test('one person: choice, price, year, franchise and the address with its fragment, to nobody yet', () => {
  expect(gelesen(mailAdresse(ergebnis([ich], FRIST, ADRESSE)))).toEqual({
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

/** A visitor with so many others, as the calculator takes them. */
const mitKind: readonly Angaben[] = [ich, { rolle: 'kind', geburtsjahr: '2015' }]

test('a household: every person in a line, as step 1 calls them, and no birth year', () => {
  const text = ergebnis(mitKind, null, 'https://praemienlotse.ch')
  expect(gelesen(mailAdresse(text)).zeilen).toEqual([
    'Auswahl: Alle bei CSS, 2 Personen',
    'Prämien 2026 zusammen: CHF 515.00 im Monat',
    'Sie: CSS, Profit & mehr, Franchise 2’500, CHF 415.00',
    'Kind: CSS, Profit Kind, Franchise 0, CHF 100.00',
    '',
    'Vergleich wieder öffnen: https://praemienlotse.ch',
  ])
  expect(alsText(text, '\n')).not.toMatch(/1988|2015|8001|Zürich/)
})

test('no mail is longer than mail programs take: persons at the end are left out, sum and address stay', () => {
  const kurz = ergebnis(mitKind, null, 'https://praemienlotse.ch')
  const lang = { ...kurz, entbehrlich: Array.from({ length: 40 }, () => kurz.entbehrlich).flat() }
  const mail = mailAdresse(lang)
  expect(mail.length).toBeLessThanOrEqual(1800)
  const { zeilen } = gelesen(mail)
  expect(zeilen).toContain('Prämien 2026 zusammen: CHF 515.00 im Monat')
  expect(zeilen?.at(-1)).toBe('Vergleich wieder öffnen: https://praemienlotse.ch')
  expect(zeilen?.length).toBeGreaterThan(8)
})

test('what cannot be left out is never cut', () => {
  const lang = 'x'.repeat(3000)
  const mail = mailAdresse({ betreff: 'b', zeilen: [lang], entbehrlich: [], schluss: 's' })
  expect(gelesen(mail).zeilen).toEqual([lang, '', 's'])
})
