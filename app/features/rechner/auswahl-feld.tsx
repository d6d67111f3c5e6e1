import type { ComponentProps } from 'react'
import { Field } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Umfeld } from './ergebnis/sicht/sicht.ts'

type AuswahlFeldProps = Omit<ComponentProps<typeof Field>, 'children'> &
  Pick<ComponentProps<typeof Select>, 'name' | 'required' | 'autoComplete'> & {
    /** What stands there while nothing is chosen. */
    leer?: string
    antworten: readonly (readonly [wert: string | number, name: string])[]
    wert: string | number | null | undefined
    /** The empty text where nothing is chosen any more. */
    onWahl: (wert: string) => void
  }

/** A field with one answer out of many. */
export function AuswahlFeld(props: AuswahlFeldProps) {
  const { leer, antworten, wert, onWahl, name, required, autoComplete, ...feld } = props
  return (
    <Field {...feld}>
      <Select {...{ name, required, autoComplete }} value={wert ?? ''} onChange={({ target }) => onWahl(target.value)}>
        {leer !== undefined && <option value="">{leer}</option>}
        {antworten.map(([antwort, text]) => (
          <option key={antwort} value={antwort}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}

export const kassenAntwort = ({ versicherer, name }: Umfeld['kassen'][number]) => [versicherer, name] as const
