import type { ComponentProps } from 'react'
import { Combobox } from '#app/ui/fields/combobox.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { FELDER, GEMEINDE } from '#content/rechner/schritt-1.ts'
import type { OrtMitId } from '#domain/orte/standort.ts'
import { ORT_HOECHSTENS } from '#domain/werte/eingaben.ts'

type OrtFeldProps = Pick<ComponentProps<typeof Field>, 'id' | 'hint' | 'error' | 'noteApart'> &
  Omit<ComponentProps<typeof Combobox<OrtMitId>>, 'children' | 'prompt' | 'maxLength'> & {
    /** What is offered shares a postcode and differs in the municipality, which then is what to look for. */
    nachGemeinde?: boolean
  }

/** A field that offers places with their municipalities. */
export const OrtFeld = ({ id, hint, error, noteApart = false, nachGemeinde = false, ...feld }: OrtFeldProps) => (
  <Field id={id} label={FELDER.ort} hint={hint} error={error} noteApart={noteApart}>
    <Combobox {...feld} maxLength={ORT_HOECHSTENS} prompt={FELDER.ortWaehlen}>
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
