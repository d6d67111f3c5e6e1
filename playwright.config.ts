import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findOrInstallChromium } from './scripts/lib/chromium.ts'
import { FESTE_UHR } from './tests/fixtures/feste-uhr.ts'

const PORT = Number(process.env.E2E_PORT ?? 3107)
const GTM_PORT = PORT + 1

/** Said once it can answer; asking would be a second late. */
const LAEUFT = { stdout: /läuft auf/ }

/** No test asks the official catalogue. */
const SERVER = { VAR_DIR: 'var/test/server', KATALOG_URL: 'aus', ...FESTE_UHR }

/** They start servers of their own and go through them one after the other, each file in one worker. */
const OTHER_DAYS = /(handy-masse|jahr)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  metadata: { gtmUrl: `http://localhost:${GTM_PORT}` },
  outputDir: 'var/test/browser',
  reporter: [['list'], ['json']],
  fullyParallel: true,
  // One more than most machines of this kind have cores: tests wait a little, but browsers compute a lot.
  workers: 3,
  retries: 0,
  // A busy machine is slow, not wrong: these end a test that hangs, they do not judge a speed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findOrInstallChromium(), args: CHROMIUM_ARGS },
  },
  // In this order: what takes longest begins first, so that no worker is left alone with it at the end.
  projects: [
    { name: 'other days', testMatch: OTHER_DAYS },
    { name: 'today', testIgnore: OTHER_DAYS },
  ],
  webServer: [
    {
      command: `${process.execPath} scripts/start.ts`,
      env: { ...SERVER, PORT: String(PORT) },
      wait: LAEUFT,
      reuseExistingServer: false,
      timeout: 120_000,
    },
    {
      // The same site with a tag manager; the tests answer for it inside the browser.
      command: `${process.execPath} scripts/start.ts`,
      env: { ...SERVER, PORT: String(GTM_PORT), GTM_ID: 'GTM-TEST123', ANFRAGEN_LIMIT: '0' },
      wait: LAEUFT,
      reuseExistingServer: false,
      timeout: 120_000,
    },
  ],
})
