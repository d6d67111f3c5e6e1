import type { BrowserContext, Page } from '@playwright/test'
import { test as base } from './seiten.ts'

export const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'

/** A visitor of the site with a tag manager, who has not chosen yet. `foreign` collects every request to another host. */
export const test = base.extend<{ foreign: string[] }>({
  hasChosen: false,
  foreign: [
    async ({ context, baseURL }, use) => {
      const foreign: string[] = []
      context.on('request', request => {
        if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url())
      })
      await answerForTagManager(context)
      await use(foreign)
    },
    { auto: true },
  ],
})

export const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' })

/** The next page this tab opens is that of a new visitor, or of one with a record of the past. */
export async function forget(page: Page, record?: string) {
  await page.context().clearCookies()
  await page.evaluate(text => {
    sessionStorage.clear()
    localStorage.clear()
    if (text !== undefined) localStorage.setItem('cookieConsent', text)
  }, record)
}

/** Does what the real one does: reads the consent from the data layer and sets the cookies it allows. */
async function answerForTagManager(context: BrowserContext) {
  const standIn = () => {
    const signals: Record<string, string> = {}
    for (const entry of (window as { dataLayer?: unknown[] }).dataLayer ?? []) {
      // Google's tags ignore commands that are no real arguments object.
      if (Object.prototype.toString.call(entry) !== '[object Arguments]') continue
      const [command, , values] = entry as [string, string, Record<string, string>]
      if (command === 'consent') Object.assign(signals, values)
    }
    const setCookie = (text: string) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the real one does
      document.cookie = `${text}; max-age=9999`
    }
    if (signals.analytics_storage === 'granted') {
      setCookie('_ga=GA1.1.1.1; path=/')
      setCookie(`_ga_TEST123=GS1; path=${location.pathname}`)
    }
    if (signals.ad_storage === 'granted') setCookie('_gcl_au=1.1.1; path=/; domain=localhost')
    Object.assign(window, { tagManagerSaw: location.href })
  }
  await context.route('https://www.googletagmanager.com/**', route =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` }),
  )
}

/** The whole data layer; commands are marked, the moment of loading is left out. */
export const dataLayer = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? []).map(entry => {
      if (Object.prototype.toString.call(entry) === '[object Arguments]')
        return { command: Array.from(entry as ArrayLike<unknown>) }
      return 'gtm.start' in entry ? { ...entry, 'gtm.start': typeof entry['gtm.start'] } : entry
    }),
  )

export const storedConsent = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'))

export const foreignScripts = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('script[src^="http"]').length)

export const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).toSorted()

export type Choice = { statistics: boolean; marketing: boolean }

const signals = ({ statistics, marketing }: Choice) => ({
  ad_storage: marketing ? 'granted' : 'denied',
  analytics_storage: statistics ? 'granted' : 'denied',
  personalization_storage: marketing ? 'granted' : 'denied',
  ad_user_data: marketing ? 'granted' : 'denied',
  ad_personalization: marketing ? 'granted' : 'denied',
  functionality_storage: 'granted',
  security_storage: 'granted',
})

export const DEFAULT = { command: ['consent', 'default', signals({ statistics: false, marketing: false })] }

/** What a choice leaves in the data layer; loading the tag manager only the first time. */
export const applied = (choice: Choice, loads = choice.statistics || choice.marketing): object[] => [
  { command: ['consent', 'update', signals(choice)] },
  {
    event: 'consent_update',
    ...signals(choice),
    marketing_consent: choice.marketing,
    statistics_consent: choice.statistics,
  },
  ...(loads ? [{ event: 'gtm.js', 'gtm.start': 'number' }] : []),
]

/** The cookies the stand-in sets for a choice. */
export const cookiesOf = ({ statistics, marketing }: Choice) => [
  ...(statistics ? ['_ga', '_ga_TEST123'] : []),
  ...(marketing ? ['_gcl_au'] : []),
]
