import { Choices } from '#app/ui/fields/choices.tsx'
import { controlLook, FieldNote } from '#app/ui/fields/field.tsx'
import { segment } from '#app/ui/fields/radio-group.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FEHLER, FELDER, feldVon } from '#content/rechner/schritt-1.ts'
import { alterInZeile, entfernt, ZEILE } from '#content/rechner/schritt-1-haushalt.ts'
import { type Jahrgangsmangel, nurZiffern } from '#domain/werte/eingaben.ts'
import type { Person } from '../zustand/person.ts'
import { alterVon } from './personen-felder.tsx'
import { UnfallNotiz } from './unfall-notiz.tsx'

/** Name, birth year, accident cover, and room for the cross. Where a name has no room beside the fields it stands above them. */
export const zeilenRaster =
  'grid grid-cols-[4.25rem_6.75rem_1fr] gap-x-2 @min-[19rem]:grid-cols-[minmax(0,1fr)_4.25rem_6.75rem_1.75rem] @min-[24rem]:grid-cols-[minmax(0,1fr)_5.5rem_8rem_2.75rem]'

const ANTWORTEN = [
  { wert: 'OHNE', kurz: ZEILE.ohne, ganz: FELDER.ohneUnfall },
  { wert: 'MIT', kurz: ZEILE.mit, ganz: FELDER.mitUnfall },
] as const

type HaushaltsZeileProps = {
  /** Starts the ids of its fields. */
  id: string
  wer: string
  person: Person
  onChange: (teil: Partial<Person>) => void
  fehler: Jahrgangsmangel | undefined
  aktuellesJahr: number
  onRemove?: (() => void) | undefined
}

/** One person of a household. The visitor's fields are called and sent as those of somebody alone. */
export function HaushaltsZeile({ id, wer, person, onChange, fehler, aktuellesJahr, onRemove }: HaushaltsZeileProps) {
  const { geburtsjahr, unfall } = person
  const erste = person.rolle === 'sie'
  const name = (feld: string) => (erste ? feld : feldVon(feld, wer))
  const alter = alterVon(geburtsjahr, aktuellesJahr)
  const jahrgangId = `${id}-geburtsjahr`
  const unfallId = `${id}-unfall`
  return (
    <fieldset className={`${zeilenRaster} min-w-0 items-start border-b border-line py-1.5`}>
      <legend className="sr-only">{wer}</legend>
      <p className="min-h-11 min-w-0 leading-tight @max-[19rem]:col-span-full @max-[19rem]:flex @max-[19rem]:min-h-8 @max-[19rem]:items-baseline @max-[19rem]:gap-2">
        <span aria-hidden="true" className="block text-[1rem] font-semibold">
          {wer}
        </span>
        <span className="t1 block text-ink2">{alter !== undefined && alterInZeile(alter)}</span>
      </p>
      <input
        id={jahrgangId}
        type="text"
        name={erste ? 'geburtsjahr' : jahrgangId}
        aria-label={name(FELDER.jahrgang)}
        aria-invalid={Boolean(fehler) || undefined}
        aria-describedby={fehler && `${jahrgangId}-note`}
        inputMode="numeric"
        autoComplete={erste ? 'bday-year' : 'off'}
        maxLength={4}
        value={geburtsjahr}
        onChange={event => onChange({ geburtsjahr: nurZiffern(event.target.value) })}
        className={`${controlLook} h-11.25 px-[11px]! text-[1.0625rem]! aria-invalid:px-2.5!`}
      />
      {/* Two words side by side: the head of the column says the rest, and whoever listens hears it. */}
      <Choices aria-label={name(FELDER.unfall)} className="grid grid-cols-2 pt-px pl-px">
        {ANTWORTEN.map(({ wert, kurz, ganz }) => (
          <label
            key={wert}
            className={`${segment} flex min-h-11 items-center justify-center border-edge font-medium forced-colors:has-checked:border-4`}
          >
            {/* Over the whole cell, which shows its state. */}
            <input
              type="radio"
              id={`${unfallId}-${wert}`}
              name={erste ? 'unfallversicherung' : unfallId}
              value={wert}
              aria-label={name(ganz)}
              checked={wert === unfall}
              onChange={() => onChange({ unfall: wert })}
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            {kurz}
          </label>
        ))}
      </Choices>
      {onRemove && (
        <button
          type="button"
          aria-label={entfernt(wer)}
          onClick={onRemove}
          className="grid size-11 place-content-center justify-self-end rounded-control hover:bg-sand @min-[19rem]:-mr-3 @min-[24rem]:mr-0"
        >
          <Icon name="close" />
        </button>
      )}
      {fehler && (
        <div className="col-span-full">
          <FieldNote id={`${jahrgangId}-note`} error={FEHLER.jahrgang[fehler](aktuellesJahr)} />
        </div>
      )}
      <UnfallNotiz
        alter={alter}
        unfall={unfall}
        wer={erste ? undefined : wer}
        wahlId={unfallId}
        onMit={() => onChange({ unfall: 'MIT' })}
      />
    </fieldset>
  )
}
