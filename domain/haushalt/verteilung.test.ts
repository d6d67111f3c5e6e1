import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JAHR, person, tabelle, tarif } from '../../tests/fixtures/tabellen/haushalts-region.ts'
import { mitVerbilligung } from '../verbilligung/kantonsbeitrag.ts'
import { franken, inRappen, rappen } from '../werte/rappen.ts'
import { alleBeiEinerKasse, besteKombination } from './antwort.ts'

/**
 * Everybody everywhere: few insurers with few different prices, and a canton that often pays more than they cost, so that most
 * households have many cheapest answers. In whole francs, by hand; nothing of it comes from the domain.
 */

const preis = fc.constantFrom(40, 60, 60, 80, 100)
const vielleicht = fc.option(preis, { nil: undefined })
const kasse = fc.record({
  erwachsen: preis,
  hoch: vielleicht,
  k1: preis,
  k3: vielleicht,
  k4: vielleicht,
  k5: vielleicht,
})
type Kasse = Readonly<Partial<Record<'erwachsen' | 'hoch' | 'k1' | 'k3' | 'k4' | 'k5', number>>>

const haushalt = fc.record({
  kassen: fc.array(kasse, { minLength: 1, maxLength: 4 }),
  /** Expected health costs of each. */
  erwachsene: fc.array(fc.constantFrom(0, 1000), { minLength: 0, maxLength: 3 }),
  kinder: fc.array(fc.integer({ min: 0, max: 18 }), { maxLength: 3 }),
  verbilligt: fc.record({ erwachsen: fc.constantFrom(0, 50, 70, 120), kind: fc.constantFrom(0, 50, 120) }),
  deckel: fc.constantFrom('keiner' as const, 'netto' as const),
})
type Haushalt = typeof haushalt extends fc.Arbitrary<infer T> ? T : never

/** What a person pays in a year, and the full price of a month. */
type Preis = readonly [jahr: number, voll: number]
const kleinste = (preise: readonly Preis[]): Preis | undefined =>
  preise.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])[0]

/** Franchise 300, or 2500 where it is sold and cheaper in the year. */
function erwachsener({ erwachsen = 0, hoch }: Kasse, kosten: number, kanton: number): Preis {
  const tief: Preis = [
    12 * Math.max(0, erwachsen - kanton) + (kosten > 300 ? 300 + (kosten - 300) / 10 : kosten),
    erwachsen,
  ]
  if (hoch === undefined) return tief
  const hohe: Preis = [12 * Math.max(0, hoch - kanton) + kosten, hoch]
  return hohe[0] < tief[0] ? hohe : tief
}

/** The eldest first, each at the cheapest of the tiers that are open to it. */
function geschwister({ k1 = 0, k3, k4, k5 }: Kasse, anzahl: number, kanton: number): Preis[] {
  return Array.from({ length: anzahl }, (_, rang): Preis => {
    const stufen = [k1, anzahl >= 2 ? k4 : undefined, anzahl >= 3 ? k5 : undefined, rang >= 2 ? k3 : undefined]
    const preise = stufen
      .filter(stufe => stufe !== undefined)
      .map((voll): Preis => [12 * Math.max(0, voll - kanton), voll])
    return kleinste(preise) ?? [0, 0]
  })
}

type Antwort = readonly [jahr: number, kassen: number, voll: number, ...nummern: number[]]

function antwort({ kassen, erwachsene, verbilligt }: Haushalt, nummern: readonly number[]): Antwort {
  const preise = nummern.flatMap((nummer, index): Preis[] => {
    const hier = kassen[nummer - 1] ?? {}
    const kosten = erwachsene[index]
    if (kosten !== undefined) return [erwachsener(hier, kosten, verbilligt.erwachsen)]
    const ersterHier = nummern.findIndex((andere, stelle) => stelle >= erwachsene.length && andere === nummer) === index
    const zusammen = nummern.slice(erwachsene.length).filter(andere => andere === nummer).length
    return ersterHier ? geschwister(hier, zusammen, verbilligt.kind) : []
  })
  const summe = (stelle: 0 | 1) => preise.reduce((bisher, eines) => bisher + eines[stelle], 0)
  return [summe(0), new Set(nummern).size, summe(1), ...nummern]
}

function alleVerteilungen(kassen: number, personen: number): number[][] {
  if (personen === 0) return [[]]
  return alleVerteilungen(kassen, personen - 1).flatMap(bisher =>
    Array.from({ length: kassen }, (_, index) => [...bisher, index + 1]),
  )
}

const folge = (a: Antwort, b: Antwort) => {
  const stelle = a.findIndex((wert, index) => wert !== b[index])
  return (a[stelle] ?? 0) - (b[stelle] ?? 0)
}

test('the combination is the first of all that are possible: by year, insurers, full price and number', () => {
  let gleiche = 0
  let aufgeteilt = 0
  fc.assert(
    fc.property(haushalt, fall => {
      const { kassen, erwachsene, kinder, verbilligt, deckel } = fall
      fc.pre(erwachsene.length + kinder.length > 0)
      const region = tabelle(
        ...kassen.map(({ erwachsen, hoch, k1, k3, k4, k5 }, index) =>
          tarif(index + 1, {
            ERW: { 300: erwachsen, ...(hoch && { 2500: hoch }) },
            K1: { 0: k1 },
            ...(k3 && { K3: { 0: k3 } }),
            ...(k4 && { K4: { 0: k4 } }),
            ...(k5 && { K5: { 0: k5 } }),
          }),
        ),
      )
      const jeMonat = { erwachsen: rappen(100 * verbilligt.erwachsen), kind: rappen(100 * verbilligt.kind) }
      const frage = {
        tabelle: mitVerbilligung(region, { regelJahr: JAHR, deckel, jeMonat }),
        personen: [
          ...erwachsene.map(kosten => person(40, { kosten: inRappen(franken(kosten)) })),
          ...kinder.toSorted((a, b) => b - a).map(alter => person(alter, { franchise: 0 })),
        ],
      }
      const alle = alleVerteilungen(kassen.length, frage.personen.length)
        .map(nummern => antwort(fall, nummern))
        .toSorted(folge)
      const [erwartet] = alle
      if (!erwartet) throw new Error('no answer')

      const beste = besteKombination(frage)
      const nummern = beste?.policen.map(({ angebot }) => angebot.versicherer) ?? []
      expect([(beste?.gesamt ?? 0) / 100, new Set(nummern).size, ...nummern]).toEqual(erwartet.toSpliced(2, 1))

      const anEinemOrt = alle.filter(([, anzahl]) => anzahl === 1).map(([, , , nummer]) => nummer)
      expect(alleBeiEinerKasse(frage).map(({ versicherer }) => versicherer)).toEqual(anEinemOrt)

      gleiche += Number(alle[1]?.[0] === erwartet[0])
      aufgeteilt += Number(erwartet[1] > 1)
    }),
    { seed: 20261005, numRuns: 1000 },
  )
  // The households reach what the order is about.
  expect(gleiche).toBeGreaterThan(300)
  expect(aufgeteilt).toBeGreaterThan(50)
})
