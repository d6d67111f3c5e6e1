import { describe, expect, test } from 'vitest'
import { adresseAusAnderemJahr, jahreszeile, klassenhinweis } from './jahr.ts'

test('the line says whose year the prices are, and from when on those to come are paid', () => {
  expect(jahreszeile('2026-11-16', 2027)).toBe('Prämien 2027, gültig ab 1. Januar 2027')
  expect(jahreszeile('2027-01-01', 2027)).toBe('Prämien 2027')
  expect(jahreszeile('2026-11-16', 2026)).toBe('Prämien 2026')
  expect(jahreszeile('2027-01-01', 2026)).toBe('Prämien 2026')
})

describe('the age class on 16 November 2026, prices of 2027', () => {
  const am = (geburtsjahr: number, wer: 'selbst' | 'andere' = 'selbst') =>
    klassenhinweis(wer, geburtsjahr, '2026-11-16', 2027)

  test.each([
    [2008, 'Ab 2027 zahlen Sie die Prämie für junge Erwachsene (19 bis 25), heute noch die für Kinder.'],
    [2001, 'Ab 2027 zahlen Sie die Prämie für Erwachsene (ab 26), heute noch die für junge Erwachsene.'],
    [2009, null],
    [2002, null],
    [1985, null],
  ])('born %i', (geburtsjahr, satz) => expect(am(geburtsjahr)).toBe(satz))

  test('another person of the household', () => {
    expect(am(2008, 'andere')).toBe(
      'Ab 2027 gilt die Prämie für junge Erwachsene (19 bis 25), heute noch die für Kinder.',
    )
  })
})

test('prices of this year need no word about the class, those of a past year do', () => {
  expect(klassenhinweis('selbst', 2007, '2026-11-16', 2026)).toBeNull()
  expect(klassenhinweis('selbst', 2008, '2027-01-05', 2026)).toBe(
    '2027 zahlen Sie die Prämie für junge Erwachsene (19 bis 25); diese Preise von 2026 sind noch die für Kinder.',
  )
})

test('somebody of age who pays as a child is told why', () => {
  const satz = '2026 gilt noch die Prämie für Kinder: bis Ende des Jahres mit dem 18. Geburtstag.'
  expect(klassenhinweis('selbst', 2008, '2026-11-16', 2026)).toBe(satz)
  expect(klassenhinweis('andere', 2008, '2026-01-01', 2026)).toBe(satz)
  expect(klassenhinweis('selbst', 2009, '2026-11-16', 2026)).toBeNull()
})

test('an address of another year says so', () => {
  expect(adresseAusAnderemJahr(2026, 2027)).toBe('Der Link war für Prämien 2026. Das sind die Preise von 2027.')
})
