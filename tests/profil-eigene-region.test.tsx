import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { PraemienbildContext, praemienbild } from '#app/features/krankenkassen/praemienbild.ts'
import { naechster } from '#app/features/rechner/zustand/naechster.ts'
import { eigeneTabelle } from '#app/features/rechner/zustand/zustand.ts'
import { EIGENER_VERGLEICH } from '#app/lib/eigener-vergleich.ts'
import { GedaechtnisContext } from '#app/lib/gedaechtnis.ts'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { Seite } from '#app/pages/krankenkasse.tsx'
import { StaticRouter } from '#app/router.tsx'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { datenMit, drei, geladen, geteilt, leereTabelle, wartend, zwei } from './fixtures/rechner/wege.ts'
import { tabelle, tarif } from './fixtures/tabellen/testtarif.ts'

const [CSS, SANITAS, ATUPRI] = [8, 1509, 312]

const ZUERICH_2 = tabelle(
  2026,
  tarif(CSS, 'Standard', 'TAR-BASE', { 'ERW 2500': 400_15, 'JUG 2500': 300_15, 'K1 0 MIT': 120_15 }),
  tarif(CSS, 'Multimed', 'TAR-DIV', { 'ERW 2500': 350_15 }),
  tarif(CSS, 'Gesundheitspraxis', 'TAR-HAM', { 'ERW 2500': 200_15 }, { gemeinden: [261] }),
  tarif(SANITAS, 'CareMed', 'TAR-HAM', { 'ERW 2500': 330_15, 'K1 0 MIT': 130_15 }),
)

const daten: SeitenDaten = {
  siteUrl: 'https://example.ch',
  datum: '2026-06-15',
  praemien: { jahr: 2026, quelle: 'BAG', versicherer: 2, regionen: 1, importiert: '2026-01-01' },
  gtmId: null,
}

async function profil(
  slug: string,
  bekannt: Regionstabelle | undefined,
  praemien: Partial<SeitenDaten['praemien']> = {},
) {
  const gedaechtnis = new Map<string, unknown>(bekannt && [[EIGENER_VERGLEICH, { tabelle: bekannt }]])
  const { prelude } = await prerenderToNodeStream(
    <SeitenDatenContext value={{ ...daten, praemien: { ...daten.praemien, ...praemien } }}>
      <PraemienbildContext value={praemienbild([ZUERICH_2], 2026)}>
        <GedaechtnisContext value={gedaechtnis}>
          <StaticRouter pathname={`/krankenkasse/${slug}`}>
            <Seite slug={slug} />
          </StaticRouter>
        </GedaechtnisContext>
      </PraemienbildContext>
    </SeitenDatenContext>,
  )
  const worte = (await text(prelude)).replaceAll('<!-- -->', '').replaceAll(/<[^>]+>/g, ' ')
  return worte.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ')
}

test('after a comparison a profile speaks of the own region: rank, every age, every model sold in all of it', async () => {
  const worte = await profil('css', ZUERICH_2)
  expect(worte).toContain('CSS in Ihrer Region Zürich, Region 2 2. Rang nach Preis, von 2 Versicherern')
  expect(worte).toContain('Grün: die 2 Tarife von CSS unter 3 Tarifen.')
  // Of each amount 5.15 a month are refunded.
  expect(worte).toContain('Erwachsene ab 26 Franchise 2’500, ohne Unfall 345.00 Rang 2 von 2')
  expect(worte).toContain('Junge Erwachsene, 19 bis 25 Franchise 2’500, ohne Unfall 295.00 Rang 1 von 1')
  expect(worte).toContain('Kinder bis 18 Franchise 0, mit Unfall 115.00 Rang 1 von 2')
  expect(worte).toContain(
    'Günstigster Tarif je Modell, ab 26 Jahren Freie Wahl Standard 395.00 Mehrere zur Wahl Multimed 345.00',
  )
  expect(worte).not.toContain('195.00')
  expect(worte).not.toContain('Wo CSS preislich steht')
})

test('without one, or with prices of another year, it is as everybody sees it', async () => {
  for (const bekannt of [undefined, { ...ZUERICH_2, jahr: 2025 }]) {
    const worte = await profil('css', bekannt)
    expect(worte).toContain('Wo CSS preislich steht')
    expect(worte).not.toContain('Ihrer Region')
  }
})

test('who does not sell in the region says so; who sells nowhere has no such part', async () => {
  const worte = await profil('atupri', ZUERICH_2)
  expect(worte).toContain('Atupri in Ihrer Region')
  expect(worte).toContain('In Ihrer Region verkauft Atupri Erwachsenen keinen Tarif')
  const ohneTarif = [{ versicherer: ATUPRI }]
  expect(await profil('atupri', ZUERICH_2, { ohneTarif })).not.toContain('Ihrer Region')
})

test('known is the region of prices on screen: the visitor’s own, of the compared year', () => {
  const wartet = wartend()
  expect(eigeneTabelle(wartet)).toBeUndefined()
  expect(eigeneTabelle(naechster(wartet, geladen(wartet, datenMit(leereTabelle))))).toBe(leereTabelle)
  expect(eigeneTabelle(drei())).toBe(leereTabelle)
  expect(eigeneTabelle(naechster(zwei(), { art: 'zurueck', schritt: 1 }))).toBeUndefined()
})

test('neither a shared comparison nor prices for who must be insured at once count', () => {
  for (const aktion of [{ art: 'geteilt', geteilt } as const, { art: 'beginn', sofort: 2024 } as const]) {
    const fremd = naechster(zwei(), aktion)
    const gezeigt = naechster(fremd, geladen(fremd, datenMit(leereTabelle)))
    expect(gezeigt).toMatchObject({ schritt: 2, daten: { art: 'bereit' } })
    expect(eigeneTabelle(gezeigt)).toBeUndefined()
  }
})
