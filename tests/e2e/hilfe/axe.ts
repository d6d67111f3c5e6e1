import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './seiten.ts'

type Umfang = {
  /** Only this part of the page. */
  nur?: string
  ohneRegeln?: readonly string[]
}

/** What axe finds wrong. It is put into a page once, which a second look at the same page does not pay again. */
export async function axeFunde(page: Page, { nur, ohneRegeln = [] }: Umfang = {}) {
  await untilStill(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    ([teil, regeln]) =>
      (window as unknown as { axe: typeof axe }).axe.run(teil ?? document, {
        resultTypes: ['violations'],
        // Only `no-autoplay-audio` needs something loaded, and that is media. The style sheets, which axe would fetch
        // and parse each time, are for `css-orientation-lock`, which is experimental and off.
        preload: { assets: ['media'] },
        rules: Object.fromEntries(regeln.map(regel => [regel, { enabled: false }])),
      }),
    [nur, ohneRegeln] as const,
  )
  return violations
}

/** Colours fade from one state to the next; halfway they have a contrast that nobody chose. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const endliche = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(endliche.map(({ finished }) => finished))
  })

/** Axe finds nothing; `was` names the place when it does. */
export async function expectClean(page: Page, { was, ...umfang }: Umfang & { was?: string | undefined } = {}) {
  const funde = await axeFunde(page, umfang)
  expect(
    funde.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`),
    was,
  ).toEqual([])
}

/** On the narrowest phone: axe finds nothing, nothing scrolls sideways. The audit has every size and every look. */
export async function expectCleanOnPhone(page: Page, was?: string) {
  await page.setViewportSize({ width: 320, height: 800 })
  await expectClean(page, { was })
  await expectFits(page, was)
}

/** No scrolling sideways. The window counts the room that is kept for a scroll bar, the page's body does not. */
export async function expectFits(page: Page, was?: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth)
  expect(overflow, was).toBeLessThanOrEqual(0)
}
