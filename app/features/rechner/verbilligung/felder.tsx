import { useId, useState } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { GENAUER, LOHNFRAGE } from '#content/rechner/verbilligung-frage.ts'
import { FRAGEN } from '#content/verbilligung/formular.ts'
import { BETRAG_HOECHSTENS } from '#domain/werte/betrag-eingabe.ts'
import { type Fall, fragtNachPaar, istUnlesbar } from './lage.ts'

type BetragFeldProps = Pick<Fall, 'eingabe' | 'aendere'> & {
  was: 'lohn' | 'einkommen' | 'vermoegen' | 'aufrechnungen' | 'wertschriften'
  name: string
  hinweis: string
  /** Whoever left it out is told so. */
  noetig?: boolean
}

/** Complains once it is left: halfway through «36’000» nothing is wrong yet. */
export function BetragFeld({ was, name, hinweis, noetig, eingabe, aendere }: BetragFeldProps) {
  const [verlassen, setVerlassen] = useState(false)
  const text = eingabe[was]
  const fehlt = noetig && text.trim() === '' ? LOHNFRAGE.lohnFehlt : undefined
  const unlesbar = (noetig || verlassen) && istUnlesbar(text) ? FRAGEN.betragUnlesbar : undefined
  return (
    <Field label={name} hint={geschuetzt(hinweis)} error={fehlt ?? unlesbar} className="hyphens-auto">
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
          value={text}
          onFocus={() => setVerlassen(false)}
          onBlur={() => setVerlassen(true)}
          onChange={event => aendere({ [was]: event.target.value })}
        />
      </span>
    </Field>
  )
}

/** Income and wealth in the canton's own terms. `knapp`: where to find them is told on demand. */
export function EigeneBegriffe({ knapp = false, ...fall }: Fall & { knapp?: boolean }) {
  const { kanton, angaben } = fall
  return (['einkommen', 'vermoegen'] as const).map(was => {
    const { name, hinweis } = angaben[was]
    return (
      <div key={`${kanton}-${was}`} className="min-w-0">
        <BetragFeld {...fall} was={was} name={name} hinweis={knapp ? GENAUER[was] : hinweis} />
        {knapp && (
          <details className="t1">
            <summary className="flex min-h-11 w-fit list-none items-center text-fir [&::-webkit-details-marker]:hidden">
              <span className="textlink">{GENAUER.woStehtDas}</span>
              <span className="sr-only">{GENAUER.wo(name)}</span>
            </summary>
            <div className="grid gap-1 pb-2 text-ink2">
              <p>{hinweis}</p>
              {was === 'einkommen' && <p>{GENAUER.zaehlt(angaben.steuerjahr)}</p>}
            </div>
          </details>
        )}
      </div>
    )
  })
}

type JaNeinProps = Fall & {
  was: keyof ReturnType<typeof gefragt>
  /** Whoever left it out is told so. */
  noetig?: boolean
}

/** A question that not every canton has, or not for every household. */
export function JaNein({ was, noetig, ...fall }: JaNeinProps) {
  const name = useId()
  const frage = gefragt(fall)[was]
  const antwort = fall.eingabe[was] ?? null
  if (!frage) return null
  return (
    <RadioGroup
      legend={frage.name}
      name={name}
      look="segmented"
      hint={frage.hinweis && geschuetzt(frage.hinweis)}
      error={noetig && antwort === null ? LOHNFRAGE.antwortFehlt : undefined}
      options={[
        { value: 'ja', label: FRAGEN.ja },
        { value: 'nein', label: FRAGEN.nein },
      ]}
      value={antwort === null ? null : antwort ? 'ja' : 'nein'}
      onChange={neue => fall.aendere({ [was]: neue === 'ja' })}
    />
  )
}

function gefragt({ haushalt, angaben: { paar, zusatz } }: Fall) {
  const mitKindern = haushalt.kind > 0
  return {
    // The hint says who counts as a couple in this canton without being married.
    verheiratet: fragtNachPaar(haushalt) && { name: FRAGEN.paar, hinweis: paar },
    erwerb: mitKindern && zusatz?.erwerb,
    getrennt: !mitKindern && !haushalt.verheiratet && zusatz?.getrennt,
  }
}

/** What only this canton asks. */
export const ZusatzFelder = (fall: Fall) => (
  <>
    {(['aufrechnungen', 'wertschriften'] as const).map(was => {
      const { name, hinweis } = fall.angaben.zusatz?.[was] ?? {}
      return (
        name && <BetragFeld key={was} {...fall} was={was} name={name} hinweis={`${hinweis} ${FRAGEN.ohneEintrag}`} />
      )
    })}
    <JaNein {...fall} was="erwerb" />
    <JaNein {...fall} was="getrennt" />
  </>
)
