import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { inspect } from 'node:util'
import type { TestReport } from './berichte.ts'

export type Result = TestReport & { name: string; seconds: number }

type Command = { name: string; command: string; args: string[]; env?: Record<string, string>; quiet?: boolean }

/** So much of a command's end is repeated when it fails. */
const END_LINES = 30

/** Runs a command. Its lines are shown at once behind its name, or, of those that run side by side, only when it fails. */
async function run({
  name,
  command,
  args,
  env,
  quiet,
}: Command): Promise<{ ok: boolean; ende: string; seconds: number }> {
  const start = performance.now()
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  const lines: string[] = []
  const show = (line: string) => {
    lines.push(line)
    if (!quiet) console.log(`${name} │ ${line}`)
  }
  await Promise.all([eachLine(child.stdout, show), eachLine(child.stderr, show)])
  const code = child.exitCode ?? (await new Promise<number | null>(resolve => child.on('close', resolve)))
  if (quiet && code !== 0) for (const line of lines) console.log(line)
  return { ok: code === 0, ende: lines.slice(-END_LINES).join('\n'), seconds: secondsSince(start) }
}

const secondsSince = (start: number) => (performance.now() - start) / 1000

async function eachLine(stream: Readable, show: (line: string) => void): Promise<void> {
  for await (const line of createInterface({ input: stream })) if (line !== '') show(line)
}

/** A check that is right or wrong as a whole counts as one test. */
export async function check(command: Command): Promise<Result> {
  const { ok, ende, seconds } = await run({ ...command, quiet: true })
  return { name: command.name, passed: ok ? 1 : 0, failures: ok ? [] : [ende], seconds }
}

/** Set-up counts too: when it fails, the run still ends with its closing line. */
export async function task(name: string, work: () => Promise<void>): Promise<Result> {
  const start = performance.now()
  const failures = await work().then(
    () => [],
    error => [inspect(error)],
  )
  return { name, passed: 1 - failures.length, failures, seconds: secondsSince(start) }
}

/** A test runner that writes a JSON report. One that fails without a failed test, or writes none, counts as one. */
export async function suite(
  command: Command & { report: string; read: (report: unknown) => TestReport },
): Promise<Result> {
  rmSync(command.report, { force: true })
  const { ok, ende, seconds } = await run(command)
  const { passed, failures } = existsSync(command.report)
    ? command.read(JSON.parse(readFileSync(command.report, 'utf8')))
    : { passed: 0, failures: [ende] }
  return { name: command.name, passed, failures: ok || failures.length > 0 ? failures : [ende], seconds }
}
