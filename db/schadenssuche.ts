import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** As text: a service is one file (docs/decisions/service-in-one-file.md), and finds no other once the next build is there. */
const PROGRAMM = `
const { parentPort, workerData } = require('node:worker_threads')
const { DatabaseSync } = require('node:sqlite')
const db = new DatabaseSync(workerData, { readOnly: true })
parentPort.postMessage(db.prepare('PRAGMA quick_check(1)').get().quick_check)
`

/**
 * Reads a whole SQLite file and rejects where its structure is damaged. In a thread with a connection of its own: nobody
 * waits for it, not even writers.
 */
export async function searchSchaden(datei: string, ende: AbortSignal): Promise<void> {
  const worker = new Worker(PROGRAMM, { eval: true, workerData: datei })
  worker.unref()
  const [befund] = await once(worker, 'message', { signal: ende })
  if (befund !== 'ok') throw schaden(befund)
}

const SQLITE_CORRUPT = 11

/** As SQLite itself would throw it. */
export const schaden = (befund: string): Error => Object.assign(new Error(befund), { errcode: SQLITE_CORRUPT })
