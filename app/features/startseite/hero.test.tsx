import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { TextzahlenContext } from '#app/lib/textzahlen.ts'
import { StaticRouter } from '#app/router.tsx'
import { erstkontakt } from '#domain/erstkontakt/erstkontakt.ts'
import { KEIN_BEITRAG } from '#domain/praemien/angebote.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { type Textangebot, type Textzahlen, textzahlen } from '#domain/zahlen/textzahlen.ts'
import { Abschnitte } from './abschnitte.tsx'
import { Hero } from './hero.tsx'

const DEMO = 'Demodaten – keine offiziellen Prämien'

const angebot = (versicherer: number, tarif: string, modell: Textangebot['modell'], preis: number): Textangebot => ({
  versicherer,
  tarif,
  modell,
  praemie: rappen(preis + 5_15),
  preis: rappen(preis),
  code: tarif,
  kontakt: erstkontakt(modell, versicherer, tarif),
  ...KEIN_BEITRAG,
  eingeschraenkt: false,
  gleichTeuer: [],
})

/** Three tariffs of 2025, when CHF 5.15 were refunded. */
const ZAHLEN: Textzahlen = {
  ...textzahlen([], { jahr: 2025 }),
  angebote: () => [
    angebot(8, 'Profit', 'TAR-HMO', 300_00),
    angebot(290, 'Mitte', 'TAR-HAM', 400_00),
    angebot(1560, 'Grundversicherung', 'TAR-BASE', 500_50),
  ],
}

const html = (
  variante: 'preis' | 'ruhig',
  {
    quelle = 'BAG',
    jahr = 2025,
    zahlen = ZAHLEN as Textzahlen | null,
  }: { quelle?: 'BAG' | 'DEMO'; jahr?: number; zahlen?: Textzahlen | null } = {},
) =>
  renderToStaticMarkup(
    <SeitenDatenContext
      value={{
        siteUrl: 'https://example.ch',
        datum: '2025-11-15',
        praemien: { jahr, quelle, versicherer: 36, regionen: 42, importiert: '2026-11-01' },
        gtmId: null,
      }}
    >
      <TextzahlenContext value={zahlen}>
        <StaticRouter pathname="/">
          <Hero variante={variante} />
          <Abschnitte variante={variante} />
        </StaticRouter>
      </TextzahlenContext>
    </SeitenDatenContext>,
  )

const text = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\u00a0]/g, ' ')
    .replaceAll('\u2060', '')

describe.each(['preis', 'ruhig'] as const)('hero %s', variante => {
  test('says what the specification says, with one heading for both layouts', () => {
    const markup = html(variante)
    expect(markup.match(/<h1/g)).toHaveLength(1)
    for (const satz of [
      'Offizielle BAG-Prämien 2025',
      'Krankenkassenvergleich 2025 – Offizielle Prämien. Jetzt sparen & wechseln.',
      '100% kostenlos',
      'BAG-Prämien',
      'Maximales Sparpotenzial',
    ])
      expect(text(markup)).toContain(satz)
    expect(markup).toMatch(/href="\/#rechner"[^>]*>(<[^>]+>)*Jetzt kostenlos vergleichen/)
    expect(markup).toMatch(/href="\/kontakt\?anliegen=beratung"[^>]*>(<[^>]+>)*Kostenlose Beratung/)
    expect(markup).not.toMatch(/\sstyle=/)
  })

  test('names demonstration data directly beside the badge, and only those', () => {
    expect(text(html(variante, { quelle: 'DEMO' }))).toContain(`Offizielle BAG-Prämien 2025${DEMO}`)
    expect(text(html(variante))).not.toContain('Demodaten')
  })

  test('follows the year of the data', () => {
    expect(text(html(variante, { jahr: 2027 }))).toContain('Krankenkassenvergleich 2027')
    expect(text(html(variante, { jahr: 2027 }))).toContain('Offizielle BAG-Prämien 2027')
  })
})

describe('the skyline', () => {
  const bild = (markup: string) => /<figure.*?<\/figure>/s.exec(markup)?.[0] ?? ''
  /** Bars as places of the picture, 10’000 high and 100 from one to the next. */
  const balken = (markup: string, farbe: string) => {
    const pfad = new RegExp(`<path d="([^"]*)"[^>]*class="${farbe}`).exec(bild(markup))?.[1] ?? ''
    return [...pfad.matchAll(/M(\d+) 10000v-(\d+)h(\d+)v(\d+)z/g)].map(([, x, auf, breite, ab]) => ({
      ...{ x: Number(x), breite: Number(breite), hoehe: Number(auf), zurueck: Number(ab) },
    }))
  }

  test('stands on zero, in proportion to the prices, one path a colour, with a line at the cheapest', () => {
    const markup = html('preis')
    const [erster, zweiter, dritter] = ['fill-butter', 'fill-bar', 'fill-fir-mid'].map(farbe => {
      const [einer, ...rest] = balken(markup, farbe)
      expect(rest).toEqual([])
      expect(einer?.zurueck).toBe(einer?.hoehe)
      return einer ?? { x: 0, breite: 0, hoehe: 0 }
    })
    expect([erster, zweiter, dritter].map(einer => einer?.x)).toEqual([0, 200, 300])
    expect([erster, zweiter, dritter].map(einer => einer?.breite)).toEqual([172, 72, 72])
    // CHF 300.00, 400.00 and 500.50, the dearest 8’800 high.
    expect([erster, zweiter, dritter].map(einer => einer?.hoehe)).toEqual([5275, 7033, 8800])
    expect(bild(markup)).toContain(`d="M0 ${10_000 - 5275}H400"`)
  })

  test('names bars under the pointer beside the calculator only', () => {
    const [neben = '', unter = ''] = html('preis').match(/<figure.*?<\/figure>/gs) ?? []
    expect(neben.match(/<text/g)).toHaveLength(3)
    expect(text(neben)).toContain('Agrisano, Grundversicherung 500.50')
    expect(unter).toContain('fill-butter')
    expect(unter).not.toContain('<text')
  })

  test('names first and last with price, and what the prices hold for', () => {
    const inhalt = text(bild(html('preis')))
    for (const satz of [
      'CHF 300.00 pro Monat',
      'Günstigstes AngebotCSS, Profit',
      '500.50',
      'Teuerstes Angebot',
      'Grundversicherung',
      'Beispiel Winterthur (Prämienregion Zürich 2): 3 Tarife, Erwachsene ab 26, Franchise 2’500, ohne Unfall.',
      'Prämien 2025, BAG, inkl. Abzug -CHF 5.15/Monat.',
    ])
      expect(inhalt).toContain(satz)
    expect(text(bild(html('preis', { quelle: 'DEMO' })))).toContain(DEMO)
  })

  test('is a table as well, with the same figures', () => {
    const zeilen = [...bild(html('preis')).matchAll(/<tr>(<td>.*?)<\/tr>/g)].map(([, zeile = '']) => text(zeile))
    expect(zeilen).toHaveLength(3)
    for (const preis of ['300.00', '400.00', '500.50']) expect(zeilen.join()).toContain(preis)
  })

  test('is drawn only in the variant with prices, and only from tables', () => {
    expect(html('ruhig')).not.toContain('<figure')
    expect(html('preis', { zahlen: null })).not.toContain('<figure')
    expect(html('preis', { zahlen: textzahlen([], { jahr: 2025 }) })).not.toContain('<figure')
  })
})
