import { type RefObject, useLayoutEffect } from 'react'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import {
  alterGruppe,
  alterText,
  FEHLER,
  FELDER,
  GEMEINDE,
  gemeindeText,
  NOCH_NICHT_GEBOREN,
  UNFALLHINWEIS,
} from '#content/rechner/schritt-1.ts'
import { angezeigtesAlter } from '#domain/altersklasse.ts'
import { jahrgangAus, nurZiffern, ZIFFERN } from '#domain/eingaben.ts'
import type { OrtMitId } from '#domain/standort.ts'
import { unfallhinweis } from '#domain/unfallhinweis.ts'
import { type Eingabe, type EingabeFehler, mitGetipptemOrt, mitGetippterPlz } from '../zustand/eingabe.ts'
import { OrtFeld } from './ort-feld.tsx'
import { OrteFehlen } from './orte-fehlen.tsx'
import type { Orte } from './use-orte.ts'

const UNFALL = [
  { value: 'OHNE', label: FELDER.ohneUnfall },
  { value: 'MIT', label: FELDER.mitUnfall },
] as const

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
  const plzFehler = fehler.plz ?? (zurPlz?.length === 0 ? 'unbekannt' : undefined)
  const alter = alterVon(eingabe.geburtsjahr, aktuellesJahr)
  return (
    <div className="grid gap-3 md:gap-4">
      <Field
        id={`${id}-geburtsjahr`}
        label={FELDER.jahrgang}
        error={fehler.geburtsjahr && FEHLER.jahrgang[fehler.geburtsjahr](aktuellesJahr)}
      >
        <span className="flex items-center gap-4">
          <span className="w-32 shrink-0">
            <TextInput
              name="geburtsjahr"
              inputMode="numeric"
              autoComplete="bday-year"
              maxLength={ZIFFERN}
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
        <Field id={`${id}-plz`} label={FELDER.plz} error={plzFehler && FEHLER.plz[plzFehler]}>
          <TextInput
            name="plz"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={ZIFFERN}
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
          error={fehler.ort && FEHLER.ort[fehler.ort](eingabe.plz, eingabe.ort)}
          hint={ortHinweis(eingabe, gemeindenVon(zurPlz ?? []))}
        />
      </div>
      {stand.art === 'fehler' && <OrteFehlen laedt={stand.laedt} onErneut={lade} feldId={`${id}-plz`} />}
      <RadioGroup
        id={`${id}-unfall`}
        legend={FELDER.unfall}
        name="unfallversicherung"
        look="segmented"
        options={UNFALL}
        value={eingabe.unfallversicherung}
        onChange={unfallversicherung => onChange({ ...eingabe, unfallversicherung })}
        hint={UNFALLHINWEIS[unfallhinweis(alter, eingabe.unfallversicherung)]}
      />
    </div>
  )
}

function alterVon(geburtsjahr: string, aktuellesJahr: number): number | undefined {
  const jahrgang = jahrgangAus(geburtsjahr, aktuellesJahr)
  return jahrgang && angezeigtesAlter(jahrgang, aktuellesJahr)
}

/** Next year's children have no age yet. */
function Alter({ alter }: { alter: number }) {
  if (alter < 0) return NOCH_NICHT_GEBOREN
  return (
    <>
      {alterText(alter)} <span className="whitespace-nowrap">{alterGruppe(alter)}</span>
    </>
  )
}

/** The municipalities a postcode reaches into, each once, in the order of the table. */
const gemeindenVon = (orte: readonly OrtMitId[]): string[] => [...new Set(orte.map(({ gemeinde }) => gemeinde))]

/** Which municipality counts, and that there are others; nothing where the place says it all. */
function ortHinweis({ plz, gewaehlt }: Eingabe, gemeinden: readonly string[]): string | undefined {
  if (gewaehlt && gemeinden.length > 1) return GEMEINDE.andereWaehlbar(gewaehlt.gemeinde, gewaehlt.kanton)
  if (gewaehlt) return gewaehlt.gemeinde === gewaehlt.ort ? undefined : gemeindeText(gewaehlt.gemeinde, gewaehlt.kanton)
  if (gemeinden.length > 3) return GEMEINDE.viele(plz, gemeinden.length)
  return gemeinden.length > 1 ? GEMEINDE.wenige(plz, gemeinden) : undefined
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
