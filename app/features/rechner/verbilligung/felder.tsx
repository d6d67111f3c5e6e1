import { useId, useState } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { GENAUER } from '#content/rechner/verbilligung-frage.ts'
import { FRAGEN } from '#content/verbilligung/formular.ts'
import { BETRAG_HOECHSTENS } from '#domain/betrag-eingabe.ts'
import { type Fall, fragtNachPaar, istUnlesbar } from './lage.ts'

type BetragFeldProps = Pick<Fall, 'eingabe' | 'aendere'> & {
  was: 'lohn' | 'einkommen' | 'vermoegen' | 'aufrechnungen' | 'wertschriften'
  name: string
  /** One line; the place where the figure stands goes into `wo`. */
  hinweis: string
  wo?: readonly string[] | undefined
  /** Said in place of the hint, whether the field was left or not. */
  fehler?: string | undefined
}

/** Complains once it is left: halfway through «36’000» nothing is wrong yet. */
export function BetragFeld({ was, name, hinweis, wo, fehler, eingabe, aendere }: BetragFeldProps) {
  const [verlassen, setVerlassen] = useState(false)
  const unlesbar = verlassen && istUnlesbar(eingabe[was]) ? FRAGEN.betragUnlesbar : undefined
  return (
    <div className="min-w-0">
      <Field label={name} hint={geschuetzt(hinweis)} error={fehler ?? unlesbar} className="hyphens-auto">
        <span className="relative block [&>input]:pl-14 [&>input]:text-right [&>input[aria-invalid=true]]:pl-[55px]">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink2"
          >
            CHF
          </span>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={BETRAG_HOECHSTENS}
            value={eingabe[was]}
            onFocus={() => setVerlassen(false)}
            onBlur={() => setVerlassen(true)}
            onChange={event => aendere({ [was]: event.target.value })}
          />
        </span>
      </Field>
      {wo && (
        <details className="t1">
          <summary className="flex min-h-11 w-fit list-none items-center text-fir [&::-webkit-details-marker]:hidden">
            <span className="textlink">{GENAUER.woStehtDas}</span>
            <span className="sr-only">{GENAUER.wo(name)}</span>
          </summary>
          <div className="grid gap-1 pb-2 text-ink2">
            {wo.map(zeile => (
              <p key={zeile}>{zeile}</p>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

/** Income and wealth in the canton's own terms. `knapp`: where to find them is told on demand. */
export function EigeneBegriffe({ knapp = false, ...fall }: Fall & { knapp?: boolean }) {
  const { kanton, angaben } = fall
  const zaehlt = { einkommen: [GENAUER.zaehlt(angaben.steuerjahr)], vermoegen: [] }
  return (['einkommen', 'vermoegen'] as const).map(was => (
    <BetragFeld
      key={`${kanton}-${was}`}
      {...fall}
      was={was}
      name={angaben[was].name}
      hinweis={knapp ? GENAUER[was] : angaben[was].hinweis}
      wo={knapp ? [angaben[was].hinweis, ...zaehlt[was]] : undefined}
    />
  ))
}

type JaNeinProps = {
  name: string
  hinweis?: string | undefined
  /** Said as long as the answer is missing. */
  fehler?: string | undefined
  wert: boolean | null | undefined
  onChange: (wert: boolean) => void
}

export function JaNein({ name, hinweis, fehler, wert = null, onChange }: JaNeinProps) {
  return (
    <RadioGroup
      legend={name}
      name={useId()}
      look="segmented"
      hint={hinweis && geschuetzt(hinweis)}
      error={wert === null ? fehler : undefined}
      options={[
        { value: 'ja', label: FRAGEN.ja },
        { value: 'nein', label: FRAGEN.nein },
      ]}
      value={wert === null ? null : wert ? 'ja' : 'nein'}
      onChange={antwort => onChange(antwort === 'ja')}
    />
  )
}

/** Only where more than one may claim; the hint says who counts as a couple in this canton without being married. */
export function PaarFrage({ haushalt, angaben, aendereHaushalt, fehler }: Fall & { fehler?: string | undefined }) {
  if (!fragtNachPaar(haushalt)) return null
  return (
    <JaNein
      name={FRAGEN.paar}
      hinweis={angaben.paar}
      fehler={fehler}
      wert={haushalt.verheiratet}
      onChange={verheiratet => aendereHaushalt({ verheiratet })}
    />
  )
}

/** What only this canton asks, as far as it matters for this household. */
export function ZusatzFelder(fall: Fall) {
  const { haushalt, eingabe, aendere } = fall
  const { erwerb, getrennt, ...betraege } = fall.angaben.zusatz ?? {}
  const mitKindern = haushalt.kind > 0
  return (
    <>
      {(['aufrechnungen', 'wertschriften'] as const).map(was => {
        const angabe = betraege[was]
        return (
          angabe && (
            <BetragFeld
              key={was}
              {...fall}
              was={was}
              name={angabe.name}
              hinweis={`${angabe.hinweis} ${FRAGEN.ohneEintrag}`}
            />
          )
        )
      })}
      {erwerb && mitKindern && <JaNein {...erwerb} wert={eingabe.erwerb} onChange={ja => aendere({ erwerb: ja })} />}
      {getrennt && !mitKindern && !haushalt.verheiratet && (
        <JaNein {...getrennt} wert={eingabe.getrennt} onChange={ja => aendere({ getrennt: ja })} />
      )}
    </>
  )
}
