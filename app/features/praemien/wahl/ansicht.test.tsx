// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { BrowserRouter } from '#app/router.tsx'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { encodeKartenwerte } from '#domain/zahlen/kartenwerte.ts'
import { tabelle, tarif } from '../../../../tests/fixtures/tabellen/testtarif.ts'
import Ansicht from './ansicht.tsx'
import type { Zeilenfrage } from './zeilen.ts'

const TEILE = ['titel', 'spitzen', 'legende', 'tabelle', 'kantonszahl', 'kantone']

/** Two regions as the server has drawn them; only one sells an HMO, and only that one was there the year before. */
const ZUERICH_2 = tabelle(
  2026,
  tarif(8, 'Standard', 'TAR-BASE', { 'ERW 2500': 400_15 }),
  tarif(8, 'HMO', 'TAR-HMO', { 'ERW 2500': 350_15 }),
)
const URI = { ...tabelle(2026, tarif(8, 'Standard', 'TAR-BASE', { 'ERW 2500': 300_15 })), kanton: 'UR', region: 0 }
const DAMALS = tabelle(2025, tarif(8, 'HMO', 'TAR-HMO', { 'ERW 2500': 340_00 }))
const WERTE = encodeKartenwerte('AKL-ERW', [ZUERICH_2, URI], [DAMALS], ['frei', 'praxis'])

const FRAGE: Zeilenfrage = {
  klasse: 'AKL-ERW',
  franchise: 2500,
  unfall: 'OHN-UNF',
  kontakt: undefined,
  mass: 'guenstigste',
}
const daten: SeitenDaten = {
  siteUrl: 'https://example.ch',
  datum: '2026-06-15',
  praemien: { jahr: 2026, quelle: 'BAG', versicherer: 1, regionen: 2, importiert: '2026-01-01' },
  gtmId: null,
}

let seite: HTMLElement
beforeEach(() => {
  seite = document.createElement('div')
  const karte =
    '<svg class="karte"><a data-region="zh-2" data-stufe="3"></a><a data-region="ur-0" data-stufe="1"></a></svg>'
  seite.innerHTML = karte + TEILE.map(teil => `<div data-teil="${teil}">server</div>`).join('')
  document.body.append(seite)
})
afterEach(() => {
  cleanup()
  seite.remove()
})

const zeige = (frage: Partial<Zeilenfrage>) =>
  act(async () =>
    render(
      <SeitenDatenContext value={daten}>
        <BrowserRouter>
          <Ansicht frage={{ ...FRAGE, ...frage }} text={WERTE} />
        </BrowserRouter>
      </SeitenDatenContext>,
    ),
  )
const teil = (name: string) => seite.querySelector(`[data-teil=${name}]`)
const worte = (name: string) => (teil(name)?.textContent ?? '').replaceAll(/\s+/g, ' ')
const region = (schluessel: string) => seite.querySelector<SVGElement>(`[data-region=${schluessel}]`)

test('a region where nobody sells the model has no colour and stands in the legend, by its name', async () => {
  await zeige({ kontakt: 'praxis' })
  expect(region('zh-2')?.dataset.stufe).toBe('tiefste')
  expect(region('ur-0')?.dataset.stufe).toBe('')
  expect(region('ur-0')?.getAttribute('aria-label')).toBe('Uri: kein Angebot')
  expect(worte('legende')).toContain('Kein Angebot: Uri.')
  expect(teil('legende')?.querySelector('rect[fill="url(#ohne-wert)"]')).toBeTruthy()
  expect(worte('kantonszahl')).toBe('Ein Kanton')
})

test('with every model all have a price, and the legend names nobody', async () => {
  await zeige({})
  expect(region('ur-0')?.dataset.stufe).toBe('tiefste')
  expect(worte('legende')).not.toContain('Kein Angebot')
})

test('headings and columns follow the measure', async () => {
  await zeige({ mass: 'spanne' })
  expect(worte('titel')).toBe('Vom günstigsten zum teuersten Tarif')
  expect(teil('tabelle')?.querySelector('caption')?.textContent).toBe('Prämienregionen nach der Spanne der Tarife')
  const [kopf, ...zeilen] = [...(teil('tabelle')?.querySelectorAll('tr') ?? [])].map(zeile =>
    [...zeile.querySelectorAll('th, td')].slice(1, 5).map(({ textContent }) => textContent),
  )
  expect(kopf).toEqual(['Region', 'Spanne', 'ab CHF', 'bis CHF'])
  expect(zeilen).toEqual([
    ['Uri', '0.00', '295.00', '295.00'],
    ['Zürich, Region 2', '50.00', '345.00', '395.00'],
  ])
  expect(worte('kantone')).toContain('Balken: Region mit der kleinsten Spanne.')
  // No insurer has a span as its price.
  expect(worte('spitzen')).not.toContain('CSS')
})

test('a change carries its sign, and a region without last year’s price says so', async () => {
  await zeige({ mass: 'aenderung' })
  expect(region('zh-2')?.getAttribute('aria-label')).toContain('CHF +')
  expect(region('ur-0')?.getAttribute('aria-label')).toBe('Uri: kein Vergleich mit dem Vorjahr')
  expect(worte('legende')).toContain('Kein Vergleich mit dem Vorjahr: Uri.')
})
