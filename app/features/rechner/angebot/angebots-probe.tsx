import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useReducer } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Tag } from '#domain/fristen.ts'
import type { Tariftyp } from '#domain/modelle.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import { AngebotsSchritt } from './angebots-schritt.tsx'
import { AngebotsAnsichtProvider } from './ansicht.tsx'
import { neueWahl, type Person, type Wahl } from './eingang.ts'
import { wahl as ersteWahl, erwachsen, tabelle, tarif } from './testtabelle.ts'

/** Frames are timers: what follows a frame follows `bild()`. */
export function mitBildern() {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
}

/** Prices are gross; the refund of 2026 is 5.15. */
export const region = tabelle([
  tarif(8, 'TAR-BASE', 'Grundversicherung', { 300: 605_15, 2500: 505_15 }),
  tarif(8, 'TAR-HAM', 'Profit', { 300: 500_15, 2500: 420_15 }),
  tarif(8, 'TAR-HAM', 'Multimed', { 300: 510_15, 2500: 430_15 }),
  tarif(376, 'TAR-BASE', 'Grund', { 300: 585_15, 2500: 485_15 }),
  tarif(1542, 'TAR-HAM', 'Qualimed', { 300: 486_30, 2000: 394_10, 2500: 366_90 }),
  tarif(1542, 'TAR-DIV', 'Telmed', { 2500: 366_90 }),
  tarif(290, 'TAR-HMO', 'Zentrum', { 300: 490_15, 2500: 380_15 }, { gemeinden: [230] }),
])

type Vorgabe = {
  von?: Regionstabelle
  heute?: Tag
  /** The filter as a tab remembered it. */
  modell?: Tariftyp
  person?: Person
  pruefeDaten?: () => Promise<void>
  start?: Partial<Wahl>
}

function Rahmen(vorgabe: Vorgabe) {
  const { von = region, heute = '2026-06-15', person = erwachsen, pruefeDaten = async () => {}, start = {} } = vorgabe
  const [wahl, dispatch] = useReducer(neueWahl, { ...ersteWahl, ...start })
  return (
    <AngebotsSchritt
      person={person}
      wahl={wahl}
      tabelle={von}
      heute={heute}
      versichererNamen={NAMEN}
      dispatch={dispatch}
      pruefeDaten={pruefeDaten}
    />
  )
}
const NAMEN = new Map([8, 32, 290, 376, 1542].map(nummer => [nummer, `Name ${nummer}`]))

export function zeige(vorgabe: Vorgabe = {}) {
  const { container } = render(
    <AngebotsAnsichtProvider
      gemerkt={vorgabe.modell ? { modell: vorgabe.modell, ordnung: 'preis', kosten: 800 } : null}
    >
      <Rahmen {...vorgabe} />
    </AngebotsAnsichtProvider>,
  )
  bild()
  return container
}

/** Lets all follow that a change brings: what is below the answer, the rest of the list. */
export function bild() {
  while (vi.getTimerCount() > 0) act(() => vi.runOnlyPendingTimers())
}

/** Looked up by label: reading roles of the whole step is slow in a DOM without a browser. */
export const angebote = () =>
  [...document.querySelectorAll('input[name="angebot"]')].map(radio => radio.getAttribute('aria-label'))
export const text = (container: Element) => container.textContent?.replaceAll('\u00a0', ' ')

export function klicke(element: Element) {
  fireEvent.click(element)
  bild()
}

export function aendere(element: Element, wert: string) {
  fireEvent.change(element, { target: { value: wert } })
  bild()
}

export const waehle = (name: string, wert: string) => aendere(screen.getByLabelText(name), wert)
