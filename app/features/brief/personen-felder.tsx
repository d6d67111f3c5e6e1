import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { FELDER, HINWEISE, PERSONEN } from '#content/formulare/brief-formular.ts'
import { mitApostroph } from '#content/zahlen/format.ts'
import { ALLE_FRANCHISEN } from '#domain/kosten/franchise.ts'
import { HOECHSTENS_PERSONEN } from '#domain/werte/eingaben.ts'
import { genannte, type PersonEingabe } from './angaben.ts'
import type { FelderProps } from './felder.ts'
import { geaendertePerson, mitWeitererPerson, ohnePerson } from './personen.ts'
import { personFeld } from './regeln.ts'

export function PersonenFelder(props: FelderProps) {
  const { eingabe, aendern } = props
  const [ich] = eingabe.personen
  const personen = genannte(eingabe)
  const liste = useFocusNachAenderung(eingabe.personen)
  return (
    <div ref={liste} className="grid min-w-0 gap-6">
      {personen.map((person, index) => {
        const weitere = person.id !== ich.id
        const name = person.wer || PERSONEN.nummer(index + 1)
        return (
          <fieldset key={person.id} className="grid min-w-0 gap-5 border-l-4 border-line pl-5">
            <legend className="float-left font-semibold">
              {weitere ? name : person.name.trim() || PERSONEN.selbst}
            </legend>
            <Person person={person} weitere={weitere} {...props} />
            {weitere && (
              <div>
                <Button kind="secondary" size="small" onClick={() => aendern(ohnePerson(eingabe, person.id))}>
                  {PERSONEN.entfernen(name)}
                </Button>
              </div>
            )}
          </fieldset>
        )
      })}
      {eingabe.personen.length < HOECHSTENS_PERSONEN && (
        <div>
          <Button kind="secondary" size="small" onClick={() => aendern(mitWeitererPerson(eingabe))}>
            {PERSONEN.weitere}
          </Button>
          <p className="t1 mt-2 text-ink2">{PERSONEN.kinder}</p>
        </div>
      )}
    </div>
  )
}

/** A new person is where one types next; after a removal the focus must not fall out of the form. */
function useFocusNachAenderung(personen: readonly PersonEingabe[]) {
  const liste = useRef<HTMLDivElement>(null)
  const vorher = useRef(personen.length)
  const anzahl = personen.length
  useEffect(() => {
    const gruppen = [...(liste.current?.querySelectorAll('fieldset') ?? [])]
    if (anzahl > vorher.current) gruppen.at(-1)?.querySelector('input')?.focus()
    if (anzahl < vorher.current) liste.current?.querySelector<HTMLElement>(':scope > div button')?.focus()
    vorher.current = anzahl
  }, [anzahl])
  return liste
}

function Person({
  person,
  weitere,
  eingabe,
  aendern,
  fehler,
}: FelderProps & { person: PersonEingabe; weitere: boolean }) {
  const setze = (teil: Partial<PersonEingabe>) => aendern(geaendertePerson(eingabe, person.id, teil))
  const feld = (name: Parameters<typeof personFeld>[1]) => personFeld(person.id, name)
  return (
    <>
      {weitere && (
        <Field label={FELDER.name} error={fehler(feld('name'))}>
          <TextInput name={feld('name')} value={person.name} onChange={event => setze({ name: event.target.value })} />
        </Field>
      )}
      <div className="grid items-start gap-5 md:@min-[28rem]:grid-cols-2 md:gap-x-6">
        <Field label={FELDER.geburt} hint={HINWEISE.geburt} error={fehler(feld('geburt'))}>
          <TextInput
            name={feld('geburt')}
            inputMode="decimal"
            autoComplete={weitere ? 'off' : 'bday'}
            value={person.geburt}
            onChange={event => setze({ geburt: event.target.value })}
          />
        </Field>
        {eingabe.art === 'kuendigung' ? (
          <Field
            label={FELDER.versichertennummer}
            hint={HINWEISE.versichertennummer}
            error={fehler(feld('versichertennummer'))}
          >
            <TextInput
              name={feld('versichertennummer')}
              autoComplete="off"
              value={person.versichertennummer}
              onChange={event => setze({ versichertennummer: event.target.value })}
            />
          </Field>
        ) : (
          <Deckung person={person} setze={setze} />
        )}
      </div>
    </>
  )
}

function Deckung({ person, setze }: { person: PersonEingabe; setze: (teil: Partial<PersonEingabe>) => void }) {
  return (
    <>
      <Field label={FELDER.franchise}>
        <Select value={person.franchise} onChange={event => setze({ franchise: event.target.value })}>
          <option value="">{FELDER.vonHand}</option>
          {ALLE_FRANCHISEN.map(franchise => (
            <option key={franchise} value={franchise}>
              {mitApostroph(franchise)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={FELDER.unfall} hint={HINWEISE.unfall}>
        <Select
          value={person.unfall}
          onChange={event => setze({ unfall: event.target.value === 'mit' ? 'mit' : 'ohne' })}
        >
          <option value="ohne">{FELDER.ohneUnfall}</option>
          <option value="mit">{FELDER.mitUnfall}</option>
        </Select>
      </Field>
    </>
  )
}
