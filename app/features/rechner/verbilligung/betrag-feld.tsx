import { useState } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { FRAGEN } from '#content/verbilligung/formular.ts'
import { BETRAG_HOECHSTENS } from '#domain/betrag-eingabe.ts'
import { istUnlesbar } from './lage.ts'

type BetragFeldProps = { name: string; hinweis: string; value: string; onChange: (text: string) => void }

/** Complains once it is left: halfway through «36’000» nothing is wrong yet. */
export function BetragFeld({ name, hinweis, value, onChange }: BetragFeldProps) {
  const [verlassen, setVerlassen] = useState(false)
  return (
    <Field
      label={name}
      hint={geschuetzt(hinweis)}
      error={verlassen && istUnlesbar(value) ? FRAGEN.betragUnlesbar : undefined}
      className="hyphens-auto"
    >
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        placeholder="CHF"
        maxLength={BETRAG_HOECHSTENS}
        value={value}
        onFocus={() => setVerlassen(false)}
        onBlur={() => setVerlassen(true)}
        onChange={event => onChange(event.target.value)}
      />
    </Field>
  )
}
