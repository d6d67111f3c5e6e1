import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loeschenAb, nachMonaten, tagesbeginn, wanduhrVon } from './kalender-monate.ts'

const zeit = (text: string) => Date.parse(text)
const wanduhr = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short', timeStyle: 'medium' })
const inZuerich = (ms: number) => wanduhr.format(ms)

describe('loeschenAb', () => {
  it.each([
    ['2024-11-15T10:00:00+01:00', '2026-11-15T10:00:00+01:00', 'an ordinary day'],
    ['2024-02-29T10:00:00+01:00', '2026-02-28T10:00:00+01:00', '29 February, no leap year at the end'],
    ['2026-02-28T10:00:00+01:00', '2028-02-28T10:00:00+01:00', '28 February, a leap year at the end'],
    ['2024-12-31T23:59:59.999+01:00', '2026-12-31T23:59:59.999+01:00', 'the last moment of a year'],
    ['2024-12-31T23:30:00Z', '2026-12-31T23:30:00Z', 'already the new year in Zurich'],
    ['2024-02-28T23:30:00Z', '2026-02-27T23:30:00Z', '29 February in Zurich, still the 28th in UTC'],
    ['2024-03-31T10:00:00+02:00', '2026-03-31T10:00:00+02:00', 'the day the clocks change'],
    ['2024-03-29T10:00:00+01:00', '2026-03-29T10:00:00+02:00', 'winter time first, summer time 24 months later'],
    ['2024-03-29T02:30:00+01:00', '2026-03-29T03:30:00+02:00', 'an hour that the clocks skip 24 months later'],
  ])('is 24 calendar months after %s: %s (%s)', (erstellt, erwartet) => {
    expect(new Date(loeschenAb(zeit(erstellt))).toISOString()).toBe(new Date(erwartet).toISOString())
  })
})

const irgendwann = fc.integer({ min: zeit('1990-01-01T00:00Z'), max: zeit('2090-01-01T00:00Z') })

describe('nachMonaten', () => {
  it('keeps the day of the month, or takes the last one of a shorter month', () => {
    fc.assert(
      fc.property(irgendwann, fc.integer({ min: -60, max: 60 }), (start, monate) => {
        const [jahr = 0, monat = 0, tag = 0] = inZuerich(start).split(/\D/).map(Number)
        const [zielJahr = 0, zielMonat = 0, zielTag = 0] = inZuerich(nachMonaten(start, monate)).split(/\D/).map(Number)
        expect(zielJahr * 12 + zielMonat).toBe(jahr * 12 + monat + monate)
        const tageImMonat = new Date(Date.UTC(zielJahr, zielMonat, 0)).getUTCDate()
        expect(zielTag).toBe(Math.min(tag, tageImMonat))
      }),
      { numRuns: 500 },
    )
  })

  it('keeps the time of day, except in the hour that the clocks skip', () => {
    fc.assert(
      fc.property(irgendwann, fc.integer({ min: 1, max: 60 }), (start, monate) => {
        const vorher = inZuerich(start).slice(11)
        const nachher = inZuerich(nachMonaten(start, monate)).slice(11)
        const uebersprungen = vorher.startsWith('02') ? vorher.replace(/^02/, '03') : vorher
        expect([vorher, uebersprungen]).toContain(nachher)
        expect((nachMonaten(start, monate) - start) % 1000).toBe(0)
      }),
      { numRuns: 500 },
    )
  })

  it('never lets an older enquiry outlive a younger one by more than the days a month lacks', () => {
    const tag = 86_400_000
    fc.assert(
      fc.property(irgendwann, fc.nat(400 * tag), (start, abstand) => {
        if (abstand >= tag) expect(loeschenAb(start + abstand)).toBeGreaterThanOrEqual(loeschenAb(start))
        const dauer = loeschenAb(start) - start
        expect(dauer).toBeGreaterThanOrEqual(730 * tag - 3_600_000)
        expect(dauer).toBeLessThanOrEqual(731 * tag + 3_600_000)
      }),
    )
  })
})

describe('tagesbeginn', () => {
  it.each([
    [2026, 11, 15, '2026-11-14T23:00:00.000Z'],
    [2026, 7, 1, '2026-06-30T22:00:00.000Z'],
    [2026, 3, 29, '2026-03-28T23:00:00.000Z'],
    [2026, 10, 25, '2026-10-24T22:00:00.000Z'],
  ])('is midnight in Zurich: %i-%i-%i', (jahr, monat, tag, erwartet) => {
    expect(new Date(tagesbeginn(jahr, monat, tag)).toISOString()).toBe(erwartet)
    expect(
      wanduhrVon(tagesbeginn(jahr, monat, tag))
        .toISOString()
        .slice(11),
    ).toBe('00:00:00.000Z')
  })
})
