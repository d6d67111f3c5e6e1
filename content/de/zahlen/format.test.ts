import { expect, test } from 'vitest'
import { jahreswechsel } from '#domain/jahreswechsel/jahreswechsel.ts'
import { rappen } from '#domain/werte/rappen.ts'
import {
  aufgezaehlt,
  frankenText,
  ganzeFrankenText,
  mitApostroph,
  prozentText,
  tagText,
  wechselText,
} from './format.ts'

test('writes amounts the Swiss way', () => {
  expect(frankenText(rappen(1_234_50))).toBe('1’234.50')
  expect(frankenText(rappen(5_15))).toBe('5.15')
  expect(frankenText(rappen(-5))).toBe('−0.05')
  expect([3_999_60, 3_999_49, 3_999_50, 49, -1_234_50, -49].map(betrag => ganzeFrankenText(rappen(betrag)))).toEqual([
    '4’000',
    '3’999',
    '4’000',
    '0',
    '−1’235',
    '0',
  ])
  expect(mitApostroph(1234567)).toBe('1’234’567')
})

test('a day is written as in a letter', () => {
  expect(tagText('2026-03-01')).toBe('1. März 2026')
})

test('a list reads like one', () => {
  expect(aufgezaehlt(['Assura', 'KPT', 'Sanitas'])).toBe('Assura, KPT und Sanitas')
})

test.each([
  [400_00, 412_40, '+12.40, +3.1\u00a0%'],
  [400_00, 398_50, '−1.50, −0.4\u00a0%'],
  [400_00, 400_00, 'unverändert'],
  [900_00, 900_05, '+0.05, 0.0\u00a0%'],
])('from %i to %i is written %s', (vorher, heute, text) => {
  expect(wechselText(jahreswechsel({ jahr: 2026, preis: rappen(vorher) }, { jahr: 2027, preis: rappen(heute) }))).toBe(
    text,
  )
})

test('a rounded percentage never carries a sign before zero', () => {
  expect([prozentText(-0.04), prozentText(0.04), prozentText(-0.05001)]).toEqual([
    '0.0\u00a0%',
    '0.0\u00a0%',
    '−0.1\u00a0%',
  ])
})
