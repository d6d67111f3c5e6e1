// The one runner behind every npm script. Plain JavaScript that works from Node 18 on, because it
// runs before anything is installed: it installs what the lock file names, then hands over to the
// project's pinned Node, which runs TypeScript directly.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const pinnedPackage = `node-${process.platform}-${process.arch}`
const bootstrap = join(root, '.node')

const packages = file => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/** Whether every package of the lock file is installed in its version; optional ones belong to other platforms. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false
  const have = packages('node_modules/.package-lock.json')
  return Object.entries(packages('package-lock.json')).every(
    ([path, { version, optional }]) => !path || optional || have[path]?.version === version,
  )
}

function installIfNeeded() {
  if (isInstalled()) return
  console.log('Installiere Abhängigkeiten (npm ci) …')
  const node = nodeForInstall()
  npm(node, ['ci', '--include=dev'])
  if (node !== process.execPath) rmSync(bootstrap, { recursive: true })
}

/**
 * npm must run on the Node that will use what it installs: it leaves out native parts that the running one is too
 * old for, and builds others for it. So a pinned Node comes first, beside node_modules, which `npm ci` empties.
 */
function nodeForInstall() {
  const version = packages('package-lock.json')[`node_modules/${pinnedPackage}`]?.version
  if (!version || version.split('.')[0] === process.versions.node.split('.')[0]) return process.execPath
  npm(process.execPath, [
    'install',
    '--prefix',
    bootstrap,
    '--no-save',
    '--no-package-lock',
    `${pinnedPackage}@${version}`,
  ])
  return join(bootstrap, 'node_modules', pinnedPackage, 'bin', 'node')
}

function npm(node, args) {
  const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) }
  const options = { cwd: root, stdio: 'inherit', env }
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error']
  // npm tells its own path to the scripts it runs; a direct call of this file falls back to PATH.
  const cli = process.env.npm_execpath
  const { status } = cli?.endsWith('.js') ? spawnSync(node, [cli, ...all], options) : spawnSync('npm', all, options)
  if (status === 0) return
  console.error('Die Installation ist fehlgeschlagen; die Meldung von npm steht darüber.')
  process.exit(status ?? 1)
}

/** The pinned Node of this platform; elsewhere the machine's own, if it is new enough. */
function findNode() {
  const pinned = join(root, 'node_modules', pinnedPackage, 'bin', 'node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(
    `Für ${process.platform}/${process.arch} liegt kein Node 24 bei, und hier läuft ${process.version}. Bitte Node 24 oder neuer installieren.`,
  )
  process.exit(1)
}

const [task, ...args] = process.argv.slice(2)
const script = join(root, 'scripts', `${task}.ts`)
if (!task || !existsSync(script)) {
  console.error(`Unbekannter Befehl: ${task ?? '(keiner)'}. Die Befehle stehen in package.json unter «scripts».`)
  process.exit(1)
}

installIfNeeded()
const node = findNode()
const child = spawn(node, [script, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
