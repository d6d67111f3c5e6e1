import { type RefObject, useLayoutEffect } from 'react'
import { Field, TextInput } from '#app/ui/field.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { angezeigtesAlter, istGueltigesGeburtsjahr } from '#domain/altersklasse.ts'
import type { OrtMitId } from '#domain/standort.ts'
import { type Unfallhinweis, unfallhinweis } from '#domain/unfallhinweis.ts'
import { type EingabeFehler, mitGetipptemOrt, mitGetippterPlz, nurZiffern } from './eingabe.ts'
import { OrtFeld } from './ort-feld.tsx'
import { OrteFehlen } from './orte-fehlen.tsx'
import type { Orte } from './use-orte.ts'
import type { Eingabe } from './zustand.ts'

const UNFALL = [
  { value: 'OHNE', label: 'Ohne Unfall' },
  { value: 'MIT', label: 'Mit Unfall' },
] as const

const HINWEIS: Readonly<Record<Unfallhinweis, string>> = {
  'acht-stunden': 'Ohne: wenn Sie mindestens 8 Stunden pro Woche beim gleichen Arbeitgeber arbeiten.',
  'unter-15':
    'Achtung: Unter 15 Jahren besteht meist keine Unfallversicherung. «Ohne» nur bei mindestens 8 Stunden pro Woche beim gleichen Arbeitgeber.',
  'ab-65':
    'Achtung: Ab 65 endet meist die Unfallversicherung. «Ohne» nur bei mindestens 8 Stunden pro Woche beim gleichen Arbeitgeber.',
}

const AB_BUCHSTABEN = 3

type PersonenFelderProps = {
  eingabe: Eingabe
  onChange: (eingabe: Eingabe) => void
  orte: Orte
  fehler: EingabeFehler
  aktuellesJahr: number
  /** Starts the ids, so that errors can lead to their fields. */
  id: string
}

/** The four questions of step 1. */
export function PersonenFelder({ eingabe, onChange, orte, fehler, aktuellesJahr, id }: PersonenFelderProps) {
  const { stand, lade } = orte
  const suche = stand.art === 'bereit' ? stand.orte : null
  const zurPlz = suche && eingabe.plz.length === 4 ? suche.zuPlz(eingabe.plz) : null
  const alter = alterVon(eingabe.geburtsjahr, aktuellesJahr)
  return (
    <div className="grid gap-3 md:gap-4">
      <Field id={`${id}-geburtsjahr`} label="Jahrgang" error={fehler.geburtsjahr}>
        <span className="flex items-center gap-4">
          <span className="w-32 shrink-0">
            <TextInput
              name="geburtsjahr"
              inputMode="numeric"
              autoComplete="bday-year"
              maxLength={4}
              value={eingabe.geburtsjahr}
              onChange={event => onChange({ ...eingabe, geburtsjahr: nurZiffern(event.target.value) })}
            />
          </span>
          <span role="status" className="t1 min-w-0 text-ink2">
            {alter !== undefined && <Alter alter={alter} />}
          </span>
        </span>
      </Field>
      <div className="grid grid-cols-[7rem_1fr] items-start gap-3">
        <Field
          id={`${id}-plz`}
          label="PLZ"
          error={fehler.plz ?? (zurPlz?.length === 0 ? 'Diese PLZ gibt es nicht.' : undefined)}
        >
          <TextInput
            name="plz"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            value={eingabe.plz}
            onChange={event => onChange((suche?.mitPlz ?? mitGetippterPlz)(eingabe, event.target.value))}
          />
        </Field>
        <OrtFeld
          id={`${id}-ort`}
          name="ort"
          value={eingabe.ort}
          autoComplete="address-level2"
          vorschlaege={suche?.vorschlaege(eingabe, AB_BUCHSTABEN) ?? []}
          offen={eingabe.gewaehlt === null}
          auswahlZu={!eingabe.gewaehlt && zurPlz && zurPlz.length > 1 ? eingabe.plz : undefined}
          onText={text => onChange((suche?.mitOrt ?? mitGetipptemOrt)(eingabe, text))}
          onWahl={ort => onChange({ ...eingabe, plz: String(ort.plz), ort: ort.ort, gewaehlt: ort })}
          error={fehler.ort}
          hint={ortHinweis(eingabe, gemeindenVon(zurPlz ?? []))}
        />
      </div>
      {stand.art === 'fehler' && <OrteFehlen laedt={stand.laedt} onErneut={lade} feldId={`${id}-plz`} />}
      <RadioGroup
        id={`${id}-unfall`}
        legend="Unfallversicherung"
        name="unfallversicherung"
        look="segmented"
        options={UNFALL}
        value={eingabe.unfallversicherung}
        onChange={unfallversicherung => onChange({ ...eingabe, unfallversicherung })}
        hint={HINWEIS[unfallhinweis(alter, eingabe.unfallversicherung)]}
      />
    </div>
  )
}

function alterVon(geburtsjahr: string, aktuellesJahr: number): number | undefined {
  const jahr = Number(geburtsjahr)
  if (geburtsjahr.length < 4 || !istGueltigesGeburtsjahr(jahr, aktuellesJahr)) return undefined
  return angezeigtesAlter(jahr, aktuellesJahr)
}

/** Next year's children have no age yet. */
function Alter({ alter }: { alter: number }) {
  if (alter < 0) return 'Noch nicht geboren (Kind)'
  return (
    <>
      Alter: {alter} {alter === 1 ? 'Jahr' : 'Jahre'}{' '}
      <span className="whitespace-nowrap">({alter < 18 ? 'Kind' : 'Erwachsene/r'})</span>
    </>
  )
}

/** The municipalities a postcode reaches into, each once, in the order of the table. */
const gemeindenVon = (orte: readonly OrtMitId[]): string[] => [...new Set(orte.map(({ gemeinde }) => gemeinde))]

/** Which municipality counts, and that there are others; nothing where the place says it all. */
function ortHinweis({ plz, gewaehlt }: Eingabe, gemeinden: readonly string[]): string | undefined {
  if (gewaehlt && gemeinden.length > 1) return `Gemeinde ${gewaehlt.gemeinde}, ${gewaehlt.kanton}. Andere wählbar.`
  if (gewaehlt)
    return gewaehlt.gemeinde === gewaehlt.ort ? undefined : `Gemeinde ${gewaehlt.gemeinde}, ${gewaehlt.kanton}`
  if (gemeinden.length > 3) return `${plz} liegt in ${gemeinden.length} Gemeinden. Bitte wählen.`
  return gemeinden.length > 1
    ? `${plz} liegt in ${gemeinden.length === 2 ? 'zwei' : 'drei'} Gemeinden: ${gemeinden.join(', ')}`
    : undefined
}

/** What was typed into the prerendered form before React took over. */
export function useVorherGetipptes(
  form: RefObject<HTMLFormElement | null>,
  onChange: (eingabe: Partial<Eingabe>) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page comes to life
  useLayoutEffect(() => {
    if (!form.current) return
    const felder = new FormData(form.current)
    const text = (name: string) => String(felder.get(name) ?? '')
    const getippt = { geburtsjahr: text('geburtsjahr'), plz: text('plz'), ort: text('ort') }
    const unfallversicherung = text('unfallversicherung') === 'MIT' ? 'MIT' : 'OHNE'
    if (Object.values(getippt).some(Boolean) || unfallversicherung === 'MIT')
      onChange({ ...getippt, unfallversicherung })
  }, [])
}
