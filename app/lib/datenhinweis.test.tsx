import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { jahreshinweis } from '#content/jahreshinweis.ts'
import { PriceNote } from '../ui/price-note.tsx'
import { useDatenhinweis } from './datenhinweis.ts'
import { SeitenDatenContext } from './seiten-daten.ts'

const Hinweis = () => <PriceNote note={useDatenhinweis()} />

function gezeigt(datum: string, jahr: number, quelle: 'BAG' | 'DEMO' = 'BAG'): string {
  const hinweis = jahreshinweis(datum, jahr)
  const gezaehlt = { versicherer: 34, regionen: 42, importiert: '2026-09-29' }
  const praemien = { jahr, quelle, ...gezaehlt, ...(hinweis !== null && { hinweis }) }
  return renderToStaticMarkup(
    <SeitenDatenContext value={{ siteUrl: 'https://example.ch', datum, praemien, gtmId: null }}>
      <Hinweis />
    </SeitenDatenContext>,
  ).replaceAll(/<[^>]+>/g, '')
}

test('nothing while the prices are those one asks for', () => {
  expect(gezeigt('2026-09-30', 2026)).toBe('')
  expect(gezeigt('2026-11-16', 2027)).toBe('')
  expect(gezeigt('2027-01-01', 2027)).toBe('')
})

test('in the season without next year’s table: which year, that others follow, when, and the federal calculator', () => {
  expect(gezeigt('2026-10-01', 2026)).toBe(
    'Das sind die Prämien 2026. Ab 1. Januar 2027 gelten andere; sie erscheinen hier, sobald der Bund sie veröffentlicht (meist Ende September). Rechner des Bundes',
  )
})

test('after the year has turned without a table', () => {
  expect(gezeigt('2027-01-01', 2026)).toBe('Prämien 2026; seit 1. Januar 2027 gelten andere. Rechner des Bundes')
})

test('invented premiums say so, whatever the day', () => {
  expect(gezeigt('2026-11-16', 2025, 'DEMO')).toBe('Demodaten – keine offiziellen Prämien')
})
