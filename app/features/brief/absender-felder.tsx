import { useEffect } from 'react'
import { useOrte } from '#app/lib/orte/use-orte.ts'
import { Combobox } from '#app/ui/fields/combobox.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { FELDER } from '#content/formulare/brief-formular.ts'
import { nurZiffern, ZIFFERN } from '#domain/werte/eingaben.ts'
import type { FelderProps } from './felder.ts'
import { geaendertePerson } from './personen.ts'
import { personFeld } from './regeln.ts'

export function AbsenderFelder({ eingabe, aendern, fehler }: FelderProps) {
  const [erste] = eingabe.personen
  const name = personFeld(erste.id, 'name')
  const { stand, lade } = useOrte()
  const orte = stand.art === 'bereit' ? stand.orte : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a postcode typed before the table came
  useEffect(() => {
    if (orte && eingabe.ort === '') aendern(orte.anschriftMitPlz({ plz: '', ort: '' }, eingabe.plz))
  }, [orte])

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
            maxLength={ZIFFERN}
            value={eingabe.plz}
            onFocus={lade}
            onChange={({ target: { value } }) =>
              aendern(orte?.anschriftMitPlz(eingabe, value) ?? { plz: nurZiffern(value) })
            }
          />
        </Field>
        <Field label={FELDER.ort} error={fehler('ort')}>
          <Combobox
            name="ort"
            autoComplete="address-level2"
            value={eingabe.ort}
            options={orte?.zurAnschrift(eingabe) ?? []}
            undecided
            prompt={FELDER.ortWaehlen}
            onText={ort => aendern({ ort })}
            onPick={({ plz, ort }) => aendern({ plz: String(plz), ort })}
          >
            {({ plz, ort }) => `${plz} ${ort}`}
          </Combobox>
        </Field>
      </div>
    </>
  )
}
