import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jahreskosten, kostenschwelle } from '#domain/kostenbeteiligung.ts'
import { mitApostroph, rappenAusText } from '#domain/rappen.ts'

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

/** Results of worked examples, in Rappen: [text, what it states, how it comes about]. */
const RECHNUNGEN: readonly [string, number, number][] = [
  ['ratgeber/krankenkasse-wechseln-2026-anleitung.mdx', 1309_20, 12 * (676_70 - 567_60)],
  ['ratgeber/krankenkasse-wechseln-2026-anleitung.mdx', 6191_40, 12 * 515_95],
  ['ratgeber/krankenkasse-wechseln-2026-anleitung.mdx', 5611_20, 12 * 467_60],
  ['ratgeber/krankenkasse-wechseln-2026-anleitung.mdx', 4659_60, 12 * 388_30],
  ['ratgeber/krankenkasse-wechseln-2026-anleitung.mdx', 580_20, 12 * (515_95 - 467_60)],
  ['ratgeber/krankenkasse-wechseln-2026-anleitung.mdx', 1531_80, 12 * (515_95 - 388_30)],
  ['ratgeber/krankenkasse-kuendigen-musterschreiben.mdx', 127_65, 515_95 - 388_30],
  ['ratgeber/krankenkasse-kuendigen-musterschreiben.mdx', 1531_80, 12 * 127_65],
  ['ratgeber/hausarztmodell-vs-standardmodell.mdx', 81_40, 448_30 - 366_90],
  ['ratgeber/hausarztmodell-vs-standardmodell.mdx', 976_80, 12 * 81_40],
  ['ratgeber/hausarztmodell-vs-standardmodell.mdx', 466_80, 12 * (606_50 - 567_60)],
  ['ratgeber/hausarztmodell-vs-standardmodell.mdx', 1442_40, 12 * (606_50 - 486_30)],
  ['ratgeber/hausarztmodell-vs-standardmodell.mdx', 975_60, 1442_40 - 466_80],
  ['ratgeber/praemienrechner-richtig-nutzen.mdx', 444_00, 12 * (366_90 - 329_90)],
  ['ratgeber/praemienrechner-richtig-nutzen.mdx', 120_20, 606_50 - 486_30],
  ['ratgeber/praemienrechner-richtig-nutzen.mdx', 38_90, 606_50 - 567_60],
  ['ratgeber/praemienrechner-richtig-nutzen.mdx', 81_30, 567_60 - 486_30],
  ['ratgeber/familienversicherung-optimieren.mdx', 1100_10, 2 * (413_05 + 137_00)],
  ['ratgeber/familienversicherung-optimieren.mdx', 966_70, 2 * (367_45 + 115_90)],
  ['ratgeber/familienversicherung-optimieren.mdx', 849_70, 2 * (326_25 + 98_60)],
  ['ratgeber/familienversicherung-optimieren.mdx', 250_40, 1100_10 - 849_70],
  ['ratgeber/familienversicherung-optimieren.mdx', 3004_80, 12 * 250_40],
  ['ratgeber/familienversicherung-optimieren.mdx', 1600_80, 12 * 133_40],
  ['ratgeber/familienversicherung-optimieren.mdx', 1692_00, 12 * (366_90 - 225_90)],
  ['ratgeber/praemienverbilligung-beantragen.mdx', 487_20, 366_90 + 120_30],
  ['ratgeber/praemienverbilligung-beantragen.mdx', 96_25, fuenfRappen(0.8 * 120_30)],
  ['ratgeber/praemienverbilligung-beantragen.mdx', 24_05, 120_30 - 96_25],
  ['ratgeber/praemienverbilligung-beantragen.mdx', 240_95, 487_20 - 96_25 - 150_00],
  ['ratgeber/praemienverbilligung-beantragen.mdx', 2955_00, 12 * (487_20 - 240_95)],
  ['ratgeber/zusatzversicherungen-kuendigen-wechseln.mdx', 5760_00, 96_00 * 12 * 5],
  ['ratgeber/zusatzversicherungen-kuendigen-wechseln.mdx', 3660_00, 5760_00 - 2100_00],
  ['ratgeber/zusatzversicherungen-kuendigen-wechseln.mdx', 61_00, 3660_00 / 60],
  ['ratgeber/franchise-optimal-waehlen.mdx', 1432_80, 12 * (486_30 - 366_90)],
  ['ratgeber/franchise-optimal-waehlen.mdx', 456_00, 12 * (486_30 - 448_30)],
  ['ratgeber/franchise-optimal-waehlen.mdx', 767_20, 7602_80 - 6835_60],
  ['blog/hausarztmodell-2025-reform.mdx', 976_80, 12 * (448_30 - 366_90)],
  ['blog/hausarztmodell-2025-reform.mdx', 916_80, 12 * (467_60 - 391_20)],
  ['blog/hausarztmodell-2025-reform.mdx', 497_40, 12 * (351_75 - 310_30)],
  ['blog/krankenkassenprämien-2025-sparen.mdx', 563_40, 12 * (673_55 - 626_60)],
  ['blog/krankenkassenprämien-2025-sparen.mdx', 1092_00, 12 * (626_60 - 535_60)],
  ['blog/krankenkassenprämien-2025-sparen.mdx', 1431_60, 12 * (535_60 - 416_30)],
  ['blog/krankenkassenprämien-2025-sparen.mdx', 3087_00, 563_40 + 1092_00 + 1431_60],
  ['blog/krankenkassenprämien-2025-sparen.mdx', 1773_00, 12 * 147_75],
  ['blog/krankenkassenprämien-2025-sparen.mdx', 27_50, 0.05 * 550_00],
  ['blog/krankenkasse-wechseln-2025.mdx', 58_60, 393_30 - 334_70],
  ['blog/krankenkasse-wechseln-2025.mdx', 457_20, 12 * (425_80 - 387_70)],
  ['blog/krankenkasse-wechseln-2025.mdx', 729_60, 12 * (387_70 - 326_90)],
  ['blog/krankenkasse-wechseln-2025.mdx', 1186_80, 457_20 + 729_60],
  ['blog/praemienverbilligung-2025-neue-grenzen.mdx', 449_70, 849_70 - 400_00],
  ['blog/praemienverbilligung-2025-neue-grenzen.mdx', 700_10, 1100_10 - 400_00],
  ['blog/praemienverbilligung-2025-neue-grenzen.mdx', 1152_00, 12 * 0.8 * 120_00],
  ['blog/franchise-richtig-waehlen.mdx', 1398_00, 12 * (504_80 - 388_30)],
  ['blog/franchise-richtig-waehlen.mdx', 1308_00, 6367_60 - 5059_60],
  ['blog/franchise-richtig-waehlen.mdx', 318_00, 6477_60 - 6159_60],
  ['blog/franchise-richtig-waehlen.mdx', 802_00, 7859_60 - 7057_60],
  ['blog/franchise-richtig-waehlen.mdx', 2320_00, 3 * 1308_00 - 2 * 802_00],
  ['blog/zusatzversicherungen-ratgeber.mdx', 384_00, 12 * 32_00],
  ['seiten/grundversicherung.mdx', 1426_80, 12 * (705_80 - 586_90)],
  ['seiten/krankenkasse-wechseln.mdx', 38_10, 486_40 - 448_30],
  ['seiten/krankenkasse-wechseln.mdx', 457_20, 12 * 38_10],
  ['seiten/krankenkasse-wechseln.mdx', 1434_00, 12 * (486_40 - 366_90)],
  ['seiten/praemienverbilligung.mdx', 78_90, fuenfRappen(0.8 * 98_60)],
  ['seiten/praemienverbilligung.mdx', 1893_60, 12 * 2 * 78_90],
  ['seiten/zusatzversicherung.mdx', 1800_00, 60 * 30_00],
]

function fuenfRappen(betrag: number): number {
  return 5 * Math.round(betrag / 5)
}

/** As a text writes it: «1’531.80», and whole francs also without Rappen. */
function schreibweisen(rappen: number): string[] {
  const ganze = mitApostroph(Math.floor(rappen / 100))
  const mitRappen = `${ganze}.${String(rappen % 100).padStart(2, '0')}`
  return rappen % 100 === 0 ? [ganze, mitRappen] : [mitRappen]
}

it.each(RECHNUNGEN)('%s: %i is right', (datei, betrag, ergebnis) => {
  expect(Math.round(ergebnis)).toBe(betrag)
  expect(schreibweisen(betrag).some(text => lies(datei).includes(text))).toBe(true)
})
