import { type ReactNode, type Ref, useState } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { controlLook, Field, useFieldControl } from '#app/ui/fields/field.tsx'
import { GENAUER } from '#content/rechner/verbilligung-frage.ts'
import { FRAGEN } from '#content/verbilligung/formular.ts'
import { BETRAG_HOECHSTENS } from '#domain/betrag-eingabe.ts'
import { istUnlesbar } from './lage.ts'

type BetragFeldProps = {
  name: string
  /** One line; the place where the figure stands goes into `wo`. */
  hinweis: string
  wo?: ReactNode
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
          onChange={onChange}
        />
      </Field>
      {wo && <WoStehtDas feld={name}>{wo}</WoStehtDas>}
    </div>
  )
}

type FrankeneingabeProps = {
  ref: Ref<HTMLInputElement> | undefined
  value: string
  onFocus: () => void
  onBlur: () => void
  onChange: (text: string) => void
}

function Frankeneingabe({ onChange, ...props }: FrankeneingabeProps) {
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
        onChange={event => onChange(event.target.value)}
        className={`${controlLook} h-13.5 pl-14 text-right aria-invalid:pl-[55px]`}
      />
    </span>
  )
}

function WoStehtDas({ feld, children }: { feld: string; children: ReactNode }) {
  return (
    <details className="t1">
      <summary className="flex min-h-11 w-fit list-none items-center text-fir [&::-webkit-details-marker]:hidden">
        <span className="textlink">{GENAUER.woStehtDas}</span>
        <span className="sr-only">{GENAUER.wo(feld)}</span>
      </summary>
      <div className="grid gap-1 pb-2 text-ink2">{children}</div>
    </details>
  )
}
