import { expect, test } from 'vitest'
import { TARIFTYPEN } from '#domain/modelle.ts'
import { modellName } from './modelle.ts'

test('the names: of the four models as specified, of the types of 2027 as people would ask', () => {
  expect(TARIFTYPEN.map(modellName)).toEqual([
    ...['Standard', 'Hausarzt-Modell', 'HMO-Modell', 'Weitere Modelle'],
    ...['Freie Wahl', 'Praxis', 'Telefon/App', 'Apotheke', 'Mehrere zur Wahl'],
  ])
})
