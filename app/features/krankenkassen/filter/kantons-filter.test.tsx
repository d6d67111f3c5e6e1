// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KantonsFilter } from './kantons-filter.tsx'

/** The directory as the server sends it: three that sell, and one apart that does not. */
const VERZEICHNIS = `
  <nav><ul><li data-buchstabe="A"><a href="#A">A</a></li><li data-buchstabe="S"><a href="#S">S</a></li></ul></nav>
  <section data-buchstabe="A"><ul><li data-kantone="ZH BE UR">Agrisano</li><li data-kantone="ZH">Aquilana</li></ul></section>
  <section data-buchstabe="S"><ul><li data-kantone="BE ZH">Sumiswalder</li></ul></section>
  <section><ul><li>Ohne Tarif</li></ul></section>`

let verzeichnis: HTMLElement
beforeEach(() => {
  verzeichnis = document.createElement('div')
  verzeichnis.innerHTML = VERZEICHNIS
  document.body.append(verzeichnis)
  render(<KantonsFilter />)
})
afterEach(() => {
  cleanup()
  verzeichnis.remove()
})

const waehle = (kanton: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Wer verkauft in meinem Kanton?' }), {
    target: { value: kanton },
  })

/** What is neither hidden nor inside something hidden. */
const sichtbare = (auswahl: string) =>
  [...verzeichnis.querySelectorAll<HTMLElement>(auswahl)]
    .filter(element => element.closest('[hidden]') === null)
    .map(({ textContent }) => textContent)

test('a canton leaves who sells there, the letters that have somebody, and says how many', () => {
  waehle('UR')
  expect(sichtbare('li')).toEqual(['A', 'Agrisano', 'Ohne Tarif'])
  expect(sichtbare('section')).toHaveLength(2)
  expect(screen.getByRole('status').textContent).toBe('1 von 3 Kassen: Kanton Uri.')
})

test('another canton starts from the whole list, and all cantons show it again', () => {
  waehle('UR')
  waehle('BE')
  expect(sichtbare('li')).toEqual(['A', 'S', 'Agrisano', 'Sumiswalder', 'Ohne Tarif'])
  waehle('')
  expect(sichtbare('li')).toHaveLength(6)
  expect(screen.getByRole('status').textContent).toBe('Alle 3 Kassen.')
})

test('before a choice nothing is said, and every canton can be chosen by its name', () => {
  expect(screen.getByRole('status').textContent).toBe('')
  const namen = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(namen).toHaveLength(27)
  expect(namen.slice(0, 3)).toEqual(['Alle Kantone', 'Aargau', 'Appenzell Ausserrhoden'])
})
