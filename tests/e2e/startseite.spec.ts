import type { Page } from '@playwright/test'
import { SKYLINE_BEISPIEL } from '#content/startseite.ts'
import { expectClean, expectFits } from './axe.ts'
import { DESKTOP, expect, openPage, PHONE, test } from './seiten.ts'

type Praemien = { jahr: number; quelle: 'BAG' | 'DEMO'; versicherer: number }

/** What the page itself was rendered from. */
const praemienVon = (page: Page) =>
  page.evaluate((): Praemien => JSON.parse(document.getElementById('seiten-daten')?.textContent ?? '').praemien)

const calculator = (page: Page) => page.locator('#rechner')
const compare = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Jetzt kostenlos vergleichen' }).first()

test('the example of the skyline lies in the region it names', async ({ request }) => {
  const { ort, frage } = SKYLINE_BEISPIEL
  const places: { ort: string; kanton: string; wert: number; bfs: number }[] = await (
    await request.get('/api/gemeinden?plz=8400')
  ).json()
  const found = places.find(place => place.ort === ort)
  expect([found?.bfs, `${found?.kanton.toLowerCase()}-${found?.wert}`]).toEqual([frage.bfs, frage.region])
})

test('says where its premiums come from, and warns about 2026 only beside those of 2025', async ({ page }) => {
  await openPage(page, '/')
  const { jahr, quelle, versicherer } = await praemienVon(page)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Krankenkassenvergleich ${jahr} – Offizielle Prämien. Jetzt sparen & wechseln.`,
  )
  await expect(main.getByText(`Offizielle BAG-Prämien ${jahr}`, { exact: true })).toBeVisible()
  const demo = main.getByText('Demodaten – keine offiziellen Prämien', { exact: true })
  await expect(demo.first()).toBeVisible({ visible: quelle === 'DEMO' })
  await expect(main.getByRole('heading', { name: /4 bis 7 Prozent/ })).toHaveCount(jahr === 2025 ? 1 : 0)

  const proofs = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  const official = proofs.filter({ hasText: 'Amtliche Daten' })
  await expect(official).toContainText(`${versicherer} Versicherer`)
  for (const claim of [
    'Amtliche Daten',
    'Unabhängig',
    'Sparpotenzial',
    'Bis 25%',
    'Über 40',
    'Kostenlos',
    'Datenschutz',
  ])
    await expect(proofs.filter({ hasText: claim }).getByRole('link').first(), claim).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('badge, headline and the fields are on the first screen, the rest of the hero below them', async ({ page }) => {
    await openPage(page, '/')
    const headline = page.getByRole('heading', { level: 1 })
    await expect(headline).toHaveCount(1)
    await expect(headline).toBeInViewport({ ratio: 1 })
    for (const name of ['Jahrgang', 'PLZ', 'Ort'])
      await expect(calculator(page).getByLabel(name, { exact: true })).toBeInViewport()

    const end = await calculator(page).evaluate(element => element.getBoundingClientRect().bottom)
    for (const name of ['100% kostenlos', 'BAG-Prämien', 'Maximales Sparpotenzial'])
      expect((await page.getByRole('heading', { name, exact: true }).boundingBox())?.y, name).toBeGreaterThan(end)
    expect((await compare(page).boundingBox())?.y).toBeGreaterThan(end)

    await compare(page).click()
    await expect(page).toHaveURL(/#rechner$/)
    await expect(calculator(page).getByLabel('Jahrgang')).toBeInViewport()
  })

  for (const hash of ['#rechner', '#step-calculator']) {
    test(`/${hash} scrolls smoothly to the calculator after 100 ms`, async ({ page }) => {
      await page.clock.install()
      await page.addInitScript(() => {
        const store = window as { scrolls?: unknown[] }
        store.scrolls = []
        Element.prototype.scrollIntoView = function (options) {
          store.scrolls?.push([this.id, options])
        }
      })
      const scrolls = () => page.evaluate(() => (window as { scrolls?: unknown[] }).scrolls)
      await openPage(page, '/faq')
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.evaluate(address => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `/${hash}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Krankenkassenvergleich')
      await page.clock.runFor(99)
      expect(await scrolls()).toEqual([])
      await page.clock.runFor(1)
      expect(await scrolls()).toEqual([[hash.slice(1), { behavior: 'smooth' }]])
    })

    test(`/${hash} ends at the calculator`, async ({ page }) => {
      await openPage(page, `/${hash}`)
      await expect
        .poll(async () => Math.abs((await page.locator(hash).boundingBox())?.y ?? Number.NaN))
        .toBeLessThanOrEqual(40)
      await expect(calculator(page).getByLabel('Jahrgang')).toBeInViewport()
    })
  }

  test('without a hash it starts at the top', async ({ page }) => {
    await openPage(page, '/faq')
    await page.evaluate(() => window.scrollTo(0, 600))
    await page
      .getByRole('banner')
      .getByRole('link', { name: /praemienlotse/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Krankenkassenvergleich')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})

for (const viewport of [PHONE, DESKTOP]) {
  test(`the skyline at ${viewport.width} px: every tariff a bar, named under the pointer where there is one, and a table`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openPage(page, '/')
    const figure = page
      .getByRole('figure')
      .filter({ has: page.getByRole('img', { name: /Tarife als Balken ab CHF 0/ }) })
    await expect(figure).toHaveCount(1)
    await expect(figure).toContainText('Günstigstes Angebot')
    await expect(figure).toContainText(/Beispiel Winterthur.*Erwachsene.*Franchise 2’500.*ohne Unfall/)

    await figure.getByText('Als Tabelle').click()
    const rows = figure.getByRole('table').locator('tbody tr')
    const bars = await figure
      .getByRole('img')
      .locator('path')
      .evaluateAll(
        paths =>
          paths
            .map(path => path.getAttribute('d') ?? '')
            .join('')
            .match(/z/g)?.length,
      )
    await expect(rows).toHaveCount(bars ?? 0)

    const last = figure.locator('svg g').last()
    if (viewport === PHONE) await expect(last).toHaveCount(0)
    else {
      await expect(last.locator('text')).toBeHidden()
      await last.locator('rect').hover()
      await expect(last.locator('text')).toBeVisible()
      const price = (text: string | null) => /\d[\d’]*\.\d\d$/.exec(text ?? '')?.[0]
      expect(price(await rows.last().textContent())).toBe(price(await last.locator('text').textContent()))
    }
    await expectClean(page)
    await expectFits(page)
  })
}

test('after a comparison the skyline is that of the own region, in this visit only', async ({ page }) => {
  await openPage(page, '/')
  await page.getByLabel('Jahrgang').fill('2004')
  await page.getByLabel('PLZ').fill('3011')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('button', { name: 'Ändern' }).click()
  const figure = page.getByRole('figure').filter({ hasText: 'Jeder Balken ein Tarif' })
  await expect(figure).toContainText(/^.*Ihr Vergleich, Bern \(Prämienregion Bern 1\): \d+ Tarife, junge Erwachsene/)
  await expectClean(page)
  await page.goto('/')
  await expect(figure).toContainText('Beispiel Winterthur')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('headline, benefits, steps and deadlines can be read', async ({ page }) => {
    await page.goto('/')
    for (const name of ['100% kostenlos', 'Maximales Sparpotenzial', 'So funktioniert es', '30. November', '1. Januar'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const step of ['Daten eingeben', 'Angebot', 'Anfrage senden'])
      await expect(page.getByRole('navigation', { name: 'Schritte' })).toContainText(step)
  })
})

test('links below the calculator change the page without loading the site again', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('main').getByRole('link', { name: 'Richtig kündigen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Krankenkasse kündigen')
  expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'So funktioniert es' })).toBeVisible()
})
