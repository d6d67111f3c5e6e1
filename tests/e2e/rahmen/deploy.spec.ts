import type { Page } from '@playwright/test'
import { openDeploys } from '../../fixtures/katalog/deploys.ts'
import { startOtherBuild } from '../../fixtures/katalog/other-build.ts'
import { ANGABEN, expectThanks, field, fillIn, send } from '../hilfe/anfrage-schritt.ts'
import { forgiveNetwork } from '../hilfe/eigener-server.ts'
import { angebote, fillStep1, openRechner, toOffers, weiter } from '../hilfe/rechner-schritte.ts'
import { expect, openPage, PHONE, test as withServer } from '../hilfe/seiten.ts'

type Site = Awaited<ReturnType<typeof openDeploys>>

// One worker has the other build.
withServer.describe.configure({ mode: 'default' })
const test = withServer.extend<{ site: Site }, { otherBuild: string }>({
  otherBuild: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
    async ({}, use) => {
      const other = await startOtherBuild('var/test/server')
      await use(other.url)
      await other.end()
    },
    { scope: 'worker' },
  ],
  site: async ({ baseURL, klagen, otherBuild }, use) => {
    const site = await openDeploys(baseURL ?? '', otherBuild)
    await use(site)
    site.end()
    forgiveNetwork(klagen)
  },
})

const expectBuild = (page: Page, build: string) =>
  expect(page.locator('script[type=module]').first()).toHaveAttribute('src', `/${build}`)

test('after a deploy a link leads where it says, and a part far down wakes up where the page was, by one new document each', async ({
  page,
  site,
}) => {
  // So small that the part is far away.
  await page.setViewportSize(PHONE)
  await openPage(page, `${site.url}/faq`)
  const second = site.deploy()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
  await expect(page).toHaveURL(`${site.url}/impressum`)
  await expectBuild(page, second)

  await openPage(page, `${site.url}/vergleichen`)
  const third = site.deploy()
  const part = page.locator('#vergleichen-franchise')
  await part.scrollIntoViewIfNeeded()
  await expectBuild(page, third)
  await expect(page.locator('#vergleichen-franchise[data-live]')).toBeAttached()
  await expect(part.locator('> *').first()).toBeInViewport()
})

test('code of the later steps that is gone: what was typed into step 1 arrives in step 2 of the new build', async ({
  page,
  site,
}) => {
  const typed = Promise.withResolvers<void>()
  await page.route('**/assets/folgeschritte-*.js', async route => {
    await typed.promise
    await route.continue()
  })
  await openPage(page, `${site.url}/`)
  await fillStep1(page, '1985', '3011')
  const build = site.deploy()
  typed.resolve()
  await weiter(page).click()
  await expect(page.getByText('1985 · 3011 Bern · ohne Unfall')).toBeVisible()
  await expect(angebote(page)).toBeVisible()
  await expectBuild(page, build)
})

test('step 2 comes back; what was typed into step 3 is never taken away, and the enquiry ends with thanks', async ({
  page,
  site,
}) => {
  await openRechner(page, `${site.url}/`)
  await toOffers(page, '1985', '3011')
  const second = site.deploy()
  await page.getByRole('switch', { name: 'Mit Prämienverbilligung rechnen' }).click()
  await expectBuild(page, second)
  await expect(page.getByText('1985 · 3011 Bern · ohne Unfall')).toBeVisible()
  await expect(angebote(page)).toBeVisible()

  await weiter(page).click()
  await fillIn(page)
  const third = site.deploy()
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await expect(page.getByText('Die Cookie-Einstellungen konnten nicht geladen werden.')).toBeVisible()
  await expectBuild(page, second)
  for (const [name, value] of Object.entries(ANGABEN)) await expect(field(page, name)).toHaveValue(value)
  await send(page).click()
  await expectThanks(page, site.url)
  await expectBuild(page, third)
})
