import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { BETRAG_UNLESBAR } from '#content/rahmen/meldungen.ts'
import { HEUTE } from '#content/rechner/heute.ts'
import { RECHNUNG } from '#content/rechner/rechnung.ts'
import { mitApostroph } from '#content/zahlen/format.ts'
import { erlaubteFranchisen, franchiseAusBetrag } from '#domain/kosten/franchise.ts'
import { BETRAG_HOECHSTENS, betragAusEingabe } from '#domain/werte/betrag-eingabe.ts'
import { takeFocus } from '../kopf/to-answer.ts'
import type { PersonSicht } from '../sicht/antwort.ts'
import type { Blick } from '../sicht/sicht.ts'
import { Abgleich } from './abgleich.tsx'
import { useAnderesJahr, WartetAufJahr } from './anderes-jahr.tsx'

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
  const [gewaehlt, setGewaehlt] = useState(anfang)
  const [texte, setTexte] = useState<Readonly<Record<string, string>>>({})
  const person = personen.find(eine => eine.id === gewaehlt) ?? personen.find(({ police }) => !police) ?? personen[0]
  if (!person) return null

  function close() {
    flushSync(() => dispatch({ art: 'form', form: null }))
    document.getElementById(oeffner)?.focus()
  }

  return (
    <section
      aria-labelledby={`${id}-titel`}
      className="grid gap-y-3.5 border border-ink bg-sheet p-4 md:p-5 min-[68.75rem]:gap-x-8 print:hidden"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 ref={takeFocus} id={`${id}-titel`} tabIndex={-1} className="t3 leading-snug! font-semibold">
          {HEUTE.frage}
        </h2>
        <button
          type="button"
          aria-label={HEUTE.schliessen}
          onClick={close}
          className="-my-2 -mr-3 grid size-11 shrink-0 place-content-center hover:text-fir"
        >
          <Icon name="close" />
        </button>
      </div>
      {zuMehreren && (
        <RadioGroup
          legend={HEUTE.wer}
          name={`${id}-wer`}
          look="names"
          options={personen.map(eine => ({ value: String(eine.id), label: eine.name }))}
          value={String(person.id)}
          onChange={wert => setGewaehlt(Number(wert))}
        />
      )}
      <Rechnung
        key={`${person.id} ${person.police !== null}`}
        {...blick}
        person={person}
        text={texte[person.id] ?? ''}
        onText={text => setTexte({ ...texte, [person.id]: text })}
      />
      {person.police && (
        <TextButton
          className="-my-2 justify-self-start"
          onClick={() => {
            // The button is gone with the policy.
            flushSync(() => dispatch({ art: 'police', id: person.id, police: null }))
            document.getElementById(`${id}-titel`)?.focus()
          }}
        >
          {RECHNUNG.dochNicht}
        </TextButton>
      )}
    </section>
  )
}

type RechnungProps = Blick & { person: PersonSicht; text: string; onText: (text: string) => void }

/** Insurer and amount of one person, and what they are recognised as; side by side where there is room. */
function Rechnung({ person, text, onText, ...blick }: RechnungProps) {
  const { zustand, umfeld, dispatch } = blick
  const { id, police } = person
  // Of a confirmed policy nothing changes before another one is confirmed.
  const [kasse, setKasse] = useState(person.aktuelleKasse)
  const betrag = betragAusEingabe(text)
  const { jahre, wartet } = useAnderesJahr(blick)

  function takeKasse(nummer: number | null) {
    setKasse(nummer)
    if (!police) dispatch({ art: 'aktuelleKasse', id, nummer })
  }

  return (
    <div className="grid items-start gap-x-8 gap-y-3.5 min-[68.75rem]:grid-cols-2">
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-2 max-[26rem]:[&_label]:text-[0.8125rem] max-[26rem]:[&_label]:font-stretch-88% max-[21rem]:grid-cols-1">
        <Field label={HEUTE.kasse}>
          <Select value={kasse ?? ''} onChange={({ target }) => takeKasse(Number(target.value) || null)}>
            <option value="">{HEUTE.kasseWaehlen}</option>
            {umfeld.kassen.map(({ versicherer, name }) => (
              <option key={versicherer} value={versicherer}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={HEUTE.betrag} error={text.trim() !== '' && betrag === undefined ? BETRAG_UNLESBAR : undefined}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            placeholder={HEUTE.beispiel}
            maxLength={BETRAG_HOECHSTENS}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        </Field>
        <p className="t1 col-span-full text-ink2">{HEUTE.hinweis(jahre)}</p>
        {betrag !== undefined && kasse === null && (
          <p className="col-span-full mt-1.5 font-semibold">{HEUTE.kasseZuerst}</p>
        )}
      </div>
      {wartet !== undefined && (betrag !== undefined || zustand.anderesJahr.art === 'fehler') && (
        <WartetAufJahr {...blick} jahr={wartet} />
      )}
      {betrag === undefined || kasse === null ? (
        <HeutigeFranchise person={person} dispatch={dispatch} />
      ) : (
        // What is recognised says the franchise.
        wartet === undefined && <Abgleich key={`${kasse} ${betrag}`} {...blick} {...{ person, kasse, betrag }} />
      )}
    </div>
  )
}

/** Optional: those come first that have it. */
function HeutigeFranchise({ person, dispatch }: Pick<RechnungProps, 'person' | 'dispatch'>) {
  const { id, aktuelleFranchise, klasse } = person
  return (
    <Field
      label={HEUTE.franchise}
      className="border-t border-line pt-3 min-[24rem]:*:first:mb-0! min-[24rem]:grid min-[24rem]:grid-cols-[1fr_auto] items-center gap-x-3"
    >
      <Select
        value={aktuelleFranchise ?? ''}
        onChange={({ target }) =>
          dispatch({ art: 'aktuelleFranchise', id, franchise: franchiseAusBetrag(Number(target.value || NaN)) ?? null })
        }
      >
        <option value="">{HEUTE.keineAngabe}</option>
        {erlaubteFranchisen(klasse).map(franchise => (
          <option key={franchise} value={franchise}>
            {mitApostroph(franchise)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
