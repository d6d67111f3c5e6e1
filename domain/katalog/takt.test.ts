import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gesuchteJahre, istPruefungFaellig, naechstePruefung, vermisstesJahr } from './takt.ts'

const STUNDE = 3_600_000
const TAG = 24 * STUNDE
const zeit = (text: string) => Date.parse(text)
const in2026 = fc.integer({ min: zeit('2026-01-01T00:00:00+01:00'), max: zeit('2026-12-31T23:59:59+01:00') })
const zufall = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('when the catalogue is asked next', () => {
  const pause = (jetzt: string, fehlschlaege = 0, zufall = 0) =>
    (naechstePruefung({ jetzt: zeit(jetzt), fehlschlaege, zufall }) - zeit(jetzt)) / STUNDE

  test.each([
    ['2026-09-14T23:59:00+02:00', 1 / 60],
    ['2026-09-15T00:00:00+02:00', 24],
    ['2026-12-31T23:59:00+01:00', 24],
    ['2027-01-01T00:00:00+01:00', 7 * 24],
    ['2026-07-01T12:00:00+02:00', 7 * 24],
  ])('at %s in %f hours', (jetzt, stunden) => expect(pause(jetzt)).toBeCloseTo(stunden, 3))

  test('after failures in 15 minutes, 30, an hour …, at most in a day', () => {
    const pausen = [1, 2, 3, 7, 8, 40].map(anzahl => pause('2026-10-01T12:00:00+02:00', anzahl))
    expect(pausen).toEqual([0.25, 0.5, 1, 16, 24, 24])
  })

  test('up to a fifth earlier by chance', () => {
    expect(pause('2026-10-01T12:00:00+02:00', 0, 0.5)).toBeCloseTo(21.6)
    expect(pause('2026-10-01T12:00:00+02:00', 1, 0.999)).toBeCloseTo(0.2, 2)
  })

  test('whenever it is: later than now, at most a week ahead, and in the season at most a day', () => {
    fc.assert(
      fc.property(in2026, fc.nat(50), zufall, (jetzt, fehlschlaege, zufall) => {
        const naechste = naechstePruefung({ jetzt, fehlschlaege, zufall })
        expect(naechste).toBeGreaterThan(jetzt)
        expect(naechste).toBeLessThanOrEqual(jetzt + 7 * TAG)
        if (jetzt >= zeit('2026-09-15T00:00:00+02:00')) expect(naechste).toBeLessThanOrEqual(jetzt + TAG)
      }),
    )
  })

  test('no week of the season goes by unasked: the first check of it is on 15 September or at the next midnight', () => {
    const [beginn, tagDarauf] = [zeit('2026-09-15T00:00:00+02:00'), zeit('2026-09-16T00:00:00+02:00')]
    fc.assert(
      fc.property(fc.integer({ min: beginn - 7 * TAG, max: beginn - 1 }), zufall, (jetzt, zufall) => {
        expect(naechstePruefung({ jetzt, fehlschlaege: 0, zufall })).toBeLessThanOrEqual(tagDarauf)
      }),
    )
  })
})

test('it is due when its time has come, when nobody ever asked, and when the clock was put back', () => {
  const stand = { letzte: 1000, naechste: 2000 }
  expect([999, 1000, 1999, 2000].map(jetzt => istPruefungFaellig(stand, jetzt))).toEqual([true, false, false, true])
  expect(istPruefungFaellig(null, 0)).toBe(true)
})

test.each([
  ['2026-08-31T23:59:00+02:00', [2026]],
  ['2026-09-01T00:00:00+02:00', [2026, 2027]],
  ['2026-12-31T23:59:00+01:00', [2026, 2027]],
  ['2027-01-01T00:01:00+01:00', [2027]],
])('at %s the years %j are looked for', (jetzt, jahre) => expect(gesuchteJahre(zeit(jetzt))).toEqual(jahre))

describe('what is missing', () => {
  test.each([
    ['2026-09-30T23:59:00+02:00', [2026], undefined],
    ['2026-10-01T00:00:00+02:00', [2026], { jahr: 2027, stichtag: '2026-10-01' }],
    ['2026-10-07T23:59:00+02:00', [2026], { jahr: 2027, stichtag: '2026-10-01' }],
    ['2026-10-08T00:00:00+02:00', [2026], { jahr: 2027, stichtag: '2026-10-08' }],
    ['2026-12-30T23:59:00+01:00', [2026], { jahr: 2027, stichtag: '2026-12-24' }],
    ['2027-01-07T00:00:00+01:00', [2026], { jahr: 2027, stichtag: '2027-01-07' }],
    ['2026-10-08T00:00:00+02:00', [2026, 2027], undefined],
    ['2026-07-01T00:00:00+02:00', [2026], undefined],
    ['2026-06-30T00:00:00+02:00', [], { jahr: 2026, stichtag: '2026-06-24' }],
  ])('at %s with %j', (jetzt, jahre, erwartet) => expect(vermisstesJahr(zeit(jetzt), jahre)).toEqual(erwartet))
})
