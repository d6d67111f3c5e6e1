import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './seiten.ts'

const KB = 1000
/** What a page may weigh, in brotli as it is sent. */
const BUDGET = { script: 85 * KB, style: 15 * KB, rechner: 45 * KB }

/** Pages with step 1 fetch what follows it while the visitor types, so that 'Weiter' asks for prices only. */
const MIT_RECHNER = ['/', '/vergleichen', '/kuendigen', '/wechseln']

/** Content pages of each kind; article bodies come on top as their own chunk and are preloaded, so they count. */
const PAGES = [
  ...MIT_RECHNER,
  '/kontakt',
  '/datenschutz-verwaltung',
  '/faq',
  '/grundversicherung',
  '/krankenkassen',
  '/krankenkasse/css',
  '/ratgeber/franchise-optimal-waehlen',
  '/blog/franchise-richtig-waehlen',
]

/** Bytes on the wire, as the server compresses them. Not through the test's own client, which unpacks. */
async function weight(baseURL: string | undefined, path: string): Promise<number> {
  const [response] = await once(get(`${baseURL}${path}`, { headers: { 'accept-encoding': 'br' } }), 'response')
  expect(response.headers['content-encoding'], path).toBe('br')
  return Number(response.headers['content-length'])
}

async function sum(baseURL: string | undefined, paths: string[]): Promise<number> {
  const weights = await Promise.all(paths.map(path => weight(baseURL, path)))
  return weights.reduce((total, bytes) => total + bytes, 0)
}

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

for (const path of PAGES) {
  test(`first load of ${path} stays within its budget`, async ({ request, page, baseURL }) => {
    const { scripts, styles } = await firstLoad(request, path)
    expect(await sum(baseURL, scripts), scripts.join(' ')).toBeLessThanOrEqual(BUDGET.script)
    expect(await sum(baseURL, styles)).toBeLessThanOrEqual(BUDGET.style)

    // The budget means something only if the page loads no script beyond those it names.
    const loaded: string[] = []
    page.on('request', req => req.resourceType() === 'script' && loaded.push(new URL(req.url()).pathname))
    await page.goto(path, { waitUntil: 'networkidle' })
    const further = loaded.filter(file => !scripts.includes(file))
    if (MIT_RECHNER.includes(path)) expect(await sum(baseURL, further)).toBeLessThanOrEqual(BUDGET.rechner)
    else expect(further).toEqual([])
  })

  test(`${path} holds no inline script or style`, async ({ request }) => {
    const { html } = await firstLoad(request, path)
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(match => match[1])
    expect(scripts.filter(attributes => !/ src=| type="application\/(ld\+)?json"/.test(attributes ?? ''))).toEqual([])
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/)
  })
}

test('toast and tooltip code is not part of the first load', async ({ request }) => {
  const { scripts } = await firstLoad(request, '/kontakt')
  const code = scripts.map(path => readFileSync(`dist/client${path}`, 'utf8')).join('')
  // An attribute that every part of that library sets.
  expect(code.includes('data-radix')).toBe(false)
})
