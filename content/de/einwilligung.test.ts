import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { site } from '#site-config'
import { EINWILLIGUNG, einwilligungVon } from './einwilligung.ts'

/** Every wording that was ever shown, by its version, with «FIRMA» for the operator. Add a line for a new one; never change an old one. */
const FASSUNGEN: Readonly<Record<string, string>> = {
  '2026-11': '6c299c6cf0ee81a8d221eb7417388e96de22a1fa72f31a477b9f6246cf8811a2',
  '2026-11-17': 'fcee192ec7a1bf6441fffde37976966979cecf2486ea99d09215f6b09d11ae19',
}

test('a changed sentence has a new version', () => {
  const { version, kontakt, weitergabe } = einwilligungVon('FIRMA')
  expect(createHash('sha256').update(`${kontakt}\n${weitergabe}`).digest('hex')).toBe(FASSUNGEN[version])
})

test('the words that screens and tests rely on', () => {
  expect(EINWILLIGUNG.kontakt).toContain('Datenschutzerklärung')
  expect(EINWILLIGUNG.weitergabe).toContain('Versicherer')
  expect(EINWILLIGUNG.kontakt).not.toContain('Versicherer ')
})

test('the required sentence is the specified one, and names telephone, e-mail and who calls', () => {
  expect(EINWILLIGUNG.kontakt).toMatch(
    /^Ich habe die Datenschutzerklärung gelesen und bin einverstanden, dass meine Angaben für einen individuellen Versicherungsvergleich und zur Kontaktaufnahme verwendet werden\. /,
  )
  expect(EINWILLIGUNG.kontakt).toContain('Telefon')
  expect(EINWILLIGUNG.kontakt).toContain('E-Mail')
  expect(EINWILLIGUNG.kontakt).toContain(site.betreiber.firma)
})
