import type { ReactNode } from 'react'
import { Combobox } from '#app/ui/fields/combobox.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { FELDER, GEMEINDE } from '#content/rechner/schritt-1.ts'
import { ORT_HOECHSTENS } from '#domain/eingaben.ts'
import type { OrtMitId } from '#domain/standort.ts'

type OrtFeldProps = {
  id?: string | undefined
  value: string
  vorschlaege: readonly OrtMitId[]
  /** They share a postcode and differ in the municipality, which then is what to look for. */
  nachGemeinde?: boolean
  /** The choice is still open. */
  offen: boolean
  /** A full postcode that leaves a choice: its places show themselves at once. */
  auswahlZu?: string | undefined
  onText: (text: string) => void
  onWahl: (ort: OrtMitId) => void
  noteApart?: boolean
  hint?: ReactNode
  error?: string | undefined
  autoComplete: string
  name: string
}

/** A field that offers places with their municipalities. */
export function OrtFeld({
  id,
  hint,
  error,
  noteApart = false,
  vorschlaege,
  nachGemeinde = false,
  offen,
  auswahlZu,
  onWahl,
  ...feld
}: OrtFeldProps) {
  return (
    <Field id={id} label={FELDER.ort} hint={hint} error={error} noteApart={noteApart}>
      <Combobox
        {...feld}
        maxLength={ORT_HOECHSTENS}
        options={vorschlaege}
        undecided={offen}
        prompt={FELDER.ortWaehlen}
        popUpFor={auswahlZu}
        onPick={onWahl}
      >
        {({ plz, ort, gemeinde, kanton }) => (
          <>
            <span className={`block ${nachGemeinde ? '' : 'font-semibold'}`}>
              {plz} {ort}
            </span>{' '}
            <span className={`block ${nachGemeinde ? '' : 't1 text-ink2'}`}>
              {GEMEINDE.wort} <b className={nachGemeinde ? '' : 'font-normal'}>{gemeinde}</b>, {kanton}
            </span>
          </>
        )}
      </Combobox>
    </Field>
  )
}
