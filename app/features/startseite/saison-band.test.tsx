// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { PraemienanstiegContext } from '#app/lib/praemienanstieg.ts'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { StaticRouter } from '#app/router.tsx'
import type { Praemienanstieg } from '#domain/jahreswechsel/praemienanstieg.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { Abschnitte } from './abschnitte.tsx'
import EigenerAnstieg from './eigener-anstieg.tsx'
import { Hero } from './hero.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** Winterthur as on the official tables of 2026 and 2027. */
const anstiegAuf = (bis: number, median = 4.41): Praemienanstieg => ({
  ...{ von: bis - 1, bis, median },
  regionen: new Map([
    [
      'be-1',
      {
        ...{ von: bis - 1, bis, differenz: rappen(-4_00), prozent: -1 },
        vorher: rappen(400_00),
        nachher: rappen(396_00),
      },
    ],
    [
      'zh-2',
      {
        ...{ von: bis - 1, bis, differenz: rappen(19_05), prozent: 4.53 },
        vorher: rappen(420_24),
        nachher: rappen(439_29),
      },
    ],
  ]),
})

function html(datum: string, jahr: number, anstieg: Praemienanstieg | null = anstiegAuf(jahr)): string {
  const praemien = { jahr, quelle: 'BAG' as const, versicherer: 36, regionen: 42, importiert: '2026-09-29' }
  return renderToStaticMarkup(
    <SeitenDatenContext value={{ siteUrl: 'https://example.ch', datum, praemien, gtmId: null }}>
      <PraemienanstiegContext value={anstieg}>
        <StaticRouter pathname="/">
          <Hero variante="ruhig" />
          <Abschnitte variante="ruhig" />
        </StaticRouter>
      </PraemienanstiegContext>
    </SeitenDatenContext>,
  )
}

function band(markup: string, platz: 'oben' | 'unten') {
  document.body.innerHTML = markup
  return document.querySelector<HTMLElement>(`[data-saison=${platz}]`)
}

const text = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')

describe('in the season', () => {
  test('the band says the rise of the middle region and the days left, above the calculator and below it', () => {
    for (const platz of ['oben', 'unten'] as const) {
      const inhalt = text(band(html('2026-11-18', 2027), platz))
      for (const teil of ['+4.4 %', 'Standard-Tarife 2027', 'Mitte der 2 Regionen', 'Noch 12 Tage bis 30.11.'])
        expect(inhalt, platz).toContain(teil)
    }
  })

  test('in a wide window it tells the days of November too, and nothing in it is yellow', () => {
    const unten = band(html('2026-11-18', 2027), 'unten')
    expect(text(unten)).toContain('Von 2026 auf 2027 · Mitte der 2 Regionen')
    expect(text(unten)).toContain('So viel mehr kosten die Standard-Tarife.')
    expect(text(unten)).toContain('1. NovemberHeute, noch 12 Tage30. November')
    expect(unten?.querySelector('svg')?.getAttribute('aria-label')).toBe(
      'Die 30 Tage im November. Die Kündigung muss bis 30. November bei der Kasse sein, heute ist der 18.',
    )
    const striche = [...(unten?.querySelectorAll('svg path') ?? [])].map(
      pfad => pfad.getAttribute('d')?.match(/M/g)?.length ?? 0,
    )
    // Over, today, left, the last day, too late.
    expect(striche).toEqual([17, 1, 11, 1, 0])
    expect(unten?.outerHTML).not.toContain('butter')
    expect(unten?.outerHTML).not.toMatch(/\sstyle=/)
  })

  test('a single day, the last one, and one that is earlier than the 30th', () => {
    expect(text(band(html('2026-11-29', 2027), 'oben'))).toContain('Noch 1 Tag bis 30.11.')
    expect(text(band(html('2026-11-30', 2027), 'oben'))).toContain('Heute letzter Tag bis 30.11.')
    expect(text(band(html('2025-11-18', 2026), 'unten'))).toContain('Heute, noch 10 Tage28. November')
  })

  test('where premiums fall or stay, it says so', () => {
    expect(text(band(html('2026-11-18', 2027, anstiegAuf(2027, -1.26)), 'unten'))).toContain('−1.3 %')
    expect(text(document.querySelector('[data-saison=unten] h2'))).toBe('So viel weniger kosten die Standard-Tarife.')
    band(html('2026-11-18', 2027, anstiegAuf(2027, 0.04)), 'unten')
    expect(text(document.querySelector('[data-saison=unten] h2'))).toBe('Gleich viel kosten die Standard-Tarife.')
  })

  test('one message: what was only expected is not told beside it', () => {
    expect(html('2024-11-18', 2025)).not.toContain('4 bis 7 Prozent')
    expect(html('2025-11-18', 2025)).toContain('4 bis 7 Prozent')
  })
})

test.each([
  ['the table of the coming year is missing', '2026-11-18', 2026, anstiegAuf(2026)],
  ['the one before it is missing', '2026-11-18', 2027, null],
  ['it is spring', '2027-04-01', 2027, anstiegAuf(2027)],
])('nothing stands there while %s', (_, datum, jahr, anstieg) => {
  const markup = html(datum, jahr, anstieg)
  expect(markup).not.toContain('data-saison')
  expect(markup).not.toContain('data-regionen')
})

test.each([
  ['2026-12-01', 2027, 'Die Frist für einen Wechsel auf den 1. Januar 2027 ist vorbei. Was noch möglich ist'],
  ['2027-03-31', 2027, 'Die nächste Kündigungsfrist ist der 31. März 2027, aber nicht für alle. Was jetzt möglich ist'],
])('after the deadline, on %s, it leads to what is possible, without a figure', (datum, jahr, satz) => {
  for (const platz of ['oben', 'unten'] as const) {
    const element = band(html(datum, jahr), platz)
    expect(text(element)).toBe(satz)
    expect(element?.querySelector('a')?.getAttribute('href')).toBe('/ratgeber/krankenkasse-wechseln-2026-anleitung')
  }
  // Nowhere else on the page.
  expect(document.body.textContent?.split(satz.slice(0, 20))).toHaveLength(3)
})

describe('once the place is known', () => {
  const zeige = (kanton: string, region: number, ort: string) => {
    document.body.innerHTML = `${html('2026-11-18', 2027)}<p id="app"></p>`
    const container = document.getElementById('app') as HTMLElement
    render(<EigenerAnstieg ort={{ kanton, region, ort }} jahr={2027} />, { container })
    return text(document.querySelector('[data-saison=unten]')) ?? ''
  }

  test('the band says the rise of its region', () => {
    const unten = zeige('ZH', 2, 'Winterthur')
    for (const teil of [
      '+4.5 %',
      'Von 2026 auf 2027 · in Winterthur',
      'So viel mehr kosten die Standard-Tarife in Ihrer Region.',
      'Im Schnitt von CHF 420.24 auf CHF 439.29 im Monat: Erwachsene, Franchise 2’500, ohne Unfall.',
      'Heute, noch 12 Tage',
    ])
      expect(unten).toContain(teil)
    expect(unten).not.toContain('4.4')
    expect(text(document.querySelector('[data-saison=oben]'))).toContain('+4.5 %Standard-Tarife 2027in Winterthur')
  })

  test('a region of which nothing is known changes nothing', () => {
    expect(zeige('AI', 0, 'Appenzell')).toContain('+4.4 %')
  })
})
