import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Field, FieldNote, TextInput } from '#app/ui/fields/field.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import {
  alterGruppe,
  alterText,
  FEHLER,
  FELDER,
  NOCH_NICHT_GEBOREN,
  nochAlsKind,
  UNFALLHINWEIS,
} from '#content/rechner/schritt-1.ts'
import { kalenderjahr } from '#domain/fristen/praemienjahr.ts'
import { unfallhinweis } from '#domain/kosten/unfallhinweis.ts'
import { altersklasse, angezeigtesAlter, zahltNochAlsKind } from '#domain/praemien/altersklasse.ts'
import { jahrgangAus, nurZiffern } from '#domain/werte/eingaben.ts'
import { mitPerson, type Person, type Unfallwahl } from '../zustand/person.ts'
import { UnfallNotiz } from './unfall-notiz.tsx'
import { type FelderProps, WohnortZeile } from './wohnort-zeile.tsx'

const UNFALL = [
  { value: 'OHNE', label: FELDER.ohneUnfall },
  { value: 'MIT', label: FELDER.mitUnfall },
] as const

/** The four questions to one person. */
export function PersonenFelder(props: FelderProps) {
  const { eingabe, onChange, fehler, aktuellesJahr, id } = props
  const [ich] = eingabe.personen
  if (!ich) return null
  const { geburtsjahr, unfall } = ich
  const aendere = (teil: Partial<Person>) => onChange(mitPerson(eingabe, ich.id, teil))
  const alter = alterVon(geburtsjahr, aktuellesJahr)
  const mangel = fehler[ich.id]
  const jahrgangFehler = mangel && FEHLER.jahrgang[mangel](aktuellesJahr)
  const unfallId = `${id}-unfall`
  const hinweis = unfallhinweis(alter, unfall)
  return (
    <div className="grid grid-cols-1 gap-1 md:gap-4">
      <WohnortZeile
        {...props}
        davor={
          <Field id={`${id}-geburtsjahr`} label={FELDER.jahrgang} error={jahrgangFehler} noteApart>
            <TextInput
              name="geburtsjahr"
              inputMode="numeric"
              autoComplete="bday-year"
              maxLength={4}
              value={geburtsjahr}
              onChange={event => aendere({ geburtsjahr: nurZiffern(event.target.value) })}
            />
          </Field>
        }
        fehlerDavor={<FieldNote id={`${id}-geburtsjahr-note`} error={jahrgangFehler} />}
        notiz={
          <span role="status" className="not-empty:mr-3">
            {alter !== undefined && <Alter alter={alter} />}
          </span>
        }
      />
      <div>
        <RadioGroup<Unfallwahl>
          id={unfallId}
          legend={FELDER.unfall}
          name="unfallversicherung"
          look="segmented"
          options={UNFALL}
          value={unfall}
          onChange={neu => aendere({ unfall: neu })}
          noteApart
        />
        {hinweis === 'acht-stunden' ? (
          <FieldNote id={`${unfallId}-note`} hint={UNFALLHINWEIS[hinweis]} />
        ) : (
          <UnfallNotiz
            id={`${unfallId}-note`}
            alter={alter}
            unfall={unfall}
            wahlId={unfallId}
            onMit={() => aendere({ unfall: 'MIT' })}
          />
        )}
      </div>
    </div>
  )
}

/** undefined while the birth year is incomplete or impossible. */
export function alterVon(geburtsjahr: string, aktuellesJahr: number): number | undefined {
  const jahrgang = jahrgangAus(geburtsjahr, aktuellesJahr)
  return jahrgang === undefined ? undefined : angezeigtesAlter(jahrgang, aktuellesJahr)
}

/** Next year's children have no age yet. */
export function Alter({ alter }: { alter: number }) {
  const { datum, praemien } = useSeitenDaten()
  if (alter < 0) return NOCH_NICHT_GEBOREN
  const jahr = kalenderjahr(datum)
  const geburtsjahr = jahr - alter
  return (
    <>
      <span>
        {alterText(alter)}{' '}
        <span className="whitespace-nowrap">{alterGruppe(alter, altersklasse(geburtsjahr, praemien.jahr))}</span>
      </span>
      {zahltNochAlsKind(geburtsjahr, jahr, praemien.jahr) && ` ${nochAlsKind(praemien.jahr)}`}
    </>
  )
}
