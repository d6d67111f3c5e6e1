import { expect, test } from 'vitest'
import { regionstabellenAus, rohtabelle } from '../../tests/fixtures/tabellen/rohtabelle.ts'
import { alleAngebote } from '../praemien/angebote.ts'
import { geschwister } from './geschwistertarife.ts'

if (!process.env.BAG_DATEN) throw new Error('BAG_DATEN names no folder with the official table of 2026')

const frage = { stufe: 'ERW', unfall: 'OHN-UNF', franchise: 2500 } as const
const tabellen = [...(await regionstabellenAus(rohtabelle(2026).zeilen, 2026)).values()]
const von = (versicherer: number, name: string) =>
  tabellen.map(tabelle => {
    const angebot = alleAngebote(tabelle, frage).find(
      eines => eines.versicherer === versicherer && eines.tarif === name,
    )
    return angebot && geschwister(tabelle, frage, angebot)
  })

test('Sanitas’ four and Helsana’s four differ in price alone, in all 42 regions in the same order', () => {
  const sanitas = von(1509, 'Hausarztmodell 2')
  expect(sanitas).toHaveLength(42)
  for (const vier of sanitas) {
    expect(vier?.namen).toEqual([1, 2, 3, 4].map(nummer => `Hausarztmodell ${nummer}`))
    expect([vier?.kontakt, vier?.guenstigste, vier?.nurInGemeinden]).toEqual(['praxis', ['Hausarztmodell 1'], []])
    expect(vier?.teuerste).toContain('Hausarztmodell 4')
  }
  for (const vier of von(1562, 'BeneFit PLUS Hausarzt R1')) {
    expect(vier?.guenstigste).toContain('BeneFit PLUS Hausarzt R1')
    expect(vier?.teuerste).toContain('BeneFit PLUS Hausarzt R4')
  }
})
