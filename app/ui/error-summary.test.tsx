// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'
import { Field, TextInput } from './fields/field.tsx'
import { RadioGroup } from './fields/radio-group.tsx'

afterEach(cleanup)

function renderForm() {
  render(
    <>
      <ErrorSummary
        title="Bitte prüfen"
        errors={[
          { fieldId: 'plz', text: 'PLZ fehlt' },
          { fieldId: 'unfall', text: 'Wahl fehlt' },
        ]}
      />
      <Field id="plz" label="PLZ">
        <TextInput name="plz" />
      </Field>
      <RadioGroup
        id="unfall"
        legend="Unfallversicherung"
        name="unfall"
        options={[{ value: 'OHNE', label: 'Ohne Unfall' }]}
        value={null}
        onChange={() => {}}
      />
    </>,
  )
}

test('takes the focus when it appears', () => {
  renderForm()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Bitte prüfen' }))
})

test('each line leads to its field, without a step in the history', () => {
  renderForm()
  expect(fireEvent.click(screen.getByRole('link', { name: 'PLZ fehlt' }))).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText('PLZ'))
  fireEvent.click(screen.getByRole('link', { name: 'Wahl fehlt' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Ohne Unfall' }))
})
