import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const IM_SPEICHER = '/dev/shm'
const MINDESTENS_BYTES = 2e9

/**
 * Lets this process and those it starts put their temporary files into memory, where the machine has room for them.
 * Thousands of small files and a few databases, each synced as in earnest, then wait for no disk.
 */
export function nutzeFluechtigenOrdner(): void {
  if (freieBytes(IM_SPEICHER) < MINDESTENS_BYTES) return
  const ordner = mkdtempSync(join(IM_SPEICHER, 'praemienlotse-'))
  // Started by root, PostgreSQL runs as another user.
  chmodSync(ordner, 0o755)
  process.env.TMPDIR = ordner
  process.on('exit', () => rmSync(ordner, { recursive: true, force: true }))
  // Whoever breaks off a run gets the memory back as well.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

function freieBytes(ordner: string): number {
  try {
    const { bavail, bsize } = statfsSync(ordner)
    return bavail * bsize
  } catch {
    return 0
  }
}
