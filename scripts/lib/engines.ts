import { execFileSync } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { join } from 'node:path'

/** Engines beside Chromium: Debian's packages, and the programs they bring. */
const ENGINES = {
  Firefox: { packages: ['firefox-esr'], programs: { browser: ['firefox-esr', 'firefox'] } },
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    // The small browser lies beside the library, whose folder names machine and version.
    programs: {
      driver: ['WebKitWebDriver'],
      browser: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'],
      screen: ['Xvfb'],
    },
  },
} as const

export type EngineName = keyof typeof ENGINES
export type Programs<Name extends EngineName> = Record<keyof (typeof ENGINES)[Name]['programs'], string>

export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[]

/** The paths of an engine's programs, or the packages that would bring them. */
export function findEngine<Name extends EngineName>(name: Name): Programs<Name> {
  const { packages, programs } = ENGINES[name]
  const found = Object.entries<readonly string[]>(programs).map(([use, names]) => [use, firstProgram(names)])
  if (found.some(([, path]) => !path)) throw new Error(`${name} fehlt (Pakete: ${packages.join(' ')})`)
  return Object.fromEntries(found)
}

/** Installs what is missing where the machine allows it, all at once. */
export function installMissingEngines(): void {
  const packages = ENGINE_NAMES.filter(name => !isThere(name)).flatMap(name => ENGINES[name].packages)
  if (packages.length === 0) return
  if (process.getuid?.() !== 0 || !firstProgram(['apt-get'])) return
  console.log(`Installiere: apt-get install ${packages.join(' ')}`)
  try {
    execFileSync(
      'sh',
      ['-c', `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        // Without a network apt waits long.
        timeout: 180_000,
      },
    )
  } catch {
    // Whoever asks for the engine is told which packages it needs.
  }
}

function isThere(name: EngineName): boolean {
  try {
    findEngine(name)
    return true
  } catch {
    return false
  }
}

function firstProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(':')
  return names
    .flatMap(name => (name.startsWith('/') ? globSync(name) : folders.map(folder => join(folder, name))))
    .find(path => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}
