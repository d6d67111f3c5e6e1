import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jahreskosten, kostenschwelle } from '#domain/kostenbeteiligung.ts'
import { rappenAusText } from '#domain/rappen.ts'

const lies = (datei: string) => readFileSync(new URL(datei, import.meta.url), 'utf8')

function rappen(zelle: string): number {
  const wert = rappenAusText(zelle.replaceAll(/[*’ ]|CHF/g, ''))
  if (wert === undefined) throw new Error(`${zelle} is no amount`)
  return wert
}

/** The rows of the table whose head starts with the given cells. */
function tabelle(text: string, kopf: string): string[][] {
  const zeilen = text.slice(text.indexOf(`\n| ${kopf}`) + 1).split('\n')
  return zeilen
    .slice(
      2,
      zeilen.findIndex(zeile => !zeile.startsWith('|')),
    )
    .map(zeile =>
      zeile
        .split('|')
        .slice(1, -1)
        .map(zelle => zelle.trim()),
    )
}

/** Gross monthly premiums 2026, cheapest tariff without accident cover (BAG): the texts build on them. */
const ZUERICH = { 300: 486_30, 500: 475_50, 1000: 448_30, 1500: 421_20, 2000: 394_10, 2500: 366_90 }
const BERN = { 300: 504_80, 500: 496_90, 1000: 469_10, 1500: 441_90, 2000: 415_50, 2500: 388_30 }
const summe = (praemien: Record<number, number>, franchise: number, kosten: number) =>
  jahreskosten({ franchise, praemie: praemien[franchise] ?? Number.NaN }, kosten, 'AKL-ERW')

describe('franchise-optimal-waehlen', () => {
  const text = lies('ratgeber/franchise-optimal-waehlen.mdx')

  it('adds premium and cost share up as the rules do', () => {
    const zeilen = tabelle(text, 'Kosten | Franchise 300')
    expect(zeilen).toHaveLength(6)
    for (const [kosten = '', ...betraege] of zeilen) {
      const erwartet = [300, 1000, 2500].map(franchise => summe(ZUERICH, franchise, rappen(kosten)))
      expect(betraege.map(rappen)).toEqual(erwartet)
      expect(rappen(betraege.find(betrag => betrag.startsWith('**')) ?? '')).toBe(Math.min(...erwartet))
    }
  })

  it('draws the premiums it calculates with', () => {
    for (const [franchise, praemie] of Object.entries(ZUERICH)) {
      expect(text).toContain(`wert: ${franchise}, text: '${(praemie / 100).toFixed(2)}'`)
    }
  })

  it('puts the limit where both franchises cost the same', () => {
    const schwelle = kostenschwelle(
      { franchise: 300, praemie: ZUERICH[300] },
      { franchise: 2500, praemie: ZUERICH[2500] },
      'AKL-ERW',
    )
    expect(text).toContain('CHF 1’892')
    expect(schwelle).toBe(1892_00)
  })

  it('is right that no middle step ever wins in this example', () => {
    for (let kosten = 0; kosten <= 20_000_00; kosten += 100_00) {
      const alle = Object.keys(ZUERICH).map(franchise => summe(ZUERICH, Number(franchise), kosten))
      expect(Math.min(alle[0] ?? 0, alle.at(-1) ?? 0)).toBe(Math.min(...alle))
    }
  })
})

describe('franchise-richtig-waehlen', () => {
  const text = lies('blog/franchise-richtig-waehlen.mdx')

  it('calculates the year of each of the three persons', () => {
    const personen = tabelle(text, 'Person | Kosten/Jahr')
    expect(personen).toHaveLength(3)
    for (const [, kosten = '', tief = '', hoch = '', wahl = ''] of personen) {
      const [mit300, mit2500] = [300, 2500].map(franchise => summe(BERN, franchise, rappen(kosten)))
      expect([rappen(tief), rappen(hoch)]).toEqual([mit300, mit2500])
      expect(wahl).toBe((mit300 ?? 0) < (mit2500 ?? 0) ? '300' : '2’500')
    }
  })

  it('multiplies twelve months', () => {
    const zeilen = tabelle(text, 'Franchise | Prämie/Monat')
    expect(zeilen).toHaveLength(6)
    for (const [franchise = '', monat = '', jahr = ''] of zeilen) {
      expect(rappen(monat)).toBe(BERN[Number(franchise.replace('’', '')) as keyof typeof BERN])
      expect(rappen(jahr)).toBe(12 * rappen(monat))
    }
  })
})

it('compares the franchises of a child as the rules do', () => {
  const zeilen = tabelle(lies('ratgeber/familienversicherung-optimieren.mdx'), 'Arztkosten des Kindes')
  expect(zeilen).toHaveLength(5)
  for (const [kosten = '', ohne = '', mit = ''] of zeilen) {
    expect(rappen(ohne)).toBe(jahreskosten({ franchise: 0, praemie: 120_30 }, rappen(kosten), 'AKL-KIN'))
    expect(rappen(mit)).toBe(jahreskosten({ franchise: 600, praemie: 85_30 }, rappen(kosten), 'AKL-KIN'))
  }
})
