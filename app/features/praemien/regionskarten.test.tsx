import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { StaticRouter } from '#app/router.tsx'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { tabelle, tarif } from '../../../tests/fixtures/rechner/testtabelle.ts'
import { kantonsbild } from './karte/kantonsbild.ts'
import { OrtsbildContext, ortsbild } from './karte/ortsbild.ts'
import { Regionskarten } from './regionskarten.tsx'

const SEITE: SeitenDaten = {
  ...{ siteUrl: 'https://example.ch', datum: '2026-06-15', gtmId: null },
  praemien: { jahr: 2026, quelle: 'BAG', versicherer: 4, regionen: 1, importiert: '2026-06-15' },
}

test('what the cheapest tariff saves in a year is that of the calculator, 1’539.96, rounded once to whole francs', () => {
  // Net 490.05, 490.10 and 490.10: on the average 490.08⅓, that is 128.33⅓ a month above 361.75.
  const tarife = [
    tarif(1, 'TAR-BASE', 'A', { 2500: 495_20 }),
    tarif(2, 'TAR-BASE', 'B', { 2500: 495_25 }),
    tarif(3, 'TAR-BASE', 'C', { 2500: 495_25 }),
    tarif(4, 'TAR-HAM', 'D', { 2500: 366_90 }),
  ]
  const bild = ortsbild([tabelle(tarife)], 2026, { orte: [], lagen: undefined })
  const kanton = kantonsbild(bild, 'ZH')
  if (!kanton) throw new Error('no canton')
  const html = renderToStaticMarkup(
    <SeitenDatenContext value={SEITE}>
      <StaticRouter pathname="/">
        <OrtsbildContext value={bild}>
          <Regionskarten bild={kanton} />
        </OrtsbildContext>
      </StaticRouter>
    </SeitenDatenContext>,
  )
  expect(html.replaceAll('\u00a0', ' ')).toContain(
    'CHF 1’540 im Jahr weniger als der Durchschnitt der Standard-Tarife (CHF 490.08 im Monat).',
  )
})
