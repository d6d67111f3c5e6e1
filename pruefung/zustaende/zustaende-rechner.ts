import type { Page } from '@playwright/test'
import {
  angebotszeilen,
  klappeAuf,
  oeffneHeute,
  stelleNebeneinander,
  zeilen,
} from '../../tests/e2e/hilfe/angebot-schritt.ts'
import {
  fillStep1,
  fuerWen,
  openRechner,
  ort,
  rechner,
  toInquiry,
  toOffers,
  weiter,
} from '../../tests/e2e/hilfe/rechner-schritte.ts'
import { DESKTOP, expect, PHONE } from '../../tests/e2e/hilfe/seiten.ts'
import { ERGEBNIS } from './ergebnis-zustaende.ts'
import { brief, invalid, type Pruefzustand, zustand } from './zustand.ts'

const rechnung = (page: Page) => page.getByLabel(/^Betrag/)

/** As the drafts have it. */
const HANDY = { width: 390, height: 844 }

/** Both rows' details, two rows marked, the table of the chart, and both forms of what changes the answer. */
async function openAllOffers(page: Page) {
  await openRechner(page)
  await toOffers(page)
  for (const stelle of [0, 1]) {
    const zeile = angebotszeilen(page).nth(stelle)
    await zeile.getByRole('button', { name: /^Details/ }).click()
    await zeile.getByRole('checkbox', { name: /^Vergleichen: / }).check()
  }
  await klappeAuf(page, /oder 300\?/)
  await page.getByText('Als Tabelle').click()
  await page.getByRole('button', { name: 'Genauer' }).click()
  await oeffneHeute(page)
  await page.getByLabel('Aktuelle Krankenkasse').selectOption({ label: 'CSS' })
  await expect(page.getByRole('button', { name: '2 nebeneinander' })).toBeVisible()
}

async function openComparison(page: Page) {
  await openRechner(page)
  await toOffers(page)
  await stelleNebeneinander(page, [0, 2, 5])
}

/** Insurer and amount typed: whatever they are recognised as. */
async function openBill(page: Page, text?: string) {
  await openRechner(page)
  await toOffers(page)
  const [erste] = await zeilen(page)
  const [, kasse = '', betrag = ''] = /^(.*?), .*CHF (.+)$/.exec(erste ?? '') ?? []
  await oeffneHeute(page)
  await page.getByLabel('Aktuelle Krankenkasse').selectOption({ label: kasse })
  await rechnung(page).fill(text ?? betrag)
}

async function openLetters(page: Page) {
  await openRechner(page)
  await toOffers(page)
  await klappeAuf(page, 'Selbst wechseln')
  await page.getByRole('button', { name: 'Brief schreiben' }).click()
  await expect(brief(page)).toBeVisible()
}

export const RECHNER: readonly Pruefzustand[] = [
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
  zustand('Rechner, Schritt 2, alles geöffnet, Handy', PHONE, openAllOffers),
  zustand('Rechner, Schritt 2, alles geöffnet, Desktop', DESKTOP, openAllOffers),
  zustand('Rechner, drei Angebote nebeneinander, Handy', PHONE, openComparison),
  zustand('Rechner, drei Angebote nebeneinander, Desktop', DESKTOP, openComparison),
  zustand('Rechner, Rechnung unlesbar', PHONE, async page => {
    await openBill(page, 'viel')
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
  ...ERGEBNIS.flatMap(({ name, oeffne }) => [
    zustand(`Rechner, ${name}, Handy`, HANDY, oeffne),
    zustand(`Rechner, ${name}, Desktop`, DESKTOP, oeffne),
  ]),
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
