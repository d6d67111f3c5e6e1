import type { Page } from '@playwright/test'
import { DESKTOP, expect, openPage, PHONE } from '../tests/e2e/seiten.ts'
import { RECHNER } from './zustaende-rechner.ts'
import { brief, invalid, type Zustand, zustand } from './zustand.ts'

const cookieDialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' })

async function openCookieDialog(page: Page) {
  await openPage(page, '/agb')
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await expect(cookieDialog(page)).toBeVisible()
}

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

const FORMULARE: readonly Zustand[] = [
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

const openProfile: Zustand['oeffne'] = async page => {
  await openPage(page, '/krankenkasse/css')
  const titel = page.getByRole('heading', { name: 'Prämien über die Jahre' })
  await titel.scrollIntoViewIfNeeded()
  await expect(titel).toBeVisible()
}

const JAHRE: readonly Zustand[] = [
  zustand('Prämien über die Jahre (erfunden), Handy', PHONE, openProfile, { zweiJahre: true }),
  zustand('Prämien über die Jahre (erfunden), Desktop', DESKTOP, openProfile, { zweiJahre: true }),
]

const openKarte: Zustand['oeffne'] = async page => {
  await openPage(page, '/praemien')
  await page.getByLabel('Modell', { exact: true }).selectOption('HMO-Modell')
  await expect(page.getByText(/^Gezeigt: .*HMO-Modell/)).toBeVisible()
}

const ORTE: readonly Zustand[] = [
  zustand('Karte mit Modell, Handy', PHONE, openKarte),
  zustand('Karte mit Modell, Desktop', DESKTOP, openKarte),
  zustand('Gemeinde gesucht', PHONE, async page => {
    await openPage(page, '/praemien/kanton/zuerich')
    await page.getByLabel('Gemeinde, Ort oder PLZ').fill('winter')
    await expect(page.getByText(/^Winterthur: Region/)).toBeVisible()
  }),
  zustand('Kassen eines Kantons', PHONE, async page => {
    await openPage(page, '/krankenkassen')
    await page.getByLabel('Wer verkauft in meinem Kanton?').selectOption('Uri')
    await expect(page.getByText(/Kassen: Kanton Uri/)).toBeVisible()
  }),
]

const RAHMEN: readonly Zustand[] = [
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

export const ZUSTAENDE: readonly Zustand[] = [...RECHNER, ...FORMULARE, ...JAHRE, ...ORTE, ...RAHMEN]
