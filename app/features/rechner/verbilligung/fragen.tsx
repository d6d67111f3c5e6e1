import { type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LOHNFRAGE } from '#content/rechner/verbilligung-frage.ts'
import { FRAGEN, gezaehlteText } from '#content/verbilligung/formular.ts'
import { HOECHSTENS_PERSONEN } from '#domain/werte/eingaben.ts'
import { BetragFeld, JaNein } from './felder.tsx'
import type { Fall } from './lage.ts'

/** Household and net wage: what anybody knows without papers. */
export function LohnFrage({ onAnswered, ...fall }: Fall & { onAnswered: (form: HTMLElement) => void }) {
  const [gedrueckt, setGedrueckt] = useState(false)
  function rechne(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    flushSync(() => setGedrueckt(true))
    const offen = form.querySelector<HTMLElement>('input[aria-invalid=true], [aria-invalid=true] input')
    if (offen) offen.focus()
    else onAnswered(form)
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={rechne}>
      <BetragFeld
        {...fall}
        was="lohn"
        name={LOHNFRAGE.lohn}
        hinweis={LOHNFRAGE.hinweis(fall.bekannte.length > 1)}
        noetig={gedrueckt}
      />
      <HaushaltFelder {...fall} noetig={gedrueckt} />
      <JaNein {...fall} was="erwerb" noetig={gedrueckt} />
      <div>
        <Button type="submit" className="w-full">
          {LOHNFRAGE.rechnen}
        </Button>
        <p className="t1 mt-3 text-ink2">{LOHNFRAGE.bleibt}</p>
      </div>
    </form>
  )
}

/** The household, as far as step 1 does not tell it; `noetig`: the question after the couple must be answered. */
export function HaushaltFelder(fall: Fall & { noetig?: boolean }) {
  if (fall.bekannte.length === 1) return <UmEinePerson {...fall} />
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="t3 mb-2 font-semibold">{FRAGEN.haushalt}</legend>
      <p>{gezaehlteText(fall.haushalt)}</p>
      <Ausbildung {...fall} />
      <JaNein {...fall} was="verheiratet" />
    </fieldset>
  )
}

/** One person is compared; the canton asks for all who live with her. */
function UmEinePerson(fall: Fall) {
  const { bekannte, angaben, aendere } = fall
  const { kind, verheiratet } = fall.eingabe
  const worte = bekannte[0]?.klasse === 'AKL-KIN' ? LOHNFRAGE.eltern : LOHNFRAGE.haushalt
  const id = useId()
  return (
    <>
      <RadioGroup
        legend={worte.legende}
        name={`${id}-paar`}
        look="segmented"
        hint={geschuetzt([LOHNFRAGE.paarHinweis, angaben.paar].filter(Boolean).join(' '))}
        options={[
          { value: 'allein', label: worte.allein },
          { value: 'paar', label: worte.paar },
        ]}
        value={verheiratet ? 'paar' : 'allein'}
        // Alone is the answer of nobody yet: with a second person step 1 asks anew.
        onChange={antwort => aendere({ verheiratet: antwort === 'paar' ? true : null })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its controls */}
      <div role="group" aria-labelledby={id} className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <span id={id}>
          <span className="t2 font-semibold">{worte.kinder}</span> {LOHNFRAGE.kinderBis}
        </span>
        <span className="flex divide-x divide-edge rounded-control border border-edge">
          <Zaehlknopf {...fall} um={-1} name={LOHNFRAGE.weniger(worte.kinder)} />
          <output className="grid size-11 place-content-center font-semibold">{kind}</output>
          <Zaehlknopf {...fall} um={1} name={LOHNFRAGE.mehr(worte.kinder)} />
        </span>
      </div>
      <Ausbildung {...fall} />
    </>
  )
}

/** Of those from 19 to 25; nothing where there are none. */
function Ausbildung({ bekannte, eingabe: { inAusbildung }, aendere }: Fall) {
  const junge = bekannte.filter(({ klasse }) => klasse === 'AKL-JUG')
  if (junge.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{FRAGEN.inAusbildung}</legend>
      {junge.map(({ nummer, name }) => {
        const andere = inAusbildung.filter(eine => eine !== nummer)
        return (
          <Checkbox
            key={nummer}
            checked={inAusbildung.includes(nummer)}
            onChange={event => aendere({ inAusbildung: event.target.checked ? [...andere, nummer] : andere })}
          >
            {name}
          </Checkbox>
        )
      })}
    </fieldset>
  )
}

/** Kept in the tab order at its end: a button that vanishes under a finger takes the focus along. */
function Zaehlknopf({ um, name, eingabe, aendere }: Fall & { um: 1 | -1; name: string }) {
  const kind = eingabe.kind + um
  const amEnde = kind < 0 || kind > HOECHSTENS_PERSONEN
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={amEnde}
      onClick={() => amEnde || aendere({ kind })}
      className="grid size-11 cursor-pointer place-content-center bg-sheet text-ink hover:bg-sand focus-visible:z-1 aria-disabled:cursor-default aria-disabled:text-edge"
    >
      {um === 1 ? <Icon name="plus" /> : <span aria-hidden="true">−</span>}
    </button>
  )
}
