import { spawnSync } from 'node:child_process'

/** What npm prints as JSON. It tells its own path to the scripts it runs; a direct call falls back to PATH. */
export function npmJson(args: readonly string[], cwd = '.'): unknown {
  const cli = process.env.npm_execpath
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
  const { stdout, stderr } = spawnSync(command, [...first, ...args], { cwd, encoding: 'utf8', maxBuffer: 1e8 })
  try {
    return JSON.parse(stdout)
  } catch {
    throw new Error(`npm ${args.join(' ')}: ${stderr}`)
  }
}
