import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
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
  process.on('exit', () => rmSync(ordner, { recursive: true, force: true }))
  if (!fuehrtAus(ordner)) return
  process.env.TMPDIR = ordner
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

/** Containers often mount it so that nothing in it can run, and PostgreSQL lies in the temporary folder too. */
function fuehrtAus(ordner: string): boolean {
  const probe = join(ordner, 'probe')
  writeFileSync(probe, '#!/bin/sh\n', { mode: 0o755 })
  return spawnSync(probe).status === 0
}
