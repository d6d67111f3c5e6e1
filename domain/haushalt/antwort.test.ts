import { describe, expect, test } from 'vitest'
import { A, B, C, JAHR, person, tabelle, tarif, zeilen } from '../../tests/fixtures/tabellen/haushalts-region.ts'
import { mitVerbilligung } from '../verbilligung/kantonsbeitrag.ts'
import { rappen } from '../werte/rappen.ts'
import { alleBeiEinerKasse, besteKombination } from './antwort.ts'

describe('two adults and three children', () => {
  // A is best for adults, B for three children (K5 for all), C makes only the third cheap (K3).
  const region = tabelle(
    tarif(A, { ERW: { 300: 500, 2500: 380 }, K1: { 0: 110 } }),
    tarif(B, { ERW: { 300: 520, 2500: 400 }, K1: { 0: 120 }, K4: { 0: 105 }, K5: { 0: 80 } }),
    tarif(C, { ERW: { 300: 510, 2500: 390 }, K1: { 0: 115 }, K3: { 0: 20 } }),
  )
  // The mother is well; the father expects 4'000, for which 300 is his franchise.
  const familie = [person(40), person(42, { kosten: rappen(4000_00) }), person(12), person(9), person(5)]

  test('at one insurer: the third child, or all, get what that insurer grants', () => {
    const alle = alleBeiEinerKasse({ tabelle: region, personen: familie })
    // Father's share 300 + 10 % of 3'700 = 670, at each of them.
    // A: 380 + 500 + 3 × 110 = 1'210; B: 400 + 520 + 3 × 80 = 1'160; C: 390 + 510 + 2 × 115 + 20 = 1'150.
    expect(alle.map(({ versicherer, praemien, gesamt }) => [versicherer, praemien / 100, gesamt / 100])).toEqual([
      [C, 1150, 12 * 1150 + 670],
      [B, 1160, 12 * 1160 + 670],
      [A, 1210, 12 * 1210 + 670],
    ])
    expect(zeilen(alle[0])).toEqual([
      [C, 'ERW', 2500, 390],
      [C, 'ERW', 300, 510],
      [C, 'K1', 0, 115],
      [C, 'K1', 0, 115],
      [C, 'K3', 0, 20],
    ])
  })

  test('combined: parents at A, children together at B', () => {
    const beste = besteKombination({ tabelle: region, personen: familie })
    // 380 + 500, and 3 × 80 = 240 against 250 at C and 330 at A.
    expect(zeilen(beste)).toEqual([
      [A, 'ERW', 2500, 380],
      [A, 'ERW', 300, 500],
      [B, 'K5', 0, 80],
      [B, 'K5', 0, 80],
      [B, 'K5', 0, 80],
    ])
    expect(beste).toMatchObject({ praemien: 1120_00, beteiligung: 670_00, gesamt: 12 * 1120_00 + 670_00 })
  })

  test('with costly children their common maximum of 1’000 counts where they are together', () => {
    const krank = familie.map((mitglied, index) => (index < 2 ? mitglied : { ...mitglied, kosten: rappen(5000_00) }))
    // Each child alone bears 10 % of 5'000, at most 350: together 1'050, of which 50 are remitted.
    expect(besteKombination({ tabelle: region, personen: krank })).toMatchObject({
      beteiligung: 670_00 + 1000_00,
      kinder: [{ versicherer: B, hoechstens: 1000_00, erlass: 50_00 }],
    })
  })
})

test('each child has the franchise that is best for its own costs, with the maximum of children', () => {
  // 600 saves 12 × 47 = 564. Costs of 5'000: a child bears 350 or 600 + 350; without its maximum it would be 500 or 1'040.
  const region = tabelle(tarif(A, { K1: { 0: 110, 600: 63 } }))
  const kinder = [person(9), person(5, { kosten: rappen(5000_00) })]
  expect(zeilen(besteKombination({ tabelle: region, personen: kinder }))).toEqual([
    [A, 'K1', 600, 63],
    [A, 'K1', 0, 110],
  ])
})

describe('four children', () => {
  const vier = [person(16), person(13), person(10), person(7)]

  test('the fourth gets the third child’s price as well; the eldest two do not, whatever the order typed', () => {
    const region = tabelle(tarif(A, { K1: { 0: 100 }, K3: { 0: 10 } }))
    const erwartet = [
      [A, 'K1', 0, 100],
      [A, 'K1', 0, 100],
      [A, 'K3', 0, 10],
      [A, 'K3', 0, 10],
    ]
    expect(zeilen(besteKombination({ tabelle: region, personen: vier }))).toEqual(erwartet)
    const umgekehrt = besteKombination({ tabelle: region, personen: vier.toReversed() })
    expect(zeilen(umgekehrt)).toEqual(erwartet.toReversed())
  })

  test('two and two can be best, where going one by one would never look', () => {
    // Both reduce the price from two children on, B only at 600.
    const region = tabelle(
      tarif(A, { K1: { 0: 90 }, K4: { 0: 60 } }),
      tarif(B, { K1: { 0: 100, 600: 100 }, K4: { 0: 100, 600: 30 } }),
    )
    // The two younger want 600, which only B sells. 2 × 60 + 2 × 30 = 180; the elder at B as well: 2 × 100 + 60.
    const kinder = vier.map((kind, index) => ({ ...kind, franchise: index < 2 ? (0 as const) : (600 as const) }))
    const beste = besteKombination({ tabelle: region, personen: kinder })
    expect(zeilen(beste)).toEqual([
      [A, 'K4', 0, 60],
      [A, 'K4', 0, 60],
      [B, 'K4', 600, 30],
      [B, 'K4', 600, 30],
    ])
    expect(beste?.kinder.map(({ versicherer, hoechstens }) => [versicherer, hoechstens])).toEqual([
      [A, 700_00],
      [B, 2 * 950_00],
    ])
  })

  test('mixed franchises at one insurer: no common maximum is named, and none is applied', () => {
    const region = tabelle(tarif(A, { K1: { 0: 100, 600: 60 } }))
    const krank = vier.map((kind, index) => ({
      ...kind,
      kosten: rappen(9000_00),
      franchise: index === 0 ? (600 as const) : (0 as const),
    }))
    const [loesung] = alleBeiEinerKasse({ tabelle: region, personen: krank })
    expect(loesung?.kinder).toMatchObject([{ hoechstens: undefined, erlass: 0 }])
    // 950 for the one with 600, 350 for each of the others.
    expect(loesung?.beteiligung).toBe(950_00 + 3 * 350_00)
  })

  test('the common maximum can make one franchise for all the best, though each alone would choose another', () => {
    const region = tabelle(tarif(A, { K1: { 0: 130, 600: 85 } }))
    const krank = vier.map(kind => ({ ...kind, kosten: rappen(9000_00) }))
    // Alone: 12 × 130 + 350 = 1'910 against 12 × 85 + 950 = 1'970, so franchise 0 for each of them.
    // Together: 4 × 1'560 + 1'000 = 7'240 with 0, but 4 × 1'020 + 1'900 = 5'980 with 600.
    const beste = besteKombination({ tabelle: region, personen: krank })
    expect(beste?.policen.map(({ franchise }) => franchise)).toEqual([600, 600, 600, 600])
    expect(beste?.gesamt).toBe(5980_00)
  })
})

describe('one parent', () => {
  const region = tabelle(
    tarif(A, { ERW: { 300: 400, 2500: 300 }, K1: { 0: 90, 300: 80 } }),
    tarif(A, { ERW: { 300: 370, 2500: 290 }, K1: { 0: 85 } }, 'TAR-HMO'),
    tarif(B, { ERW: { 2500: 280 }, K1: { 0: 88 }, K4: { 0: 20 } }),
    tarif(C, { ERW: { 300: 350 } }),
  )

  test('with one child no sibling’s price counts, and who sells no children’s cover is no answer for both', () => {
    const familie = [person(35, { kosten: rappen(5000_00) }), person(3, { kosten: rappen(500_00) })]
    // A: 12 × 370 + 770 = 5'210 for the parent (290 with 2500: 3'480 + 2'500 + 250 = 6'230),
    // for the child 12 × 85 + 50 = 1'070 (80 with 300: 960 + 320 = 1'280).
    // B sells the parent only 2500: 12 × 280 + 2'750 = 6'110.
    expect(alleBeiEinerKasse({ tabelle: region, personen: familie }).map(zeilen)).toEqual([
      [
        [A, 'ERW', 300, 370],
        [A, 'K1', 0, 85],
      ],
      [
        [B, 'ERW', 2500, 280],
        [B, 'K1', 0, 88],
      ],
    ])
    expect(zeilen(besteKombination({ tabelle: region, personen: familie }))).toEqual([
      [C, 'ERW', 300, 350],
      [A, 'K1', 0, 85],
    ])
  })

  test('a franchise that nobody sells has no answer', () => {
    const frage = { tabelle: region, personen: [person(35, { franchise: 1500 })] }
    expect(besteKombination(frage)).toBeUndefined()
    expect(alleBeiEinerKasse(frage)).toEqual([])
  })
})

test('a tariff of another catchment area is nobody’s answer', () => {
  const hier = tarif(A, { ERW: { 300: 400 } })
  const dort = { ...tarif(B, { ERW: { 300: 200 } }), gemeinden: [261] }
  const frage = { tabelle: tabelle(hier, dort), personen: [person(40, { franchise: 300 })] }
  expect(zeilen(besteKombination({ ...frage, bfs: 230 }))).toEqual([[A, 'ERW', 300, 400]])
  expect(zeilen(besteKombination({ ...frage, bfs: 261 }))).toEqual([[B, 'ERW', 300, 200]])
})

test('at equal costs nobody is split off, and of a child’s prices the lower one counts', () => {
  const region = tabelle(
    tarif(B, { ERW: { 300: 500 }, K1: { 0: 100 }, K3: { 0: 130 } }),
    tarif(A, { ERW: { 300: 500 }, K1: { 0: 900 } }),
  )
  const personen = [person(40), person(12), person(9), person(5)]
  expect(zeilen(besteKombination({ tabelle: region, personen }))).toEqual([
    [B, 'ERW', 300, 500],
    [B, 'K1', 0, 100],
    [B, 'K1', 0, 100],
    [B, 'K1', 0, 100],
  ])
})

describe('equal years', () => {
  const paar = [person(40, { franchise: 300 }), person(41, { franchise: 300 })]
  const bei = (preise: Readonly<Record<number, number>>, erwachsen = 0) => {
    const region = tabelle(
      ...Object.entries(preise).map(([kasse, preis]) => tarif(Number(kasse), { ERW: { 300: preis } })),
    )
    const verbilligt = mitVerbilligung(region, {
      regelJahr: JAHR,
      deckel: 'netto',
      jeMonat: { erwachsen: rappen(erwachsen) },
    })
    return zeilen(besteKombination({ tabelle: verbilligt, personen: paar }))
  }

  test('the lower full price, where both pay nothing', () => {
    expect(bei({ [A]: 420, [B]: 400 }, 450_00)).toEqual([
      [B, 'ERW', 300, 0],
      [B, 'ERW', 300, 0],
    ])
  })

  test('then the lower number', () => {
    expect(bei({ [B]: 400, [A]: 400, [C]: 410 })).toEqual([
      [A, 'ERW', 300, 400],
      [A, 'ERW', 300, 400],
    ])
  })
})
