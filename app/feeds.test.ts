import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import { blog } from '#content/blog/index.ts'
import { feeds, feedXml } from './feeds.ts'

const parse = (xml: string) => new new Window().DOMParser().parseFromString(xml, 'application/xml')
const texts = (xml: string, selector: string) =>
  [...parse(xml).querySelectorAll(selector)].map(({ textContent }) => textContent)

it('lists every article once, with its encoded address and its day', () => {
  const xml = feedXml('https://example.ch', blog)
  expect(texts(xml, 'item > title')).toEqual(blog.artikel.map(({ titel }) => titel))
  expect(texts(xml, 'item > guid')).toContain('https://example.ch/blog/krankenkassenpr%C3%A4mien-2025-sparen')
  expect(texts(xml, 'item > pubDate').at(-1)).toBe('Wed, 08 Jan 2025 06:00:00 GMT')
  const tage = blog.artikel.map(({ datum, aktualisiert }) => aktualisiert ?? datum).sort()
  expect(texts(xml, 'channel > lastBuildDate')).toEqual([new Date(`${tage.at(-1)}T06:00:00Z`).toUTCString()])
})

it('keeps markup in a title from becoming markup', () => {
  const [erster] = blog.artikel
  if (!erster) throw new Error('no article')
  const xml = feedXml('https://example.ch', { ...blog, artikel: [{ ...erster, titel: 'A & B <c>' }] })
  expect(xml).toContain('<title>A &amp; B &lt;c&gt;</title>')
})

it('stands at the two promised addresses', () => {
  expect(feeds('https://example.ch').map(({ pfad }) => pfad)).toEqual(['/blog/feed.xml', '/ratgeber/feed.xml'])
})
