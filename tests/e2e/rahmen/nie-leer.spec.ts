import type { Page, Route } from '@playwright/test'
import { expectFits } from '../hilfe/axe.ts'
import { requireFont } from '../hilfe/gemalt.ts'
import { fillStep1, openRechner, rechner, weiter } from '../hilfe/rechner-schritte.ts'
import { expect, openPage, PHONE, test } from '../hilfe/seiten.ts'

const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Answers for a chunk with its own code, but for one thing it exports, which throws when React renders it. */
async function plantError(route: Route, exported: string) {
  const response = await route.fetch()
  const code = await response.text()
  const broken = code.replace(
    new RegExp(`([\\w$]+)(?= as ${exported}\\b)|(?<=\\b${exported}:\\(\\)=>)([\\w$]+)`),
    'planted',
  )
  expect(broken).not.toBe(code)
  await route.fulfill({ response, body: `${broken};function planted(){throw new Error('planted')}` })
}

/** React tells the console what it caught; everything else stays a complaint. */
function forgivePlanted(klagen: string[]) {
  expect(klagen.some(klage => klage.includes('planted'))).toBe(true)
  klagen.splice(0, klagen.length, ...klagen.filter(klage => !klage.includes('planted')))
}

async function expectWayOn(page: Page) {
  await expect(page.getByRole('banner').getByRole('link', { name: /praemienlotse/ })).toBeVisible()
  await expect(heading(page)).toHaveText('Diese Seite konnte nicht geladen werden.')
  await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible()
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/')
  await expect(alert.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/kontakt')
}

const SEITE = /\/assets\/faq-[^/]*\.js$/
const FOLGESCHRITTE = /\/assets\/folgeschritte-[^/]*\.js$/

test('whatever throws, no screen stays empty: name or header, a sentence, ways on', async ({ page, klagen }) => {
  await page.route(SEITE, route => plantError(route, 'Seite'))
  await page.route(FOLGESCHRITTE, route => plantError(route, 'Folgeschritte'))

  await test.step('a page when it is reached; the next page is fine', async () => {
    await openPage(page, '/agb')
    await footer(page, 'FAQ').click()
    await expectWayOn(page)
    await expect(page).toHaveTitle('Seite konnte nicht geladen werden')
    await footer(page, 'Impressum').click()
    await expect(heading(page)).toHaveText('Impressum')
    await expect(page).toHaveTitle(/^Impressum/)
    await page.goBack()
    await expectWayOn(page)
    forgivePlanted(klagen)
  })

  await test.step('a page while it comes to life', async () => {
    await page.goto('/faq')
    await expectWayOn(page)
    await page.getByRole('alert').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL('/kontakt')
    await expect(heading(page)).toHaveText('Kontakt')
    forgivePlanted(klagen)
  })

  await test.step('the later steps of the calculator', async () => {
    await openRechner(page)
    await fillStep1(page, '1985', '8001')
    await weiter(page).click()
    await expectWayOn(page)
    await page.goBack()
    await expect(rechner(page).getByRole('textbox', { name: 'Jahrgang' })).toBeVisible()
    forgivePlanted(klagen)
  })

  await test.step('what stands around the page, on a phone', async () => {
    await page.unroute(SEITE)
    await page.setViewportSize(PHONE)
    await page.addInitScript(() => {
      window.ResizeObserver = class {
        constructor() {
          throw new Error('planted')
        }
      } as unknown as typeof ResizeObserver
    })
    await page.goto('/faq')
    await expectWayOn(page)
    await requireFont(page)
    await expectFits(page)
    forgivePlanted(klagen)
  })
})

test('a fragment that cannot be decoded, a browser whose scrolling returns a promise: nothing breaks on the way', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (...args) {
      scroll.apply(this, args)
      return Promise.resolve() as unknown as undefined
    }
  })
  await page.clock.install()
  await openPage(page, `${server.url}/datenschutz-verwaltung#%E0%A4%A`)
  // The place of a fragment is looked for after a moment.
  await page.clock.runFor(1_000)
  // A request for one's data, and another one: each scrolls to what it says.
  for (const request of ['Datenauskunft', 'Datenübertragung']) {
    await page.getByLabel('E-Mail', { exact: true }).fill('anna.marke@example.ch')
    await page.getByRole('button', { name: request, exact: true }).click()
    await expect(page.getByText(/Der Link ist 24 Stunden gültig/)).toContainText('anna.marke@example.ch')
  }
  await footer(page, 'FAQ').click()
  await expect(heading(page)).toHaveText('Häufige Fragen')
  await page.getByRole('button', { name: /\?$/ }).first().click()
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1)
})
