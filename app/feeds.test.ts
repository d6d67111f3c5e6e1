import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import { blog } from '#content/blog/index.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { feeds, feedXml } from './feeds.ts'

const DATEN: SeitenDaten = {
  siteUrl: 'https://example.ch',
  datum: '2026-11-16',
  praemien: { jahr: 2026, quelle: 'BAG', versicherer: 34, regionen: 42, importiert: '2026-01-05' },
  gtmId: null,
}

const parse = (xml: string) => new new Window().DOMParser().parseFromString(xml, 'application/xml')
const texts = (xml: string, selector: string) =>
  [...parse(xml).querySelectorAll(selector)].map(({ textContent }) => textContent)

it('lists every article once, with its encoded address and its day', () => {
  const xml = feedXml(DATEN, blog)
  expect(texts(xml, 'item > link')).toHaveLength(blog.artikel.length)
  // In November the premiums of 2026 still count, and whoever changes means 2027.
  expect(texts(xml, 'item > title').slice(-2)).toEqual([
    'Krankenkassenprämien 2026: sechs Wege zu sparen',
    'Post von der Krankenkasse: was Sie im Herbst tun',
  ])
  expect(texts(xml, 'item > guid')).toContain('https://example.ch/blog/krankenkassenpr%C3%A4mien-2025-sparen')
  expect(texts(xml, 'item > pubDate').at(-1)).toBe('Wed, 08 Jan 2025 06:00:00 GMT')
  const tage = blog.artikel.map(({ datum, aktualisiert }) => aktualisiert ?? datum).sort()
  expect(texts(xml, 'channel > lastBuildDate')).toEqual([new Date(`${tage.at(-1)}T06:00:00Z`).toUTCString()])
})

it('keeps markup in a title from becoming markup', () => {
  const [erster] = blog.artikel
  if (!erster) throw new Error('no article')
  const xml = feedXml(DATEN, { ...blog, artikel: [{ ...erster, titel: 'A & B <c>' }] })
  expect(xml).toContain('<title>A &amp; B &lt;c&gt;</title>')
})

it('stands at the two promised addresses', () => {
  expect(feeds(DATEN).map(({ pfad }) => pfad)).toEqual(['/blog/feed.xml', '/ratgeber/feed.xml'])
})
