import type { Page, Route } from '@playwright/test'
import { expectFits } from './axe.ts'
import { expect, test } from './eigener-server.ts'
import { fillStep1, openRechner, rechner, weiter } from './rechner-schritte.ts'
import { openPage, PHONE } from './seiten.ts'

const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Answers for a chunk with its own code, but for one thing it exports, which throws when React renders it. */
async function plantError(route: Route, exported: string) {
  const response = await route.fetch()
  const code = await response.text()
  const broken = code.replace(new RegExp(`[\\w$]+ as ${exported}\\b`), `planted as ${exported}`)
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

test('a request for one’s data, another one, and a link: with a browser whose scrolling returns a promise', async ({
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
  await openPage(page, `${server.url}/datenschutz-verwaltung`)
  for (const request of ['Datenauskunft', 'Datenübertragung']) {
    await page.getByLabel('E-Mail', { exact: true }).fill('anna.marke@example.ch')
    await page.getByRole('button', { name: request, exact: true }).click()
    await expect(page.getByText(/Der Link ist 24 Stunden gültig/)).toContainText('anna.marke@example.ch')
  }
  await footer(page, 'FAQ').click()
  await expect(heading(page)).toHaveText('Häufige Fragen')
})

test('a page that throws when it is reached: header, a sentence, ways on; the next page is fine', async ({
  page,
  klagen,
}) => {
  await page.route('**/assets/faq-*.js', route => plantError(route, 'Seite'))
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

test('a page that throws while it comes to life', async ({ page, klagen }) => {
  await page.route('**/assets/faq-*.js', route => plantError(route, 'Seite'))
  await page.goto('/faq')
  await expectWayOn(page)
  await page.getByRole('alert').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page).toHaveURL('/kontakt')
  await expect(heading(page)).toHaveText('Kontakt')
  forgivePlanted(klagen)
})

test('the later steps of the calculator throw', async ({ page, klagen }) => {
  await page.route('**/assets/folgeschritte-*.js', route => plantError(route, 'Folgeschritte'))
  await openRechner(page)
  await fillStep1(page, '1985', '8001')
  await weiter(page).click()
  await expectWayOn(page)
  await page.goBack()
  await expect(rechner(page).getByRole('textbox', { name: 'Jahrgang' })).toBeVisible()
  forgivePlanted(klagen)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })
  test('what stands around the page throws: its name and the same words remain', async ({ page, klagen }) => {
    await page.addInitScript(() => {
      window.ResizeObserver = class {
        constructor() {
          throw new Error('planted')
        }
      } as unknown as typeof ResizeObserver
    })
    await page.goto('/faq')
    await expectWayOn(page)
    await expectFits(page)
    forgivePlanted(klagen)
  })
})

test('a fragment that cannot be decoded leads nowhere and breaks nothing', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/faq#%E0%A4%A')
  // The place of a fragment is looked for after a moment.
  await page.clock.runFor(1_000)
  await page.getByRole('button', { name: /\?$/ }).first().click()
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1)
  await footer(page, 'Impressum').click()
  await expect(heading(page)).toHaveText('Impressum')
})
