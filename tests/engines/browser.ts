import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
  press(key: 'Enter' | 'Tab' | 'Escape'): Promise<void>
  selectAll(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  resize(size: { width: number; height: number }): Promise<void>
  /** The page on paper, as a PDF; undefined where the driver has no such command. */
  print: (() => Promise<Uint8Array>) | undefined
  /** Errors and warnings the pages have said since the last time somebody asked. */
  takeComplaints(): string[]
  /** What the window shows, as a PNG: for whoever has to find out why a journey failed. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export type Engine = { name: 'Firefox' | 'WebKit'; start(settings?: Settings): Promise<Browser> }

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 900 }

export const temporaryFolder = (use: string) => mkdtempSync(join(tmpdir(), `${use}-`))

/** The folder where the closing line of `npm test` reads which engines have run. */
export const ENGINES_THAT_RAN = 'var/test/engines'

export function reportEngine(name: Engine['name'], version: string): void {
  mkdirSync(ENGINES_THAT_RAN, { recursive: true })
  writeFileSync(join(ENGINES_THAT_RAN, name), version)
}

/** What a failed journey had before it, beside the list of engines. */
export async function keepPicture(browser: Browser, name: string): Promise<void> {
  writeFileSync(join(ENGINES_THAT_RAN, `${name.replaceAll(/[^\w ]/g, '')}.png`), await browser.screenshot())
}
