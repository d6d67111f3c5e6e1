import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What tests run beside Chromium: the packages of the distribution, and the programs they bring. */
const ENGINES = {
  Firefox: { packages: ['firefox-esr'], programs: { browser: ['firefox-esr', 'firefox'] } },
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: {
      driver: ['WebKitWebDriver'],
      // The small browser lies beside the library, whose folder names machine and version.
      browser: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'],
      screen: ['Xvfb'],
    },
  },
  // No browser, but the other server that visitors may meet.
  nginx: { packages: ['nginx', 'libnginx-mod-http-brotli-static'], programs: { server: ['nginx'] } },
} as const

export type EngineName = keyof typeof ENGINES
type Programs<Name extends EngineName> = Record<keyof (typeof ENGINES)[Name]['programs'], string>

export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[]

/** The paths of an engine's programs; undefined while one is missing. */
export function findEngine<Name extends EngineName>(name: Name): Programs<Name> | undefined {
  const programs = Object.entries<readonly string[]>(ENGINES[name].programs)
  const found = programs.map(([use, names]) => [use, firstProgram(names)])
  return found.every(([, path]) => path) ? Object.fromEntries(found) : undefined
}

/** Where an engine that runs writes its version. */
export const ENGINE_REPORTS = 'var/test/engines'

/** `Firefox 153.7.0, WebKit fehlt …`: which engines the run tried, and which of them really ran. */
export const enginesText = () => ENGINE_NAMES.map(name => reported(name) ?? notRunText(name)).join(', ')

function reported(name: EngineName): string | undefined {
  const report = join(ENGINE_REPORTS, name)
  return existsSync(report) ? `${name} ${readFileSync(report, 'utf8')}` : undefined
}

const notRunText = (name: EngineName) => (findEngine(name) ? `${name} lief nicht` : missingText(name))

/** Why an engine cannot run, and what to do about it. */
export const missingText = (name: EngineName) => `${name} fehlt (Pakete ${ENGINES[name].packages.join(' und ')})`

/** Installs what is missing where the machine allows it. It takes a minute, so others may work meanwhile. */
export async function installMissingEngines(): Promise<void> {
  const packages = ENGINE_NAMES.filter(name => !findEngine(name)).flatMap(name => ENGINES[name].packages)
  if (packages.length === 0 || process.getuid?.() !== 0 || !firstProgram(['apt-get'])) return
  console.log(`Installiere: apt-get install ${packages.join(' ')}`)
  const install = 'apt-get install -y -qq --no-install-recommends'
  // A name that the distribution does not know must not keep the others away.
  const command = `apt-get update -qq && ${install} ${packages.join(' ')} || for p in ${packages.join(' ')}; do ${install} $p; done`
  const child = spawn('sh', ['-c', command], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // Without a network apt waits long; whoever asks for the engine is told which packages it needs.
    timeout: 240_000,
  })
  await once(child, 'close')
}

function firstProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(':')
  return names
    .flatMap(name => (name.startsWith('/') ? globSync(name) : folders.map(folder => join(folder, name))))
    .find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
