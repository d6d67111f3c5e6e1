// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Altersklasse } from '#domain/altersklasse.ts'
import { VERBILLIGUNG_SCHALTER } from './verbilligung.tsx'
import { VerbilligungsHinweis } from './verbilligungs-hinweis.tsx'

afterEach(cleanup)

function zeige(
  kanton: string,
  klassen: readonly Altersklasse[],
  { jahr = 2026, gerechnet = false, schalter = true } = {},
) {
  const { container } = render(
    <>
      {schalter && <input id={VERBILLIGUNG_SCHALTER} type="checkbox" />}
      <VerbilligungsHinweis wo={{ kanton, region: 1, jahr }} klassen={klassen} gerechnet={gerechnet} />
    </>,
  )
  return container.textContent?.replaceAll('\u00a0', ' ') ?? ''
}

describe('says up to what income, by whose rules', () => {
  test.each<[string, readonly Altersklasse[], number, string]>([
    [
      'ZH',
      ['AKL-ERW'],
      2026,
      'Im Kanton Zürich können Einzelpersonen bis rund CHF 64’000 Einkommen Prämienverbilligung erhalten (Regeln 2026).',
    ],
    [
      'ZH',
      ['AKL-ERW'],
      2027,
      'können Einzelpersonen bis rund CHF 59’400 Einkommen Prämienverbilligung erhalten (Regeln 2027).',
    ],
    [
      'LU',
      ['AKL-JUG'],
      2027,
      'können junge Erwachsene bis 25 bis rund CHF 32’900 Einkommen Prämienverbilligung erhalten (Regeln 2026).',
    ],
    ['BE', ['AKL-ERW', 'AKL-ERW'], 2026, 'können Ehepaare bis rund CHF 48’000 Einkommen'],
    ['BE', ['AKL-ERW', 'AKL-KIN'], 2026, 'können Alleinerziehende mit einem Kind bis rund CHF 69’800 Einkommen'],
    [
      'GE',
      ['AKL-ERW', 'AKL-ERW', 'AKL-KIN', 'AKL-KIN'],
      2026,
      'können Ehepaare mit 2 Kindern bis rund CHF 157’000 Einkommen',
    ],
    ['TG', ['AKL-ERW'], 2026, 'können Einzelpersonen bis rund CHF 800 einfache Steuer'],
  ])('%s %j %i', (kanton, klassen, jahr, satz) => {
    expect(zeige(kanton, klassen, { jahr })).toContain(satz)
  })

  test('the folded line has the figure; only one person hears that others have another', () => {
    expect(zeige('ZH', ['AKL-ERW'])).toMatch(
      /^Sie könnten Anspruch habenPrämienverbilligung bis rund CHF 64’000 Einkommen/,
    )
    expect(screen.getByText(/mit Kindern liegt sie meist höher/)).toBeTruthy()
    cleanup()
    expect(zeige('ZH', ['AKL-ERW', 'AKL-KIN'])).not.toContain('meist')
    cleanup()
    expect(zeige('ZH', ['AKL-ERW', 'AKL-ERW'])).toContain('Unverheiratete rechnen die Kantone meist je für sich.')
  })
})

test('no figure where the canton has none: whom to ask', () => {
  const text = zeige('TI', ['AKL-ERW', 'AKL-KIN'])
  expect(text).toMatch(/^PrämienverbilligungAuch Sie könnten Anspruch haben/)
  expect(text).toContain('im Kanton Tessin vorab keine Grenze')
  expect(text).not.toMatch(/CHF|\d/)
  expect(screen.getByText('Stelle, Weg und Frist').getAttribute('href')).toBe('/praemienverbilligung')
  expect(screen.queryByText('Jetzt ausrechnen')).toBeNull()
})

test('who has reckoned with it is given no hint', () => {
  expect(zeige('ZH', ['AKL-ERW'], { gerechnet: true })).not.toMatch(/könnten|CHF/)
})

describe('«Jetzt ausrechnen»', () => {
  test('turns the switch of the page on, once, and leads to it', () => {
    zeige('ZH', ['AKL-ERW'])
    const schalter = screen.getByRole('checkbox')
    for (const _ of ['first', 'second']) {
      fireEvent.click(screen.getByText('Jetzt ausrechnen'))
      expect(schalter).toHaveProperty('checked', true)
      expect(document.activeElement).toBe(schalter)
    }
  })

  test('without one it is a link to the page with the form', () => {
    zeige('ZH', ['AKL-ERW'], { schalter: false })
    const link = screen.getByText('Jetzt ausrechnen')
    expect(link.getAttribute('href')).toBe('/praemienverbilligung')
    // With a modifier the router leaves it alone: nothing but the hint itself could have prevented it.
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  })
})
