import { useEffect, useRef } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Select } from '#app/ui/select.tsx'
import { mitApostroph } from '#content/format.ts'
import { altersText, PERSON, PERSONEN, personName } from '#content/rechner/haushalt.ts'
import { klassenhinweis } from '#content/rechner/jahr.ts'
import { altersklasse, angezeigtesAlter } from '#domain/altersklasse.ts'
import { jahrgangAus, jahrgangsMangel, nurZiffern, ZIFFERN } from '#domain/eingaben.ts'
import { erlaubteFranchisen, franchiseAusBetrag } from '#domain/franchise.ts'
import { KOSTENSTUFEN } from '#domain/gesundheitskosten.ts'
import { franken } from '#domain/rappen.ts'
import { unfallhinweis } from '#domain/unfallhinweis.ts'
import type { WeiterePerson, Wunsch } from '../../zustand/haushalt.ts'
import type { Ich } from './mitglieder.ts'

const zeile =
  'grid min-w-0 grid-cols-2 items-start gap-x-3 gap-y-4 border-b border-line py-5 lg:grid-cols-[8.5rem_7.5rem_9rem_minmax(0,1fr)_minmax(0,1fr)_2.75rem] lg:gap-x-4'

type Jahre = { praemienjahr: number; aktuellesJahr: number }

/** The visitor: birth year and accident cover are those of step 1. */
export function IchZeile(props: { ich: Ich; wunsch: Wunsch; onChange: (wunsch: Wunsch) => void } & Jahre) {
  const { ich, wunsch, onChange, praemienjahr, aktuellesJahr } = props
  return (
    <fieldset className={zeile}>
      <legend className="sr-only">{personName(1)}</legend>
      <Name nummer={1} text={altersText(ich.geburtsjahr, aktuellesJahr)} />
      <p className="col-span-2 lg:pt-8">{PERSON.jahrgangUndUnfall(ich.geburtsjahr, ich.unfall === 'MIT')}</p>
      <WunschFelder wunsch={wunsch} onChange={onChange} geburtsjahr={ich.geburtsjahr} praemienjahr={praemienjahr} />
      <Klassenhinweis wer="selbst" geburtsjahr={ich.geburtsjahr} praemienjahr={praemienjahr} />
    </fieldset>
  )
}

type PersonZeileProps = Jahre & {
  nummer: number
  person: WeiterePerson
  /** Just added: the visitor goes on typing here. */
  neu: boolean
  onChange: (person: WeiterePerson) => void
  onEntferne: () => void
}

export function WeitereZeile(props: PersonZeileProps) {
  const { nummer, person, neu, onChange, onEntferne, praemienjahr, aktuellesJahr } = props
  const zeilenRef = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (neu) zeilenRef.current?.querySelector('input')?.focus()
  }, [neu])
  const jahrgang = jahrgangAus(person.geburtsjahr, aktuellesJahr)
  const falsch = jahrgangsMangel(person.geburtsjahr, aktuellesJahr) === 'ausserhalb'
  const alter = jahrgang === undefined ? undefined : angezeigtesAlter(jahrgang, aktuellesJahr)
  return (
    <fieldset ref={zeilenRef} className={zeile}>
      <legend className="sr-only">{personName(nummer)}</legend>
      <Name
        nummer={nummer}
        text={jahrgang === undefined ? PERSON.jahrgangFehlt : altersText(jahrgang, aktuellesJahr)}
      />
      <Field label={PERSON.jahrgang} error={falsch ? PERSON.bittePruefen : undefined}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={ZIFFERN}
          value={person.geburtsjahr}
          onChange={({ target }) => onChange({ ...person, geburtsjahr: nurZiffern(target.value) })}
        />
      </Field>
      <Field label={PERSON.unfall}>
        <Select
          value={person.unfall}
          onChange={({ target }) => onChange({ ...person, unfall: target.value === 'MIT' ? 'MIT' : 'OHNE' })}
        >
          <option value="OHNE">{PERSON.ohne}</option>
          <option value="MIT">{PERSON.mit}</option>
        </Select>
      </Field>
      <WunschFelder
        wunsch={person}
        onChange={wunsch => onChange({ ...person, ...wunsch })}
        geburtsjahr={jahrgang}
        praemienjahr={praemienjahr}
      />
      <button
        type="button"
        aria-label={PERSONEN.entfernen(nummer)}
        onClick={onEntferne}
        className="col-start-2 row-start-1 grid size-11 place-content-center justify-self-end rounded-control hover:bg-sand lg:col-start-6 lg:mt-7.5 lg:h-13.5"
      >
        <Icon name="close" />
      </button>
      {jahrgang !== undefined && <Klassenhinweis wer="andere" geburtsjahr={jahrgang} praemienjahr={praemienjahr} />}
      {unfallhinweis(alter, person.unfall) !== 'acht-stunden' && (
        <p className="t1 col-span-full font-semibold">
          {PERSON.ohneUnfall(unfallhinweis(alter, person.unfall) === 'unter-15')}
        </p>
      )}
    </fieldset>
  )
}

type KlassenhinweisProps = { wer: 'selbst' | 'andere'; geburtsjahr: number; praemienjahr: number }

function Klassenhinweis({ wer, geburtsjahr, praemienjahr }: KlassenhinweisProps) {
  const hinweis = klassenhinweis(wer, geburtsjahr, useSeitenDaten().datum, praemienjahr)
  return hinweis && <p className="t1 col-span-full border-l-4 border-fir pl-3">{hinweis}</p>
}

function Name({ nummer, text }: { nummer: number; text: string }) {
  return (
    <p aria-hidden="true" className="col-start-1 row-start-1 min-h-11 lg:pt-7">
      <span className="t3 block font-semibold">{personName(nummer)}</span>
      <span className="t1 block text-ink2">{text}</span>
    </p>
  )
}

type WunschFelderProps = {
  wunsch: Wunsch
  onChange: (wunsch: Wunsch) => void
  geburtsjahr: number | undefined
  praemienjahr: number
}

function WunschFelder({ wunsch, onChange, geburtsjahr, praemienjahr }: WunschFelderProps) {
  const franchisen = geburtsjahr === undefined ? [] : erlaubteFranchisen(altersklasse(geburtsjahr, praemienjahr))
  const { kosten, franchise } = wunsch
  return (
    <>
      <Field label={PERSON.kosten}>
        <Select
          value={kosten}
          onChange={({ target }) => onChange({ franchise, kosten: franken(Number(target.value)) })}
        >
          {KOSTENSTUFEN.map(betrag => (
            <option key={betrag} value={betrag}>
              {mitApostroph(betrag)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={PERSON.franchise}>
        <Select
          value={franchise !== null && franchisen.includes(franchise) ? franchise : ''}
          onChange={({ target: { value } }) =>
            onChange({ kosten, franchise: franchiseAusBetrag(Number(value || NaN)) ?? null })
          }
        >
          <option value="">{PERSON.beste}</option>
          {franchisen.map(betrag => (
            <option key={betrag} value={betrag}>
              {mitApostroph(betrag)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}
