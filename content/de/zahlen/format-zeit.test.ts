import { expect, test } from 'vitest'
import { kurzerTagText, kurzerZeitText, tagDerZeitText, zeitpunktText } from './format-zeit.ts'

test('a moment by the clocks of Zurich, in full and for tables', () => {
  const nachts = Date.parse('2026-11-04T23:05:00Z')
  expect([zeitpunktText, tagDerZeitText, kurzerTagText, kurzerZeitText].map(form => form(nachts))).toEqual([
    '5. November 2026 um 00:05 Uhr',
    '5. November 2026',
    '05.11.2026',
    '05.11.2026 00:05',
  ])
})
