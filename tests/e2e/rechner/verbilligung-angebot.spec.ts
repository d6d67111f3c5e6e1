import type { Locator, Page } from '@playwright/test'
import { allesGeholt, angebote, angebotszeilen, ergebnis, oeffneAngebote, preis } from '../hilfe/angebot-schritt.ts'
import { expectCleanOnPhone } from '../hilfe/axe.ts'
import { alsHaushalt, weiter, zurueck } from '../hilfe/rechner-schritte.ts'
import { expect, test } from '../hilfe/seiten.ts'

/** Winterthur is region 2 of Zürich: 70 % of 584 less 8.4 % of 36'000, a month (EG KVG, values of 2026). */
const KANTON = 156.8

const schalter = (page: Page) => page.getByRole('switch', { name: 'Mit Prämienverbilligung rechnen' })
const frage = (page: Page) => page.getByRole('region', { name: 'Prämienverbilligung berechnen' })
const lohn = (page: Page) => frage(page).getByLabel('Nettolohn pro Monat')
const netto = (page: Page) => frage(page).getByRole('button', { name: /^Preise netto zeigen/ })
const zeile = (page: Page) => page.getByText(/^Mit Verbilligung: −[\d’.]+ pro Monat$/)
const erste = (page: Page) => angebote(page).getByRole('radio').first()
const preisDer = async (radio: Locator) => Number((await radio.getAttribute('aria-label'))?.match(/CHF ([\d.]+)/)?.[1])

/** The canton's own terms, from the tax assessment. */
async function rechneGenau(page: Page) {
  const vermoegen = frage(page).getByLabel('Steuerbares Vermögen')
  if (!(await vermoegen.isVisible())) await frage(page).getByText('Genauer rechnen').click()
  // The income last: a trace of the last one typed would be of this one.
  await vermoegen.fill('0')
  await frage(page).getByLabel('Massgebendes Einkommen, ohne Vermögen').fill('36’000')
}

test('prices after premium reduction, alone and as a household; income and wealth leave neither form nor browser', async ({
  page,
}) => {
  await oeffneAngebote(page, { alter: 34, plz: '8400' })
  await expect(erste(page)).toHaveAccessibleName(/CHF \d+\.\d\d$/)
  const voll = await preisDer(erste(page))
  const nachher = (voll - KANTON).toFixed(2)
  const istVoll = () => expect(erste(page)).toHaveAccessibleName(new RegExp(`CHF ${voll.toFixed(2)}$`))
  const istVerbilligt = () => expect(erste(page)).toHaveAccessibleName(new RegExp(`CHF ${nachher}$`))
  await schalter(page).check()
  await expect(lohn(page)).toBeVisible()
  await allesGeholt(page)
  const anfragen: string[] = []
  page.on('request', anfrage => anfragen.push(anfrage.url()))

  await test.step('a wage gives a range and what was assumed; prices stay in full until they are wanted net', async () => {
    await lohn(page).fill('3500')
    await frage(page).getByRole('button', { name: 'Ungefähr rechnen' }).click()
    await expect(frage(page)).toContainText(/Der Kanton Zürich zahlt voraussichtlichCHF \d+ bis \d+ \/Monat/)
    await expect(frage(page)).toContainText(
      'Annahme: Massgebend sind 80 bis 100\u00a0% von zwölf Nettolöhnen, ohne Vermögen.',
    )
    await expect(frage(page)).toContainText('Nettolohn 3’500 im Monat\u00a0· allein')
    await istVoll()
  })

  await test.step('the canton’s own terms give one figure, for answer, franchises and list; and the way back to full prices', async () => {
    await rechneGenau(page)
    await expect(frage(page)).toContainText('156.80')
    await istVoll()
    await netto(page).last().click()
    await expect(zeile(page)).toHaveText('Mit Verbilligung: −156.80 pro Monat')
    await expect(ergebnis(page).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(frage(page)).toBeHidden()
    await istVerbilligt()
    await expect(preis(page)).toHaveText(`CHF ${nachher} pro Monat`)
    await expect(angebotszeilen(page).first()).toContainText(voll.toFixed(2))
    await expect(ergebnis(page).getByText('nach Verbilligung (Regeln 2026)')).toBeVisible()
    await expect(page.getByText(`Prämie CHF ${voll.toFixed(2)}, davon zahlt der Kanton`)).toBeVisible()
    await expect(page.getByRole('radio', { name: "2'500" })).toHaveAccessibleDescription(new RegExp(`^${nachher}`))
    await schalter(page).uncheck()
    await istVoll()
    await expect(zeile(page)).toBeHidden()
    await schalter(page).check()
    await netto(page).last().click()
    await istVerbilligt()
  })

  await test.step('no request, no trace; the enquiry speaks of the full price', async () => {
    expect(anfragen).toEqual([])
    const gemerkt = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, location.href, history.state]),
    )
    expect(gemerkt).not.toMatch(/36.?000|3.?500/)
    await weiter(page).click()
    await expect(page.getByRole('form', { name: 'Anfrage' })).toBeVisible()
    await expect(page.getByText(voll.toFixed(2)).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText(nachher)).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: /Betrag der Prämienverbilligung mitsenden/ })).not.toBeChecked()
    await zurueck(page).click()
    await expect(schalter(page)).toBeChecked()
    await istVerbilligt()
  })

  await test.step('a household: its persons are known, both ways are net, and nothing is asked for', async () => {
    await alsHaushalt(page, { partner: '1990', kind: '2016' })
    const beide = () =>
      page
        .getByRole('radiogroup', { name: 'Aufteilung' })
        .getByText(/ im Monat$/)
        .allInnerTexts()
    await expect(zeile(page)).toBeHidden()
    const [volleKasse, volleKombination] = await beide()
    if (!(await frage(page).isVisible())) await schalter(page).check()
    await expect(frage(page)).toBeVisible()
    anfragen.length = 0
    await lohn(page).fill('5000')
    await frage(page)
      .getByRole('radiogroup', { name: /Ehepaar/ })
      .getByText('Ja')
      .click()
    await frage(page).getByRole('button', { name: 'Ungefähr rechnen' }).click()
    await netto(page).last().click()
    await expect(zeile(page)).toBeVisible()
    const [kasse, kombination] = await beide()
    for (const [vorher, jetzt] of [
      [volleKasse, kasse],
      [volleKombination, kombination],
    ])
      expect(Number.parseFloat(jetzt?.replace('’', '') ?? '')).toBeLessThan(
        Number.parseFloat(vorher?.replace('’', '') ?? ''),
      )
    expect(anfragen).toEqual([])
    await expectCleanOnPhone(page)
  })
})
