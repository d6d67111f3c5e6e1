import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { EINWILLIGUNG } from './einwilligung.ts'

/** Every wording that was ever shown, by its version. Add a line for a new one; never change an old one. */
const FASSUNGEN: Readonly<Record<string, string>> = {
  '2026-11': '6c299c6cf0ee81a8d221eb7417388e96de22a1fa72f31a477b9f6246cf8811a2',
}

test('a changed sentence has a new version', () => {
  const { version, kontakt, weitergabe } = EINWILLIGUNG
  expect(createHash('sha256').update(`${kontakt}\n${weitergabe}`).digest('hex')).toBe(FASSUNGEN[version])
})

test('the words that screens and tests rely on', () => {
  expect(EINWILLIGUNG.kontakt).toContain('Datenschutzerklärung')
  expect(EINWILLIGUNG.weitergabe).toContain('Versicherer')
  expect(EINWILLIGUNG.kontakt).not.toContain('Versicherer ')
})
