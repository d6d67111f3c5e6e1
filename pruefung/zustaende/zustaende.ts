import type { Page } from '@playwright/test'
import { openRechner, toOffers } from '../../tests/e2e/hilfe/rechner-schritte.ts'
import { DESKTOP, expect, openPage, PHONE } from '../../tests/e2e/hilfe/seiten.ts'
import { FORMULARE } from './zustaende-formulare.ts'
import { RECHNER } from './zustaende-rechner.ts'
import { type Pruefzustand, zustand } from './zustand.ts'

const cookieDialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' })

async function openCookieDialog(page: Page) {
  await openPage(page, '/agb')
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await expect(cookieDialog(page)).toBeVisible()
}

const openProfile: Pruefzustand['oeffne'] = async page => {
  await openPage(page, '/krankenkasse/css')
  const titel = page.getByRole('heading', { name: 'Prämien über die Jahre' })
  await titel.scrollIntoViewIfNeeded()
  await expect(titel).toBeVisible()
}

const JAHRE: readonly Pruefzustand[] = [
  zustand('Prämien über die Jahre (erfunden), Handy', PHONE, openProfile, { zweiJahre: true }),
  zustand('Prämien über die Jahre (erfunden), Desktop', DESKTOP, openProfile, { zweiJahre: true }),
]

const chooseModell = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Modell' }).selectOption('Praxis')
  await expect(page.getByText(/^Gezeigt: .*Praxis/)).toBeAttached()
}

const openBlatt: Pruefzustand['oeffne'] = async page => {
  await openPage(page, '/praemien')
  await page.getByRole('button', { name: 'Ändern' }).click()
  await chooseModell(page)
}

const openKanton: Pruefzustand['oeffne'] = async page => {
  await openPage(page, '/praemien/kanton/zuerich')
  const titel = page.getByRole('heading', { name: /^Gegenüber/ })
  await titel.scrollIntoViewIfNeeded()
  await expect(titel).toBeVisible()
}

const ORTE: readonly Pruefzustand[] = [
  zustand('Regler der Karte als Blatt', PHONE, openBlatt),
  zustand('Karte mit Modell, Handy', PHONE, async page => {
    await openBlatt(page)
    await page.getByRole('button', { name: 'Karte anzeigen' }).click()
  }),
  zustand('Karte mit Modell, Desktop', DESKTOP, async page => {
    await openPage(page, '/praemien')
    await chooseModell(page)
  }),
  zustand('Kanton gegenüber dem Vorjahr (erfunden), Handy', PHONE, openKanton, { zweiJahre: true }),
  zustand('Kanton gegenüber dem Vorjahr (erfunden), Desktop', DESKTOP, openKanton, { zweiJahre: true }),
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

const skyline = (page: Page) => page.getByRole('figure').filter({ hasText: 'Jeder Balken ein Tarif' })

const STARTSEITE: readonly Pruefzustand[] = [
  zustand('Skyline als Tabelle', PHONE, async page => {
    await openPage(page, '/')
    await skyline(page).getByText('Als Tabelle').click()
    await expect(skyline(page).getByRole('table')).toBeVisible()
  }),
  zustand('Skyline der eigenen Region', DESKTOP, async page => {
    await openRechner(page)
    await toOffers(page, '2004', '3011')
    await page.getByRole('button', { name: 'Ändern' }).click()
    await expect(skyline(page)).toContainText('Ihr Vergleich, Bern')
  }),
]

const RAHMEN: readonly Pruefzustand[] = [
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

export const ZUSTAENDE: readonly Pruefzustand[] = [
  ...RECHNER,
  ...FORMULARE,
  ...JAHRE,
  ...ORTE,
  ...STARTSEITE,
  ...RAHMEN,
]
