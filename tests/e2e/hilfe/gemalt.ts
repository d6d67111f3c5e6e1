import { expect, type Locator, type Page } from '@playwright/test'

type Gemalt = { verschoben: { value: number; startTime: number }[]; groesstes?: Element | undefined }

/** Notes what every document of this page paints, from its first byte on: layout shifts and the largest paint. */
export async function watchPaint(page: Page) {
  await page.addInitScript(() => {
    const gemalt: Gemalt = { verschoben: [] }
    Object.assign(window, { gemalt })
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
    watch('layout-shift', entry => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!shift.hadRecentInput) gemalt.verschoben.push({ value: shift.value, startTime: shift.startTime })
    })
    watch('largest-contentful-paint', entry => {
      gemalt.groesstes = (entry as PerformanceEntry & { element?: Element }).element
    })
  })
}

/**
 * How far the page has moved by itself. A shift made on purpose comes last: the browser reports them in order, so once
 * that one is there no earlier one is still on its way, and a browser that reports none at all is noticed.
 */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const { verschoben } = (window as unknown as { gemalt: Gemalt }).gemalt
    // Further down the browser would scroll along instead of letting anything move.
    window.scrollTo({ top: 0, behavior: 'instant' })
    const since = performance.now()
    const reported = new Promise<void>(resolve => {
      new PerformanceObserver(list => {
        if (list.getEntries().some(({ startTime }) => startTime >= since)) resolve()
      }).observe({ type: 'layout-shift' })
    })
    // A shift has the time at which its frame began: that of the frame under way may be before.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const block = document.createElement('div')
    block.style.height = '99px'
    document.body.prepend(block)
    await reported
    block.remove()
    return verschoben.filter(({ startTime }) => startTime < since).reduce((sum, { value }) => sum + value, 0)
  })

/** Whether the largest thing painted is the question about cookies. */
export async function largestIsBanner(page: Page): Promise<boolean> {
  await page.waitForFunction(() => (window as unknown as { gemalt: Gemalt }).gemalt.groesstes)
  return page.evaluate(() => !!(window as unknown as { gemalt: Gemalt }).gemalt.groesstes?.closest('#cookie-hinweis'))
}

/** Keeps the font back until the returned function is called: the worst a line can do is to come when all is painted. */
export async function holdFonts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async route => {
    await released
    await route.continue()
  })
  return release
}

const SCHRIFT = 'Instrument Sans'

/**
 * Has this document drawn in the site's own font before anything is measured in it: a font that is `optional` and a
 * moment late leaves the document in its fallback for good. The same file is given to it once more, without that limit.
 */
export async function requireFont(page: Page) {
  await page.evaluate(async family => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const declared = rules.find(
      rule => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes(family),
    )
    if (!(declared instanceof CSSFontFaceRule)) throw new Error(`No style sheet declares ${family}.`)
    const value = (name: string) => declared.style.getPropertyValue(name)
    const descriptors = { weight: value('font-weight'), stretch: value('font-stretch'), style: value('font-style') }
    document.fonts.add(await new FontFace(family, value('src'), descriptors).load())
  }, SCHRIFT)
  // The browser draws with it from its next frame on.
  await expect.poll(() => drawnFonts(page, 'h1')).toEqual([SCHRIFT])
}

/** The fonts that the browser took for an element: a style says only which ones it would like. */
async function drawnFonts(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  for (const domain of ['DOM', 'CSS'] as const) await devtools.send(`${domain}.enable`)
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devtools.detach()
  return fonts.map(({ familyName }) => familyName)
}

/** Of how many lines it is, by its height: what is only heard stands apart. */
export const lineCount = (part: Locator): Promise<number> =>
  part.evaluate(element => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element)
    const height = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
    return Math.round(height / Number.parseFloat(lineHeight))
  })
