import { describe, expect, test } from 'vitest'
import { A, B, JAHR, person, tabelle, tarif, zeilen } from '../../tests/fixtures/tabellen/haushalts-region.ts'
import { mitVerbilligung, type Zusage } from '../verbilligung/kantonsbeitrag.ts'
import { rappen } from '../werte/rappen.ts'
import { alleBeiEinerKasse, besteKombination, zuVollenPreisen } from './antwort.ts'

test('a canton without a cap: what a child may be paid out lowers no bill and no year; equal years go by the full price', () => {
  const region = tabelle(tarif(A, { ERW: { 300: 400 }, K1: { 0: 80 } }), tarif(B, { ERW: { 300: 400 }, K1: { 0: 70 } }))
  const verbilligt = mitVerbilligung(region, {
    regelJahr: JAHR,
    deckel: 'keiner',
    jeMonat: { erwachsen: rappen(150_00), kind: rappen(100_00) },
  })
  const frage = { tabelle: verbilligt, personen: [person(40, { franchise: 300 }), person(5, { franchise: 0 })] }
  expect(alleBeiEinerKasse(frage).map(({ versicherer, praemien, gesamt }) => [versicherer, praemien, gesamt])).toEqual([
    [B, 250_00, 12 * 250_00],
    [A, 250_00, 12 * 250_00],
  ])
  const [erste] = alleBeiEinerKasse(frage)
  expect(erste?.policen.map(({ angebot }) => angebot.ueberschuss)).toEqual([0, 30_00])
})

describe('after premium reduction', () => {
  // BS pays more with any model but the free choice of doctor.
  const zusage: Zusage = {
    ...{ regelJahr: 2029, deckel: 'netto' },
    jeMonat: { erwachsen: rappen(100_00), kind: rappen(90_00) },
    jeTarif: { mehrMitModell: { erwachsen: rappen(30_00) } },
  }
  const region = tabelle(
    tarif(A, { ERW: { 300: 400 }, K1: { 0: 80 } }),
    tarif(B, { ERW: { 300: 420 }, K1: { 0: 95 } }, 'TAR-HMO'),
  )
  const personen = [person(40, { franchise: 300 }), person(42, { franchise: 300 }), person(9)]

  test('the net year orders both answers, and no child pays less than nothing', () => {
    // A: 2 × 300 + 0; B: 2 × 290 + 5. At full prices A is cheaper by 55.
    const verbilligt = { tabelle: mitVerbilligung(region, zusage), personen }
    expect(alleBeiEinerKasse(verbilligt).map(({ versicherer, praemien }) => [versicherer, praemien])).toEqual([
      [B, 585_00],
      [A, 600_00],
    ])
    expect(zeilen(besteKombination(verbilligt))).toEqual([
      [B, 'ERW', 300, 290],
      [B, 'ERW', 300, 290],
      [A, 'K1', 0, 0],
    ])
    expect(alleBeiEinerKasse({ tabelle: region, personen })[0]?.versicherer).toBe(A)
  })

  test('the same policies at full price know nothing of it', () => {
    const beste = besteKombination({ tabelle: mitVerbilligung(region, zusage), personen })
    if (!beste) throw new Error('no answer')
    const voll = zuVollenPreisen(beste)
    expect(zeilen(voll)).toEqual([
      [B, 'ERW', 300, 420],
      [B, 'ERW', 300, 420],
      [A, 'K1', 0, 80],
    ])
    expect(voll).toMatchObject({ praemien: 920_00, gesamt: 12 * 920_00 + beste.beteiligung })
    expect(voll.policen.map(({ angebot }) => angebot.kantonZahlt)).toEqual([0, 0, 0])
  })
})
