// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import { VerbilligungsHinweis } from './verbilligung.tsx'

afterEach(cleanup)

function zeige(kanton: string, klassen: readonly Altersklasse[], { jahr = 2026, ganz = false } = {}) {
  const { container } = render(<VerbilligungsHinweis wo={{ kanton, region: 1, jahr }} klassen={klassen} ganz={ganz} />)
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

  test('only who asks reads what the limit means; only one person hears that others have another', () => {
    expect(zeige('ZH', ['AKL-ERW'])).not.toContain('Entscheid des Steueramts')
    cleanup()
    expect(zeige('ZH', ['AKL-ERW'], { ganz: true })).toMatch(
      /Entscheid des Steueramts.*mit Kindern liegt sie meist höher/,
    )
    cleanup()
    expect(zeige('ZH', ['AKL-ERW', 'AKL-KIN'], { ganz: true })).not.toContain('meist')
    cleanup()
    expect(zeige('ZH', ['AKL-ERW', 'AKL-ERW'], { ganz: true })).toContain(
      'Unverheiratete rechnen die Kantone meist je für sich.',
    )
  })
})

test('no figure where the canton has none: whom to ask', () => {
  const text = zeige('TI', ['AKL-ERW', 'AKL-KIN'], { ganz: true })
  expect(text).toContain('im Kanton Tessin vorab keine Grenze')
  expect(text).not.toMatch(/CHF|\d/)
  expect(screen.getByText('Stelle, Weg und Frist').getAttribute('href')).toBe('/praemienverbilligung')
})
