import { expect, test } from 'vitest'
import { abschnittVon, cacheVon, dateiname, pfadVon, typVon } from './regeln.ts'

test.each([
  ['assets/a-1.js', 'text/javascript; charset=utf-8', true],
  ['icon.PNG', 'image/png', false],
  ['sitemap.xml', 'application/xml; charset=utf-8', true],
  ['blog/feed.xml', 'application/rss+xml; charset=utf-8', true],
  ['notiz.unbekannt', 'application/octet-stream', false],
])('%s is %s', (name, typ, komprimierbar) => {
  expect(typVon(name)).toEqual({ typ, komprimierbar })
})

test.each([
  ['/', 'index.html', 'text/html; charset=utf-8'],
  ['/blog/krankenkassenprämien-2025-sparen', 'blog/krankenkassenprämien-2025-sparen.html', 'text/html; charset=utf-8'],
  ['/sitemap.xml', 'sitemap.xml', 'application/xml; charset=utf-8'],
])('%s is the file %s', (pfad, name, typ) => {
  expect(dateiname({ pfad, typ })).toBe(name)
  expect(pfadVon(name)).toBe(pfad)
})

test('what is no page must say what it is', () => {
  expect(() => dateiname({ pfad: '/sitemap', typ: 'application/xml; charset=utf-8' })).toThrow('/sitemap')
})

test('a not-found page speaks for its section', () => {
  const namen = ['404.html', 'blog/404.html', 'blog/1404.html', 'faq.html']
  expect(namen.map(abschnittVon)).toEqual(['/', '/blog/', null, null])
})

test.each([
  ['/assets/a-1.js', true],
  ['/daten/2026/zh-1.d201497d57d95997.json', true],
  ['/daten/2026/verzeichnis.json', false],
  ['/daten/verzeichnis.json', false],
  ['/faq', false],
])('%s is kept for ever: %s', (pfad, fuerImmer) => {
  expect(cacheVon(pfad)).toBe(fuerImmer ? 'public, max-age=31536000, immutable' : 'no-cache')
})
