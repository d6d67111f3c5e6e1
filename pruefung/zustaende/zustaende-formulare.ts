import type { Page } from '@playwright/test'
import { DESKTOP, expect, openPage, PHONE } from '../../tests/e2e/hilfe/seiten.ts'
import { brief, invalid, type Pruefzustand, zustand } from './zustand.ts'

/** A part that stood there as HTML, once it has come to life: then its buttons are other ones than those scrolled to. */
async function openLive(page: Page, id: string) {
  await openPage(page, '/kuendigen')
  await page
    .locator(`#${id} button`)
    .first()
    .evaluate(button => button.scrollIntoView())
  await expect(page.locator(`#${id}[data-live]`)).toHaveCount(1)
}

async function openLetter(page: Page) {
  await openLive(page, 'kuendigen-brief')
  await page.getByRole('button', { name: 'Brief schreiben' }).click()
  await expect(brief(page)).toBeVisible()
}

const erinnerung = (page: Page) => page.getByRole('form', { name: /^Per E-Mail erinnern/ })

async function openReminder(page: Page) {
  await openLive(page, 'kuendigen-termine')
  await page
    .getByRole('button', { name: /^Per E-Mail erinnern/ })
    .first()
    .click()
  await expect(erinnerung(page)).toBeVisible()
}

const bestellen = (page: Page) => erinnerung(page).getByRole('button', { name: 'Erinnerung bestellen' }).click()

const DATENSCHUTZ = '/datenschutz-verwaltung'

/** Answered here: the server sends an address three links of a kind, and one of these is never sent. */
async function beantrageLoeschung(page: Page, antwort: { linkGesendet: boolean }) {
  await page.route('**/api/*', route => route.fulfill({ status: 201, json: { referenz: 'PL-0000-0000', ...antwort } }))
  await openPage(page, DATENSCHUTZ)
  await page.getByLabel('E-Mail', { exact: true }).fill('anna@example.ch')
  await page.getByRole('button', { name: 'Datenlöschung', exact: true }).click()
}

async function openLink(page: Page, art: string) {
  await openPage(page, `${DATENSCHUTZ}#token=${art}.${'x'.repeat(32)}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
}

const DATENSCHUTZ_ANTRAEGE: readonly Pruefzustand[] = [
  zustand('Datenschutz-Verwaltung mit Fehlern', PHONE, async page => {
    await openPage(page, DATENSCHUTZ)
    await page.getByRole('button', { name: 'Datenauskunft', exact: true }).click()
    await expect(invalid(page)).toBeVisible()
  }),
  zustand('Datenschutz-Antrag eingereicht', PHONE, async page => {
    await beantrageLoeschung(page, { linkGesendet: true })
    await expect(page.getByText(/24 Stunden gültig/)).toBeVisible()
  }),
  zustand('Datenschutz-Antrag ohne Link', DESKTOP, async page => {
    await beantrageLoeschung(page, { linkGesendet: false })
    await expect(page.getByText(/wir haben keinen neuen Link gesendet/)).toBeVisible()
  }),
  zustand('Datenschutz-Antrag bestätigen', PHONE, page => openLink(page, 'deletion')),
  zustand('Datenschutz-Link abgelaufen', DESKTOP, async page => {
    await page.route('**/api/*', route => route.fulfill({ status: 410, json: { fehler: 'Abgelaufen.' } }))
    await openLink(page, 'deletion')
    await page.getByRole('button', { name: 'Meine Daten löschen' }).click()
    await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
  }),
  zustand('Datenschutz-Link unvollständig', PHONE, page => openLink(page, 'unbekannt')),
]

/** One adult in Zürich, region 1. */
async function openReduction(page: Page) {
  await openPage(page, '/praemienverbilligung')
  await page.getByLabel('oder PLZ').fill('8001')
  await page.getByLabel('Massgebendes Einkommen, ohne Vermögen', { exact: true }).fill('20000')
  await page.getByLabel('Steuerbares Vermögen', { exact: true }).fill('0')
  const antwort = page.getByRole('region', { name: 'Prämienverbilligung', exact: true })
  await antwort.getByText('So gerechnet').click()
  await expect(antwort).toContainText('pro Monat')
}

export const FORMULARE: readonly Pruefzustand[] = [
  zustand('Kontakt mit Fehlern', PHONE, async page => {
    await openPage(page, '/kontakt')
    await page.getByRole('main').getByRole('button').click()
    await expect(invalid(page)).toBeVisible()
    await expect(page.getByText('Fehlende Angaben', { exact: true }).first()).toBeVisible()
  }),
  ...DATENSCHUTZ_ANTRAEGE,
  zustand('Prämienverbilligung gerechnet', DESKTOP, openReduction),
  zustand('Prämienverbilligung, Betrag unlesbar', PHONE, async page => {
    await openReduction(page)
    await page.getByLabel('Steuerbares Vermögen', { exact: true }).fill('viel')
    await page.keyboard.press('Tab')
    await expect(invalid(page)).toBeVisible()
  }),
  zustand('Brief schreiben', DESKTOP, openLetter),
  zustand('Brief schreiben mit Fehlern', PHONE, async page => {
    await openLetter(page)
    await brief(page).getByRole('button', { name: 'Brief als PDF herunterladen' }).click()
    await expect(brief(page).getByText('Bitte wählen Sie die Krankenkasse.')).toBeVisible()
  }),
  zustand('Erinnerung', DESKTOP, openReminder),
  zustand('Erinnerung mit Fehler', PHONE, async page => {
    await openReminder(page)
    await bestellen(page)
    await expect(invalid(page)).toBeVisible()
  }),
  zustand('Erinnerung ohne Netz', PHONE, async page => {
    await openReminder(page)
    await erinnerung(page).getByLabel('E-Mail').fill('anna@example.ch')
    await page.context().setOffline(true)
    await bestellen(page)
    await expect(page.getByText('Die Erinnerung konnte nicht bestellt werden.', { exact: false }).first()).toBeVisible()
  }),
  zustand('Erinnerung bestellt', PHONE, async page => {
    await openReminder(page)
    await erinnerung(page).getByLabel('E-Mail').fill('anna@example.ch')
    await bestellen(page)
    await expect(page.getByText('Noch ein Schritt: Bitte bestätigen Sie Ihre Adresse.')).toBeVisible()
  }),
]
