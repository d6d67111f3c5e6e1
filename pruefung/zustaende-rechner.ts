import type { Page } from '@playwright/test'
import { angebotszeilen, klappeAuf, oeffneHeute, stelleNebeneinander, zeilen } from '../tests/e2e/angebot-schritt.ts'
import {
  alsHaushalt,
  angebote,
  fillStep1,
  fuerWen,
  openRechner,
  ort,
  rechner,
  toInquiry,
  toOffers,
  weiter,
} from '../tests/e2e/rechner-schritte.ts'
import { DESKTOP, expect, PHONE } from '../tests/e2e/seiten.ts'
import { brief, invalid, type Zustand, zustand } from './zustand.ts'

const rechnung = (page: Page) => page.getByLabel('Betrag auf Ihrer Rechnung')

/** Both rows' details, two rows marked, and the table of the chart. */
async function openAllOffers(page: Page) {
  await openRechner(page)
  await toOffers(page)
  await oeffneHeute(page)
  await page.getByLabel('Aktuelle Krankenkasse').selectOption({ label: 'CSS' })
  for (const stelle of [0, 1]) {
    const zeile = angebotszeilen(page).nth(stelle)
    await zeile.getByRole('button', { name: /^Details/ }).click()
    await zeile.getByRole('checkbox', { name: /^Vergleichen: / }).check()
  }
  await klappeAuf(page, /oder 300\?/)
  await page.getByText('Als Tabelle').click()
  await expect(page.getByRole('button', { name: '2 nebeneinander' })).toBeVisible()
}

async function openComparison(page: Page) {
  await openRechner(page)
  await toOffers(page)
  await stelleNebeneinander(page, [0, 2, 5])
}

async function openHousehold(page: Page) {
  await openRechner(page)
  await toOffers(page)
  await alsHaushalt(page, { partner: '1987', kind: '2015' })
  await expect(page.getByRole('region', { name: 'Beste Kombination' }).getByRole('listitem')).toHaveCount(3)
}

/** A bill over what the cheapest offer costs: whatever the data, a tariff fits. */
async function openBill(page: Page) {
  await openRechner(page)
  await toOffers(page)
  const [erste] = await zeilen(page)
  const [, kasse = '', betrag = ''] = /^(.*?), .*CHF (.+)$/.exec(erste ?? '') ?? []
  await oeffneHeute(page)
  await page.getByLabel('Aktuelle Krankenkasse').selectOption({ label: kasse })
  await rechnung(page).fill(betrag)
  await expect(page.getByRole('radiogroup', { name: /Tarife? pass/ })).toBeVisible()
}

async function openLetters(page: Page) {
  await openRechner(page)
  await toOffers(page)
  await klappeAuf(page, 'Selbst wechseln')
  await page.getByRole('button', { name: 'Brief schreiben' }).click()
  await expect(brief(page)).toBeVisible()
}

export const RECHNER: readonly Zustand[] = [
  zustand('Rechner, Schritt 1 ausgefüllt', PHONE, async page => {
    await openRechner(page)
    await fillStep1(page, '1985', '8001')
  }),
  zustand('Rechner, Schritt 1 mit Fehlern', PHONE, async page => {
    await openRechner(page)
    await weiter(page).click()
    await expect(invalid(page)).toBeVisible()
  }),
  zustand('Rechner, Schritt 1 einer Familie mit Fehlern', PHONE, async page => {
    await openRechner(page)
    await fuerWen(page, 'Familie').check()
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
  zustand('Rechner, drei Angebote nebeneinander, Handy', PHONE, openComparison),
  zustand('Rechner, drei Angebote nebeneinander, Desktop', DESKTOP, openComparison),
  zustand('Rechner, Rechnung erkannt', PHONE, async page => {
    await openBill(page)
    await page
      .getByRole('radiogroup', { name: /Tarife? pass/ })
      .getByRole('radio')
      .first()
      .check()
    await expect(page.getByText(/^Wir vergleichen jetzt alle Angebote/)).toBeVisible()
  }),
  zustand('Rechner, Rechnung nicht erkannt', DESKTOP, async page => {
    await openBill(page)
    await rechnung(page).fill('1.00')
    await expect(page.getByText(/^Kein Tarif von/)).toBeVisible()
  }),
  zustand('Rechner, Rechnung unlesbar', PHONE, async page => {
    await openBill(page)
    await rechnung(page).fill('viel')
    await expect(invalid(page)).toBeVisible()
  }),
  zustand('Rechner, Briefe nach dem Vergleich, Handy', PHONE, openLetters),
  zustand('Rechner, Briefe nach dem Vergleich, Desktop', DESKTOP, openLetters),
  zustand(
    'Rechner, Preis im anderen Jahr (erfunden)',
    PHONE,
    async page => {
      await openRechner(page)
      await toOffers(page, '1985', '1011')
      await angebotszeilen(page)
        .first()
        .getByRole('button', { name: /^Details/ })
        .click()
      await expect(page.getByText(/^Von 20\d\d auf 20\d\d/)).toBeVisible()
    },
    { zweiJahre: true },
  ),
  zustand('Rechner, Haushalt, Handy', PHONE, openHousehold),
  zustand('Rechner, Haushalt, Desktop', DESKTOP, openHousehold),
  zustand('Rechner, Haushalt, Schritt 3', PHONE, async page => {
    await openHousehold(page)
    await weiter(page).click()
    await expect(page.getByRole('form', { name: 'Anfrage' })).toBeVisible()
  }),
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
    await expect(page.getByRole('region', { name: /Angaben fehlen noch/ })).toBeVisible()
    await expect(page.getByText('Fehlende Angaben', { exact: true }).first()).toBeVisible()
  }),
]
