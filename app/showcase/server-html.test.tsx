import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { percent } from '#app/ui/bar.tsx'
import { StaticRouter } from '../router.tsx'
import { Seite } from './page.tsx'

const html = renderToStaticMarkup(
  <StaticRouter pathname="/ui">
    <Seite />
  </StaticRouter>,
)

test('no part writes a style attribute or element, which the content security policy would refuse', () => {
  expect(html).toContain('Bauteile und Zustände')
  expect(html).not.toMatch(/\sstyle=|<style/)
})

test('prices are read as one sentence', () => {
  expect(html).toContain('CHF 361.75 pro Monat')
})

test('nothing is saved: the bar is whole and shows no butter', () => {
  const [, bar] = html.split('Sie sparen 5.55')
  expect(bar?.slice(0, bar.indexOf('Keine Ersparnis'))).not.toContain('bg-butter')
})

test('a share is written as a percentage with at most two decimals', () => {
  expect([0, 1 / 3, 1].map(percent)).toEqual(['0%', '33.33%', '100%'])
})
