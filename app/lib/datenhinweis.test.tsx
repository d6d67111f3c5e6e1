import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { jahreshinweis } from '#content/zahlen/jahreshinweis.ts'
import { PriceNote } from '../ui/price-note.tsx'
import { useDatenhinweis } from './datenhinweis.ts'
import { SeitenDatenContext } from './seiten-daten.ts'

const Hinweis = ({ folded }: { folded: boolean }) => <PriceNote note={useDatenhinweis()} folded={folded} />

function html(datum: string, jahr: number, quelle: 'BAG' | 'DEMO' = 'BAG', folded = false, imKatalog?: number): string {
  const hinweis = jahreshinweis(datum, jahr, imKatalog)
  const gezaehlt = { versicherer: 34, regionen: 42, importiert: '2026-09-29' }
  const praemien = { jahr, quelle, ...gezaehlt, ...(hinweis !== null && { hinweis }) }
  return renderToStaticMarkup(
    <SeitenDatenContext value={{ siteUrl: 'https://example.ch', datum, praemien, gtmId: null }}>
      <Hinweis folded={folded} />
    </SeitenDatenContext>,
  )
}

const text = (markup: string) => markup.replaceAll(/<[^>]+>/g, '')
const gezeigt = (...frage: Parameters<typeof html>) => text(html(...frage))

test('nothing while the prices are those one asks for', () => {
  expect(gezeigt('2026-09-19', 2026)).toBe('')
  expect(gezeigt('2026-11-16', 2027)).toBe('')
  expect(gezeigt('2027-01-01', 2027)).toBe('')
})

test('within days of the new premiums: those of this year are not the ones of the change', () => {
  expect(gezeigt('2026-09-20', 2026)).toBe(
    'Das sind die Prämien 2026. Für den Wechsel auf den 1. Januar 2027 zählen andere. Der Bund veröffentlicht sie Ende September. Rechner des Bundes',
  )
})

test('in the season without next year’s table: which year, that others follow and are missing, and the federal calculator', () => {
  expect(gezeigt('2026-10-01', 2026)).toBe(
    'Das sind die Prämien 2026. Ab 1. Januar 2027 gelten andere, sie fehlen hier noch. Der Bund veröffentlicht sie jeweils Ende September, Sie finden sie in seinem Rechner. Rechner des Bundes',
  )
})

test('published, for the catalogue has been seen to hold them', () => {
  expect(gezeigt('2026-10-01', 2026, 'BAG', false, 2027)).toBe(
    'Das sind die Prämien 2026. Ab 1. Januar 2027 gelten andere, sie fehlen hier noch. Der Bund hat sie veröffentlicht, Sie finden sie in seinem Rechner. Rechner des Bundes',
  )
})

test('after the year has turned without a table', () => {
  expect(gezeigt('2027-01-01', 2026)).toBe(
    'Das sind die Prämien 2026. Seit 1. Januar 2027 gelten andere, sie fehlen hier noch. Der Bund hat sie veröffentlicht, Sie finden sie in seinem Rechner. Rechner des Bundes',
  )
})

test('invented premiums say so, whatever the day', () => {
  expect(gezeigt('2026-11-16', 2025, 'DEMO')).toBe('Demodaten – keine offiziellen Prämien')
})

test.each([
  ['2026-10-01', 'Ab 1. Januar 2027 gelten andere Prämien.'],
  ['2027-01-01', 'Seit 1. Januar 2027 gelten andere Prämien.'],
])('folded, on %s one line says that others apply, and opens to the whole note', (datum, zeile) => {
  const [, kurz, rest] =
    /^<details[^>]*><summary[^>]*>(.*)<\/summary>(.*)<\/details>$/.exec(html(datum, 2026, 'BAG', true)) ?? []
  expect(text(kurz ?? '')).toBe(zeile)
  expect(text(rest ?? '')).toBe(gezeigt(datum, 2026))
  expect(html('2026-11-16', 2027, 'BAG', true)).toBe('')
  expect(gezeigt('2026-11-16', 2025, 'DEMO', true)).toBe('Demodaten – keine offiziellen Prämien')
})
