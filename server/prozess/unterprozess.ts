import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** What a program is started with that takes what visitors leave: no helpers of the engine, and one thread to compress. */
export const SPARSAM = { argumente: ['--v8-pool-size=0'], env: { UV_THREADPOOL_SIZE: '1' } }

/** Null when it ended well, else how, and what it said last. */
export async function endOf(kind: ChildProcess) {
  let gesagt = ''
  kind.stderr?.on('data', teil => {
    gesagt = `${gesagt}${teil}`.slice(-2_000)
  })
  const [code, beendetVon] = await once(kind, 'close')
  return code === 0 ? null : { code, beendetVon, gesagt }
}
