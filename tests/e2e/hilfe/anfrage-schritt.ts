import type { Page } from '@playwright/test'
import { ANNA, nachFeldern } from '../../fixtures/anfragen/anna.ts'
import { openRechner, toInquiry } from './rechner-schritte.ts'
import { expect } from './seiten.ts'

/** The small invented data set of the test's own server. */
export const PLZ = '1011'
export const ORT = 'Zürich 1'

export const ANGABEN = nachFeldern({ ...ANNA, email: 'anna.marke@example.ch' })

export const KEINE_KUENDIGUNG = 'Eine Anfrage ist keine Kündigung: Ihre heutige Versicherung läuft weiter.'

export const field = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Anfrage' }).getByLabel(name, { exact: true })
export const consent = (page: Page) => page.getByRole('checkbox', { name: /Datenschutzerklärung/ })
export const send = (page: Page) =>
  page.getByRole('form', { name: 'Anfrage' }).getByRole('button', { name: /senden|gesendet/ })

export async function fillIn(page: Page, angaben: Readonly<Record<string, string>> = ANGABEN) {
  for (const [name, value] of Object.entries(angaben)) await field(page, name).fill(value)
  await field(page, 'Aktuelle Krankenkasse').selectOption('CSS')
  await consent(page).check()
}

export async function expectAllTyped(page: Page, angaben: Readonly<Record<string, string>> = ANGABEN) {
  for (const [name, value] of Object.entries(angaben)) await expect(field(page, name)).toHaveValue(value)
  await expect(field(page, 'PLZ')).toHaveValue(PLZ)
  await expect(field(page, 'Ort')).toHaveValue(ORT)
  await expect(consent(page)).toBeChecked()
}

export async function expectToast(page: Page, title: string, text: string) {
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
}

/** The page itself, not only its address: its code must have arrived before the test's server ends. */
export async function expectThanks(page: Page, url: string, path = '/danke-rechner') {
  await expect(page).toHaveURL(`${url}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Anfrage!')
  await expect(page.getByRole('main')).toContainText(KEINE_KUENDIGUNG)
}

/** What is posted from now on: the key of each. */
export function watchPosts(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', request => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

/** The server stores what is posted to this address, but the browser never hears of it. */
export const loseAnswers = (page: Page, address: string) =>
  page.route(address, async route => {
    await route.fetch()
    await route.abort('connectionreset')
  })

export const openInquiry = async (page: Page, url: string, year = '1985') => {
  await openRechner(page, `${url}/`)
  await toInquiry(page, year, PLZ)
}
