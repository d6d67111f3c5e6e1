import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ENGINE_REPORTS, type EngineName, findEngine, missingText } from '../../scripts/lib/engines.ts'

/** What a visitor set up before coming here: it cannot be changed while the browser runs. */
export type Settings = { dark?: boolean; script?: boolean }

type InPage<Args extends unknown[], Result> = (...args: Args) => Result | Promise<Result>

/** What a journey needs of a browser, and all that the two clients have to offer. */
export type Browser = {
  version: string
  /** Where downloads end up. */
  downloads: string
  open(url: string): Promise<void>
  /** Runs a function inside the page; it may use nothing from outside itself. */
  evaluate<Args extends unknown[], Result>(work: InPage<Args, Result>, ...args: Args): Promise<Result>
  click(point: { x: number; y: number }): Promise<void>
  type(text: string): Promise<void>
  selectAll(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  resize(size: { width: number; height: number }): Promise<void>
  /** The page on paper, as a PDF; undefined where the driver has no such command. */
  print: (() => Promise<Uint8Array>) | undefined
  /** What the window shows, as a PNG: for whoever has to find out why a journey failed. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export type Engine = { name: EngineName; start(settings?: Settings): Promise<Browser> }

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 900 }

export function programsOf<Name extends EngineName>(name: Name) {
  const programs = findEngine(name)
  if (!programs) throw new Error(missingText(name))
  return programs
}

export const temporaryFolder = (use: string) => mkdtempSync(join(tmpdir(), `${use}-`))

/** Says for the closing lines of `npm test` which version ran: only a browser on a screen knows it. */
export function reportEngine(name: EngineName, version: string): void {
  mkdirSync(ENGINE_REPORTS, { recursive: true })
  writeFileSync(join(ENGINE_REPORTS, name), version)
}

/** What a failed journey had before it, beside that report. */
export async function keepPicture(browser: Browser, name: string): Promise<void> {
  writeFileSync(join(ENGINE_REPORTS, `${name.replaceAll(/[^\w ]/g, '')}.png`), await browser.screenshot())
}
