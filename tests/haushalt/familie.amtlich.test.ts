import { expect, test } from 'vitest'
import { alleBeiEinerKasse, besteKombination } from '#domain/haushalt/antwort.ts'
import { familie } from '../fixtures/tabellen/familie.ts'
import { tabellen } from './rohdaten.ts'

test('a family of five in Zürich in 2026: parents at Assura, children at Avenir, which knows a price from three on', () => {
  const tabelle = tabellen.get('ZH1')
  if (!tabelle) throw new Error('no table of ZH1')
  const frage = { tabelle, personen: familie(1986), bfs: 261 }
  const [beste, [eine]] = [besteKombination(frage), alleBeiEinerKasse(frage)]
  expect([beste?.praemien, eine?.praemien]).toEqual([1139_45, 1172_05])
  const eltern = [1542, 'ERW']
  const kind = [343, 'K5']
  expect(beste?.policen.map(({ angebot, stufe }) => [angebot.versicherer, stufe])).toEqual([
    ...[eltern, eltern],
    ...[kind, kind, kind],
  ])
})
