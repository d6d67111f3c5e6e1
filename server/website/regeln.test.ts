import { expect, test } from 'vitest'
import { abschnittVon, cacheVon, dateiname, pfadVon, typVon } from './regeln.ts'

test.each([
  ['assets/a-1.js', 'text/javascript; charset=utf-8', true],
  ['assets/a-1.css', 'text/css; charset=utf-8', true],
  ['assets/a-1.woff2', 'font/woff2', false],
  ['icon.PNG', 'image/png', false],
  ['favicon.svg', 'image/svg+xml; charset=utf-8', true],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8', true],
  ['sitemap.xml', 'application/xml; charset=utf-8', true],
  ['blog/feed.xml', 'application/rss+xml; charset=utf-8', true],
  ['liste.json', 'application/json; charset=utf-8', true],
  ['hinweis.txt', 'text/plain; charset=utf-8', true],
  ['praemien/daten/schweiz-2026.csv', 'text/csv; charset=utf-8', true],
  ['vermittler.pdf', 'application/pdf', false],
  ['notiz.unbekannt', 'application/octet-stream', false],
])('%s is %s', (name, typ, komprimierbar) => {
  expect(typVon(name)).toEqual({ typ, komprimierbar })
})

test.each([
  ['/', 'index.html'],
  ['/faq', 'faq.html'],
  ['/blog/krankenkassenprämien-2025-sparen', 'blog/krankenkassenprämien-2025-sparen.html'],
])('the page %s is the file %s', (pfad, name) => {
  expect(dateiname({ pfad, typ: 'text/html; charset=utf-8' })).toBe(name)
  expect(pfadVon(name)).toBe(pfad)
})

test('what is no page keeps its name, and must say what it is', () => {
  expect(dateiname({ pfad: '/sitemap.xml', typ: 'application/xml; charset=utf-8' })).toBe('sitemap.xml')
  expect(() => dateiname({ pfad: '/sitemap', typ: 'application/xml; charset=utf-8' })).toThrow('/sitemap')
})

test('a not-found page speaks for its section', () => {
  expect(['404.html', 'blog/404.html', 'blog/1404.html', 'faq.html'].map(abschnittVon)).toEqual([
    ...['/', '/blog/'],
    ...[null, null],
  ])
})

test.each([
  ['/assets/a-1.js', true],
  ['/daten/2026/zh-1.d201497d57d95997.json', true],
  ['/daten/2026/verzeichnis.json', false],
  ['/daten/verzeichnis.json', false],
  ['/praemien/werte-erw.json', false],
  ['/faq', false],
])('%s is kept for ever: %s', (pfad, fuerImmer) => {
  expect(cacheVon(pfad)).toBe(fuerImmer ? 'public, max-age=31536000, immutable' : 'no-cache')
})
