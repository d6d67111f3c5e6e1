// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { StaticRouter } from '#app/router.tsx'
import { FranchiseStufen } from './franchise-stufen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const seite = (
  <SeitenDatenContext
    value={{
      siteUrl: 'https://example.ch',
      datum: '2026-11-15',
      praemien: { jahr: 2025, quelle: 'BAG', versicherer: 36, regionen: 42, importiert: '2026-11-01' },
      gtmId: null,
    }}
  >
    <StaticRouter pathname="/vergleichen">
      <FranchiseStufen />
    </StaticRouter>
  </SeitenDatenContext>
)

/** Without what only describes a term. */
function sichtbar(element: HTMLElement): string {
  const kopie = element.cloneNode(true) as HTMLElement
  for (const verborgen of kopie.querySelectorAll('[hidden]')) verborgen.remove()
  return kopie.textContent ?? ''
}
const zeilen = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(kopf => sichtbar(kopf).replace(/^CHF/, ''))
const gewaehlt = () => screen.getAllByRole<HTMLInputElement>('radio').find(radio => radio.checked)?.value

test('the HTML shows adults: it knows no visitor', () => {
  sessionStorage.setItem('calculatorData', '{"geburtsjahr":"2015"}')
  expect(renderToStaticMarkup(seite)).toContain('Erwachsene, ab 26 Jahre')
})

test('starts with the group of the stored birth year, counted from the current year', () => {
  // 18 in the premium year 2025, 19 in the current year.
  sessionStorage.setItem('calculatorData', '{"geburtsjahr":"2007"}')
  render(seite)
  expect(gewaehlt()).toBe('AKL-JUG')
})

test('children have seven steps, each with its bar and the most they can pay', () => {
  sessionStorage.setItem('calculatorData', '{"geburtsjahr":"2015"}')
  const { container } = render(seite)
  expect(zeilen()).toEqual(['0ordentlich', '100', '200', '300', '400', '500', '600'])
  const breiten = [...container.querySelectorAll('tbody svg')].map(svg => svg.getAttribute('width'))
  expect(breiten).toEqual(['8%', '8%', '8%', '12%', '16%', '20%', '24%'])
  const hoechstens = screen.getAllByRole('cell').map(zelle => zelle.textContent)
  expect(hoechstens.slice(0, 7)).toEqual(['350', '450', '550', '650', '750', '850', '950'])
})

test('the visitor can look at another group', () => {
  sessionStorage.setItem('calculatorData', '{"geburtsjahr":"2015"}')
  render(seite)
  fireEvent.click(screen.getByRole('radio', { name: /^Erwachsene/ }))
  expect(zeilen()).toEqual(['300ordentlich', '500', '1’000', '1’500', '2’000', '2’500'])
})

test('a storage that refuses to be read leaves adults', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  render(seite)
  expect(gewaehlt()).toBe('AKL-ERW')
})

test('the ordinary franchise is explained where it stands', () => {
  render(seite)
  expect(
    screen.getByRole('button', { name: 'ordentlich', description: /gilt, wenn Sie keine andere wählen/ }),
  ).toBeTruthy()
})
