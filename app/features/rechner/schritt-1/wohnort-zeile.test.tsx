// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ortssuche } from '#app/lib/orte/ortssuche.ts'
import { type Eingabe, type EingabeFehler, LEERE_EINGABE } from '../zustand/eingabe.ts'
import { WohnortZeile } from './wohnort-zeile.tsx'

afterEach(cleanup)

const orte = ortssuche([
  { plz: 8001, ort: 'Zürich', gemeinde: 'Zürich', bfs: 261, kanton: 'ZH', region: 1 },
  { plz: 3011, ort: 'Bern', gemeinde: 'Bern', bfs: 351, kanton: 'BE', region: 1 },
])

/** As step 1 does it: what is shown is looked up anew after every key. */
function Probe({ fehler = {} }: { fehler?: EingabeFehler }) {
  const [eingabe, setEingabe] = useState<Eingabe>(LEERE_EINGABE)
  return (
    <WohnortZeile
      id="probe"
      eingabe={{ ...eingabe, wohnort: orte.nachgeschlagen(eingabe.wohnort) }}
      onChange={setEingabe}
      orte={{ stand: { art: 'bereit', orte }, lade: () => {} }}
      fehler={fehler}
      aktuellesJahr={2026}
    />
  )
}

const feld = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const tippe = (name: string, value: string) => fireEvent.change(feld(name), { target: { value } })

test('a place that is deleted letter by letter stays deleted, until another postcode brings its own', () => {
  render(<Probe />)
  tippe('PLZ', '8001')
  expect(feld('Ort').value).toBe('Zürich')
  for (const rest of ['Züric', 'Züri', 'Zür', 'Zü', 'Z', '']) {
    tippe('Ort', rest)
    expect(feld('Ort').value).toBe(rest)
  }
  tippe('PLZ', '3011')
  expect(feld('Ort').value).toBe('Bern')
})

test('while the postcode is wrong nothing is said about the place', () => {
  render(<Probe fehler={{ ort: 'fehlt' }} />)
  expect(screen.getByText('Bitte geben Sie den Ort ein.')).toBeTruthy()
  tippe('PLZ', '9999')
  expect(screen.queryByText('Bitte geben Sie den Ort ein.')).toBeNull()
  expect(feld('Ort').getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText(/^Standort nicht gefunden: 9999/)).toBeTruthy()
})
