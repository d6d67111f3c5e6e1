import { expectClean, expectCleanOnPhone } from '../hilfe/axe.ts'
import { foreignScripts, test } from '../hilfe/consent-stand-in.ts'
import { holdFonts, layoutShift, requireFont, watchPaint } from '../hilfe/gemalt.ts'
import { DESKTOP, expect, JE_EINE, JE_LAYOUT, openPage, PHONE } from '../hilfe/seiten.ts'
import { expectWithin, firstLoad, KB, MIT_RECHNER } from '../rahmen/gewicht.ts'

/**
 * What follows step 1 of the calculator, in brotli as it is sent: a letter of either year costs 2.4 kB of it, what is still possible
 * after the deadline and the rights of who switches 3 kB. What only a press shows comes once the answer stands.
 */
const BUDGET_RECHNER = { bytes: 65 * KB, dateien: 10 }

// A visitor who allowed the essential only.
test.use({ hasChosen: true })

// The audit has every page and state in every size and look.
test('one page of each kind loads the scripts it names, from nowhere else; axe finds nothing on any layout, none moves by itself or scrolls sideways at 320 px', async ({
  request,
  page,
  context,
  baseURL,
  foreign,
}) => {
  await watchPaint(page)
  const loaded: string[] = []
  page.on('request', req => req.resourceType() === 'script' && loaded.push(new URL(req.url()).pathname))
  for (const path of new Set([...JE_LAYOUT, ...JE_EINE])) {
    const { scripts } = await firstLoad(request, path)
    await page.setViewportSize(DESKTOP)
    loaded.length = 0
    if (JE_LAYOUT.includes(path)) {
      const releaseFonts = await holdFonts(page)
      await openPage(page, path, 'domcontentloaded')
      releaseFonts()
      expect(await layoutShift(page), `layout shift on ${path}`).toBe(0)
      await requireFont(page)
      await expectCleanOnPhone(page, path)
    } else await openPage(page, path)
    // What a page fetches once it is alive counts as well.
    await page.waitForLoadState('networkidle')
    expect(loaded, path).toEqual(expect.arrayContaining(scripts))
    const further = loaded.filter(file => !scripts.includes(file))
    if (MIT_RECHNER.includes(path)) {
      await expectWithin(baseURL, path, further, BUDGET_RECHNER.bytes)
      // The others fetch parts of their own.
      if (path === '/') expect(further.length, further.join('\n')).toBeLessThanOrEqual(BUDGET_RECHNER.dateien)
    } else expect(further, path).toEqual([])
    expect(await context.cookies(), path).toEqual([])
    expect(await foreignScripts(page), path).toBe(0)
  }
  expect(foreign).toEqual([])

  await test.step('nor does it in what opens over a page', async () => {
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
    await expectClean(page, { nur: 'dialog[open]', was: 'drawer' })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden()

    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
    await expect(page.getByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeVisible()
    await expectClean(page, { nur: 'dialog[open]', was: 'cookie settings' })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeHidden()

    await page.setViewportSize(DESKTOP)
    await page.getByRole('button', { name: 'Alles zur Krankenkasse' }).hover()
    await expect(page.getByRole('banner').getByRole('link', { name: /^Wechseln/ })).toBeVisible()
    await expectClean(page, { nur: 'header', was: 'dropdown' })
  })
})
