import { type ReactNode, type Ref, useId, useState } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LOHNFRAGE } from '#content/rechner/verbilligung-frage.ts'
import { FRAGEN, gezaehlteText } from '#content/verbilligung/formular.ts'
import { HOECHSTENS_PERSONEN } from '#domain/eingaben.ts'
import { BetragFeld, JaNein, PaarFrage } from './felder.tsx'
import { type Fall, type Getippt, istUnlesbar, NIEMAND } from './lage.ts'

type LohnFrageProps = Fall & { lohnfeld: Ref<HTMLInputElement>; onRechnen: () => void }

/** Household and net wage: what anybody knows without papers. */
export function LohnFrage({ lohnfeld, onRechnen, ...fall }: LohnFrageProps) {
  const { haushalt, bekannte, angaben, aendere } = fall
  const { getippt } = fall.eingabe
  const [gedrueckt, setGedrueckt] = useState(false)
  const erwerb = haushalt.kind > 0 ? angaben.zusatz?.erwerb : undefined
  const fehlt = gedrueckt ? LOHNFRAGE.antwortFehlt : undefined
  const tippe = (teil: Partial<Getippt>) => aendere({ getippt: { ...getippt, ...teil } })
  function rechne(form: HTMLFormElement) {
    if (fall.lohnlage && (!erwerb || getippt.erwerb !== undefined)) return onRechnen()
    setGedrueckt(true)
    // The first thing that is missing, in the order of the page.
    const felder = [...form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')]
    const offen = ({ type, name, value }: HTMLInputElement) =>
      type === 'radio' ? !felder.some(feld => feld.name === name && feld.checked) : lohnfehler(value)
    felder.find(offen)?.focus()
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        rechne(event.currentTarget)
      }}
    >
      <BetragFeld
        ref={lohnfeld}
        name={LOHNFRAGE.lohn}
        hinweis={LOHNFRAGE.hinweis(bekannte.length > 1)}
        fehler={gedrueckt ? lohnfehler(getippt.lohn) : undefined}
        value={getippt.lohn}
        onChange={lohn => tippe({ lohn })}
      />
      <HaushaltFelder {...fall} fehler={fehlt} />
      {erwerb && <JaNein {...erwerb} fehler={fehlt} wert={getippt.erwerb} onChange={ja => tippe({ erwerb: ja })} />}
      <div>
        <Button type="submit" className="w-full">
          {LOHNFRAGE.rechnen}
        </Button>
        <p className="t1 mt-3 text-ink2">{LOHNFRAGE.bleibt}</p>
      </div>
    </form>
  )
}

function lohnfehler(text: string): string | undefined {
  if (istUnlesbar(text)) return FRAGEN.betragUnlesbar
  return text.trim() === '' ? LOHNFRAGE.lohnFehlt : undefined
}

/** The household, as far as step 1 does not tell it; `fehler`: why the question after the couple must be answered. */
export function HaushaltFelder({ fehler, ...fall }: Fall & { fehler?: string | undefined }) {
  if (fall.bekannte.length === 1) return <UmEinePerson {...fall} />
  const { haushalt, angaben, aendere } = fall
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="t3 mb-2 font-semibold">{FRAGEN.haushalt}</legend>
      <p>{gezaehlteText(haushalt)}</p>
      <Ausbildung {...fall} />
      <PaarFrage
        {...{ haushalt, angaben, fehler }}
        onChange={verheiratet => aendere({ haushalt: { ...NIEMAND, verheiratet } })}
      />
    </fieldset>
  )
}

/** One person is compared; the canton asks for all who live with her. */
function UmEinePerson(fall: Fall) {
  const { bekannte, angaben, aendere } = fall
  const { haushalt } = fall.eingabe
  const worte = bekannte[0]?.art === 'kind' ? LOHNFRAGE.eltern : LOHNFRAGE.haushalt
  const zaehle = (kind: number) => aendere({ haushalt: { ...haushalt, kind } })
  const id = useId()
  return (
    <>
      <RadioGroup
        legend={worte.legende}
        name={useId()}
        look="segmented"
        hint={geschuetzt([LOHNFRAGE.paarHinweis, angaben.paar].filter(Boolean).join(' '))}
        options={[
          { value: 'allein', label: worte.allein },
          { value: 'paar', label: worte.paar },
        ]}
        value={haushalt.verheiratet ? 'paar' : 'allein'}
        // Alone is the answer of nobody yet: with a second person step 1 asks anew.
        onChange={antwort => aendere({ haushalt: { ...haushalt, verheiratet: antwort === 'paar' ? true : null } })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its controls */}
      <div role="group" aria-labelledby={id} className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <span id={id}>
          <span className="t2 font-semibold">{worte.kinder}</span> {LOHNFRAGE.kinderBis}
        </span>
        <span className="flex divide-x divide-edge rounded-control border border-edge">
          <Zaehlknopf name={LOHNFRAGE.weniger(worte.kinder)} auf={haushalt.kind - 1} onChange={zaehle}>
            <span aria-hidden="true">−</span>
          </Zaehlknopf>
          <output className="grid size-11 place-content-center font-semibold">{haushalt.kind}</output>
          <Zaehlknopf name={LOHNFRAGE.mehr(worte.kinder)} auf={haushalt.kind + 1} onChange={zaehle}>
            <Icon name="plus" />
          </Zaehlknopf>
        </span>
      </div>
      <Ausbildung {...fall} />
    </>
  )
}

/** Of those from 19 to 25; nothing where there are none. */
function Ausbildung({ bekannte, eingabe: { inAusbildung }, aendere }: Fall) {
  const junge = bekannte.filter(({ art }) => art === 'jung')
  const ohne = (nummer: number) => inAusbildung.filter(andere => andere !== nummer)
  if (junge.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{FRAGEN.inAusbildung}</legend>
      {junge.map(({ nummer, name }) => (
        <Checkbox
          key={nummer}
          checked={inAusbildung.includes(nummer)}
          onChange={({ target }) => aendere({ inAusbildung: [...ohne(nummer), ...(target.checked ? [nummer] : [])] })}
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  )
}

type ZaehlknopfProps = { name: string; auf: number; onChange: (anzahl: number) => void; children: ReactNode }

/** Kept in the tab order at its end: a button that vanishes under a finger takes the focus along. */
function Zaehlknopf({ name, auf, onChange, children }: ZaehlknopfProps) {
  const amEnde = auf < 0 || auf > HOECHSTENS_PERSONEN
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={amEnde}
      onClick={() => amEnde || onChange(auf)}
      className="grid size-11 cursor-pointer place-content-center bg-sheet text-ink hover:bg-sand focus-visible:z-1 aria-disabled:cursor-default aria-disabled:text-edge"
    >
      {children}
    </button>
  )
}
