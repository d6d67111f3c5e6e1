import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/** The short name of a commit; undefined if there is none like it. */
export function commitVon(name: string): string | undefined {
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--short', '--end-of-options', `${name}^{commit}`]
    return execFileSync('git', args, { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

/** Its files in a new folder. Not a worktree: nothing in the repository knows of it. */
export function unpackCommit(commit: string, ordner: string): void {
  mkdirSync(ordner)
  const archiv = `${ordner}.tar`
  execFileSync('git', ['archive', '--output', archiv, commit])
  execFileSync('tar', ['-xf', archiv, '-C', ordner])
}
