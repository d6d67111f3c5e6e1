import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { segment } from '#app/ui/fields/radio-group.tsx'
import { RadioInput } from '#app/ui/fields/radio-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { HEUTE } from '#content/rechner/heute.ts'
import type { Blick, PersonSicht } from '../sicht/sicht.ts'
import { Rechnung } from './rechnung.tsx'

type PolicenFormProps = Blick & {
  /** Who is asked first; else the first without a bill. */
  anfang?: number | null
  /** Id of what opened the form: it gets the focus back. */
  oeffner: string
}

/** A bill of each person, one person at a time. Nothing changes before a tariff is confirmed. */
export function PolicenForm({ anfang = null, oeffner, ...blick }: PolicenFormProps) {
  const { sicht, dispatch } = blick
  const { personen, zuMehreren } = sicht
  const id = useId()
  const titel = useRef<HTMLHeadingElement>(null)
  const [gewaehlt, setGewaehlt] = useState(anfang)
  const [texte, setTexte] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    titel.current?.focus()
  }, [])
  const person = personen.find(eine => eine.id === gewaehlt) ?? personen.find(({ police }) => !police) ?? personen[0]
  if (!person) return null

  function schliesse() {
    flushSync(() => dispatch({ art: 'form', form: null }))
    document.getElementById(oeffner)?.focus()
  }

  return (
    <section
      aria-labelledby={`${id}-titel`}
      className="grid gap-y-3.5 border border-ink bg-sheet p-4 md:max-w-176 md:p-5 print:hidden"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 ref={titel} id={`${id}-titel`} tabIndex={-1} className="t3 leading-snug! font-semibold">
          {HEUTE.frage}
        </h2>
        <button
          type="button"
          aria-label={HEUTE.schliessen}
          onClick={schliesse}
          className="-my-2 -mr-3 grid size-11 shrink-0 place-content-center hover:text-fir"
        >
          <Icon name="close" />
        </button>
      </div>
      {zuMehreren && <Wessen personen={personen} gewaehlt={person.id} onWahl={setGewaehlt} />}
      <Rechnung
        key={person.id}
        {...blick}
        person={person}
        textBei={kasse => texte[`${person.id} ${kasse}`] ?? ''}
        onVerwirf={() => {
          // The button is gone with the policy.
          flushSync(() => dispatch({ art: 'police', id: person.id, police: null }))
          titel.current?.focus()
        }}
        onText={(kasse, text) => setTexte(bisher => ({ ...bisher, [`${person.id} ${kasse}`]: text }))}
      />
    </section>
  )
}

type WessenProps = { personen: readonly PersonSicht[]; gewaehlt: number; onWahl: (id: number) => void }

/** By name, each as wide as it is. */
function Wessen({ personen, gewaehlt, onWahl }: WessenProps) {
  const name = useId()
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; tests and readers know it as a radio group
      role="radiogroup"
      className="min-w-0"
    >
      <legend className="t2 mb-1 font-semibold">{HEUTE.wer}</legend>
      <div className="flex flex-wrap pt-px pl-px">
        {personen.map(person => (
          <label
            key={person.id}
            htmlFor={`${name}-${person.id}`}
            className={`${segment} flex min-h-11 cursor-pointer items-center gap-2 border-edge px-3 whitespace-nowrap`}
          >
            <RadioInput
              id={`${name}-${person.id}`}
              name={name}
              checked={person.id === gewaehlt}
              onChange={() => onWahl(person.id)}
              quiet
            />
            {person.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
