import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { StaticRouter } from '#app/router.tsx'
import { Hero } from './hero.tsx'

const DEMO = 'Demodaten – keine offiziellen Prämien'

const html = (variante: 'preis' | 'ruhig', quelle: 'BAG' | 'DEMO' = 'BAG', jahr = 2025) =>
  renderToStaticMarkup(
    <SeitenDatenContext
      value={{
        siteUrl: 'https://example.ch',
        datum: '2025-11-15',
        praemien: { jahr, quelle, versicherer: 36, regionen: 42, importiert: '2026-11-01' },
        gtmId: null,
      }}
    >
      <StaticRouter pathname="/">
        <Hero variante={variante} />
      </StaticRouter>
    </SeitenDatenContext>,
  )

const text = (markup: string) => markup.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&')

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
    expect(text(html(variante, 'DEMO'))).toContain(`Offizielle BAG-Prämien 2025${DEMO}`)
    expect(text(html(variante, 'BAG'))).not.toContain('Demodaten')
  })

  test('follows the year of the data', () => {
    expect(text(html(variante, 'BAG', 2027))).toContain('Krankenkassenvergleich 2027')
    expect(text(html(variante, 'BAG', 2027))).not.toContain('2025')
  })
})

test('only the variant with prices draws the skyline', () => {
  expect(html('preis')).toContain('<rect')
  expect(html('ruhig')).not.toContain('<rect')
})
