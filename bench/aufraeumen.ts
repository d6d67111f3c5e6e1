import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SCHONFRIST_MS = 500

/**
 * Everything that is written for a while goes into one folder, and nothing outlives this process: neither the folder nor
 * servers, databases and browsers, however it ends.
 */
export function makeFolderUntilExit(): string {
  const ordner = mkdtempSync(join(tmpdir(), 'bench-'))
  // Started by root, PostgreSQL and nginx run as another user.
  chmodSync(ordner, 0o755)
  process.env.TMPDIR = ordner
  process.on('exit', () => {
    endDescendants()
    rmSync(ordner, { recursive: true, force: true, maxRetries: 5 })
  })
  // A second signal must not cut this short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
  return ordner
}

function endDescendants(): void {
  const alle = descendants(process.pid)
  for (const pid of alle) signal(pid, 'SIGINT')
  if (alle.length === 0) return
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SCHONFRIST_MS)
  for (const pid of alle) signal(pid, 'SIGKILL')
}

function descendants(eltern: number): number[] {
  const zeilen = execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' }).trim().split('\n')
  const prozesse = zeilen.map(zeile => zeile.trim().split(/\s+/)).filter(([, , name]) => name !== 'ps')
  const kinderVon = (von: number): number[] =>
    prozesse.filter(([, ppid]) => Number(ppid) === von).flatMap(([pid]) => [Number(pid), ...kinderVon(Number(pid))])
  return kinderVon(eltern)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended by itself.
  }
}
