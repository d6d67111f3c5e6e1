import type { Page } from '@playwright/test'
import { expect, openPage, PHONE, test } from './seiten.ts'

type Praemien = { jahr: number; quelle: 'BAG' | 'DEMO'; versicherer: number }

/** What the page itself was rendered from. */
const praemienVon = (page: Page) =>
  page.evaluate((): Praemien => JSON.parse(document.getElementById('seiten-daten')?.textContent ?? '').praemien)

const calculator = (page: Page) => page.locator('#rechner')
const compare = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Jetzt kostenlos vergleichen' }).first()

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

  test('headline, proof and the way into the calculator are on the first screen', async ({ page }) => {
    await openPage(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    for (const name of ['100% kostenlos', 'BAG-Prämien', 'Maximales Sparpotenzial'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await expect(compare(page)).toBeInViewport({ ratio: 1 })

    await compare(page).click()
    await expect(page).toHaveURL(/#rechner$/)
    await expect(calculator(page).getByLabel('Jahrgang')).toBeInViewport()
  })

  test('the proof stands above the buttons; on a wide screen below them', async ({ page }) => {
    await openPage(page, '/')
    const proof = page.getByRole('heading', { name: '100% kostenlos' })
    const isAbove = async () => {
      const [upper, lower] = await Promise.all([proof.boundingBox(), compare(page).boundingBox()])
      return (upper?.y ?? Number.NaN) < (lower?.y ?? Number.NaN)
    }
    await page.setViewportSize({ width: 767, height: 900 })
    expect(await isAbove()).toBe(true)
    await page.setViewportSize({ width: 768, height: 900 })
    expect(await isAbove()).toBe(false)
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
