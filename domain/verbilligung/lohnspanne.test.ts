import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lageIn } from '../../tests/fixtures/verbilligung/haushalte.ts'
import { lage } from '../../tests/fixtures/verbilligung/lage.ts'
import { PRUEFSAETZE } from '../../tests/fixtures/verbilligung/pruefsaetze.ts'
import { franken } from '../werte/rappen.ts'
import { geltenderAnspruch } from './geltend.ts'
import { REGELN } from './kantone.ts'
import { fragtNachLohn, type Lohnlage, type Lohnspanne, lohnspanne, monatsbetrag } from './lohnspanne.ts'
import { personen } from './rechnen.ts'
import type { Lage } from './regel.ts'

const JAHR = 2026

const mitLohn = (haushalt: string, region: number, lohn: number): Lohnlage => {
  const { einheit } = lage(haushalt, region, 0)
  return { einheit, region, lohn: franken(lohn) }
}

const betraege = (spanne: Lohnspanne) =>
  spanne.art === 'spanne' ? [spanne.von, spanne.bis, ...spanne.regelJahre] : spanne.grund

describe('worked out by hand', () => {
  test('Winterthur, one adult, 3500 a month: 70 % of 584 less 8.4 % of 42000 and of 33600, a twelfth each', () => {
    const spanne = lohnspanne('ZH', JAHR, mitLohn('1', 2, 3_500))
    expect(betraege(spanne)).toEqual([114_80, 173_60, 2026])
    expect(spanne).toMatchObject({
      mindestens: false,
      vorsichtig: { imJahr: 1_377_60, jeMonat: { erwachsen: 114_80 } },
    })
  })

  test('for prices of the coming year the same, by the rules of the year before', () => {
    expect(betraege(lohnspanne('ZH', 2027, mitLohn('1', 2, 3_500)))).toEqual([114_80, 173_60, 2026])
  })

  test('Genf pays by groups: all of 30000 to 24000 lies in the first, so both ends are the same', () => {
    expect(betraege(lohnspanne('GE', JAHR, mitLohn('1', 0, 2_500)))).toEqual([348_00, 348_00, 2026])
    // 37800 to 30240: groups 2 (294), 3 (240) and 4 (196).
    expect(betraege(lohnspanne('GE', JAHR, mitLohn('1', 0, 3_150)))).toEqual([196_00, 294_00, 2026])
  })

  test('a couple with two children in Genf: 348 for each of the two and 132 for each child, up to 57000', () => {
    expect(betraege(lohnspanne('GE', JAHR, mitLohn('2/0/0/2 V', 0, 4_750)))).toEqual([960_00, 960_00, 2026])
  })

  test('where the upper reading excludes, nothing is sure: from 0 on', () => {
    // 40800 lies above the limit of 38500 (VS, region 1), 32640 below that of the rate of 20 % of 561.
    const spanne = lohnspanne('VS', JAHR, mitLohn('1', 1, 3_400))
    expect(betraege(spanne)).toEqual([0, 112_20, 2026])
    expect(spanne).toMatchObject({ vorsichtig: { imJahr: 0 } })
  })

  test('where both exclude, it is nothing', () => {
    expect(betraege(lohnspanne('GE', JAHR, mitLohn('1', 0, 6_000)))).toEqual([0, 0, 2026])
  })

  test('limits of the coming year that exclude the upper reading count, and both years are named', () => {
    // Region 2: nothing above 54235 in 2027; 58800 and 47040 of 4900 a month.
    const spanne = lohnspanne('ZH', 2027, mitLohn('1', 2, 4_900))
    expect(betraege(spanne)).toEqual([0, 79_50, 2026, 2027])
    expect(spanne).toMatchObject({ vorsichtig: { imJahr: 0, regelJahr: 2027 } })
  })

  test('for one of the household alone: the children of Genf without their parents', () => {
    const kinder = { erwachsen: 0, jung: 0, jungInAusbildung: 0, kind: 2 }
    expect(betraege(lohnspanne('GE', JAHR, mitLohn('2/0/0/2 V', 0, 4_750), kinder))).toEqual([264_00, 264_00, 2026])
  })

  test('a minimum that the sources leave open stays a minimum', () => {
    expect(lohnspanne('AG', JAHR, mitLohn('1/0/0/1', 0, 2_000))).toMatchObject({ art: 'spanne', mindestens: true })
    expect(lohnspanne('AG', JAHR, mitLohn('1', 0, 2_000))).toMatchObject({ art: 'spanne', mindestens: false })
  })
})

describe('no range', () => {
  test.each([
    ['TG measures by the tax', 'TG', mitLohn('1', 0, 3_000), 'einfacheSteuer'],
    ['SO does not publish its scale', 'SO', mitLohn('1', 0, 3_000), 'skalaNichtPubliziert'],
    ['ZH, families above 70500', 'ZH', mitLohn('2/0/0/2 V', 2, 6_000), 'offeneZone'],
    // 43554 lies between 38400 and 48000.
    ['SZ, when the upper half has no figure', 'SZ', mitLohn('1', 0, 4_000), 'offeneZone'],
    // From 46104 to 46200 no figure, 40000 and 50000 have one.
    ['AR, when a zone between the ends has none', 'AR', mitLohn('1/0/0/1', 0, 4_167), 'kinderMindestanspruch'],
    ['TI does not tell how it reckons children', 'TI', mitLohn('2/0/0/1 V', 0, 5_000), 'kinder'],
    ['two who are no couple', 'BE', mitLohn('2', 1, 3_000), 'konkubinat'],
    ['JU wants to know whether a parent has a main job', 'JU', mitLohn('1/0/0/1', 0, 2_500), 'angabeFehlt'],
  ] as const)('%s', (_warum, kanton, wer, grund) => {
    expect(lohnspanne(kanton, JAHR, wer)).toEqual({ art: 'keineSpanne', grund })
  })

  test('AR has a figure at both ends of the zone', () => {
    for (const einkommen of [40_003, 50_004]) {
      expect(geltenderAnspruch('AR', JAHR, lage('1/0/0/1', 0, einkommen)).art).toBe('betrag')
    }
  })

  test('a wage is asked for wherever it gives one adult a range', () => {
    const ohne = Object.keys(REGELN).filter(kanton => !fragtNachLohn(kanton))
    expect(ohne).toEqual(['SO', 'TG'])
    const mitSpanne = Object.keys(REGELN).filter(kanton => {
      const spanne = lohnspanne(kanton, JAHR, mitLohn('1', 1, 2_000))
      return spanne.art === 'spanne' && spanne.bis > 0
    })
    expect(mitSpanne).toEqual(Object.keys(REGELN).filter(fragtNachLohn))
  })
})

/** Of which the income is 80, 90 and 100 per cent of a year, or a franc less. */
const loehneZu = (einkommen: number) => [0.8, 0.9, 1].map(anteil => Math.ceil(einkommen / 12 / anteil))

test('official examples and limits lie within the range of every wage that may lead to them', () => {
  let verglichen = 0
  const daneben: string[] = []
  for (const { id, kanton, jahr, lage: wer, mitModell, erwartet } of PRUEFSAETZE) {
    if (!erwartet || mitModell || wer.vermoegen > 0 || jahr !== JAHR || !fragtNachLohn(kanton)) continue
    const imMonat = 100 * (erwartet.monat ?? (erwartet.jahr ?? 0) / 12)
    for (const lohn of loehneZu(wer.einkommen)) {
      const { einkommen, vermoegen: _, ...haushalt } = wer
      if (einkommen < Math.floor(9.6 * lohn) || einkommen > 12 * lohn) continue
      const spanne = lohnspanne(kanton, jahr, { ...haushalt, lohn: franken(lohn) })
      if (spanne.art === 'keineSpanne') continue
      verglichen++
      const gerundet = 5 * personen(wer.einheit)
      if (imMonat < spanne.von - gerundet || imMonat > spanne.bis + gerundet) daneben.push(`${id} ${lohn}`)
    }
  }
  expect(daneben).toEqual([])
  expect(verglichen).toBeGreaterThan(900)
})

describe.each(Object.keys(REGELN).filter(fragtNachLohn))('%s', kanton => {
  const LAEUFE = { seed: 20260101, numRuns: 40 }
  const haushalt = lageIn(kanton).map(({ einheit, region, zusatz = {} }: Lage) => ({ einheit, region, zusatz }))
  const lohn = fc.integer({ min: 0, max: 12_000 })
  /** To five Rappen a person: what is rounded between two of the incomes looked at. */
  const gerundet = ({ einheit }: Pick<Lage, 'einheit'>) => 5 * personen(einheit)

  test.each([2026, 2027])('%i: the range contains what is paid for any income between 80 and 100 per cent', jahr => {
    let spannen = 0
    const pruefe = (wer: Omit<Lohnlage, 'lohn'>, monatslohn: number, teil: number) => {
      const spanne = lohnspanne(kanton, jahr, { ...wer, lohn: franken(monatslohn) })
      if (spanne.art === 'keineSpanne') return
      spannen++
      expect(spanne.von).toBeLessThanOrEqual(spanne.bis)
      expect(monatsbetrag(spanne.vorsichtig.jeMonat, wer.einheit)).toBe(spanne.von)
      expect(monatsbetrag(spanne.hoechstens.jeMonat, wer.einheit)).toBe(spanne.bis)
      const einkommen = franken(Math.floor(monatslohn * 12 * (0.8 + 0.2 * teil)))
      const genau = geltenderAnspruch(kanton, jahr, { ...wer, einkommen, vermoegen: franken(0) })
      if (genau.art === 'keineZahl') throw new Error(`${genau.grund} inside of a range`)
      const betrag = monatsbetrag(genau.jeMonat, wer.einheit)
      expect(betrag).toBeGreaterThanOrEqual(spanne.von - gerundet(wer))
      expect(betrag).toBeLessThanOrEqual(spanne.bis + gerundet(wer))
      expect(spanne.regelJahre).toContain(genau.regelJahr)
    }
    const teil = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }))
    fc.assert(fc.property(haushalt, lohn, teil, pruefe), LAEUFE)
    expect(spannen).toBeGreaterThan(0)
  })

  test('more wage never gives more', () => {
    fc.assert(
      fc.property(haushalt, lohn, fc.integer({ min: 1, max: 2_000 }), (wer, weniger, mehr) => {
        const [tief, hoch] = [weniger, weniger + mehr].map(monatslohn =>
          lohnspanne(kanton, JAHR, { ...wer, lohn: franken(monatslohn) }),
        )
        if (tief?.art !== 'spanne' || hoch?.art !== 'spanne') return
        expect(hoch.von).toBeLessThanOrEqual(tief.von + gerundet(wer))
        expect(hoch.bis).toBeLessThanOrEqual(tief.bis + gerundet(wer))
      }),
      LAEUFE,
    )
  })
})

test('the largest amount that can be typed is answered too', () => {
  expect(betraege(lohnspanne('ZH', JAHR, mitLohn('1', 2, 999_999_999)))).toEqual([0, 0, 2026])
})
