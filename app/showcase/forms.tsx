import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Combobox } from '#app/ui/fields/combobox.tsx'
import { Field, TextArea, TextInput } from '#app/ui/fields/field.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { Select } from '#app/ui/select.tsx'
import { Shelf, State } from './frame.tsx'

const columns = 'grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-x-6 gap-y-8'

const ORTE = [{ id: 'Gockhausen' }, { id: 'Zürich' }]

export function Fields() {
  const [ort, setOrt] = useState('')
  return (
    <Shelf name="Felder">
      <div className={columns}>
        <State name="Ruhe">
          <Field label="PLZ" hint="Vier Ziffern, z. B. 8004">
            <TextInput name="plz-ruhe" inputMode="numeric" />
          </Field>
        </State>
        <State name="Ausgefüllt">
          <Field label="PLZ" hint="Vier Ziffern, z. B. 8004">
            <TextInput name="plz-voll" inputMode="numeric" defaultValue="8004" />
          </Field>
        </State>
        <State name="Fehler">
          <Field label="PLZ" hint="Vier Ziffern, z. B. 8004" error="Bitte vier Ziffern eingeben.">
            <TextInput name="plz-fehler" inputMode="numeric" defaultValue="99" />
          </Field>
        </State>
        <State name="PLZ mit mehreren Gemeinden">
          <Field label="Ort" hint="8044 liegt in zwei Gemeinden: Zürich, Dübendorf">
            <Combobox
              name="ort"
              value={ort}
              options={ORTE.filter(({ id }) => id !== ort)}
              undecided
              prompt="Ort wählen"
              onText={setOrt}
              onPick={({ id }) => setOrt(id)}
            >
              {({ id }) => `8044 ${id}`}
            </Combobox>
          </Field>
        </State>
        <State name="Gesperrt">
          <Field label="Ort" hint="Zuerst die PLZ eingeben.">
            <TextInput name="ort-gesperrt" disabled />
          </Field>
        </State>
        <State name="Auswahl mit Fehler, langer Name">
          <Field label="Aktuelle Krankenkasse" error="Bitte wählen Sie Ihre Krankenkasse.">
            <Select name="kasse">
              <option>Sumiswalder Krankenkasse Genossenschaft, Hauptsitz Sumiswald</option>
            </Select>
          </Field>
        </State>
        <State name="Mehrere Zeilen">
          <Field label="Nachricht" hint="Höchstens 2’000 Zeichen">
            <TextArea name="nachricht" />
          </Field>
        </State>
      </div>
    </Shelf>
  )
}

export function Choices() {
  const [unfall, setUnfall] = useState<'OHNE' | 'MIT'>('OHNE')
  const [modell, setModell] = useState<string | null>(null)
  return (
    <Shelf name="Auswahl">
      <div className={columns}>
        <State name="Zwei Felder">
          <RadioGroup
            legend="Unfallversicherung"
            name="unfall"
            look="segmented"
            options={[
              { value: 'OHNE', label: 'Ohne Unfall' },
              { value: 'MIT', label: 'Mit Unfall' },
            ]}
            value={unfall}
            onChange={setUnfall}
            hint="Ohne: wenn Sie mindestens 8 Stunden pro Woche beim gleichen Arbeitgeber arbeiten."
          />
        </State>
        <State name="Liste">
          <RadioGroup
            legend="Modell"
            name="modell"
            options={[
              { value: 'standard', label: 'Freie Wahl', hint: 'Standard' },
              { value: 'hausarzt', label: 'Praxis' },
              { value: 'hmo', label: 'Telefon/App', disabled: true },
            ]}
            value={modell}
            onChange={setModell}
          />
        </State>
        <State name="Fehler">
          <RadioGroup
            legend="Unfallversicherung"
            name="unfall-fehler"
            look="segmented"
            options={[
              { value: 'OHNE', label: 'Ohne Unfall' },
              { value: 'MIT', label: 'Mit Unfall' },
            ]}
            value={null}
            onChange={() => {}}
            error="Bitte wählen Sie eine Antwort."
          />
        </State>
        <State name="Kästchen">
          <Checkbox name="guenstig" defaultChecked>
            Günstige Prämien
          </Checkbox>
          <Checkbox name="arztwahl">Freie Arztwahl</Checkbox>
          <Checkbox name="essenziell" defaultChecked disabled hint="Immer aktiv">
            Essenzielle Cookies
          </Checkbox>
        </State>
        <State name="Langer Text mit Verweis, Fehler">
          <Checkbox name="einwilligung" error="Ohne Ihre Einwilligung dürfen wir die Anfrage nicht bearbeiten.">
            Ich bin einverstanden, dass meine Angaben für einen persönlichen Versicherungsvergleich verwendet werden,
            und habe die{' '}
            <a href="/datenschutz" className="textlink">
              Datenschutzerklärung
            </a>{' '}
            gelesen.
          </Checkbox>
        </State>
      </div>
    </Shelf>
  )
}

export function Summary() {
  const [attempts, setAttempts] = useState(0)
  return (
    <Shelf name="Fehlerübersicht">
      <div className="grid max-w-[38rem] gap-6">
        {attempts > 0 && (
          <ErrorSummary
            key={attempts}
            title="Bitte prüfen Sie Ihre Angaben"
            errors={[
              { fieldId: 'muster-email', text: 'Die E-Mail-Adresse ist unvollständig.' },
              { fieldId: 'muster-kanal', text: 'Bitte wählen Sie, wie wir Sie erreichen.' },
            ]}
          />
        )}
        <Field
          id="muster-email"
          label="E-Mail"
          error={attempts > 0 ? 'Die E-Mail-Adresse ist unvollständig.' : undefined}
        >
          <TextInput name="email" type="email" autoComplete="email" />
        </Field>
        <RadioGroup
          id="muster-kanal"
          legend="Rückmeldung"
          name="kanal"
          look="segmented"
          options={[
            { value: 'mail', label: 'Per E-Mail' },
            { value: 'telefon', label: 'Per Telefon' },
          ]}
          value={null}
          onChange={() => {}}
          error={attempts > 0 ? 'Bitte wählen Sie, wie wir Sie erreichen.' : undefined}
        />
        <div>
          <Button kind="secondary" size="small" onClick={() => setAttempts(attempts + 1)}>
            Unvollständig senden
          </Button>
        </div>
      </div>
    </Shelf>
  )
}
