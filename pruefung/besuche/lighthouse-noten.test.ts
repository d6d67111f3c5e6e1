import type { Result } from 'lighthouse'
import { expect, test } from 'vitest'
import { lighthouseBefunde, noten } from './lighthouse-noten.ts'

type Noten = { performance?: number; seo?: number }

const lauf = ({ performance = 1, seo = 1 }: Noten) => {
  const bereich = (score: number, id: string) => ({ score, auditRefs: [{ id, weight: 1 }] })
  return {
    categories: {
      performance: bereich(performance, 'largest-contentful-paint'),
      accessibility: bereich(1, 'image-alt'),
      'best-practices': bereich(1, 'doctype'),
      seo: bereich(seo, 'meta-description'),
    },
    audits: { 'meta-description': { score: seo, title: 'Beschreibung' } },
  } as unknown as Result
}

const befunde = (...noten: Noten[]) => lighthouseBefunde('/', noten.map(lauf)).map(({ was }) => was)

test('the median decides: one bad run of three is none, two are', () => {
  expect(befunde({ performance: 0.2 }, {}, { performance: 0.99 })).toEqual([])
  expect(befunde({ performance: 0.98 }, {}, { performance: 0.3 })).toEqual([expect.stringContaining('performance: 98')])
})

test('in the other categories nothing but 100 will do, and the reason is named', () => {
  expect(befunde({ seo: 0.99 }, { seo: 0.99 }, { seo: 0.8 })).toEqual([
    'seo: 99 statt 100. meta-description (Beschreibung)',
  ])
})

test('a run counts only in the categories it looked at', () => {
  const { performance, ...rest } = lauf({ performance: 0.97, seo: 0.8 }).categories
  const laeufe = [
    ...[0.99, 0.2, 1].map(score => ({ categories: { performance: { ...performance, score } }, audits: {} })),
    { categories: rest, audits: {} },
  ] as Result[]
  expect(noten(laeufe, 'performance')).toEqual([99, 20, 100])
  expect(lighthouseBefunde('/', laeufe).map(({ was }) => was)).toEqual([expect.stringContaining('seo: 80')])
})

test('what no run looked at has not passed', () => {
  expect(lighthouseBefunde('/', []).map(({ was }) => was)).toHaveLength(4)
})
