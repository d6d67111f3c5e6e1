// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  mitFolgeschritten,
  rechneMitVerbilligung,
  schalter,
  zeigeFolgeschritte,
} from '../../../../tests/fixtures/rechner/folgeschritte-probe.tsx'
import { tabelle, tarif } from '../../../../tests/fixtures/rechner/testtabelle.ts'

mitFolgeschritten()

const REGION = tabelle([
  tarif(8, 'TAR-BASE', 'Grund', { 300: 605_15, 2500: 505_15 }),
  tarif(1542, 'TAR-HAM', 'Qualimed', { 300: 485_15, 2500: 405_15 }),
])

/** One adult in Zürich, region 1, with 20'000: 308 a month (EG KVG, values of 2026). */
const NETTO = 'Assura, Mehrere zur Wahl, CHF 92.00'
const GEWAEHLT = 'CSS, Freie Wahl, CHF 192.00'

const zeile = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

async function rechne() {
  const probe = zeigeFolgeschritte(REGION)
  await rechneMitVerbilligung("20'000")
  await zeile(NETTO)
  return probe
}

test('to the enquiry and back: switch, form and chosen offer are as they were', async () => {
  const { dispatch, text } = await rechne()
  dispatch({ art: 'waehle', auswahl: { versicherer: 8, typ: 'TAR-BASE', tarif: null } })
  dispatch({ art: 'anfrage' })
  expect(text()).toContain('500.00')
  expect(text()).not.toContain('192.00')
  dispatch({ art: 'zurueck', schritt: 2 })
  expect((await schalter()).checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Massgebendes Einkommen, ohne Vermögen').value).toBe("20'000")
  expect((await zeile(GEWAEHLT)).checked).toBe(true)
})

test('both amounts are said, and the year of the rules beside the price of headline, list and bar', async () => {
  const { text } = await rechne()
  expect(text()).toContain(
    'Prämie CHF 400.00, davon zahlt der Kanton voraussichtlich CHF 308.00. Sie zahlen CHF 92.00 im Monat.',
  )
  expect(text()).toContain('Alle Preise nach Prämienverbilligung, nach den Regeln 2026.')
  expect(text()).toMatch(/CHF 92\.00\/Monatnach Verbilligung, Regeln 2026/)
})

test('left, the steps forget it: neither the state nor the storage of the tab holds an amount', async () => {
  const { speicher, unmount } = await rechne()
  expect(JSON.stringify([speicher.zustand(), { ...sessionStorage }])).not.toMatch(/20.?000/)
  unmount()
  expect(speicher.zustand()).toMatchObject({ ansicht: { verbilligung: null } })
})

test('off, it stays off on the way back; on again, it is the same', async () => {
  const { dispatch } = await rechne()
  fireEvent.click(await schalter())
  await zeile('Assura, Mehrere zur Wahl, CHF 400.00')
  dispatch({ art: 'anfrage' })
  dispatch({ art: 'zurueck', schritt: 2 })
  expect((await schalter()).checked).toBe(false)
  fireEvent.click(await schalter())
  await zeile(NETTO)
})
