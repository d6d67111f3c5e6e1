import type { Page } from '@playwright/test'
import { SKYLINE_BEISPIEL } from '#content/startseite/startseite.ts'
import { praemienVon } from '../hilfe/angebot-schritt.ts'
import { expectClean, expectFits } from '../hilfe/axe.ts'
import { toOffers } from '../hilfe/rechner-schritte.ts'
import { DESKTOP, expect, openPage, PHONE, test } from '../hilfe/seiten.ts'

const calculator = (page: Page) => page.locator('#rechner')
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const compare = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Jetzt kostenlos vergleichen' }).first()

/** The picture with its table opened: every tariff a bar and a row. */
async function openSkyline(page: Page) {
  const figure = page.getByRole('figure').filter({ has: page.getByRole('img', { name: /Tarife als Balken ab CHF 0/ }) })
  await expect(figure).toHaveCount(1)
  await expect(figure).toContainText('Günstigstes Angebot')
  await expect(figure).toContainText(/Beispiel Winterthur.*Erwachsene.*Franchise 2’500.*ohne Unfall/)

  await figure.getByText('Als Tabelle').click()
  await expect(figure.getByRole('table')).toBeVisible()
  const rows = figure.getByRole('table').locator('tbody tr')
  const paths = figure.getByRole('img').locator('path')
  const bars = await paths.evaluateAll(all => all.flatMap(path => path.getAttribute('d')?.match(/z/g) ?? []).length)
  expect(bars).toBeGreaterThan(0)
  await expect(rows).toHaveCount(bars)
  return { rows, named: figure.locator('svg g') }
}

test('says where its premiums come from; the skyline beside the calculator is first an example, then the own region', async ({
  page,
  request,
}) => {
  await page.setViewportSize(DESKTOP)
  await openPage(page, '/')
  const main = page.getByRole('main')

  await test.step('it warns about 2026 only beside the premiums of 2025, and every claim has its source', async () => {
    const { versicherer } = await praemienVon(page)
    await expect(h1(page)).toHaveText('Krankenkassenvergleich 2025 – Offizielle Prämien. Jetzt sparen & wechseln.')
    await expect(main.getByText('Offizielle BAG-Prämien 2025', { exact: true })).toBeVisible()
    const demo = main.getByText('Demodaten – keine offiziellen Prämien', { exact: true })
    await expect(demo.first()).toBeVisible()
    await expect(main.getByRole('heading', { name: /4 bis 7 Prozent/ })).toHaveCount(1)

    const proofs = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(proofs.filter({ hasText: 'Amtliche Daten' })).toContainText(`${versicherer} Kassen`)
    const CLAIMS = ['Amtliche Daten', 'Unabhängig', 'Sparpotenzial', 'Bis 25%', 'Über 40', 'Kostenlos', 'Ihre Daten']
    for (const claim of CLAIMS)
      await expect(proofs.filter({ hasText: claim }).getByRole('link').first(), claim).toBeVisible()
  })

  await test.step('the example lies in the region it names; its bars are named under the pointer', async () => {
    const { ort, frage } = SKYLINE_BEISPIEL
    const places: { ort: string; kanton: string; wert: number }[] = await (
      await request.get('/api/gemeinden?plz=8400')
    ).json()
    const found = places.find(place => place.ort === ort)
    expect(`${found?.kanton.toLowerCase()}-${found?.wert}`).toBe(frage.region)

    const { rows, named } = await openSkyline(page)
    const last = named.last()
    await expect(last.locator('text')).toBeHidden()
    await last.locator('rect').hover()
    await expect(last.locator('text')).toBeVisible()
    const price = (text: string | null) => /\d[\d’]*\.\d\d$/.exec(text ?? '')?.[0]
    expect(price(await rows.last().textContent())).toBe(price(await last.locator('text').textContent()))
    await expectClean(page, { nur: '[data-skyline=neben]' })
    await expectFits(page)
  })

  await test.step('links below the calculator change the page without loading the site again', async () => {
    await page.evaluate(() => Object.assign(window, { same: true }))
    await main.getByRole('link', { name: 'Richtig kündigen' }).click()
    await expect(h1(page)).toHaveText('Krankenkasse kündigen')
    expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'So funktioniert es' })).toBeVisible()
  })

  await test.step('after a comparison the skyline is that of the own region, in this visit only', async () => {
    await toOffers(page, '2004', '3011')
    await page.getByRole('button', { name: 'Ändern' }).click()
    const figure = page.getByRole('figure').filter({ hasText: 'Jeder Balken ein Tarif' })
    await expect(figure).toContainText(/^.*Ihr Vergleich, Bern \(Prämienregion Bern 1\): \d+ Tarife, junge Erwachsene/)
    await page.goto('/')
    await expect(figure).toContainText('Beispiel Winterthur')
  })
})

test('on a phone the fields are on the first screen and the skyline below them, and a hash leads to the calculator', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/')

  await test.step('badge, headline and the fields are on the first screen, the rest of the hero below them', async () => {
    await expect(h1(page)).toHaveCount(1)
    await expect(h1(page)).toBeInViewport({ ratio: 1 })
    for (const name of ['Jahrgang', 'PLZ', 'Ort'])
      await expect(calculator(page).getByLabel(name, { exact: true })).toBeInViewport()

    const end = await calculator(page).evaluate(element => element.getBoundingClientRect().bottom)
    for (const name of ['100% kostenlos', 'BAG-Prämien', 'Maximales Sparpotenzial'])
      expect((await page.getByRole('heading', { name, exact: true }).boundingBox())?.y, name).toBeGreaterThan(end)
    expect((await compare(page).boundingBox())?.y).toBeGreaterThan(end)
  })

  await test.step('the skyline names no bar, there is no pointer', async () => {
    const { named } = await openSkyline(page)
    await expect(named).toHaveCount(0)
    await expectFits(page)
    await compare(page).click()
    await expect(page).toHaveURL(/#rechner$/)
    await expect(calculator(page).getByLabel('Jahrgang')).toBeInViewport()
  })

  const expectAtCalculator = async (hash: string) => {
    await expect
      .poll(async () => Math.abs((await page.locator(hash).boundingBox())?.y ?? Number.NaN))
      .toBeLessThanOrEqual(40)
    await expect(calculator(page).getByLabel('Jahrgang')).toBeInViewport()
  }
  const toFaq = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(h1(page)).toContainText('Fragen')
  }

  await test.step('reached inside the site it starts at the top, with a hash at the calculator', async () => {
    await toFaq()
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await page
      .getByRole('banner')
      .getByRole('link', { name: /praemienlotse/ })
      .click()
    await expect(h1(page)).toContainText('Krankenkassenvergleich')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await toFaq()
    await page.getByRole('main').getByRole('link', { name: 'Prämien vergleichen', exact: true }).click()
    await expect(h1(page)).toContainText('Krankenkassenvergleich')
    await expectAtCalculator('#rechner')
  })

  for (const hash of ['#rechner', '#step-calculator'])
    await test.step(`opened with ${hash} it ends at the calculator`, async () => {
      // Else only the hash would change.
      await page.goto('about:blank')
      await openPage(page, `/${hash}`)
      await expectAtCalculator(hash)
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('headline, benefits, steps and deadlines can be read, and nothing is asked, since nothing can be loaded', async ({
    page,
  }) => {
    await page.goto('/')
    for (const name of ['100% kostenlos', 'Maximales Sparpotenzial', 'So funktioniert es', '30. November', '1. Januar'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const step of ['Daten eingeben', 'Angebot', 'Anfrage senden'])
      await expect(page.getByRole('navigation', { name: 'Schritte' })).toContainText(step)
    await expect(page.getByRole('region', { name: 'Cookie-Hinweis' })).toBeHidden()
  })
})
