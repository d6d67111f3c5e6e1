import { expect, test } from 'vitest'
import { geschwisterText } from './geschwister.ts'

const VIER = {
  kontakt: 'praxis',
  namen: ['Hausarztmodell 1', 'Hausarztmodell 2', 'Hausarztmodell 3'],
  guenstigste: ['Hausarztmodell 1'],
  teuerste: ['Hausarztmodell 2', 'Hausarztmodell 3'],
  nurInGemeinden: [],
} as const

test('what the official data tell apart, and that the list of the insurer decides the rest', () => {
  expect(geschwisterText(VIER, 'Sanitas')).toBe(
    '«Hausarztmodell 1», «Hausarztmodell 2» und «Hausarztmodell 3» haben dieselbe erste Anlaufstelle: Praxis. Die Prämie ist verschieden: am tiefsten bei «Hausarztmodell 1», am höchsten bei «Hausarztmodell 2» und «Hausarztmodell 3». Mehr sagen die amtlichen Daten nicht. Welche Praxen gelten, bestimmt die Liste von Sanitas.',
  )
})

test('without a practice no list is promised; an equal price and a catchment area are told', () => {
  const gleich = { ...VIER, kontakt: 'telefon-app', namen: ['A', 'B'], guenstigste: [], teuerste: [] } as const
  expect(geschwisterText({ ...gleich, nurInGemeinden: ['B'] }, 'KPT')).toBe(
    '«A» und «B» haben dieselbe erste Anlaufstelle: Telefon/App. Auch die Prämie ist gleich. Nur in bestimmten Gemeinden gibt es «B». Mehr sagen die amtlichen Daten nicht: Lesen Sie die Bedingungen von KPT.',
  )
})
