import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './seiten.ts'

type Pruefung = {
  /** Said when something is found. */
  was?: string
  /** Only this part of the page. */
  nur?: string
  ohneRegeln?: string[]
}

/** Axe finds nothing. No frames here, and only findings count: that takes a third of the time. */
export async function expectClean(page: Page, { was, nur, ohneRegeln = [] }: Pruefung = {}) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
  if (nur) axe.include(nur)
  const { violations } = await axe.disableRules(ohneRegeln).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`),
    was,
  ).toEqual([])
}

/** No scrolling sideways. */
export async function expectFits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}
