// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Checkbox } from '../checkbox.tsx'
import { Select } from '../select.tsx'
import { Field, TextArea, TextInput } from './field.tsx'
import { RadioGroup } from './radio-group.tsx'

afterEach(cleanup)

const noteOf = (control: Element) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

test('the label names the control and the hint describes it', () => {
  render(
    <Field label="PLZ" hint="Vier Ziffern">
      <TextInput name="plz" />
    </Field>,
  )
  const input = screen.getByLabelText('PLZ')
  expect(noteOf(input)).toBe('Vier Ziffern')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

test('the error takes the place of the hint and marks the control', () => {
  render(
    <Field label="PLZ" hint="Vier Ziffern" error="Bitte vier Ziffern eingeben.">
      <TextInput name="plz" />
    </Field>,
  )
  const input = screen.getByLabelText('PLZ')
  expect(noteOf(input)).toBe('Bitte vier Ziffern eingeben.')
  expect(screen.queryByText('Vier Ziffern')).toBeNull()
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('without a note nothing is referred to', () => {
  render(
    <Field label="Nachricht">
      <TextArea name="nachricht" />
    </Field>,
  )
  expect(screen.getByLabelText('Nachricht').hasAttribute('aria-describedby')).toBe(false)
})

test('a given id reaches the control, for links to it', () => {
  render(
    <Field id="ort" label="Ort">
      <Select name="ort">
        <option>Zürich</option>
      </Select>
    </Field>,
  )
  expect(screen.getByRole('combobox', { name: 'Ort' }).id).toBe('ort')
})

test('a control outside a field is a mistake', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<TextInput name="plz" />)).toThrow('outside a Field')
  vi.restoreAllMocks()
})

const unfall = [
  { value: 'OHNE', label: 'Ohne Unfall' },
  { value: 'MIT', label: 'Mit Unfall' },
] as const

test('a radio group is named by its legend, described by its error, and tells the choice', () => {
  const onChange = vi.fn()
  render(
    <RadioGroup
      legend="Unfallversicherung"
      name="unfall"
      options={unfall}
      value="OHNE"
      onChange={onChange}
      error="Bitte wählen."
    />,
  )
  const group = screen.getByRole('radiogroup', { name: 'Unfallversicherung' })
  expect(noteOf(group)).toBe('Bitte wählen.')
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ohne Unfall' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'Mit Unfall' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('MIT')
})

test('a checkbox is named by its whole label and described by its error', () => {
  render(
    <Checkbox name="einwilligung" error="Ohne Einwilligung geht es nicht.">
      Ich habe die <a href="/datenschutz">Datenschutzerklärung</a> gelesen.
    </Checkbox>,
  )
  const box = screen.getByRole('checkbox', { name: 'Ich habe die Datenschutzerklärung gelesen.' })
  expect(noteOf(box)).toBe('Ohne Einwilligung geht es nicht.')
  expect(box.getAttribute('aria-invalid')).toBe('true')
})
