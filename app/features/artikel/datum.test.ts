import { expect, it } from 'vitest'
import { datumText } from './datum.ts'

it.each([
  ['2025-01-15', '15. Januar 2025'],
  ['2026-03-01', '1. März 2026'],
  ['2024-12-31', '31. Dezember 2024'],
])('%s is «%s»', (tag, text) => expect(datumText(tag)).toBe(text))
