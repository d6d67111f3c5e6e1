import { type Browser, type BrowserContext, chromium, type ViewportSize } from '@playwright/test'
import { CHROMIUM_ARGS, findOrInstallChromium } from '../../scripts/lib/chromium.ts'

export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: [...CHROMIUM_ARGS, '--enable-features=OverlayScrollbar'],
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

export type Medien = {
  colorScheme: 'light' | 'dark'
  forcedColors: 'active' | 'none'
  reducedMotion: 'reduce' | 'no-preference'
}

export const HELL: Medien = { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' }
export const DUNKEL: Medien = { ...HELL, colorScheme: 'dark' }

type Besuch = {
  url: string
  groesse: ViewportSize
  medien: Medien
  /** Has not answered the cookie question yet. */
  neu?: boolean
}

const WAHL = JSON.stringify({ essential: true, statistics: false, marketing: false, timestamp: 1 })

export const besuch = (browser: Browser, { url, groesse, medien, neu = false }: Besuch): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: url,
    viewport: groesse,
    isMobile: groesse.width < 768,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    ...medien,
    storageState: {
      cookies: [],
      origins: neu ? [] : [{ origin: url, localStorage: [{ name: 'cookieConsent', value: WAHL }] }],
    },
  })
