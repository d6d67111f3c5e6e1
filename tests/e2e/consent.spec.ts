import type { Page } from '@playwright/test'
import {
  applied,
  type Choice,
  cookieNames,
  cookiesOf,
  DEFAULT,
  dataLayer,
  storedConsent,
  TAG_MANAGER,
  test,
} from './consent-stand-in.ts'
import { expect, openPage } from './seiten.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' })

const NOTHING: Choice = { statistics: false, marketing: false }
const EVERYTHING: Choice = { statistics: true, marketing: true }
const STATISTICS: Choice = { statistics: true, marketing: false }
const MARKETING: Choice = { statistics: false, marketing: true }
const CHOICES = [NOTHING, STATISTICS, MARKETING, EVERYTHING]
const nameOf = ({ statistics, marketing }: Choice) =>
  [statistics && 'statistics', marketing && 'marketing'].filter(Boolean).join(' and ') || 'nothing'

const recordOf = (choice: Choice) => ({ essential: true, ...choice, timestamp: expect.any(Number) })
const requestsOf = (choice: Choice) => (choice.statistics || choice.marketing ? [TAG_MANAGER] : [])

async function saveInDialog(page: Page, { statistics, marketing }: Choice) {
  await dialog(page).getByRole('checkbox', { name: 'Statistik' }).setChecked(statistics)
  await dialog(page).getByRole('checkbox', { name: 'Marketing' }).setChecked(marketing)
  await dialog(page).getByRole('button', { name: 'Speichern' }).click()
}

const store = (page: Page, value: string) =>
  page.addInitScript(text => {
    if (!sessionStorage.getItem('visited')) localStorage.setItem('cookieConsent', text)
    sessionStorage.setItem('visited', 'yes')
  }, value)

const PAGE_VIEW = expect.objectContaining({ event: 'page_view', page_path: '/faq' })

const WAYS: [string, Choice, (page: Page) => Promise<void>][] = [
  ['accepts all', EVERYTHING, page => banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click()],
  ['takes the essential', NOTHING, page => banner(page).getByRole('button', { name: 'Nur essenzielle' }).click()],
  ...CHOICES.map((choice): (typeof WAYS)[number] => [
    `saves ${nameOf(choice)} in the settings`,
    choice,
    async page => {
      await banner(page).getByRole('button', { name: 'Einstellungen' }).click()
      await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
      await saveInDialog(page, choice)
    },
  ]),
]

/** Whoever comes with a record that cannot be read is asked as if he were new, so one way tells for all. */
const VISITORS = [
  ['new', null, WAYS],
  ['with an unparsable record', '{"statistics":tru', WAYS.slice(0, 1)],
  ['with a record of another shape', '{"essential":true,"statistics":"yes"}', WAYS.slice(-1)],
] as const

for (const [visitor, record, ways] of VISITORS) {
  for (const [way, choice, choose] of ways) {
    test(`a visitor ${visitor} ${way}: record, data layer, requests and cookies, also after a reload`, async ({
      page,
      context,
      foreign,
    }) => {
      if (record) await store(page, record)
      await openPage(page, '/faq')
      await expect(banner(page)).toBeVisible()
      expect(await dataLayer(page)).toEqual([DEFAULT, PAGE_VIEW])
      expect([foreign, await context.cookies()]).toEqual([[], []])

      const before = Date.now()
      await choose(page)
      await expect(banner(page)).toBeHidden()
      await expect(dialog(page)).toBeHidden()
      expect(await storedConsent(page)).toEqual(recordOf(choice))
      const { timestamp } = await storedConsent(page)
      expect(timestamp >= before && timestamp <= Date.now()).toBe(true)
      expect(await dataLayer(page)).toEqual([DEFAULT, PAGE_VIEW, ...applied(choice)])
      await expect.poll(() => cookieNames(context)).toEqual(cookiesOf(choice))
      expect(foreign).toEqual(requestsOf(choice))

      await page.reload()
      await expect.poll(() => dataLayer(page)).toEqual([DEFAULT, ...applied(choice), PAGE_VIEW])
      await expect(banner(page)).toBeHidden()
      expect(await storedConsent(page)).toEqual({ ...recordOf(choice), timestamp })
      expect(foreign).toEqual([...requestsOf(choice), ...requestsOf(choice)])
      expect(await cookieNames(context)).toEqual(cookiesOf(choice))
    })
  }
}

/** Every beginning and every end, with and without something taken back; who may what is told in the unit tests. */
const CHANGES: [Choice, Choice][] = [
  [NOTHING, EVERYTHING],
  [EVERYTHING, NOTHING],
  [STATISTICS, MARKETING],
  [MARKETING, STATISTICS],
  [EVERYTHING, STATISTICS],
  [STATISTICS, EVERYTHING],
  [MARKETING, MARKETING],
]

for (const [earlier, later] of CHANGES) {
  test(`a returning visitor with ${nameOf(earlier)} changes to ${nameOf(later)}`, async ({
    page,
    context,
    foreign,
  }) => {
    await store(page, JSON.stringify({ essential: true, ...earlier, timestamp: 1 }))
    await openPage(page, '/faq')
    await expect(banner(page)).toBeHidden()
    expect(await dataLayer(page)).toEqual([DEFAULT, ...applied(earlier), PAGE_VIEW])
    await expect.poll(() => cookieNames(context)).toEqual(cookiesOf(earlier))

    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click()
    await expect(dialog(page).getByRole('checkbox', { name: 'Statistik' })).toBeChecked({
      checked: earlier.statistics,
    })
    await expect(dialog(page).getByRole('checkbox', { name: 'Marketing' })).toBeChecked({
      checked: earlier.marketing,
    })
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await saveInDialog(page, later)

    const withdrawn = (earlier.statistics && !later.statistics) || (earlier.marketing && !later.marketing)
    const loadsNow = requestsOf(earlier).length === 0 && requestsOf(later).length > 0
    await expect
      .poll(() => dataLayer(page))
      .toEqual(
        withdrawn
          ? [DEFAULT, ...applied(later), PAGE_VIEW]
          : [DEFAULT, ...applied(earlier), PAGE_VIEW, ...applied(later, loadsNow)],
      )
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(!withdrawn)
    await expect(dialog(page)).toBeHidden()
    expect(await storedConsent(page)).toEqual(recordOf(later))
    // More cookies come with the next load of the tag manager; those of a withdrawn purpose are gone at once.
    const allowed = withdrawn || loadsNow ? cookiesOf(later) : cookiesOf(earlier)
    await expect.poll(() => cookieNames(context)).toEqual(allowed)
    expect(foreign).toEqual([
      ...requestsOf(earlier),
      ...(withdrawn ? requestsOf(later) : loadsNow ? [TAG_MANAGER] : []),
    ])
  })
}

test('a choice in one window is the choice in all', async ({ page, context }) => {
  await openPage(page, '/faq')
  const other = await context.newPage()
  await openPage(other, '/agb')
  await expect(banner(other)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Nur essenzielle' }).click()
  await expect(banner(other)).toBeHidden()
  expect((await dataLayer(other)).slice(-2)).toEqual(applied(NOTHING))
})

test('a consent-update function of the operator hears of every choice', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard, updateConsent: (signals: unknown) => heard.push(signals) })
  })
  await openPage(page, '/faq')
  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
  const [update] = applied(EVERYTHING) as [{ command: unknown[] }]
  expect(await page.evaluate(() => (window as { heard?: unknown[] }).heard)).toEqual([update.command[2]])
})

test('a browser that refuses storage is asked, and the answer holds for the page', async ({ page, foreign }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('refused', 'SecurityError')
      }
  })
  await openPage(page, '/faq')
  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect(banner(page)).toBeHidden()
  expect(foreign).toEqual([TAG_MANAGER])
})

test('the settings open by a global function', async ({ page }) => {
  await openPage(page, '/faq')
  await page.evaluate(() => (window as { openCookieSettings?: () => void }).openCookieSettings?.())
  await expect(dialog(page)).toBeVisible()
})

test("only pages carry the tag manager's hosts in their policy, and what it writes inline does not run", async ({
  page,
  request,
  klagen,
}) => {
  const policy = async (path: string) => (await request.get(path)).headers()['content-security-policy']
  expect(await policy('/')).toContain('https://www.googletagmanager.com/gtm.js')
  expect(await policy('/gibt-es-nicht')).toContain('https://www.googletagmanager.com/gtm.js')
  expect(await policy('/api/kantone')).not.toContain('google')
  expect(await policy('/favicon.svg')).not.toContain('google')

  await openPage(page, '/faq')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.customHtmlTag = true'
    document.head.append(script)
  })
  expect(await page.evaluate(() => 'customHtmlTag' in window)).toBe(false)
  expect(klagen.splice(0)).toEqual([expect.stringContaining('Content Security Policy')])
})
