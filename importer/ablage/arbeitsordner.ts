import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder for files on their way into the data set. In `VAR_DIR`: nothing else may be writable. */
export async function arbeitsordner(varDir: string): Promise<string> {
  await mkdir(varDir, { recursive: true })
  return mkdtemp(join(varDir, 'import-'))
}
