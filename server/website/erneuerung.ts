import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { extname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { KOMPILIERT } from '../prozess/kompiliert.ts'
import { endOf, SPARSAM } from '../prozess/unterprozess.ts'
import { schluesselZu, type Websiteauftrag } from './auftrag.ts'
import type { Website } from './website.ts'

/** Beside this source, or beside the program that the build made of it. */
const LAUF = join(import.meta.dirname, `lauf${extname(import.meta.filename)}`)
/** The lowest priority. */
const NACHRANG = 19

/** Rejects with what the process said last. */
export async function renderWebsite(
  auftrag: Websiteauftrag,
  nebenBesuchern: boolean,
  signal: AbortSignal,
): Promise<void> {
  const kind = spawn(process.execPath, [...(nebenBesuchern ? SPARSAM.argumente : []), LAUF, JSON.stringify(auftrag)], {
    ...{
      env: { NODE_COMPILE_CACHE: join(auftrag.varDir, KOMPILIERT), ...process.env, ...(nebenBesuchern && SPARSAM.env) },
      // The last one tells it when this process is gone.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
    ...{ signal, killSignal: 'SIGKILL' },
  })
  if (nebenBesuchern && kind.pid !== undefined) setPriority(kind.pid, NACHRANG)
  const fehler = await endOf(kind)
  if (fehler) throw new Error(`The website was not rendered: ${fehler.gesagt}`)
}

type Erneuerung = {
  auftrag: () => Promise<Websiteauftrag>
  render: (auftrag: Websiteauftrag, nebenBesuchern: boolean) => Promise<void>
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
    const hasIt = async () => (await website.refresh())?.startsWith(`${schluesselZu(auftrag)}-`) === true
    if (await hasIt()) return
    await render(auftrag, nebenBesuchern)
    if (!(await hasIt())) throw new Error('What was rendered is not in place')
  }
  let letzte = Promise.resolve()
  function renew(): Promise<void> {
    // One after the other: an older rendering must never replace a newer one.
    letzte = letzte
      .then(renewIfChanged)
      .catch((err: unknown) => log.error({ err }, 'Die Seiten konnten nicht erneuert werden.'))
    return letzte
  }
  for (let versuch = 1; versuch === 1 || (await website.refresh()) === null; versuch += 1) {
    if (versuch > VERSUCHE_AM_START) throw new Error('There is no website to serve')
    await renew()
  }
  nebenBesuchern = true
  return renew
}

/**
 * Midnight falls on a whole minute in every time zone and survives clock changes and a sleeping
 * machine this way; a rendering that failed gets another try a minute later.
 */
export function everyMinute(task: () => void): void {
  function begin(): void {
    everyMinute(task)
    task()
  }
  setTimeout(begin, 60_000 - (Date.now() % 60_000)).unref()
}
