import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { ALL_ROUTES, expect, JE_EINE, sitemapPaths, test } from './seiten.ts'

const KB = 1000
/** What a page may weigh, in brotli as it is sent; `schritt1`: with step 1 of the calculator, `rechner`: what follows it; `kantone`: the rules of premium reduction. */
const BUDGET = { script: 75 * KB, schritt1: 80 * KB, style: 15 * KB, rechner: 72 * KB, kantone: 20 * KB }

/** The rules of all cantons with their form; an income limit of Zürich stands for them. */
function kantonsregeln() {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
  const dateien = [...new Set(Object.values(manifest).map(({ file }) => file))].filter(file => file.endsWith('.js'))
  return {
    datei: `/${manifest['app/features/rechner/verbilligung/formular.tsx']?.file}`,
    mitGrenze: dateien
      .filter(file => /59420|5942e1/.test(readFileSync(`dist/client/${file}`, 'utf8')))
      .map(file => `/${file}`),
  }
}

/** Pages with step 1 fetch what follows it while the visitor types, so that 'Weiter' asks for prices only. */
const MIT_RECHNER = ['/', '/vergleichen', '/kuendigen', '/wechseln']

const allePfade = async (request: APIRequestContext) => new Set([...ALL_ROUTES, ...(await sitemapPaths(request))])

/** Bytes on the wire, as the server compresses them. Not through the test's own client, which unpacks. */
async function weight(baseURL: string | undefined, path: string): Promise<number> {
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

async function expectWithin(baseURL: string | undefined, page: string, paths: string[], budget: number) {
  const { summe, liste } = await gewogen(baseURL, paths)
  expect(summe, `${page} loads${liste}\n`).toBeLessThanOrEqual(budget)
}

/** What a page names: article bodies are their own chunk and preloaded, so they count. */
async function firstLoad(request: APIRequestContext, path: string) {
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

test('the first load of every page stays within its budget, without the rules of premium reduction', async ({
  request,
  baseURL,
}) => {
  const { datei } = kantonsregeln()
  for (const path of await allePfade(request)) {
    const { scripts, styles } = await firstLoad(request, path)
    expect(scripts, path).not.toEqual([])
    expect(scripts, path).not.toContain(datei)
    await expectWithin(baseURL, path, scripts, MIT_RECHNER.includes(path) ? BUDGET.schritt1 : BUDGET.script)
    await expectWithin(baseURL, path, styles, BUDGET.style)
  }
})

test('the rules of all cantons are one file within its budget', async ({ baseURL }) => {
  const { datei, mitGrenze } = kantonsregeln()
  expect(mitGrenze).toEqual([datei])
  await expectWithin(baseURL, 'premium reduction', [datei], BUDGET.kantone)
})

test('no page holds an inline script or style', async ({ request }) => {
  for (const path of await allePfade(request)) {
    const { html } = await firstLoad(request, path)
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(match => match[1])
    const inline = scripts.filter(attributes => !/ src=| type="application\/(ld\+)?json"/.test(attributes ?? ''))
    expect(inline, path).toEqual([])
    expect(html, path).not.toMatch(/<style|\sstyle=|\son[a-z]+=/)
  }
})

// The budget means something only if a page loads no script beyond those it names.
test('one page of each kind loads the scripts it names', async ({ request, page, baseURL }) => {
  const loaded: string[] = []
  page.on('request', req => req.resourceType() === 'script' && loaded.push(new URL(req.url()).pathname))
  for (const path of JE_EINE) {
    const { scripts } = await firstLoad(request, path)
    loaded.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(loaded, path).toEqual(expect.arrayContaining(scripts))
    const further = loaded.filter(file => !scripts.includes(file))
    if (MIT_RECHNER.includes(path)) await expectWithin(baseURL, path, further, BUDGET.rechner)
    else expect(further, path).toEqual([])
  }
})

test('toast and tooltip code is not part of the first load', async ({ request }) => {
  const { scripts } = await firstLoad(request, '/kontakt')
  const code = scripts.map(path => readFileSync(`dist/client${path}`, 'utf8')).join('')
  // An attribute that every part of that library sets.
  expect(code.includes('data-radix')).toBe(false)
})
