import { expect, test } from 'vitest'
import { besteKombination } from '#domain/haushalt/antwort.ts'
import { alleAngebote } from '#domain/praemien/angebote.ts'
import { eigenerPreis } from '#domain/praemien/praemie.ts'
import { geltenderAnspruch } from '#domain/verbilligung/geltend.ts'
import { mitVerbilligung, zusageAus } from '#domain/verbilligung/kantonsbeitrag.ts'
import { franken, inRappen } from '#domain/werte/rappen.ts'
import { lage } from '../fixtures/verbilligung/lage.ts'
import { regionstabellen } from './rohdaten.ts'

const tabellen = await regionstabellen()

function verbilligt(gebiet: string, haushalt: string, einkommen: number) {
  const tabelle = tabellen.get(gebiet)
  const zusage =
    tabelle && zusageAus(geltenderAnspruch(tabelle.kanton, 2026, lage(haushalt, tabelle.region, einkommen)))
  if (!zusage) throw new Error(`nothing promised in ${gebiet}`)
  return mitVerbilligung(tabelle, zusage)
}

test.each([
  ['AR0', 3001, [286_80, 287_00], 0],
  ['SG1', undefined, [326_90, 327_10], 191_90],
  ['UR0', 1201, [253_00, 253_40], 109_05],
])('%s, an income of 1’000: the first offers cost nothing, the lower full price first', (gebiet, bfs, volle, rest) => {
  const tabelle = verbilligt(gebiet, '1', 1000)
  const frage = { stufe: 'ERW', unfall: 'OHN-UNF', franchise: 2500, ...(bfs && { bfs }) } as const
  const erste = alleAngebote(tabelle, frage).slice(0, 2)
  expect(erste.map(({ praemie }) => praemie)).toEqual(volle)
  expect(erste.map(angebot => eigenerPreis(angebot, tabelle))).toEqual([0, 0])
  expect(erste[0]?.ueberschuss).toBe(rest)
})

test('Genf, 1980 and 2012, RDU 60’000: who pays nothing for the child anyway is not split from it', () => {
  const kosten = inRappen(franken(800))
  const personen = [
    { geburtsjahr: 1980, unfall: 'OHN-UNF', franchise: null, kosten },
    { geburtsjahr: 2012, unfall: 'MIT-UNF', franchise: null, kosten },
  ] as const
  const beste = besteKombination({ tabelle: verbilligt('GE0', '1/0/0/1', 60_000), personen, bfs: 6621 })
  expect(beste?.policen.map(({ angebot, praemie }) => [angebot.versicherer, praemie])).toEqual([
    [1542, 143_55],
    [1542, 0],
  ])
})
