import type { Page } from '@playwright/test'

/**
 * Amounts that lie on more than one line or are cut off, text that spills out of its cell, and whether the page can be
 * moved sideways.
 */
export function brokenAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const AMOUNT = /(?:CHF[\s\u00a0])?[+−-]?\d{1,3}(?:’\d{3})*(?:\.\d{2})?(?![\d.])/g
    const found: string[] = []
    const isForEarsOnly = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isForEarsOnly(element.parentElement))
    const cutsOff = (element: Element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      if (isForEarsOnly(node.parentElement)) continue
      const cell = node.parentElement?.closest('td, th')
      const whole = document.createRange()
      whole.selectNodeContents(node)
      if (cell && whole.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1)
        found.push(`«${text.slice(0, 60)}» leaves its cell`)
      for (const match of text.matchAll(AMOUNT)) {
        if (!/[.’]/.test(match[0])) continue
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        )
        for (let box = node.parentElement; box; box = box.parentElement)
          if (
            range.getBoundingClientRect().right > box.getBoundingClientRect().right + 1 &&
            cutsOff(box) &&
            lines.size > 0
          )
            found.push(`${match[0]} is cut off`)
        if (lines.size > 1) found.push(`${match[0]} in «${node.parentElement?.textContent?.slice(0, 60)}»`)
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px wider than the window`)
    return found
  })
}
