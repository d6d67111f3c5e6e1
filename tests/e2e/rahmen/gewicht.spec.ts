import { readFileSync } from 'node:fs'
import { countLast } from '../../../bench/besucher.ts'
import { ALL_ROUTES, expect, sitemapPaths, test } from '../hilfe/seiten.ts'
import { expectWithin, firstLoad, KB, MIT_RECHNER } from './gewicht.ts'

/** What a page may weigh, in brotli as it is sent; `schritt1`: with step 1 of the calculator; `artikel`: what an article has more than any page; `kantone`: the rules of premium reduction with a form. */
const BUDGET = { script: 75 * KB, schritt1: 80 * KB, style: 15 * KB, artikel: 10 * KB, kantone: 22 * KB }

/** The forms that ask for premium reduction: in step 2 and on the page about it. */
const FORMULARE = ['panel', 'formular'].map(name => `app/features/rechner/verbilligung/${name}.tsx`)

/** The rules of all cantons with what both forms share; an income limit of Zürich stands for them. */
function kantonsregeln() {
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    readFileSync('dist/client/.vite/manifest.json', 'utf8'),
  )
  const dateien = [...new Set(Object.values(manifest).map(({ file }) => file))].filter(file => file.endsWith('.js'))
  return {
    formulare: FORMULARE.map(name => ({
      datei: `/${manifest[name]?.file}`,
      braucht: manifest[name]?.imports?.map(von => `/${manifest[von]?.file}`),
    })),
    mitGrenze: dateien
      .filter(file => /59420|5942e1/.test(readFileSync(`dist/client/${file}`, 'utf8')))
      .map(file => `/${file}`),
  }
}

function expectNothingInline(html: string, path: string) {
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(match => match[1])
  const inline = scripts.filter(attributes => !/ src=| type="application\/(ld\+)?json"/.test(attributes ?? ''))
  expect(inline, path).toEqual([])
  expect(html, path).not.toMatch(/<style|\sstyle=|\son[a-z]+=/)
}

// Headers included, as a browser counts them. This server packs pages and tables lightly (`SEITEN_BROTLI`): as served it is 13 kB less, and on
// official data 6 kB more than that.
test('a first visit takes at most 25 requests and 272 kB, with all that the calculator needs for step 2', async ({
  page,
}) => {
  const last = await countLast(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(last.anfragen).toBeLessThanOrEqual(25)
  expect(last.bytes).toBeLessThanOrEqual(272 * KB)
})

// That a page loads no script beyond those it names is seen in je-eine-seite.spec.ts; without it no budget would mean much.
test('the first load of every page stays within its budget, without the rules of premium reduction and nothing inline', async ({
  request,
  baseURL,
}) => {
  const { mitGrenze } = kantonsregeln()
  for (const path of new Set([...ALL_ROUTES, ...(await sitemapPaths(request))])) {
    const { html, scripts, styles } = await firstLoad(request, path)
    expect(scripts, path).not.toEqual([])
    expect(scripts, path).not.toEqual(expect.arrayContaining(mitGrenze))
    await expectWithin(baseURL, path, scripts, MIT_RECHNER.includes(path) ? BUDGET.schritt1 : BUDGET.script)
    await expectWithin(baseURL, path, styles, BUDGET.style)
    expectNothingInline(html, path)
  }
})

test('what only some load: the rules of all cantons in one file, an article’s own part', async ({
  request,
  baseURL,
}) => {
  const { formulare, mitGrenze } = kantonsregeln()
  expect(mitGrenze).toHaveLength(1)
  for (const { datei, braucht } of formulare) {
    expect(braucht, datei).toEqual(expect.arrayContaining(mitGrenze))
    await expectWithin(baseURL, 'premium reduction', [...mitGrenze, datei], BUDGET.kantone)
  }

  const scripts = async (path: string) => (await firstLoad(request, path)).scripts
  const [faq, impressum] = [await scripts('/faq'), await scripts('/impressum')]
  const eigene = (await scripts('/ratgeber/franchise-optimal-waehlen')).filter(
    file => !(faq.includes(file) && impressum.includes(file)),
  )
  expect(eigene).not.toEqual([])
  await expectWithin(baseURL, 'an article', eigene, BUDGET.artikel)
})
