import { expect, test } from 'vitest'
import { site } from '#site-config'
import { EINWILLIGUNG } from './einwilligung.ts'

test('the words that screens and tests rely on', () => {
  expect(EINWILLIGUNG.kontakt).toContain('Datenschutzerklärung')
  expect(EINWILLIGUNG.weitergabe).toContain('Versicherer')
  expect(EINWILLIGUNG.kontakt).not.toContain('Versicherer ')
})

test('the required sentence allows the comparison, and names calls, e-mails and who makes them', () => {
  expect(EINWILLIGUNG.kontakt).toMatch(
    /^Ich habe die Datenschutzerklärung gelesen und bin einverstanden: Die .+ darf meine Angaben für einen individuellen Versicherungsvergleich verwenden, /,
  )
  expect(EINWILLIGUNG.kontakt).toContain('anrufen')
  expect(EINWILLIGUNG.kontakt).toContain('E-Mail')
  expect(EINWILLIGUNG.kontakt).toContain(site.betreiber.firma)
})
