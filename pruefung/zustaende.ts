import type { Page, ViewportSize } from '@playwright/test'
import { angebotszeilen } from '../tests/e2e/angebot-schritt.ts'
import {
  angebote,
  fillStep1,
  openRechner,
  ort,
  rechner,
  toInquiry,
  toOffers,
  weiter,
} from '../tests/e2e/rechner-schritte.ts'
import { DESKTOP, expect, openPage, PHONE } from '../tests/e2e/seiten.ts'

/** What a page looks like only after somebody did something. */
export type Zustand = {
  name: string
  groesse: ViewportSize
  /** For a visitor who has not answered the cookie question. */
  neu?: boolean
  oeffne(page: Page): Promise<void>
}

const zustand = (
  name: string,
  groesse: ViewportSize,
  oeffne: Zustand['oeffne'],
  rest: Pick<Zustand, 'neu'> = {},
): Zustand => ({ name, groesse, oeffne, ...rest })

const invalid = (page: Page) => page.locator('[aria-invalid=true]').first()
const cookieDialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
const brief = (page: Page) => page.getByRole('form', { name: 'Brief schreiben' })

async function openCookieDialog(page: Page) {
  await openPage(page, '/agb')
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await expect(cookieDialog(page)).toBeVisible()
}

/** Both rows' details, the comparison beside each other, and the table of the chart. */
async function openAllOffers(page: Page) {
  await openRechner(page)
  await toOffers(page)
  await page.getByLabel('Aktuelle Krankenkasse').selectOption({ label: 'CSS' })
  for (const stelle of [0, 1]) {
    const zeile = angebotszeilen(page).nth(stelle)
    await zeile.getByRole('button', { name: /^Details/ }).click()
    await zeile.getByRole('button', { name: /^In den Vergleich/ }).click()
  }
  await page.getByText('Als Tabelle').click()
  await expect(page.getByRole('heading', { name: 'Nebeneinander' })).toBeVisible()
}

async function openHousehold(page: Page) {
  await openRechner(page)
  await toOffers(page)
  await page.getByRole('radio', { name: 'Für den Haushalt' }).check()
  await page.getByRole('button', { name: 'Erwachsene Person', exact: true }).press('Enter')
  await page.keyboard.type('1987')
  await page.getByRole('button', { name: 'Kind', exact: true }).press('Enter')
  await page.keyboard.type('2015')
  await expect(page.getByRole('region', { name: 'Beste Kombination' }).getByRole('listitem')).toHaveCount(3)
}

/** The form comes to life when the visitor gets near: pressed until it answers. */
async function openLetter(page: Page) {
  await openPage(page, '/kuendigen')
  await expect(async () => {
    await page.getByRole('button', { name: 'Brief schreiben' }).click({ timeout: 1_000 })
    await expect(brief(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

const RECHNER: Zustand[] = [
  zustand('Rechner, Schritt 1 ausgefüllt', PHONE, async page => {
    await openRechner(page)
    await fillStep1(page, '1985', '8001')
  }),
  zustand('Rechner, Schritt 1 mit Fehlern', PHONE, async page => {
    await openRechner(page)
    await weiter(page).click()
    await expect(invalid(page)).toBeVisible()
  }),
  zustand('Rechner, Schritt 1 mit Ortsvorschlägen', PHONE, async page => {
    await openRechner(page)
    await ort(page).fill('winterthur')
    await page.keyboard.press('ArrowDown')
    await expect(rechner(page).getByRole('option').first()).toBeVisible()
  }),
  zustand('Rechner, Schritt 1 ohne Netz', PHONE, async page => {
    await openRechner(page)
    await fillStep1(page, '1985', '8001')
    await page.context().setOffline(true)
    await weiter(page).click()
    await expect(page.getByText(/Ihr Gerät ist offline/)).toBeVisible()
  }),
  zustand('Rechner, Schritt 2', DESKTOP, async page => {
    await openRechner(page)
    await toOffers(page)
    await expect(angebote(page)).toBeVisible()
  }),
  zustand('Rechner, Schritt 2, alles geöffnet, Handy', PHONE, openAllOffers),
  zustand('Rechner, Schritt 2, alles geöffnet, Desktop', DESKTOP, openAllOffers),
  zustand('Rechner, Haushalt, Handy', PHONE, openHousehold),
  zustand('Rechner, Haushalt, Desktop', DESKTOP, openHousehold),
  zustand('Rechner, Schritt 3', DESKTOP, async page => {
    await openRechner(page)
    await toInquiry(page)
  }),
  zustand('Rechner, Schritt 3 mit Fehlern', PHONE, async page => {
    await openRechner(page)
    await toInquiry(page)
    await page
      .getByRole('form', { name: 'Anfrage' })
      .getByRole('button', { name: /senden/ })
      .click()
    await expect(page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })).toBeVisible()
    await expect(page.getByText('Fehlende Angaben', { exact: true }).first()).toBeVisible()
  }),
]

const FORMULARE: Zustand[] = [
  zustand('Kontakt mit Fehlern', PHONE, async page => {
    await openPage(page, '/kontakt')
    await page.getByRole('main').getByRole('button').click()
    await expect(invalid(page)).toBeVisible()
    await expect(page.getByText('Fehlende Angaben', { exact: true }).first()).toBeVisible()
  }),
  zustand('Datenschutz-Verwaltung mit Fehlern', PHONE, async page => {
    await openPage(page, '/datenschutz-verwaltung')
    await page.getByRole('button', { name: 'Datenauskunft', exact: true }).click()
    await expect(invalid(page)).toBeVisible()
  }),
  zustand('Brief schreiben', DESKTOP, openLetter),
  zustand('Brief schreiben mit Fehlern', PHONE, async page => {
    await openLetter(page)
    await brief(page).getByRole('button', { name: 'Brief als PDF herunterladen' }).click()
    await expect(brief(page).getByText('Bitte wählen Sie die Krankenkasse.')).toBeVisible()
  }),
]

const RAHMEN: Zustand[] = [
  zustand(
    'Cookie-Hinweis, Handy',
    PHONE,
    async page => {
      await openPage(page, '/')
      await expect(page.getByRole('region', { name: 'Cookie-Hinweis' })).toBeVisible()
    },
    { neu: true },
  ),
  zustand('Cookie-Einstellungen, Handy', PHONE, openCookieDialog),
  zustand('Cookie-Einstellungen, Desktop', DESKTOP, openCookieDialog),
  zustand('Menü auf dem Handy', PHONE, async page => {
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }),
  zustand('Aufgeklapptes Menü', DESKTOP, async page => {
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Alles zur Krankenkasse' }).hover()
    await expect(page.getByRole('banner').getByRole('link', { name: /^Wechseln/ })).toBeVisible()
  }),
  zustand('FAQ mit offener Antwort', PHONE, async page => {
    await openPage(page, '/faq')
    await page.getByRole('main').locator('button[aria-controls]').first().click()
    await expect(page.getByRole('main').locator('section[aria-labelledby]').first()).toBeVisible()
  }),
  zustand('Seite ohne Netz', PHONE, async page => {
    await openPage(page, '/faq')
    await page.context().setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
    await expect(page.getByRole('alert')).toContainText('Diese Seite konnte nicht geladen werden.')
  }),
]

export const ZUSTAENDE: readonly Zustand[] = [...RECHNER, ...FORMULARE, ...RAHMEN]
