import type { Page } from '@playwright/test'
import {
  applied,
  banner,
  type Choice,
  cookieNames,
  cookiesOf,
  DEFAULT,
  dataLayer,
  dialog,
  forget,
  storedConsent,
  TAG_MANAGER,
  test,
} from '../hilfe/consent-stand-in.ts'
import { expect, openPage } from '../hilfe/seiten.ts'

const NOTHING: Choice = { statistics: false, marketing: false }
const EVERYTHING: Choice = { statistics: true, marketing: true }
const STATISTICS: Choice = { statistics: true, marketing: false }
const MARKETING: Choice = { statistics: false, marketing: true }
const nameOf = ({ statistics, marketing }: Choice) =>
  [statistics && 'statistics', marketing && 'marketing'].filter(Boolean).join(' and ') || 'nothing'

const recordOf = (choice: Choice) => ({ essential: true, ...choice, timestamp: expect.any(Number) })
const requestsOf = (choice: Choice) => (choice.statistics || choice.marketing ? [TAG_MANAGER] : [])

async function saveInDialog(page: Page, { statistics, marketing }: Choice) {
  await dialog(page).getByRole('checkbox', { name: 'Statistik' }).setChecked(statistics)
  await dialog(page).getByRole('checkbox', { name: 'Marketing' }).setChecked(marketing)
  await dialog(page).getByRole('button', { name: 'Speichern' }).click()
}

const PAGE_VIEW = expect.objectContaining({ event: 'page_view', page_path: '/faq' })

const press = (name: string) => (page: Page) => banner(page).getByRole('button', { name }).click()
const save = (choice: Choice) => async (page: Page) => {
  await press('Einstellungen')(page)
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await saveInDialog(page, choice)
}

/** Whoever comes with a record that cannot be read is asked as if he were new. Changes save every other choice. */
const VISITORS: { visitor: string; record?: string; choice: Choice; choose: (page: Page) => Promise<void> }[] = [
  { visitor: 'accepts all', choice: EVERYTHING, choose: press('Alle akzeptieren') },
  {
    visitor: 'takes the essential',
    record: '{"essential":true,"statistics":"yes"}',
    choice: NOTHING,
    choose: press('Nur essenzielle'),
  },
  { visitor: 'saves nothing', choice: NOTHING, choose: save(NOTHING) },
  { visitor: 'saves statistics', record: '{"statistics":tru', choice: STATISTICS, choose: save(STATISTICS) },
]

test('a visitor who has not chosen: nothing leaves before the choice, and after it what was chosen', async ({
  page,
  context,
  foreign,
}) => {
  await page.goto('/robots.txt')
  for (const { visitor, record, choice, choose } of VISITORS)
    await test.step(visitor, async () => {
      await forget(page, record)
      await openPage(page, '/faq')
      await expect(banner(page)).toBeVisible()
      await expect.poll(() => dataLayer(page)).toEqual([DEFAULT, PAGE_VIEW])
      expect([foreign, await context.cookies()]).toEqual([[], []])

      const before = Date.now()
      await choose(page)
      await expect(banner(page)).toBeHidden()
      await expect(dialog(page)).toBeHidden()
      expect(await storedConsent(page)).toEqual(recordOf(choice))
      const { timestamp } = await storedConsent(page)
      expect(timestamp >= before && timestamp <= Date.now()).toBe(true)
      await expect.poll(() => dataLayer(page)).toEqual([DEFAULT, PAGE_VIEW, ...applied(choice)])
      await expect.poll(() => cookieNames(context)).toEqual(cookiesOf(choice))
      expect(foreign.splice(0)).toEqual(requestsOf(choice))
    })

  await test.step('whose browser refuses storage: the answer holds for the page', async () => {
    await forget(page)
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem'] as const)
        Storage.prototype[name] = () => {
          throw new DOMException('refused', 'SecurityError')
        }
    })
    await openPage(page, '/faq')
    await press('Alle akzeptieren')(page)
    await expect(banner(page)).toBeHidden()
    await expect.poll(() => foreign).toEqual([TAG_MANAGER])
  })
})

/** Every beginning and every end, with and without something taken back; who may what is told in the unit tests. */
const CHANGES = [NOTHING, EVERYTHING, STATISTICS, MARKETING, MARKETING, STATISTICS, EVERYTHING, NOTHING]

test('a returning visitor changes the choice: what is withdrawn goes with its cookies, what is granted comes', async ({
  page,
  context,
  foreign,
}) => {
  await page.goto('/robots.txt')
  await forget(page, JSON.stringify({ essential: true, ...NOTHING, timestamp: 1 }))
  await openPage(page, '/faq')
  await expectApplied(page, NOTHING)
  expect(foreign).toEqual([])

  for (const [index, later] of CHANGES.slice(1).entries()) {
    const earlier = CHANGES[index] ?? NOTHING
    await test.step(`from ${nameOf(earlier)} to ${nameOf(later)}`, async () => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click()
      await expect(dialog(page)).toBeVisible()
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
      await page.waitForFunction(stays => 'sameDocument' in window === stays, !withdrawn)
      await expect
        .poll(() => dataLayer(page))
        .toEqual(
          withdrawn
            ? [DEFAULT, ...applied(later), PAGE_VIEW]
            : [DEFAULT, ...applied(earlier), PAGE_VIEW, ...applied(later, loadsNow)],
        )
      await expect(dialog(page)).toBeHidden()
      const stored = await storedConsent(page)
      expect(stored).toEqual(recordOf(later))
      // More cookies come with the next load of the tag manager; those of a withdrawn purpose are gone at once.
      const allowed = withdrawn || loadsNow ? cookiesOf(later) : cookiesOf(earlier)
      await expect.poll(() => cookieNames(context)).toEqual(allowed)
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(!withdrawn)
      expect(foreign.splice(0)).toEqual(withdrawn || loadsNow ? requestsOf(later) : [])

      // A withdrawal has loaded the page anew by itself.
      if (!withdrawn) await openPage(page, '/faq')
      await expectApplied(page, later)
      expect(await storedConsent(page)).toEqual(stored)
      expect(foreign.splice(0)).toEqual(withdrawn ? [] : requestsOf(later))
    })
  }
})

/** A stored choice is applied silently before anything is told. */
async function expectApplied(page: Page, choice: Choice) {
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => dataLayer(page)).toEqual([DEFAULT, ...applied(choice), PAGE_VIEW])
  await expect.poll(() => cookieNames(page.context())).toEqual(cookiesOf(choice))
}

test("the operator's scripts and other windows: every choice is heard everywhere, nothing inline runs", async ({
  page,
  context,
  request,
  klagen,
}) => {
  const policy = async (path: string) => (await request.get(path)).headers()['content-security-policy']
  expect(await policy('/')).toContain('https://www.googletagmanager.com/gtm.js')
  expect(await policy('/gibt-es-nicht')).toContain('https://www.googletagmanager.com/gtm.js')
  expect(await policy('/api/kantone')).not.toContain('google')
  expect(await policy('/favicon.svg')).not.toContain('google')

  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard, updateConsent: (signals: unknown) => heard.push(signals) })
  })
  const heard = () => page.evaluate(() => (window as { heard?: unknown[] }).heard)
  const signals = (choice: Choice) => (applied(choice) as [{ command: unknown[] }])[0].command[2]

  const other = await context.newPage()
  await openPage(other, '/agb')
  await expect(banner(other)).toBeVisible()
  await openPage(page, '/faq')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.customHtmlTag = true'
    document.head.append(script)
  })
  expect(await page.evaluate(() => 'customHtmlTag' in window)).toBe(false)
  await expect.poll(() => klagen).toEqual([expect.stringContaining('Content Security Policy')])
  klagen.length = 0

  await press('Nur essenzielle')(page)
  await expect(banner(page)).toBeHidden()
  await expect(banner(other)).toBeHidden()
  await expect.poll(async () => (await dataLayer(other)).slice(-2)).toEqual(applied(NOTHING))
  await expect.poll(() => heard()).toEqual([signals(NOTHING)])

  await page.evaluate(() => (window as { openCookieSettings?: () => void }).openCookieSettings?.())
  await expect(dialog(page)).toBeVisible()
  await saveInDialog(page, EVERYTHING)
  await expect(dialog(page)).toBeHidden()
  await expect.poll(async () => (await dataLayer(other)).slice(-3)).toEqual(applied(EVERYTHING))
  await expect.poll(() => heard()).toEqual([signals(NOTHING), signals(EVERYTHING)])
})
