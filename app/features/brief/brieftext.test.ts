import { expect, test } from 'vitest'
import { type Anmeldung, anmeldung, type Brief, type Kuendigung, kuendigung } from './brieftext.ts'

const EINE: Kuendigung = {
  strasse: 'Dorfstrasse 1',
  plzOrt: '3612 Steffisburg',
  personen: [{ name: 'Anna Muster' }],
  kasse: { name: 'KPT', adresse: [] },
  datum: '2025-11-15',
  termin: 'jahresende',
}
const text = ({ vorher, nachher }: Brief) => [...vorher, ...nachher].join('\n').replaceAll('\u00a0', ' ')

test('a letter of November 2025 ends the insurance with the year and must arrive by Friday, 28 November', () => {
  const brief = text(kuendigung(EINE))
  expect(brief).toContain('auf den 31. Dezember 2025')
  expect(brief).toContain('spätestens am 28. November 2025 (Art. 7 Abs. 2 KVG)')
})

test('after the last day it means the end of the next year', () => {
  expect(text(kuendigung({ ...EINE, datum: '2025-11-29' }))).toContain('auf den 31. Dezember 2026')
})

test('mid-year: 30 June, arriving by 31 March', () => {
  const brief = text(kuendigung({ ...EINE, termin: 'mitteJahr' }))
  expect(brief).toContain('auf den 30. Juni 2026')
  expect(brief).toContain('spätestens am 31. März 2026 (Art. 7 Abs. 1 KVG)')
})

test('before the season no new premium has been announced: the letter names the article alone', () => {
  for (const datum of ['2025-11-29', '2026-04-01', '2026-09-30'])
    expect(text(kuendigung({ ...EINE, datum }))).toContain(
      'erreicht Sie rechtzeitig vor Ablauf der Kündigungsfrist, spätestens am 30. November 2026 (Art. 7 KVG).',
    )
  for (const datum of ['2026-10-01', '2026-11-30'])
    expect(text(kuendigung({ ...EINE, datum }))).toContain(
      'erreicht Sie vor Ablauf der Kündigungsfrist, spätestens am 30. November 2026 (Art. 7 Abs. 2 KVG).',
    )
})

test('until a date is chosen its place is a line to write on', () => {
  const brief = text(kuendigung({ ...EINE, termin: null }))
  expect(brief).toContain('auf den ____________:')
  expect(brief).toContain('spätestens am ____________ (Art. 7 KVG)')
  expect(brief).not.toMatch(/Dezember|Juni/)
})

test('only the basic insurance is cancelled, and a confirmation is asked for', () => {
  const brief = text(kuendigung(EINE))
  expect(brief).toContain('betrifft nur die Grundversicherung')
  expect(brief).toContain('Zusatzversicherungen, die bei Ihnen bestehen, bleiben unverändert')
  expect(brief).toContain('Bitte bestätigen Sie mir')
})

test('an unknown address stays blank below the name', () => {
  expect(kuendigung(EINE).empfaenger).toEqual(['KPT'])
  expect(kuendigung(EINE).ortDatum.replaceAll('\u00a0', ' ')).toBe('Steffisburg, 15. November 2025')
})

test('whoever is of age on the day of the letter signs; the writer always does', () => {
  const personen: Kuendigung['personen'] = [
    { name: 'Writer', geburt: '2010-01-01' },
    { name: 'Unknown' },
    { name: '18 today', geburt: '2007-11-15' },
    { name: '18 tomorrow', geburt: '2007-11-16' },
  ]
  expect(kuendigung({ ...EINE, personen }).unterschriften).toEqual(['Writer', 'Unknown', '18 today'])
})

test('an application begins the day after the old insurance ends and asks the new insurer to report it', () => {
  const angaben: Anmeldung = {
    ...EINE,
    personen: [{ name: 'Anna Muster', franchise: 1500, mitUnfall: true }],
    modell: '',
    bisherigeKasse: 'CSS',
  }
  const brief = anmeldung(angaben)
  expect(text(brief)).toContain('auf den 1. Januar 2026 zur obligatorischen Krankenpflegeversicherung')
  expect(text(brief)).toContain('(CSS) wird auf den 31. Dezember 2025 gekündigt')
  expect(text(brief)).toContain('ohne Unterbruch')
  expect(text(brief)).not.toContain('Modell')
  expect(brief.personen.zeilen).toEqual([['Anna Muster', '', 'CHF\u00a01’500', 'mit Unfall']])
})
