import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

const USUAL_PLACES = [
  process.env.CHROME_PATH,
  // The engine without the browser's own windows: half the time per test.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const INSTALLS: [string, string[]][] = [
  ['npx', ['playwright', 'install', 'chromium']],
  ['sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell']],
  ['sh', ['-c', 'apt-get install -y -qq chromium']],
]

export const findChromium = (): string | undefined =>
  [...USUAL_PLACES, chromium.executablePath()].find(place => place && existsSync(place))

/** The path of a Chromium for tests and pictures: one that is there, or one installed now. */
export function findOrInstallChromium(): string {
  for (const [command, args] of INSTALLS) {
    const path = findChromium()
    if (path) return path
    console.log(`Kein Chromium gefunden. Installiere: ${command} ${args.join(' ')}`)
    try {
      execFileSync(command, args, { stdio: 'inherit' })
    } catch {
      // The next way, or the sentence below.
    }
  }
  const path = findChromium()
  if (path) return path
  throw new Error(
    'Kein Chromium gefunden und keines installierbar. Bitte Chromium installieren oder CHROME_PATH setzen.',
  )
}

/** `Chromium 156.0.8078.79`, or why there is none. */
export function chromiumVersion(): string {
  const path = findChromium()
  return path ? execFileSync(path, ['--version'], { encoding: 'utf8' }).trim() : 'Chromium fehlt'
}

/** As root, Chromium's own sandbox cannot start; the rest keeps it from calling home during a test. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** For measuring and looking; scroll bars lie on top of a page, as on a phone. */
export const launchChromium = (...args: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: findOrInstallChromium(),
    args: [...CHROMIUM_ARGS, '--enable-features=OverlayScrollbar', ...args],
  })
