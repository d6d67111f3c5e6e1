import type { Page } from '@playwright/test'
import { ANNA, mitOrt } from '../../fixtures/anfragen/anna.ts'
import { KEINE_KUENDIGUNG } from './anfrage-schritt.ts'
import { expect } from './seiten.ts'

export const ANGABEN = {
  Nachricht: 'Guten Tag\nBitte rufen Sie mich an.',
  ...mitOrt({ ...ANNA, email: 'anna.marke@example.ch' }),
}

export const FEHLENDE_ANGABEN = [
  'Fehlende Angaben',
  'Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die Datenschutzerklärung.',
]
export const BACKEND = ['Fehler beim Versenden', 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.']
export const UNERWARTET = [
  'Fehler beim Versenden',
  'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
]

export const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })
export const consent = (page: Page) => page.getByRole('checkbox', { name: /Datenschutzerklärung/ })
export const button = (page: Page) => page.getByRole('main').getByRole('button')

export async function fillIn(page: Page, angaben: Readonly<Record<string, string>> = ANGABEN) {
  for (const [name, value] of Object.entries(angaben)) await field(page, name).fill(value)
  await consent(page).check()
}

export async function expectAllTyped(page: Page, angaben: Readonly<Record<string, string>> = ANGABEN) {
  for (const [name, value] of Object.entries(angaben)) await expect(field(page, name)).toHaveValue(value)
  await expect(consent(page)).toBeChecked()
}

export async function expectToast(page: Page, [title, text]: readonly string[]) {
  await expect(page.getByText(text ?? '', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(title ?? '', { exact: true }).first()).toBeVisible()
}

/** The page itself, not only its address: its code must have arrived before the test's server ends. */
export async function expectThanks(page: Page, url: string, path = '/danke-kontakt') {
  await expect(page).toHaveURL(`${url}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Anfrage!')
  await expect(page.getByRole('main')).toContainText(KEINE_KUENDIGUNG)
}
