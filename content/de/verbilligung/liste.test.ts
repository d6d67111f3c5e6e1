import { expect, it } from 'vitest'
import { GRUENDE } from './gruende.ts'
import { KANTONE_NACH_WEG, stellen } from './liste.ts'
import { SCHRITTE } from './schritte.ts'

const LAENGSTER_SATZ = 30

it('lists the cantons by their names, each with its office and its deadlines', () => {
  const liste = stellen('2026-11-18')
  expect(liste).toHaveLength(26)
  expect([liste[0]?.kanton, liste.at(-1)?.kanton]).toEqual(['Aargau', 'Zürich'])
  expect(liste.find(({ kanton }) => kanton === 'Aargau')).toMatchObject({
    stelle: 'SVA Aargau',
    weg: 'auf Antrag',
    fristen: [
      'Für 2026: bis 31. Dezember 2025 (abgelaufen), also im Vorjahr.',
      'Für 2027: bis 31. Dezember 2026, also im Vorjahr.',
    ],
  })
})

it('names who pays without an application', () => {
  expect(KANTONE_NACH_WEG.automatisch).toBe('Appenzell Innerrhoden, Bern, Genf, Jura, Uri und Wallis')
})

it('gives each reason one plain sentence, and each step a label', () => {
  for (const satz of Object.values(GRUENDE)) {
    expect(satz).toMatch(/^\p{Lu}[^.!?]*\.$/u)
    expect(satz.split(' ').length).toBeLessThanOrEqual(LAENGSTER_SATZ)
  }
  const namen = Object.values(SCHRITTE)
  expect(namen.filter(name => name.endsWith('.'))).toEqual([])
  expect(new Set(namen).size).toBe(namen.length)
})
