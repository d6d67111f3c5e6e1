import { type ComponentProps, type Ref, useId, useState } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { controlLook, Field, useFieldControl } from '#app/ui/fields/field.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { GENAUER } from '#content/rechner/verbilligung-frage.ts'
import type { Kantonsangaben } from '#content/verbilligung/angaben.ts'
import { FRAGEN } from '#content/verbilligung/formular.ts'
import { BETRAG_HOECHSTENS } from '#domain/betrag-eingabe.ts'
import { fragtNachPaar, type Getippt, type Haushalt, istUnlesbar } from './lage.ts'

type BetragFeldProps = {
  name: string
  /** One line; the place where the figure stands goes into `wo`. */
  hinweis: string
  wo?: readonly (string | false)[]
  value: string
  onChange: (text: string) => void
  /** Said in place of the hint, whether the field was left or not. */
  fehler?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** Complains once it is left: halfway through «36’000» nothing is wrong yet. */
export function BetragFeld({ name, hinweis, wo, value, onChange, fehler, ref }: BetragFeldProps) {
  const [verlassen, setVerlassen] = useState(false)
  const unlesbar = verlassen && istUnlesbar(value) ? FRAGEN.betragUnlesbar : undefined
  return (
    <div className="min-w-0">
      <Field label={name} hint={geschuetzt(hinweis)} error={fehler ?? unlesbar} className="hyphens-auto">
        <Frankeneingabe
          ref={ref}
          value={value}
          onFocus={() => setVerlassen(false)}
          onBlur={() => setVerlassen(true)}
          onChange={event => onChange(event.target.value)}
        />
      </Field>
      {wo && (
        <details className="t1">
          <summary className="flex min-h-11 w-fit list-none items-center text-fir [&::-webkit-details-marker]:hidden">
            <span className="textlink">{GENAUER.woStehtDas}</span>
            <span className="sr-only">{GENAUER.wo(name)}</span>
          </summary>
          <div className="grid gap-1 pb-2 text-ink2">{wo.map(zeile => zeile && <p key={zeile}>{zeile}</p>)}</div>
        </details>
      )}
    </div>
  )
}

function Frankeneingabe(props: ComponentProps<'input'>) {
  return (
    <span className="relative block">
      <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink2">
        CHF
      </span>
      <input
        {...props}
        {...useFieldControl()}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={BETRAG_HOECHSTENS}
        className={`${controlLook} h-13.5 pl-14 text-right aria-invalid:pl-[55px]`}
      />
    </span>
  )
}

type JaNeinProps = {
  name: string
  hinweis?: string | undefined
  fehler?: string | undefined
  /** Unanswered until somebody answers. */
  wert: boolean | null | undefined
  onChange: (wert: boolean) => void
}

const ANTWORTEN = [
  { value: 'ja', label: FRAGEN.ja },
  { value: 'nein', label: FRAGEN.nein },
] as const

/** `fehler` is said as long as the answer is missing. */
export function JaNein({ name, hinweis, fehler, wert = null, onChange }: JaNeinProps) {
  return (
    <RadioGroup
      legend={name}
      name={useId()}
      look="segmented"
      hint={hinweis && geschuetzt(hinweis)}
      error={wert === null ? fehler : undefined}
      options={ANTWORTEN}
      value={wert === null ? null : wert ? 'ja' : 'nein'}
      onChange={antwort => onChange(antwort === 'ja')}
    />
  )
}

type PaarFrageProps = Pick<JaNeinProps, 'fehler' | 'onChange'> & { haushalt: Haushalt; angaben: Kantonsangaben }

/** Only where more than one may claim; the hint says who counts as a couple in this canton without being married. */
export function PaarFrage({ haushalt, angaben, ...props }: PaarFrageProps) {
  if (!fragtNachPaar(haushalt)) return null
  return <JaNein {...props} name={FRAGEN.paar} hinweis={angaben.paar} wert={haushalt.verheiratet} />
}

type ZusatzFelderProps = {
  angaben: Kantonsangaben
  haushalt: Haushalt
  getippt: Getippt
  onChange: (getippt: Getippt) => void
}

/** What only this canton asks, as far as it matters for this household. */
export function ZusatzFelder({ angaben: { zusatz = {} }, haushalt, getippt, onChange }: ZusatzFelderProps) {
  const mitKindern = haushalt.kind > 0
  const gefragt = { erwerb: mitKindern, getrennt: !mitKindern && !haushalt.verheiratet }
  return (
    <>
      {(['aufrechnungen', 'wertschriften'] as const).map(
        was =>
          zusatz[was] && (
            <BetragFeld
              key={was}
              name={zusatz[was].name}
              hinweis={`${zusatz[was].hinweis} ${FRAGEN.ohneEintrag}`}
              value={getippt[was]}
              onChange={text => onChange({ ...getippt, [was]: text })}
            />
          ),
      )}
      {(['erwerb', 'getrennt'] as const).map(
        was =>
          gefragt[was] &&
          zusatz[was] && (
            <JaNein
              key={was}
              {...zusatz[was]}
              wert={getippt[was]}
              onChange={ja => onChange({ ...getippt, [was]: ja })}
            />
          ),
      )}
    </>
  )
}
