// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { type Formularregeln, useFormular } from './formular.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const regeln: Formularregeln<'name' | 'plz' | 'land' | 'ja'> = {
  name: wert => (wert ? null : 'Name fehlt'),
  plz: (wert, { land }) => (wert.length === (land === 'DE' ? 5 : 4) ? null : 'PLZ falsch'),
  land: () => null,
  ja: wert => (wert ? null : 'Zustimmung fehlt'),
}

const send = vi.fn()
afterEach(() => send.mockReset())

/** The same wiring as the site's forms, with bare controls. `ort` stands for a value that a state fills in. */
function Probe() {
  const { attribute, fehler, geprueft, zeige } = useFormular(regeln)
  const [plz, setPlz] = useState('')
  return (
    <form
      {...attribute}
      aria-label="Probe"
      onSubmit={event => {
        event.preventDefault()
        const werte = geprueft()
        if (werte) send(werte)
      }}
    >
      <input name="name" aria-label="Name" required aria-invalid={Boolean(fehler('name')) || undefined} />
      <p>{fehler('name')}</p>
      <input
        name="plz"
        aria-label="PLZ"
        value={plz}
        onChange={event => setPlz(event.target.value)}
        aria-invalid={Boolean(fehler('plz')) || undefined}
      />
      <p>{fehler('plz')}</p>
      <select name="land" aria-label="Land">
        <option>CH</option>
        <option>DE</option>
      </select>
      <input type="checkbox" name="ja" value="true" aria-label="Ja" />
      <p>{fehler('ja')}</p>
      <button type="submit">Senden</button>
      <button type="button" onClick={() => setPlz('8001')}>
        Zürich
      </button>
      <button type="button" onClick={() => send(zeige({ name: 'Name unbekannt', fremd: 'egal' }))}>
        Server
      </button>
      <button type="button" onClick={() => send(zeige({ fremd: 'egal' }))}>
        Fremdes
      </button>
    </form>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const complaints = () =>
  [...document.querySelectorAll('p')].map(({ textContent }) => textContent).filter(text => text !== '')

test('all complaints at once, the first field has the focus, nothing is sent', () => {
  render(<Probe />)
  expect(complaints()).toEqual([])
  press('Senden')
  expect(complaints()).toEqual(['Name fehlt', 'PLZ falsch', 'Zustimmung fehlt'])
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(send).not.toHaveBeenCalled()
})

test('every new attempt moves the focus again', () => {
  render(<Probe />)
  press('Senden')
  screen.getByLabelText('Ja').focus()
  press('Senden')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

test('a complaint goes when it is met and does not come back while typing', () => {
  render(<Probe />)
  type('Name', 'x')
  type('Name', '')
  expect(complaints()).toEqual([])
  press('Senden')
  type('Name', 'Anna')
  expect(complaints()).toEqual(['PLZ falsch', 'Zustimmung fehlt'])
  type('Name', '')
  expect(complaints()).toEqual(['PLZ falsch', 'Zustimmung fehlt'])
})

test('a complaint goes when another field or a state answers it', () => {
  render(<Probe />)
  type('PLZ', '80331')
  press('Senden')
  expect(complaints()).toContain('PLZ falsch')
  type('Land', 'DE')
  expect(complaints()).not.toContain('PLZ falsch')
  type('Land', 'CH')
  press('Senden')
  expect(complaints()).toContain('PLZ falsch')
  press('Zürich')
  expect(complaints()).not.toContain('PLZ falsch')
})

test('valid values are handed over whole', () => {
  render(<Probe />)
  type('Name', 'Anna')
  type('PLZ', '8001')
  fireEvent.click(screen.getByLabelText('Ja'))
  press('Senden')
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Anna', plz: '8001', land: 'CH', ja: 'true' })
})

test("the server's complaint stays until the refused value changes", () => {
  render(<Probe />)
  type('Name', 'Anna')
  press('Server')
  expect(send).toHaveBeenCalledExactlyOnceWith(true)
  expect(complaints()).toEqual(['Name unbekannt'])
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  type('PLZ', '8')
  expect(complaints()).toEqual(['Name unbekannt'])
  type('Name', 'Anne')
  expect(complaints()).toEqual([])
})

test('says when the server means no field of the form', () => {
  render(<Probe />)
  press('Fremdes')
  expect(send).toHaveBeenCalledExactlyOnceWith(false)
  expect(complaints()).toEqual([])
})

test('asks by itself only where script runs, and keeps what was typed before', () => {
  const html = renderToString(<Probe />)
  expect(html).not.toContain('novalidate')
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const name = container.querySelector<HTMLInputElement>('input[name=name]')
  if (name) name.value = 'Vorher'
  act(() => void render(<Probe />, { container, hydrate: true }))
  expect(container.querySelector('form')?.noValidate).toBe(true)
  expect(name?.value).toBe('Vorher')
  press('Senden')
  expect(complaints()).toEqual(['PLZ falsch', 'Zustimmung fehlt'])
})
