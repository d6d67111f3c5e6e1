import { expectClean, expectFits } from '../hilfe/axe.ts'
import { banner, dialog, forget, test } from '../hilfe/consent-stand-in.ts'
import { layoutShift, watchPaint } from '../hilfe/gemalt.ts'
import { DESKTOP, expect, openPage, PHONE } from '../hilfe/seiten.ts'

const ENTRY = /\/assets\/entry-client.*\.js$/

test('needs no app: it waits for the script that decides, is shown whole or not at all, never to whoever has chosen', async ({
  page,
  request,
}) => {
  await page.route(ENTRY, route => route.fulfill({ contentType: 'text/javascript', body: '' }))

  await test.step('the script comes first, stops the rendering until it has run, and is below 1 kB', async () => {
    const html = await (await request.get('/')).text()
    const [first] = html.matchAll(/<(?:script|link)[^>]*>/g)
    const src = /^<script src="(\/assets\/vorspann-[^"]+\.js)">$/.exec(first?.[0] ?? '')?.[1] ?? ''
    expect((await (await request.get(src)).body()).length).toBeLessThan(1000)

    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(`**${src}`, async route => {
      await held
      await route.continue()
    })
    const furtherScript = page.waitForRequest(ENTRY)
    await page.goto('/', { waitUntil: 'commit' })
    await furtherScript
    expect(await page.evaluate(() => document.body)).toBeNull()
    release()
    await expect(banner(page)).toBeVisible()
  })

  await test.step('a part of its HTML is not shown', async () => {
    await page.route('**/faq', async route => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.slice(0, html.indexOf('Nur essenzielle')) })
    })
    await page.goto('/faq')
    await expect(page.locator('#cookie-hinweis')).toContainText('Alle akzeptieren')
    await expect(banner(page)).toBeHidden()
  })

  await test.step('nor is it, once chosen', async () => {
    await forget(page, '{"essential":true,"statistics":false,"marketing":false,"timestamp":1}')
    await page.goto('/agb')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page)).toBeHidden()
  })
})

test('says what it asks for, comes and goes without moving anything, and stands in the page where the window is low', async ({
  page,
}) => {
  await watchPaint(page)
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    // A new document: after a change of size the browser counts no shifts for a while.
    await openPage(page, '/faq')
    for (const top of [0, 300]) {
      await page.evaluate(place => window.scrollTo({ top: place, behavior: 'instant' }), top)
      for (const shown of [false, true]) {
        await page.evaluate(() => document.documentElement.classList.toggle('cookie-frage'))
        // Room below the page's end comes and goes with the question.
        await page.waitForFunction(room => (document.documentElement.style.paddingBottom !== '0px') === room, shown)
      }
    }
    expect(await layoutShift(page), `${viewport.width} px`).toBe(0)
  }

  await page.setViewportSize({ width: 640, height: 360 })
  await expect(banner(page)).toHaveCSS('position', 'static')
  await page.waitForFunction(() => document.documentElement.style.paddingBottom === '')

  await expect(banner(page)).toContainText('Cookies, sobald Sie zustimmen:')
  await expect(banner(page)).toContainText('Statistik (Analysedienst): bis 14 Monate')
  await expect(banner(page)).toContainText('Marketing (Werbedienst): bis 24 Monate')
  await banner(page).getByRole('link', { name: 'Datenschutzerklärung' }).click()
  await expect(page).toHaveURL(/\/datenschutz$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(banner(page)).toBeVisible()
})

test('on a small phone and enlarged to 200 % the form under it can be filled in and left', async ({ page }) => {
  const weiter = page.getByRole('button', { name: 'Weiter', exact: true })
  const edge = async () => (await banner(page).boundingBox())?.y ?? 0
  const bottom = async () => {
    const box = await weiter.boundingBox()
    return box ? box.y + box.height : Number.NaN
  }

  await test.step('on a phone of 640 px the button stands above it, without scrolling', async () => {
    await page.setViewportSize(PHONE)
    await openPage(page, '/')
    await expect(banner(page)).toBeVisible()
    expect(await bottom()).toBeLessThanOrEqual(await edge())
  })

  await test.step('1280 × 800 at 200 %: it takes a third of the window, and what has the focus stands above it', async () => {
    await page.setViewportSize({ width: 640, height: 400 })
    await page.waitForFunction(() => document.documentElement.style.scrollPaddingBottom !== '')
    expect(await edge()).toBeGreaterThan(260)
    await page.getByLabel('Jahrgang', { exact: true }).focus()
    for (let stops = 0; stops < 8 && !(await weiter.evaluate(button => button === document.activeElement)); stops++)
      await page.keyboard.press('Tab')
    await expect(weiter).toBeFocused()
    expect(await bottom()).toBeLessThanOrEqual(await edge())
    await expectFits(page)
  })
})

test('whoever answers goes on where he was, and axe finds nothing in question and settings', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openPage(page, '/faq')
  await expect(banner(page)).toBeVisible()
  await expectClean(page, { nur: '#cookie-hinweis', was: 'banner' })
  await expectFits(page)

  await test.step('the settings give the focus back: to their button when left, to the content when saved', async () => {
    const settings = banner(page).getByRole('button', { name: 'Einstellungen' })
    await settings.click()
    await expect(dialog(page)).toHaveCSS('opacity', '1')
    await expectClean(page, { nur: '#cookie-einstellungen', was: 'settings' })
    await expectFits(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(banner(page)).toBeVisible()
    await expect(settings).toBeFocused()

    await settings.click()
    await dialog(page).getByRole('button', { name: 'Speichern' }).click()
    await expect(banner(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('by keyboard: reached right after the skip link, answered without moving the page', async () => {
    await page.setViewportSize(PHONE)
    await forget(page)
    await openPage(page, '/faq')
    const skipLink = page.getByRole('link', { name: 'Zum Inhalt springen' })
    await page.keyboard.press('Tab')
    await expect(skipLink).toBeFocused()
    for (const name of ['Alle akzeptieren', 'Nur essenzielle']) {
      await page.keyboard.press('Tab')
      await expect(banner(page).getByRole('button', { name })).toBeFocused()
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeHidden()
    await expect(skipLink).toBeFocused()
  })

  await test.step('what had the focus before the press has it again', async () => {
    await forget(page)
    await openPage(page, '/datenschutz-verwaltung')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
    await link.focus()
    await banner(page).getByRole('button', { name: 'Nur essenzielle' }).click()
    await expect(banner(page)).toBeHidden()
    await expect(link).toBeFocused()
  })
})
