import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { extname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { KOMPILIERT } from '../prozess/kompiliert.ts'
import { type Auftrag, schluesselZu } from './auftrag.ts'
import type { Website } from './website.ts'

const istVersionVon = (version: string | null, auftrag: Auftrag): boolean =>
  version?.startsWith(`${schluesselZu(auftrag)}-`) === true

/** Beside this source, or beside the program that the build made of it. */
const LAUF = join(import.meta.dirname, `lauf${extname(import.meta.filename)}`)
/** Beside visitors it takes what they leave: the lowest priority, and no helpers on the other core. */
const SPARSAM = { argumente: ['--v8-pool-size=0'], env: { UV_THREADPOOL_SIZE: '1' } }
const NACHRANG = 19

/** Rejects with what the process said last. */
export async function renderWebsite(auftrag: Auftrag, nebenBesuchern: boolean, signal: AbortSignal): Promise<void> {
  const kind = spawn(process.execPath, [...(nebenBesuchern ? SPARSAM.argumente : []), LAUF, JSON.stringify(auftrag)], {
    ...{
      env: { NODE_COMPILE_CACHE: join(auftrag.varDir, KOMPILIERT), ...process.env, ...(nebenBesuchern && SPARSAM.env) },
      // The last one tells it when this process is gone.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
    ...{ signal, killSignal: 'SIGKILL' },
  })
  if (nebenBesuchern && kind.pid !== undefined) setPriority(kind.pid, NACHRANG)
  let gesagt = ''
  kind.stderr?.on('data', teil => {
    gesagt = `${gesagt}${teil}`.slice(-2_000)
  })
  const [code] = await once(kind, 'close')
  if (code !== 0) throw new Error(`The website was not rendered: ${gesagt}`)
}

type Erneuerung = {
  auftrag: () => Promise<Auftrag>
  render: (auftrag: Auftrag, nebenBesuchern: boolean) => Promise<void>
  website: Pick<Website, 'refresh'>
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Premiums may be replaced while a rendering begins; then the next one has the new ones. */
const VERSUCHE_AM_START = 3

/**
 * Sees to it that the folder holds the website of now. Rejects if it holds none of this build at the start: a server without
 * pages must not start, one with yesterday's may. What it returns looks again and never rejects: the old pages stay until the next try.
 */
export async function startErneuerung({ auftrag: auftragJetzt, render, website, log }: Erneuerung) {
  let nebenBesuchern = false
  async function renewIfChanged(): Promise<void> {
    const auftrag = await auftragJetzt()
    if (istVersionVon(await website.refresh(), auftrag)) return
    await render(auftrag, nebenBesuchern)
    if (!istVersionVon(await website.refresh(), auftrag)) throw new Error('What was rendered is not in place')
  }
  const logFailure = (err: unknown) =>
    log.error({ err }, 'Die Seiten konnten nicht erneuert werden; die bisherigen bleiben.')

  async function begin(versuche: number): Promise<void> {
    try {
      await renewIfChanged()
    } catch (err) {
      if ((await website.refresh()) !== null) logFailure(err)
      else if (versuche > 1) await begin(versuche - 1)
      else throw err
    }
  }
  await begin(VERSUCHE_AM_START)
  nebenBesuchern = true
  let letzte: Promise<void> = Promise.resolve()
  return function renew(): Promise<void> {
    // One after the other: an older rendering must never replace a newer one.
    letzte = letzte.then(renewIfChanged).catch(logFailure)
    return letzte
  }
}

/**
 * Midnight falls on a whole minute in every time zone and survives clock changes and a sleeping
 * machine this way; a rendering that failed gets another try a minute later.
 */
export function everyMinute(task: () => void): () => void {
  let timer: NodeJS.Timeout
  const plan = () => {
    timer = setTimeout(
      () => {
        plan()
        task()
      },
      60_000 - (Date.now() % 60_000),
    )
    timer.unref()
  }
  plan()
  return () => clearTimeout(timer)
}
