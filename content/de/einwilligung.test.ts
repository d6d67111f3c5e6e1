import { expect, test } from 'vitest'
import { site } from '#site-config'
import { EINWILLIGUNG } from './einwilligung.ts'

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
