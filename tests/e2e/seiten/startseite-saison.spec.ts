import type { Locator } from '@playwright/test'
import { amTag } from '../hilfe/anderer-tag.ts'
import { expectClean, expectFits } from '../hilfe/axe.ts'
import { layoutShift, watchPaint } from '../hilfe/gemalt.ts'
import { test as base, DESKTOP, expect, openPage, PHONE } from '../hilfe/seiten.ts'

const test = base.extend<{ klagen: string[] }, { website: string }>({
  website: [...amTag('2026-11-18T09:00:00Z', [2026, 2027])],
})

test('in the season the band tells rise and days, where the fields leave it room', async ({ page, website }) => {
  const band = page.getByRole('region', { name: 'Prämien und Kündigungsfrist' })
  const weiter = page.getByRole('button', { name: 'Weiter', exact: true })
  const bottom = (part: Locator) => part.evaluate(element => element.getBoundingClientRect().bottom)

  await test.step('on a phone it stands above the headline, and the button still on the first screen', async () => {
    await watchPaint(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, `${website}/`)
    await expect(band).toHaveCount(1)
    await expect(band).toContainText('Noch 12 Tage bis 30.11.')
    await expect(band).toContainText('Mitte der 42 Regionen')
    expect(await bottom(band)).toBeLessThan((await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0)
    expect(await bottom(weiter)).toBeLessThanOrEqual(844)
    expect(await layoutShift(page)).toBe(0)
  })

  await test.step('below 700 px of height it stands under the fields', async () => {
    await page.setViewportSize(PHONE)
    await expect(band).toHaveCount(1)
    expect((await band.boundingBox())?.y).toBeGreaterThan(await bottom(weiter))
    expect(await bottom(weiter)).toBeLessThanOrEqual(PHONE.height)
    await expectFits(page)
  })

  await test.step('in a wide window it stands below the calculator, with the days of November', async () => {
    await page.setViewportSize(DESKTOP)
    await expect(band).toHaveCount(1)
    await expect(band.getByRole('img', { name: /heute ist der 18\.$/ })).toBeVisible()
    expect((await band.boundingBox())?.y).toBeGreaterThan((await bottom(page.locator('#rechner'))) - 1)
    await expectClean(page, { nur: '[data-saison=unten]' })
    await expectFits(page)
  })
})
