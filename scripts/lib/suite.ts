import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

export type Result = { name: string; passed: number; failed: number; seconds: number }

type Command = { name: string; command: string; args: string[]; env?: Record<string, string>; quiet?: boolean }

/** Runs a command; its output is shown at once, or, for the quiet ones that run side by side, only when it fails. */
async function run({ command, args, env, quiet }: Command): Promise<{ ok: boolean; seconds: number }> {
  const start = performance.now()
  const child = spawn(command, args, {
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  const output: Buffer[] = []
  child.stdout?.on('data', chunk => output.push(chunk))
  child.stderr?.on('data', chunk => output.push(chunk))
  const code = await new Promise<number | null>(resolve => child.on('close', resolve))
  if (code !== 0) process.stdout.write(Buffer.concat(output))
  return { ok: code === 0, seconds: (performance.now() - start) / 1000 }
}

/** A check that is right or wrong as a whole counts as one test. */
export async function check(command: Command): Promise<Result> {
  const { ok, seconds } = await run({ ...command, quiet: true })
  return { name: command.name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds }
}

/** Set-up counts too: when it fails, the run still ends with its closing line. */
export async function task(name: string, work: () => Promise<void>): Promise<Result> {
  const start = performance.now()
  const ok = await work().then(
    () => true,
    error => void console.error(error),
  )
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds: (performance.now() - start) / 1000 }
}

/** A test runner that writes its counts to a JSON report. A runner that fails without a failed test counts as one. */
export async function suite(
  command: Command & { report: string; count: (report: unknown) => { passed: number; failed: number } },
): Promise<Result> {
  rmSync(command.report, { force: true })
  const { ok, seconds } = await run(command)
  const { passed, failed } = existsSync(command.report)
    ? command.count(JSON.parse(readFileSync(command.report, 'utf8')))
    : { passed: 0, failed: 1 }
  return { name: command.name, passed, failed: Math.max(failed, ok ? 0 : 1), seconds }
}

export const vitestCounts = (report: unknown) => {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number }
  return { passed: numPassedTests, failed: numFailedTests }
}

export const playwrightCounts = (report: unknown) => {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } }
  // A test that passes only at the second try is not a passed test.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
