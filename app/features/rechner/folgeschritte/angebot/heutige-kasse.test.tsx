// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aendere,
  klicke,
  mitBildern,
  region,
  text,
  zeige,
} from '../../../../../tests/fixtures/rechner/angebots-probe.tsx'
import { tabelle, tarif } from '../../../../../tests/fixtures/rechner/testtabelle.ts'

mitBildern()

/** The refund of 2027 is 4.75. */
const NAECHSTES = tabelle(
  [
    tarif(8, 'BASE', 'Grundversicherung', { 2500: 524_75 }),
    tarif(8, 'PRAXIS', 'Profit', { 2500: 434_75 }),
    tarif(8, 'FLEX', 'Ganz neu', { 2500: 404_75 }),
  ],
  2027,
)

/** The only tariff of that amount, once the other year's table is there. */
async function erkenne(betrag: string) {
  await act(async () => {})
  aendere(screen.getByLabelText('Betrag auf Ihrer Rechnung oder im Brief'), betrag)
  klicke(screen.getByRole('radio', { name: /Prämie 2027/ }))
}
/** By its value: which options are selected happy-dom does not always say. */
function aktuellerTarif() {
  const { value, options } = screen.getByLabelText<HTMLSelectElement>('Aktueller Tarif')
  return [...options].find(option => option.value === value)?.textContent
}

test('next year is compared: a letter is its price from 1 January, and savings are measured against its tariff', async () => {
  const container = zeige({ von: NAECHSTES, andere: region, start: { aktuelleKasse: 8 } })
  await erkenne('430.00')
  expect(text(container)).toContain(
    'Heute CHF 415.00, ab 1. Januar CHF 430.00, wenn Sie nichts tun: +CHF 180.00 im Jahr.',
  )
  expect(aktuellerTarif()).toBe('Praxis · Profit')
  await erkenne('400.00')
  expect(text(container)).toContain('Wenn Sie nichts tun: CHF 400.00 ab 1. Januar')
  expect(text(container)).toContain('Was Sie heute zahlen, lässt sich aus den Prämien 2026 nicht sicher ablesen.')
  expect(aktuellerTarif()).toBe('Mehrere zur Wahl · Ganz neu')
})

test('this year is compared: the letter’s tariff is that of this year, or the average stays and that is said', async () => {
  const container = zeige({ von: region, andere: NAECHSTES, start: { aktuelleKasse: 8 } })
  await erkenne('430.00')
  expect(text(container)).toContain('Wir vergleichen jetzt alle Angebote mit Ihrem Tarif: CSS, Profit.')
  expect(aktuellerTarif()).toBe('Je nach Tarif · Profit')
  await erkenne('400.00')
  expect(text(container)).toContain('«Ganz neu» steht nicht in den Prämien 2026.')
  expect(text(container)).toContain('Solange Ihr Tarif nicht bekannt ist, wird mit dem Durchschnitt')
  expect(aktuellerTarif()).toBe('Weiss ich nicht')
})
