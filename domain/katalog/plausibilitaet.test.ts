import { describe, expect, test } from 'vitest'
import { type Preise, tarif } from '../../tests/fixtures/tabellen/testtarif.ts'
import {
  hindernisImJahr,
  istAusserhalb,
  type Jahrestabellen,
  type Messung,
  messungen,
  vergleichsjahr,
} from './plausibilitaet.ts'

type Wahl = {
  jahr?: number
  /** What a premium is multiplied by. */
  faktor?: (wo: { versicherer: number; kanton: string; stufe: string; produkt: string }) => number
  versicherer?: number
  kantone?: string[]
  produkte?: string[]
  /** Adds to the numbers of the insurers. */
  verschoben?: number
}

const PREISE: Preise = { 'ERW 300': 500_00, 'ERW 2500 MIT': 400_00, 'JUG 300': 400_00, 'K1 0': 120_00 }

/** Invented: every insurer sells Standard and nine products in every canton. */
function land({
  jahr = 2026,
  faktor = () => 1,
  versicherer = 20,
  kantone = ['AG', 'BE', 'GR', 'ZG'],
  produkte = ['Standard', ...'ABCDEFGHI'],
  verschoben = 0,
}: Wahl = {}): Jahrestabellen {
  const nummern = Array.from({ length: versicherer }, (_, i) => i + 1 + verschoben)
  return {
    meta: { jahr },
    versicherer: nummern.map(nummer => ({ versicherer: nummer, name: `Kasse ${nummer}` })),
    tabellen: kantone.map(kanton => ({
      jahr,
      kanton,
      region: 1,
      tarife: nummern.flatMap(nummer =>
        produkte.map(produkt => {
          const mal = (stufe: string) => faktor({ versicherer: nummer, kanton, stufe, produkt })
          const preise = Object.entries(PREISE).map(([wo, preis]) => [
            wo,
            Math.round(preis * mal(wo.slice(0, 3).trim())),
          ])
          return tarif(nummer, produkt, produkt === 'Standard' ? 'TAR-BASE' : 'TAR-HAM', Object.fromEntries(preise))
        }),
      ),
    })),
  }
}

const ALT = land()
const befunde = (neu: Jahrestabellen, bisher = ALT) => messungen(neu, bisher).filter(istAusserhalb)
const was = (gefunden: readonly Messung[]) => gefunden.map(({ was, wer }) => (wer ? `${was} ${wer}` : was))
const von = (art: Messung['was'], neu: Jahrestabellen) => messungen(neu, ALT).filter(messung => messung.was === art)

describe('the next year', () => {
  const naechstes = (wahl: Wahl) => land({ jahr: 2027, ...wahl })

  test('an ordinary one is within all limits, and every figure is there', () => {
    const gemessen = messungen(
      naechstes({ faktor: ({ versicherer }) => 1 + (((7 * versicherer) % 20) + 1) / 200 }),
      ALT,
    )
    expect(gemessen.filter(istAusserhalb)).toEqual([])
    expect(gemessen).toEqual([
      { was: 'aenderung', wert: 5.25, von: -15, bis: 30 },
      { was: 'aenderung-versicherer', wer: 'Kasse 20', wert: 0.5, von: -30, bis: 60 },
      { was: 'aenderung-versicherer', wer: 'Kasse 17', wert: 10, von: -30, bis: 60 },
      { was: 'aenderung-region', wer: 'AG 1', wert: 5.25, von: -30, bis: 60 },
      { was: 'aenderung-region', wer: 'ZG 1', wert: 5.25, von: -30, bis: 60 },
      { was: 'aenderung-platz', wer: 'ERW OHN-UNF 300', wert: 5.25, von: -30, bis: 60 },
      { was: 'aenderung-platz', wer: 'K1 OHN-UNF 0', wert: 5.25, von: -30, bis: 60 },
      { was: 'wiedergefunden', wert: 100, von: 50, bis: 100 },
      { was: 'praemien', wert: 3200, von: 2400, bis: 4800 },
      { was: 'versicherer', wert: 20, von: 15, bis: 25 },
      { was: 'regionen', wert: 4, von: 4, bis: 4 },
    ])
  })

  test.each([
    [0.85, []],
    [1.3, []],
    [0.8499, ['aenderung']],
    [1.3001, ['aenderung']],
    [0.1, ['aenderung', 'versicherer', 'region', 'platz']],
    [10, ['aenderung', 'versicherer', 'region', 'platz']],
  ])('every price × %d', (faktor, erwartet) => {
    const arten = new Set(befunde(naechstes({ faktor: () => faktor })).map(({ was }) => was.replace('aenderung-', '')))
    expect([...arten]).toEqual(erwartet)
  })

  test.each<[string, NonNullable<Wahl['faktor']>, string]>([
    ['one insurer', ({ versicherer }) => (versicherer === 7 ? 0.1 : 1.05), 'aenderung-versicherer Kasse 7'],
    ['one insurer, dearer', ({ versicherer }) => (versicherer === 7 ? 1.61 : 1.05), 'aenderung-versicherer Kasse 7'],
    ['one region', ({ kanton }) => (kanton === 'BE' ? 0.1 : 1.05), 'aenderung-region BE 1'],
    ['children', ({ stufe }) => (stufe === 'K1' ? 0.1 : 1.05), 'aenderung-platz K1 OHN-UNF 0'],
  ])('only %s: the others do not hide it', (_, faktor, erwartet) => {
    expect(was(befunde(naechstes({ faktor })))).toEqual([erwartet])
  })

  test('a place is called by tier, accident cover and franchise', () => {
    const preise = { 'JUG 1500 MIT': 300_00, 'K5 600': 100_00 }
    const mit = (jahr: number, mehr: Preise): Jahrestabellen => ({
      ...land({ jahr }),
      tabellen: [{ jahr, kanton: 'AG', region: 0, tarife: [tarif(1, 'A', 'TAR-HAM', { ...preise, ...mehr })] }],
    })
    const bisher = mit(2026, {})
    expect(was(befunde(mit(2027, { 'JUG 1500 MIT': 900_00 }), bisher))).toContain('aenderung-platz JUG MIT-UNF 1500')
    expect(was(befunde(mit(2027, { 'K5 600': 10_00 }), bisher))).toContain('aenderung-platz K5 OHN-UNF 600')
    // A single region is named once.
    expect(messungen(bisher, bisher).filter(messung => messung.was === 'aenderung-region')).toHaveLength(1)
  })

  test('what is no longer sold, or newly sold, is no change of price', () => {
    const weniger = naechstes({ faktor: ({ versicherer, stufe }) => Number(versicherer !== 7 || stufe === 'K1') })
    expect(befunde(weniger)).toEqual([])
    expect(befunde({ ...ALT, meta: { jahr: 2027 } }, { ...weniger, meta: { jahr: 2026 } })).toEqual([])
  })

  test('half of the premiums must be found again, whichever table has more', () => {
    const fuenf = ['Standard', ...'ABCD']
    const neue = (anzahl: number) => ['Standard', ...'ABCD', ...'NOPQRSTUVWXYZ'.slice(0, anzahl)]
    expect(von('wiedergefunden', naechstes({ produkte: fuenf }))).toMatchObject([{ wert: 50 }])
    expect(was(befunde(naechstes({ produkte: neue(5) })))).toEqual([])
    expect(was(befunde(naechstes({ produkte: neue(6) })))).toEqual(['wiedergefunden'])
    expect(was(befunde(naechstes({ verschoben: 100 })))).toEqual(['wiedergefunden'])
  })

  test('a renamed product is found by its code as everywhere', () => {
    const neu = naechstes({})
    const umbenannt = {
      ...neu,
      tabellen: neu.tabellen.map(tabelle => ({
        ...tabelle,
        tarife: tabelle.tarife.map(einer => ({ ...einer, name: `${einer.name} neu` })),
      })),
    }
    expect(befunde(umbenannt)).toEqual([])
    expect(was(befunde({ ...umbenannt, meta: { jahr: 2026 } }))).toEqual(['wiedergefunden'])
  })

  test.each([
    [15, []],
    [14, ['praemien', 'versicherer']],
    [25, []],
    [26, ['versicherer']],
  ])('%d insurers instead of 20', (versicherer, erwartet) => {
    expect(was(befunde(naechstes({ versicherer })))).toEqual(erwartet)
  })

  test('premiums: a quarter fewer, half as many more', () => {
    const mit = (anzahl: number) => ['Standard', ...'ABCDEFGHIJKLMNO'.slice(0, anzahl - 1)]
    for (const [anzahl, erwartet] of [
      [8, []],
      [7, ['praemien']],
      [15, []],
      [16, ['praemien']],
    ] as const)
      expect(was(befunde(naechstes({ produkte: mit(anzahl) })))).toEqual(erwartet)
  })

  test('a region more or fewer', () => {
    expect(was(befunde(naechstes({ kantone: ['AG', 'BE', 'GR'] })))).toEqual(['regionen'])
    expect(was(befunde(naechstes({ kantone: ['AG', 'BE', 'GR', 'ZG', 'ZH'] })))).toEqual(['regionen'])
  })
})

describe('a correction of the same year', () => {
  test('the table itself', () => expect(befunde(land())).toEqual([]))

  test.each([
    [0.98, []],
    [1.02, []],
    [0.9799, ['aenderung']],
    [1.0201, ['aenderung']],
  ])('every price × %d', (faktor, erwartet) => {
    expect(was(befunde(land({ faktor: () => faktor })))).toEqual(erwartet)
  })

  test.each([
    [0.95, []],
    [0.9499, ['aenderung-versicherer Kasse 7']],
    [1.05, []],
    [1.0501, ['aenderung-versicherer Kasse 7']],
  ])('every price of one insurer × %d', (faktor, erwartet) => {
    expect(was(befunde(land({ faktor: ({ versicherer }) => (versicherer === 7 ? faktor : 1) })))).toEqual(erwartet)
  })

  test('single tariffs may change as they must', () => {
    const faktor: Wahl['faktor'] = ({ versicherer, produkt }) => (versicherer === 7 && produkt === 'A' ? 3 : 1)
    expect(befunde(land({ faktor }))).toEqual([])
  })

  test('98 % must be there as they were, and nobody comes or goes', () => {
    const ohne = (anzahl: number): Jahrestabellen => ({
      ...ALT,
      tabellen: ALT.tabellen.map(tabelle => ({ ...tabelle, tarife: tabelle.tarife.slice(anzahl) })),
    })
    expect(befunde(ohne(4))).toEqual([])
    expect(was(befunde(ohne(5)))).toEqual(['wiedergefunden', 'praemien'])
    expect(was(befunde(ALT, ohne(5)))).toEqual(['wiedergefunden', 'praemien'])
    expect(von('versicherer', ALT)).toMatchObject([{ von: 19, bis: 21 }])
  })
})

test('without a table before it the level decides: adults, Standard, franchise 300', () => {
  const befundeAllein = (neu: Jahrestabellen) => messungen(neu, undefined).filter(istAusserhalb)
  const mit = (rappen: number) =>
    land({ faktor: ({ stufe, produkt }) => (stufe === 'ERW' && produkt === 'Standard' ? rappen / 500_00 : 9) })
  expect(messungen(mit(534_80), undefined)).toEqual([{ was: 'niveau', wert: 534_80, von: 250_00, bis: 1_200_00 }])
  for (const [rappen, erwartet] of [
    [250_00, []],
    [249_95, ['niveau']],
    [1_200_00, []],
    [1_200_05, ['niveau']],
  ] as const)
    expect(was(befundeAllein(mit(rappen))), String(rappen)).toEqual(erwartet)
  expect(was(befundeAllein(land({ produkte: ['A'] })))).toEqual(['niveau'])
})

test.each([
  [2024, undefined, false, undefined],
  [2024, undefined, true, 'vergangen'],
  [2025, 2026, true, 'vergangen'],
  [2025, 2025, true, undefined],
  [2026, 2027, true, undefined],
  [2027, 2026, true, undefined],
  [2028, 2028, true, 'spaeter'],
  [2028, 2028, false, 'spaeter'],
] as const)('in 2026 the year %d, asked for %s, of itself %s: %s', (jahr, gesucht, vonSelbst, hindernis) => {
  expect(hindernisImJahr(jahr, { dieses: 2026, gesucht, vonSelbst })).toBe(hindernis)
})

test.each([
  [2026, [], undefined],
  [2026, [2026], 2026],
  [2026, [2025, 2026, 2027], 2026],
  [2027, [2025, 2026], 2026],
  [2027, [2024], 2024],
  [2026, [2027], undefined],
  [2026, [2025, 2027], undefined],
] as const)('%d beside %j is compared with %s', (jahr, amtliche, mit) => {
  expect(vergleichsjahr(jahr, amtliche)).toBe(mit)
})

test('what is no number is not as expected', () => {
  expect(istAusserhalb({ was: 'niveau', wert: Number.NaN, von: 0, bis: 1 })).toBe(true)
})
