import type { Locator, Page } from '@playwright/test'
import {
  angebote,
  angebotszeilen,
  klappeAuf,
  mehrLaden,
  modellFilter,
  oeffneAngebote,
  stelleNebeneinander,
  sucheKasse,
  vergleichen,
  zeilen,
} from '../hilfe/angebot-schritt.ts'
import { expectFits } from '../hilfe/axe.ts'
import { weiter } from '../hilfe/rechner-schritte.ts'
import { expect, PHONE, test } from '../hilfe/seiten.ts'

const ICH = { alter: 34, plz: '8400' }

/** «Freie Wahl 27» */
const anzahl = async (schalter: Locator) => Number((await schalter.locator('..').textContent())?.match(/\d+$/)?.[0])

const oben = (element: Locator) => element.evaluate(box => Math.round(box.getBoundingClientRect().top))

const tarife = (page: Page) => angebotszeilen(page).first().locator('ul').first().getByRole('button')

test('on a phone: targets of their own, three side by side and back, then all offers and more', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await oeffneAngebote(page, ICH)
  const radios = angebote(page).getByRole('radio')

  await test.step('eight offers', async () => {
    await expect(radios).toHaveCount(8)
    await expect(page.locator('p', { hasText: 'CHF im Monat' })).toHaveText(/^8 von \d+\s/, { useInnerText: true })
  })

  await test.step('row, box and arrow are targets of their own, 44 px at least', async () => {
    const zeile = angebotszeilen(page).nth(1)
    const pfeil = zeile.getByRole('button', { name: /^Details/ })
    const kaestchen = zeile.locator('label', { hasText: 'Vergleichen' })
    for (const ziel of [pfeil, kaestchen]) {
      await expect(ziel).toBeVisible()
      const { width = 0, height = 0 } = (await ziel.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await kaestchen.click()
    await expect(vergleichen(page).nth(1)).toBeChecked()
    await pfeil.click()
    await expect(pfeil).toHaveAttribute('aria-expanded', 'true')
    await expect(radios.nth(0)).toBeChecked()
    await zeile.getByText('CHF pro Monat.').waitFor()
    await zeile.locator('label').first().click()
    await expect(radios.nth(1)).toBeChecked()
    await pfeil.click()
    await expect(pfeil).toHaveAttribute('aria-expanded', 'false')
    await kaestchen.click()
    await expect(vergleichen(page).nth(1)).not.toBeChecked()
  })

  for (const width of [360, 320])
    await test.step(`three side by side at ${width} px: nothing is moved sideways, the way back leads to the same place`, async () => {
      await page.setViewportSize({ width, height: 740 })
      for (const stelle of [1, 3, 6]) await vergleichen(page).nth(stelle).check()
      const knopf = page.getByRole('button', { name: '3 nebeneinander' })
      await expect(knopf).toBeVisible()
      await expect(vergleichen(page).nth(0)).toBeDisabled()
      const vorher = await oben(vergleichen(page).nth(6))
      // As a finger does it: the page is not moved first.
      await knopf.evaluate((button: HTMLElement) => button.click())
      await expect(page.getByRole('heading', { name: 'Nebeneinander' })).toBeFocused()
      await expect(page.getByRole('table', { name: 'Nebeneinander' }).getByRole('columnheader')).toHaveCount(3)
      await expectFits(page)
      await page.getByRole('button', { name: 'Vergleich schliessen' }).click()
      await expect(vergleichen(page).nth(6)).toBeFocused()
      expect(Math.abs((await oben(vergleichen(page).nth(6))) - vorher)).toBeLessThanOrEqual(1)
      for (const stelle of [1, 3, 6]) await vergleichen(page).nth(stelle).uncheck()
      await expect(vergleichen(page).nth(0)).toBeEnabled()
    })

  await test.step('the whole first page, then more; the focus goes along', async () => {
    await mehrLaden(page).click()
    await expect(radios).toHaveCount(20)
    await expect(radios.nth(8)).toBeFocused()
    await mehrLaden(page).click()
    await expect(radios).toHaveCount(50)
    await expect(radios.nth(20)).toBeFocused()
  })
})

test('ordered and filtered at will, taken back, chosen side by side; another tariff goes on to the enquiry', async ({
  page,
}) => {
  await oeffneAngebote(page, ICH)
  await expect(angebote(page).getByRole('radio')).toHaveCount(20)
  const alle = await zeilen(page)
  const vonAllen = (passt: (name: string) => boolean) => () =>
    expect.poll(async () => (await zeilen(page)).every(name => passt(name ?? ''))).toBe(true)
  const nurKpt = vonAllen(name => name.startsWith('KPT, '))

  await test.step('rows move to their new places, and stay where motion is not wanted', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.evaluate(() => {
      const bewegt: number[] = []
      const echte = Element.prototype.animate
      Element.prototype.animate = function (...werte) {
        if (this.matches('[aria-label="Angebote"] > ul > li')) bewegt.push(this.getBoundingClientRect().top)
        return echte.apply(this, werte)
      }
      Object.assign(window, { bewegt })
    })
    const bewegt = () => page.evaluate(() => (window as unknown as { bewegt: number[] }).bewegt.length)
    // The first row of another model than the first one will be the first.
    const modell = (zeile: string | null | undefined) => zeile?.split(', ')[1] ?? 'none'
    const stelle = alle.findIndex(zeile => modell(zeile) !== modell(alle[0]))
    const anderes = modell(alle[stelle])
    await angebotszeilen(page).nth(stelle).scrollIntoViewIfNeeded()
    await modellFilter(page, anderes).check()
    await expect.poll(bewegt).toBeGreaterThan(0)
    await vonAllen(name => modell(name) === anderes)()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const bisher = await bewegt()
    await modellFilter(page, 'Alle').check()
    await expect.poll(() => zeilen(page)).toEqual(alle)
    expect(await bewegt()).toBe(bisher)
  })

  await test.step('the models count what their lists show, and together what both show', async () => {
    const titel = page.getByRole('heading', { name: /Angebote? von/ })
    const frei = modellFilter(page, 'Freie Wahl')
    const praxis = modellFilter(page, 'Praxis')
    await frei.check()
    await expect(titel).toHaveText(new RegExp(`^${await anzahl(frei)} Angebote`))
    await praxis.check()
    for (const schalter of [frei, praxis]) await expect(schalter).toBeChecked()
    await expect(titel).toHaveText(new RegExp(`^${(await anzahl(frei)) + (await anzahl(praxis))} Angebote`))
    await vonAllen(name => /, (Freie Wahl|Praxis), /.test(name))()
    await modellFilter(page, 'Alle').check()
    await expect(frei).not.toBeChecked()
  })

  await test.step('what matters filters the list, and taken away lets it be', async () => {
    await klappeAuf(page, 'Was ist Ihnen wichtig?')
    const punkt = page.getByRole('checkbox', { name: 'Freie Arztwahl' })
    await punkt.check()
    await vonAllen(name => name.includes(', Freie Wahl, '))()
    await punkt.uncheck()
    await expect.poll(() => zeilen(page)).toEqual(alle)
  })

  await test.step('insurers: found by letters, left out and taken back', async () => {
    await sucheKasse(page, 'kpt')
    await nurKpt()
    await angebote(page)
      .getByRole('button', { name: /^Details zu KPT/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'KPT ausblenden' }).click()
    await expect(page.getByText('Keine Ergebnisse gefunden', { exact: true }).first()).toBeVisible()
    await sucheKasse(page, '')
    await expect(page.getByText('1 ausgeblendet')).toBeVisible()
    await vonAllen(name => !name.startsWith('KPT, '))()
    await page.getByRole('button', { name: 'Ausgeblendete Kassen zurücksetzen' }).click()
    await expect.poll(() => zeilen(page)).toEqual(alle)
  })

  await test.step('chosen side by side, it is chosen in the list', async () => {
    await stelleNebeneinander(page, [0, 2, 4, 5])
    const tafel = page.getByRole('table', { name: 'Nebeneinander' })
    await tafel
      .getByRole('button', { name: /^Wählen: / })
      .first()
      .click()
    await expect(tafel.getByRole('button', { name: /^Gewählt: / })).toHaveCount(1)
    await tafel
      .getByRole('button', { name: /^Entfernen: / })
      .last()
      .click()
    await expect(tafel.getByRole('columnheader')).toHaveCount(3)
    await page.getByRole('button', { name: 'Vergleich schliessen' }).click()
    await expect(angebote(page).getByRole('radio').nth(2)).toBeChecked()
  })

  await test.step('another tariff of a model goes on to the enquiry', async () => {
    await sucheKasse(page, 'kpt')
    await nurKpt()
    // It was opened before it was left out.
    await expect(
      angebotszeilen(page)
        .first()
        .getByRole('button', { name: /^Details/, expanded: true }),
    ).toBeVisible()
    await expect(tarife(page)).not.toHaveCount(1)
    const letzter = tarife(page).last()
    await letzter.click()
    await expect(letzter).toHaveAttribute('aria-pressed', 'true')
    await expect(angebote(page).getByRole('radio').first()).toBeChecked()
    const preis = (await letzter.textContent())?.match(/\d+\.\d\d$/)?.[0] ?? 'none'
    await weiter(page).click()
    await expect(page.getByRole('form', { name: 'Anfrage' })).toBeVisible()
    await expect(page.locator('#rechner')).toContainText(preis)
  })
})
