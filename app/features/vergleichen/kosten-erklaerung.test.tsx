// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { KostenErklaerung } from './kosten-erklaerung.tsx'

afterEach(cleanup)

const summe = () => screen.getAllByRole('definition').map(element => element.textContent)
const schiebe = (kosten: number) =>
  fireEvent.change(screen.getByRole('slider', { name: 'Kosten im Jahr' }), { target: { value: String(kosten) } })
const waehle = (franchise: number) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Franchise' }), { target: { value: String(franchise) } })
const satz = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')

test('the example is readable before any script runs', () => {
  const text = renderToStaticMarkup(<KostenErklaerung />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
  expect(text).toContain('Kosten CHF 2’000, Franchise CHF 300')
  expect(text).toContain('Sie zahlen 300 + 10% von 1’700 = CHF 470.')
})

test('starts with 2000 at 300: 300 + 170 = 470', () => {
  render(<KostenErklaerung />)
  expect(summe()).toEqual(['300', '170', '470'])
  expect(satz()).toContain('Die Kasse zahlt CHF 1’530.')
})

test('an adult never pays more than the franchise and 700', () => {
  render(<KostenErklaerung />)
  waehle(2500)
  schiebe(10_000)
  expect(summe()).toEqual(['2’500', '700', '3’200'])
  expect(satz()).toContain('Sie zahlen 2’500 + höchstens 700 = CHF 3’200.')
})

test('costs below the franchise are paid alone', () => {
  render(<KostenErklaerung />)
  schiebe(200)
  expect(summe()).toEqual(['200', '0', '200'])
  expect(satz()).toContain('Sie zahlen alles selbst: CHF 200.')
})

test('without costs nobody pays', () => {
  render(<KostenErklaerung />)
  schiebe(0)
  expect(summe()).toEqual(['0', '0', '0'])
})

test('children have their own steps and their own cap', () => {
  render(<KostenErklaerung />)
  waehle(2500)
  fireEvent.click(screen.getByRole('radio', { name: 'Kinder' }))
  const stufen = screen.getAllByRole('option').map(option => option.getAttribute('value'))
  expect(stufen).toEqual(['0', '100', '200', '300', '400', '500', '600'])
  // 2500 does not exist for children: back to the ordinary one.
  expect(summe()).toEqual(['0', '200', '200'])
  waehle(600)
  schiebe(10_000)
  expect(summe()).toEqual(['600', '350', '950'])
  fireEvent.click(screen.getByRole('radio', { name: 'Erwachsene' }))
  expect(summe()).toEqual(['300', '700', '1’000'])
})
