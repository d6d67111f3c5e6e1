import type { Page } from '@playwright/test'
import { angebote, angebotszeilen, oeffneAngebote } from './angebot-schritt.ts'
import { expectCleanOnPhone } from './axe.ts'
import { alsHaushalt, zurueck } from './rechner-schritte.ts'
import { expect, test } from './seiten.ts'

/** Winterthur is region 2 of Zürich: 70 % of 584 less 8.4 % of 36'000, a month (EG KVG, values of 2026). */
const KANTON = 156.8

const schalter = (page: Page) => page.getByRole('switch', { name: 'Mit Prämienverbilligung rechnen' })
const erste = (page: Page) => angebote(page).getByRole('radio').first()
const preis = async (page: Page) => Number((await erste(page).getAttribute('aria-label'))?.match(/CHF ([\d.]+)/)?.[1])

async function rechne(page: Page) {
  await schalter(page).check()
  // The income last: a trace of the last one typed would be of this one.
  await page.getByLabel('Steuerbares Vermögen').fill('0')
  await page.getByLabel('Massgebendes Einkommen, ohne Vermögen').fill('36’000')
}

test('prices after premium reduction, alone and as a household; income and wealth leave neither form nor browser', async ({
  page,
}) => {
  await oeffneAngebote(page, { alter: 34, plz: '8400' })
  await expect(erste(page)).toHaveAccessibleName(/CHF \d+\.\d\d$/)
  const voll = await preis(page)
  const nachher = (voll - KANTON).toFixed(2)
  const istVoll = () => expect(erste(page)).toHaveAccessibleName(new RegExp(`CHF ${voll.toFixed(2)}$`))
  const istVerbilligt = () => expect(erste(page)).toHaveAccessibleName(new RegExp(`CHF ${nachher}$`))
  await schalter(page).check()
  await expect(page.getByLabel('Steuerbares Vermögen')).toBeVisible()
  const anfragen: string[] = []
  page.on('request', anfrage => anfragen.push(anfrage.url()))

  await test.step('answer, franchises and list; off, they are in full again', async () => {
    await rechne(page)
    await expect(page.getByRole('region', { name: 'Prämienverbilligung' })).toContainText('CHF 156.80 pro Monat')
    await istVerbilligt()
    await expect(angebotszeilen(page).first()).toContainText(voll.toFixed(2))
    await expect(page.getByText('nach Verbilligung, Regeln 2026').first()).toBeVisible()
    await expect(page.getByText(`Prämie CHF ${voll.toFixed(2)}, davon zahlt der Kanton`)).toBeVisible()
    await expect(page.getByRole('radio', { name: "2'500" })).toHaveAccessibleDescription(new RegExp(`^${nachher}`))
    await schalter(page).uncheck()
    await istVoll()
    await rechne(page)
    await istVerbilligt()
  })

  await test.step('no request, no trace; the enquiry speaks of the full price', async () => {
    expect(anfragen).toEqual([])
    const gemerkt = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, location.href, history.state]),
    )
    expect(gemerkt).not.toMatch(/36.?000/)
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(page.getByRole('form', { name: 'Anfrage' })).toBeVisible()
    await expect(page.getByText(voll.toFixed(2)).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText(nachher)).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: /Betrag der Prämienverbilligung mitsenden/ })).not.toBeChecked()
    await zurueck(page).click()
    await expect(schalter(page)).toBeChecked()
    await istVerbilligt()
  })

  await test.step('a household: its persons are known, both answers are net, and nothing is asked for', async () => {
    await alsHaushalt(page, { partner: '1990', kind: '2016' })
    await schalter(page).check()
    await expect(page.getByLabel('Steuerbares Vermögen')).toBeVisible()
    anfragen.length = 0
    await rechne(page)
    await page
      .getByRole('radiogroup', { name: /Ehepaar/ })
      .getByText('Ja')
      .click()
    for (const name of ['Alle bei einer Kasse', 'Beste Kombination'])
      await expect(page.getByRole('region', { name })).toContainText('nach den Regeln 2026')
    expect(anfragen).toEqual([])
    await expectCleanOnPhone(page)
  })
})
