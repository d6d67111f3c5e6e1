import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/button.tsx'
import { Choices } from '#app/ui/fields/choices.tsx'
import { controlLook, FieldNote } from '#app/ui/fields/field.tsx'
import { segment } from '#app/ui/fields/radio-group.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FEHLER, FELDER, feldVon } from '#content/rechner/schritt-1.ts'
import { alterInZeile, entfernt, HAUSHALT, personenNamen, ZEILE } from '#content/rechner/schritt-1-haushalt.ts'
import { HOECHSTENS_PERSONEN, type Jahrgangsmangel, nurZiffern } from '#domain/werte/eingaben.ts'
import type { Eingabe } from '../zustand/eingabe.ts'
import { beteiligte, ergaenzt, mitPerson, ohnePerson, type Person, type Rolle } from '../zustand/person.ts'
import { alterVon } from './personen-felder.tsx'
import { UnfallNotiz } from './unfall-notiz.tsx'
import { type FelderProps, WohnortZeile } from './wohnort-zeile.tsx'

/** Where all of them live, and a line per person. */
export function HaushaltsFelder(props: FelderProps) {
  const { eingabe, onChange, fehler, aktuellesJahr, id } = props
  const personen = beteiligte(eingabe)
  const namen = personenNamen(personen)
  const familie = eingabe.fuerWen === 'familie'
  const voll = personen.length >= HOECHSTENS_PERSONEN
  const kindId = `${id}-kind`

  /** The focus goes on to a control that is there only then. */
  function changeThenFocus(neu: Eingabe, ziel: string) {
    flushSync(() => onChange(neu))
    document.getElementById(ziel)?.focus()
  }

  function add(rolle: Rolle) {
    const neu = ergaenzt(eingabe, rolle)
    changeThenFocus(neu, `${id}-${neu.personen.at(-1)?.id}-geburtsjahr`)
  }

  return (
    <>
      <WohnortZeile {...props} />
      <div className="@container mt-3">
        <div aria-hidden="true" className={`${zeilenRaster} t1 border-b border-ink pb-1 text-ink2`}>
          <span className="@max-[19rem]:hidden">{ZEILE.wer}</span>
          <span>{ZEILE.jahrgang}</span>
          <span>{ZEILE.unfall}</span>
        </div>
        {personen.map((person, index) => (
          <HaushaltsZeile
            key={person.id}
            id={index === 0 ? id : `${id}-${person.id}`}
            wer={namen[index] ?? ''}
            person={person}
            onChange={teil => onChange(mitPerson(eingabe, person.id, teil))}
            fehler={fehler[person.id]}
            aktuellesJahr={aktuellesJahr}
            onRemove={
              familie && index > 0 && personen.length > 2
                ? () => changeThenFocus(ohnePerson(eingabe, person.id), kindId)
                : undefined
            }
          />
        ))}
      </div>
      {familie && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Plus id={kindId} disabled={voll} onClick={() => add('kind')}>
            {HAUSHALT.kind}
          </Plus>
          <Plus disabled={voll} onClick={() => add('erwachsen')}>
            {HAUSHALT.erwachsenePerson}
          </Plus>
        </div>
      )}
      <p className="t1 mt-3 text-ink2">
        {HAUSHALT.ohne}{' '}
        {familie ? `${HAUSHALT.kinder} ${HAUSHALT.amGleichenOrt(personen.length)}` : HAUSHALT.zweiAntworten}
      </p>
    </>
  )
}

const Plus = ({ children, ...rest }: ComponentProps<typeof Button>) => (
  <Button {...rest} kind="secondary" size="small" className="px-3!">
    <span className="flex items-center gap-1.5">
      <Icon name="plus" /> {children}
    </span>
  </Button>
)

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
