import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { controlLook, Field, useFieldControl } from '#app/ui/fields/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { anzahlVorschlaege, FELDER, GEMEINDE } from '#content/rechner/schritt-1.ts'
import { ORT_HOECHSTENS } from '#domain/eingaben.ts'
import type { OrtMitId } from '#domain/standort.ts'

type OrtFeldProps = {
  id?: string | undefined
  value: string
  /** What may be chosen; the list opens only while there is something to choose. */
  vorschlaege: readonly OrtMitId[]
  /** They share a postcode and differ in the municipality, which then is what to look for. */
  nachGemeinde?: boolean
  /** The choice is still open: the list shows itself as soon as the field has the focus. */
  offen: boolean
  /** A full postcode that leaves a choice: its places show themselves at once. Another one, another list. */
  auswahlZu?: string | undefined
  onText: (text: string) => void
  onWahl: (ort: OrtMitId) => void
  noteApart?: boolean
  hint?: ReactNode
  error?: string | undefined
  autoComplete: string
  name: string
}

/** A text field that offers places (ARIA: editable combobox with a list). */
export function OrtFeld({ id, hint, error, noteApart = false, ...feld }: OrtFeldProps) {
  return (
    <Field id={id} label={FELDER.ort} hint={hint} error={error} noteApart={noteApart}>
      <OrtEingabe {...feld} />
    </Field>
  )
}

function OrtEingabe({
  value,
  vorschlaege,
  nachGemeinde = false,
  offen,
  auswahlZu,
  onText,
  onWahl,
  ...rest
}: Omit<OrtFeldProps, 'id' | 'hint' | 'error' | 'noteApart'>) {
  const listId = useId()
  const [istOffen, setIstOffen] = useState(false)
  const [aktiv, setAktiv] = useState(-1)
  const zeigt = istOffen && vorschlaege.length > 0
  const aktives = zeigt ? vorschlaege[aktiv] : undefined
  const optionId = (ort: OrtMitId) => `${listId}-${ort.id}`

  useEffect(() => {
    setIstOffen(auswahlZu !== undefined)
  }, [auswahlZu])

  function oeffne(index = -1) {
    setIstOffen(true)
    setAktiv(index)
  }

  function waehle(ort: OrtMitId) {
    setIstOffen(false)
    onWahl(ort)
  }

  function onKeyDown(event: KeyboardEvent) {
    const letzter = vorschlaege.length - 1
    const gemeint = aktives ?? (vorschlaege.length === 1 && offen ? vorschlaege[0] : undefined)
    if (event.key === 'ArrowDown' && letzter >= 0) oeffne(zeigt && aktiv < letzter ? aktiv + 1 : 0)
    else if (event.key === 'ArrowUp' && letzter >= 0) oeffne(zeigt && aktiv > 0 ? aktiv - 1 : letzter)
    else if (event.key === 'Enter' && zeigt && gemeint) waehle(gemeint)
    else if (event.key === 'Escape' && zeigt) setIstOffen(false)
    else return
    event.preventDefault()
  }

  return (
    <div className="relative">
      <input
        {...rest}
        {...useFieldControl()}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        spellCheck={false}
        value={value}
        maxLength={ORT_HOECHSTENS}
        placeholder={offen && value === '' && vorschlaege.length > 0 ? FELDER.ortWaehlen : undefined}
        aria-expanded={zeigt}
        aria-controls={listId}
        aria-activedescendant={aktives && optionId(aktives)}
        onChange={event => {
          onText(event.target.value)
          oeffne()
        }}
        onClick={() => (vorschlaege.length > 1 || offen) && oeffne()}
        onFocus={() => offen && oeffne()}
        onBlur={() => setIstOffen(false)}
        onKeyDown={onKeyDown}
        className={`${controlLook} h-13.5 truncate ${vorschlaege.length > 1 ? 'pr-11!' : ''}`}
      />
      {vorschlaege.length > 1 && (
        <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2" />
      )}
      <span role="status" className="sr-only">
        {zeigt && anzahlVorschlaege(vorschlaege.length)}
      </span>
      {/* Always there, so that the field may refer to it. */}
      <div
        id={listId}
        role="listbox"
        aria-label={FELDER.vorschlaege}
        hidden={!zeigt}
        className="absolute right-0 z-10 mt-1 max-h-64 min-w-full overflow-y-auto border border-ink bg-sheet max-md:w-[min(20rem,calc(100vw-2.5rem))] md:w-max md:max-w-96"
      >
        {zeigt &&
          vorschlaege.map(ort => (
            <Vorschlag
              key={ort.id}
              id={optionId(ort)}
              ort={ort}
              aktiv={ort === aktives}
              nachGemeinde={nachGemeinde}
              onWahl={waehle}
            />
          ))}
      </div>
    </div>
  )
}

type VorschlagProps = {
  id: string
  ort: OrtMitId
  aktiv: boolean
  nachGemeinde: boolean
  onWahl: (ort: OrtMitId) => void
}

function Vorschlag({ id, ort, aktiv, nachGemeinde, onWahl }: VorschlagProps) {
  const zeile = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (aktiv) zeile.current?.scrollIntoView({ block: 'nearest' })
  }, [aktiv])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys (aria-activedescendant)
    <div
      ref={zeile}
      id={id}
      role="option"
      aria-selected={aktiv}
      tabIndex={-1}
      // The focus stays in the field.
      onMouseDown={event => event.preventDefault()}
      onClick={() => onWahl(ort)}
      className="min-h-11 cursor-pointer border-line px-3.5 py-2 not-last:border-b hover:bg-sand aria-selected:bg-fir-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-fir"
    >
      <span className={`block ${nachGemeinde ? '' : 'font-semibold'}`}>
        {ort.plz} {ort.ort}
      </span>{' '}
      <span className={`block ${nachGemeinde ? '' : 't1 text-ink2'}`}>
        {GEMEINDE.wort} <b className={nachGemeinde ? '' : 'font-normal'}>{ort.gemeinde}</b>, {ort.kanton}
      </span>
    </div>
  )
}
