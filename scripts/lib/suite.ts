import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export type Result = { name: string; passed: number; failed: number; seconds: number }

type Command = { name: string; command: string; args: string[]; env?: Record<string, string>; quiet?: boolean }

/** Runs a command. Its lines are shown at once behind its name, or, of those that run side by side, only when it fails. */
async function run({ name, command, args, env, quiet }: Command): Promise<{ ok: boolean; seconds: number }> {
  const start = performance.now()
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  const kept: string[] = []
  const show = (line: string) => (quiet ? void kept.push(line) : console.log(`${name} │ ${line}`))
  await Promise.all([eachLine(child.stdout, show), eachLine(child.stderr, show)])
  const code = child.exitCode ?? (await new Promise<number | null>(resolve => child.on('close', resolve)))
  if (code !== 0) for (const line of kept) console.log(line)
  return { ok: code === 0, seconds: (performance.now() - start) / 1000 }
}

async function eachLine(stream: Readable, show: (line: string) => void): Promise<void> {
  for await (const line of createInterface({ input: stream })) if (line !== '') show(line)
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
