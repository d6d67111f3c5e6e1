// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { tabelle, tarif } from '../../../tests/fixtures/rechner/testtabelle.ts'
import EigeneSkyline from './eigene-skyline.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** Gross; the refund of 2026 is 5.15. */
const REGION = tabelle([
  tarif(8, 'TAR-BASE', 'Grund', { 300: 505_15, 2500: 405_15 }),
  tarif(9, 'TAR-HMO', 'Zentrum', { 300: 405_15, 2500: 305_15 }),
])

function zeige(von: Regionstabelle) {
  document.body.innerHTML =
    '<div data-skyline="neben">Beispiel</div><div data-skyline="unter">Beispiel</div><p id="app"></p>'
  const praemien = { jahr: 2026, quelle: 'BAG' as const, versicherer: 2, regionen: 1, importiert: '2026-06-15' }
  render(
    <SeitenDatenContext value={{ siteUrl: 'https://x.ch', datum: '2026-06-15', praemien, gtmId: null }}>
      <EigeneSkyline
        vergleich={{
          tabelle: von,
          frage: { klasse: 'AKL-ERW', stufe: 'ERW', unfall: 'OHN-UNF', franchise: 300 },
          ort: 'Zürich',
          kassenName: nummer => `Kasse ${nummer}`,
        }}
      />
    </SeitenDatenContext>,
    { container: document.getElementById('app') as HTMLElement },
  )
  return (platz: string) =>
    document
      .querySelector(`[data-skyline=${platz}]`)
      ?.textContent?.replaceAll(/[\u00a0\u2060]/g, m => (m === '\u2060' ? '' : ' '))
}

test('takes the place of the example, in both places, at the prices of the own comparison', () => {
  const text = zeige(REGION)
  for (const platz of ['neben', 'unter']) {
    expect(text(platz)).not.toContain('Beispiel')
    expect(text(platz)).toContain('Günstigstes AngebotKasse 9, Zentrum')
    expect(text(platz)).toContain(
      'Ihr Vergleich, Zürich (Prämienregion Zürich 1): 2 Tarife, Erwachsene ab 26, Franchise 300, ohne Unfall.',
    )
    expect(text(platz)).toContain('Kasse 9Zentrum400.00Kasse 8Grund500.00')
  }
  expect(text('unter')).toContain('2 Tarife in Zürich, dieselben Leistungen.')
  expect(text('unter')).toContain('CHF 1’200.00')
})

test('with nothing to compare the example stays', () => {
  expect(zeige(tabelle([]))('neben')).toBe('Beispiel')
})
