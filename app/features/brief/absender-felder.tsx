import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { FELDER } from '#content/brief-formular.ts'
import type { FelderProps } from './felder.ts'
import { geaendertePerson } from './personen.ts'
import { personFeld } from './regeln.ts'

export function AbsenderFelder({ eingabe, aendern, fehler }: FelderProps) {
  const [erste] = eingabe.personen
  const name = personFeld(erste.id, 'name')
  return (
    <>
      <Field label={FELDER.name} error={fehler(name)}>
        <TextInput
          name={name}
          autoComplete="name"
          value={erste.name}
          onChange={event => aendern(geaendertePerson(eingabe, erste.id, { name: event.target.value }))}
        />
      </Field>
      <Field label={FELDER.strasse} error={fehler('strasse')}>
        <TextInput
          name="strasse"
          autoComplete="street-address"
          value={eingabe.strasse}
          onChange={event => aendern({ strasse: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4 md:gap-x-6">
        <Field label={FELDER.plz} error={fehler('plz')}>
          <TextInput
            name="plz"
            autoComplete="postal-code"
            inputMode="numeric"
            value={eingabe.plz}
            onChange={event => aendern({ plz: event.target.value })}
          />
        </Field>
        <Field label={FELDER.ort} error={fehler('ort')}>
          <TextInput
            name="ort"
            autoComplete="address-level2"
            value={eingabe.ort}
            onChange={event => aendern({ ort: event.target.value })}
          />
        </Field>
      </div>
    </>
  )
}
