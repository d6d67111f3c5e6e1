import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './scripts/lib/chromium.ts'
import { FESTE_UHR } from './tests/fixtures/feste-uhr.ts'

const PORT = Number(process.env.E2E_PORT ?? 3107)

/** They start servers of their own and go through them one after the other, each file in one worker. */
const OTHER_DAYS = /(eine-antwort|handy-masse|jahr|kanton|saison)\.spec\.ts$/

/** No page of a test lives long enough to earn back what optimising its scripts costs, a twentieth of all computing. */
const UNOPTIMISED = '--js-flags=--no-opt --no-maglev'

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/hilfe/global-setup.ts',
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
    // Motion takes a tenth of the time; one test asks for it, and Firefox and WebKit walk with it.
    contextOptions: { reducedMotion: 'reduce' },
    // Only looked for: whoever reads this file installs nothing. Workers read it again once the set-up has seen to it.
    launchOptions: { executablePath: findChromium() ?? '', args: [...CHROMIUM_ARGS, UNOPTIMISED] },
  },
  // In this order: what takes longest begins first, so that no worker is left alone with it at the end.
  projects: [
    { name: 'other days', testMatch: OTHER_DAYS },
    { name: 'today', testIgnore: OTHER_DAYS },
  ],
  webServer: {
    command: `${process.execPath} scripts/start.ts`,
    env: {
      PORT: String(PORT),
      VAR_DIR: 'var/test/server',
      // No test asks the official catalogue.
      KATALOG_URL: 'aus',
      ANFRAGEN_LIMIT: '0',
      // As sites are run; the tests answer for it inside the browser. Servers of a test's own, Firefox and WebKit have none.
      GTM_ID: 'GTM-TEST123',
      ...FESTE_UHR,
    },
    // Said once it can answer; asking would be a second late.
    wait: { stdout: /läuft auf/ },
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
