import { once } from 'node:events'
import { get } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { expect } from '../hilfe/seiten.ts'

export const KB = 1000

/** Pages with step 1 fetch what follows it while the visitor types, so that 'Weiter' asks for prices only. */
export const MIT_RECHNER = ['/', '/vergleichen', '/kuendigen', '/wechseln']

/** Most pages name the same files. */
const known = new Map<string, Promise<number>>()

function weight(baseURL: string | undefined, path: string): Promise<number> {
  const bytes = known.get(path) ?? weigh(baseURL, path)
  known.set(path, bytes)
  return bytes
}

/** Bytes on the wire, as the server compresses them. Not through the test's own client, which unpacks. */
async function weigh(baseURL: string | undefined, path: string): Promise<number> {
  const [response] = await once(get(`${baseURL}${path}`, { headers: { 'accept-encoding': 'br' } }), 'response')
  const bytes = Number(response.headers['content-length'])
  // Below that, packing would save nothing.
  if (bytes > KB) expect(response.headers['content-encoding'], path).toBe('br')
  expect(bytes, path).toBeGreaterThan(0)
  return bytes
}

/** Files with their bytes, the heaviest first, so that a failure says what grew. */
async function gewogen(baseURL: string | undefined, paths: string[]) {
  const dateien = await Promise.all(paths.map(async path => ({ path, bytes: await weight(baseURL, path) })))
  return {
    summe: dateien.reduce((total, { bytes }) => total + bytes, 0),
    liste: dateien
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ path, bytes }) => `\n  ${String(bytes).padStart(6)} ${path}`)
      .join(''),
  }
}

export async function expectWithin(baseURL: string | undefined, page: string, paths: string[], budget: number) {
  const { summe, liste } = await gewogen(baseURL, paths)
  expect(summe, `${page} loads${liste}\n`).toBeLessThanOrEqual(budget)
}

/** What a page names: article bodies are their own chunk and preloaded, so they count. */
export async function firstLoad(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const hrefs = (pattern: RegExp) => [...html.matchAll(pattern)].map(match => match[1] ?? '')
  return {
    html,
    scripts: [
      ...hrefs(/<script (?:type="module" )?src="([^"]+)"/g),
      ...hrefs(/<link rel="modulepreload" href="([^"]+)"/g),
    ],
    styles: hrefs(/<link rel="stylesheet" href="([^"]+)"/g),
  }
}
