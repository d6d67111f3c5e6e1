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

it.each([
  ['2026-04-30', 'Appenzell Ausserrhoden', 'bis 31. März 2026 (abgelaufen); in Härtefällen bis 30. April, danach'],
  [
    '2026-05-01',
    'Appenzell Ausserrhoden',
    'bis 31. März 2026 (abgelaufen); in Härtefällen bis 30. April (abgelaufen), danach',
  ],
  ['2026-06-16', 'Schaffhausen', 'aus wichtigen Gründen bis 15. Juni (abgelaufen), danach verfällt'],
  ['2026-10-01', 'Zug', 'aus wichtigen Gründen bis 30. September (abgelaufen).'],
  ['2026-05-01', 'Uri', 'Quellensteuer bis 30. April (abgelaufen), Zuzug aus dem Ausland bis 30. Juni, übrige'],
  ['2026-07-01', 'Uri', 'Zuzug aus dem Ausland bis 30. Juni (abgelaufen), übrige Anträge bis 31. Dezember 2026.'],
  ['2026-12-31', 'Solothurn', 'Quellensteuer bis 31. Dezember.'],
  ['2027-01-02', 'Solothurn', 'Quellensteuer bis 31. Dezember (abgelaufen).'],
  ['2026-05-01', 'Nidwalden', 'bis 30. April 2026, Poststempel (abgelaufen), danach verfällt'],
])('on %s in %s every day that is over says so', (heute, name, satz) => {
  expect(stellen(heute).find(({ kanton }) => kanton === name)?.fristen[0]).toContain(satz)
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
