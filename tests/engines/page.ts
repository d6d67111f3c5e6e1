import { expect } from 'vitest'
import type { Browser, Settings } from './browser.ts'
import { COMPLAINTS } from './ear.ts'

/** An element by selector and, where that is not enough, by the beginning of its name and the part of the page it is in. */
export type Target = readonly [css: string, name?: string | undefined, within?: Target]

export const field = (name: string, within?: Target): Target => target('input, select, textarea', name, within)
export const button = (name: string, within?: Target): Target => target('button', name, within)
export const radio = (name: string): Target => ['[type=radio]', name]

const target = (css: string, name: string, within: Target | undefined): Target =>
  within ? [css, name, within] : [css, name]

type Question = { about: 'text' | 'value' | 'point'; of: Target } | { about: 'choose'; of: Target; option: string }

/** A visitor's hands and eyes in one browser: waits for what it needs, and uses mouse and keyboard. */
export function pageIn(browser: Browser, origin: string) {
  const ask = (question: Question) => browser.evaluate(answer, question)

  async function press(point: string) {
    const [x = 0, y = 0] = point.split(' ').map(Number)
    await browser.click({ x, y })
  }

  /** Waits for an element that can be reached with the mouse: in sight, on top, enabled, and no longer moving. */
  async function click(target: Target) {
    let before: string | null = null
    const point = await until(
      async () => {
        const now = await ask({ about: 'point', of: target })
        const isStill = now === before
        before = now
        return isStill ? now : null
      },
      `click ${target.join(' ')}`,
    )
    await press(point)
  }

  return {
    browser,
    url: (path: string) => new URL(path, origin).href,
    click,

    /** Opens a page and waits until React has taken over: the app tells by its first page view. */
    async open(path: string) {
      await browser.open(new URL(path, origin).href)
      await until(
        () =>
          browser.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer).includes('page_view')),
        `hydration of ${path}`,
      )
    },

    async fill(target: Target, text: string) {
      await click(target)
      await browser.selectAll()
      await browser.type(text)
    },

    async choose(target: Target, option: string) {
      await until(() => ask({ about: 'choose', of: target, option }), `choose ${option} in ${target.join(' ')}`)
    },

    /** Waits until the element is there and says so. */
    async see(target: Target, text: string | RegExp = '') {
      const shown = expect.poll(() => ask({ about: 'text', of: target }), { message: target.join(' ') })
      await (typeof text === 'string' ? shown.toContain(text) : shown.toMatch(text))
    },
    seeNone: (target: Target) =>
      expect.poll(() => ask({ about: 'text', of: target }), { message: `gone: ${target.join(' ')}` }).toBeNull(),

    /** For a part of the page that comes to life when the visitor gets near: pressed until it answers. */
    async clickUntil(target: Target, seen: Target) {
      await until(
        async () => {
          if ((await ask({ about: 'text', of: seen })) !== null) return true
          const point = await ask({ about: 'point', of: target })
          if (point) await press(point)
          return null
        },
        `an answer to ${target.join(' ')}`,
      )
    },

    /** Errors and warnings since the last time somebody asked; each page writes them down (ear.ts). */
    takeComplaints: (): Promise<string[]> =>
      browser.evaluate(key => {
        const complaints = JSON.parse(sessionStorage.getItem(key) ?? '[]')
        sessionStorage.removeItem(key)
        return complaints
      }, COMPLAINTS),

    text: (target: Target) => ask({ about: 'text', of: target }),
    value: (target: Target) => ask({ about: 'value', of: target }),
    path: () => browser.evaluate(() => location.pathname),
  }
}

export type Page = ReturnType<typeof pageIn>

export type Visitor = {
  /** A visitor who has chosen, and of whom nothing else is known, in the browser that all journeys share; at the site unless told. */
  visit(at?: string): Promise<Page>
  /** A browser of its own, set up otherwise before it starts. */
  withSettings(settings: Settings, use: (page: Page) => Promise<void>): Promise<void>
}

/** Asks until there is an answer. */
async function until<T>(question: () => Promise<T | null>, message: string): Promise<NonNullable<T>> {
  const answers: T[] = []
  await expect
    .poll(
      async () => {
        const found = await question()
        if (found) answers.push(found)
        return answers.length
      },
      { message },
    )
    .toBe(1)
  return answers[0] as NonNullable<T>
}

/** Runs inside the page. */
function answer(question: Question): string | null {
  const tidy = (text: string | null | undefined) =>
    (text ?? '')
      .replace(/\u00ad/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  const byId = (id: string) => document.getElementById(id)?.textContent ?? ''
  const nameOf = (element: HTMLElement) => {
    const labels = (element as HTMLInputElement).labels
    const spoken =
      element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby')?.split(' ').map(byId).join(' ')
    const label = element instanceof HTMLFieldSetElement ? element.querySelector('legend') : labels?.[0]
    return tidy(spoken ?? (label ?? element).textContent)
  }
  const find = ([css, name, within]: Target): HTMLElement | undefined => {
    const shown = [...((within ? find(within) : document)?.querySelectorAll<HTMLElement>(css) ?? [])].filter(element =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    // What is not given arrives as null from some drivers.
    if (name == null) return shown[0]
    return shown.find(each => nameOf(each) === name) ?? shown.find(each => nameOf(each).startsWith(name))
  }
  const element = find(question.of)
  if (!element) return null

  switch (question.about) {
    case 'text':
      return tidy(element.innerText)
    case 'value':
      return (element as HTMLInputElement).value
    case 'choose': {
      const select = element as HTMLSelectElement
      const option = [...select.options].find(each => tidy(each.text) === question.option)
      if (!option) return null
      select.value = option.value
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
      return option.value
    }
    case 'point': {
      if ((element as HTMLButtonElement).disabled) return null
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
      const onTop = document.elementFromPoint(x, y)
      const label = (element as HTMLInputElement).labels?.[0]
      return element.contains(onTop) || label?.contains(onTop) ? `${x} ${y}` : null
    }
  }
}
