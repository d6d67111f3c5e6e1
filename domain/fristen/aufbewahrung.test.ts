import { describe, expect, it } from 'vitest'
import { ankerNachBestaetigung, haltegrund } from './aufbewahrung.ts'

const HEUTE = Date.parse('2026-11-15T10:00:00Z')
const TAG_MS = 86_400_000
const lage = { jetzt: HEUTE, anker: HEUTE, faellig: 0, gesamt: 0 }

describe('haltegrund', () => {
  it.each([
    [0, null],
    [30 * TAG_MS, null],
    [30 * TAG_MS + 1, 'uhr'],
    [5 * 365 * TAG_MS, 'uhr'],
    // A clock that fell behind makes nothing due.
    [-5 * 365 * TAG_MS, null],
  ])('a clock %i ms after the last sound time: %s', (vor, grund) => {
    expect(haltegrund({ ...lage, jetzt: HEUTE + vor })).toBe(grund)
  })

  it.each([
    [20, 20, null],
    [21, 21, 'menge'],
    [21, 104, 'menge'],
    [21, 105, null],
    [200, 1000, null],
    [201, 1000, 'menge'],
    [0, 1000, null],
  ])('%i due of %i: %s', (faellig, gesamt, grund) => {
    expect(haltegrund({ ...lage, faellig, gesamt })).toBe(grund)
  })

  it('knows nothing to protect where nothing is stored', () => {
    expect(haltegrund({ ...lage, anker: null })).toBe(null)
  })
})

describe('ankerNachBestaetigung', () => {
  it.each([
    ['a minute later', 60_000, 60_000],
    ['30 days later', 30 * TAG_MS, 30 * TAG_MS],
    ['when the clock has leapt on by years', 1_000 * TAG_MS, 30 * TAG_MS],
  ])('%s', (_wann, spaeter, anker) => {
    expect(ankerNachBestaetigung(HEUTE, HEUTE + spaeter)).toBe(HEUTE + anker)
  })
})
