import { Field } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { FRAGEN } from '#content/verbilligung/formular.ts'
import { HOECHSTENS_PERSONEN } from '#domain/eingaben.ts'
import { JaNein } from './ja-nein.tsx'
import { fragtNachPaar, type Haushalt } from './lage.ts'

type HaushaltFelderProps = {
  haushalt: Haushalt
  /** Who counts as a couple in this canton without being married. */
  paar?: string | undefined
  onChange: (haushalt: Haushalt) => void
}

/** Who is counted together. Those in training are told as a part of the young ones, and held beside them. */
export function HaushaltFelder({ haushalt, paar, onChange }: HaushaltFelderProps) {
  const { erwachsen, jungInAusbildung, kind, verheiratet } = haushalt
  const junge = haushalt.jung + jungInAusbildung
  const mitJungen = (alle: number, inAusbildung: number) =>
    onChange({ ...haushalt, jung: alle - inAusbildung, jungInAusbildung: inAusbildung })
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="t3 mb-3 font-semibold">{FRAGEN.haushalt}</legend>
      <div className="grid items-end gap-4 @min-[19rem]:grid-cols-2">
        <Anzahl
          name={FRAGEN.personen.erwachsen}
          wert={erwachsen}
          bis={Math.max(2, erwachsen)}
          onChange={anzahl => onChange({ ...haushalt, erwachsen: anzahl })}
        />
        <Anzahl
          name={FRAGEN.personen.kind}
          wert={kind}
          bis={HOECHSTENS_PERSONEN}
          onChange={anzahl => onChange({ ...haushalt, kind: anzahl })}
        />
        <Anzahl
          name={FRAGEN.personen.jung}
          wert={junge}
          bis={HOECHSTENS_PERSONEN}
          onChange={anzahl => mitJungen(anzahl, Math.min(anzahl, jungInAusbildung))}
        />
        {junge > 0 && (
          <Anzahl
            name={FRAGEN.personen.jungInAusbildung}
            wert={jungInAusbildung}
            bis={junge}
            onChange={anzahl => mitJungen(junge, anzahl)}
          />
        )}
      </div>
      {fragtNachPaar(haushalt) && (
        <JaNein
          frage={FRAGEN.paar}
          hinweis={paar}
          wert={verheiratet}
          onChange={antwort => onChange({ ...haushalt, verheiratet: antwort })}
        />
      )}
    </fieldset>
  )
}

type AnzahlProps = { name: string; wert: number; bis: number; onChange: (anzahl: number) => void }

function Anzahl({ name, wert, bis, onChange }: AnzahlProps) {
  return (
    <Field label={name}>
      <Select value={wert} autoComplete="off" onChange={event => onChange(Number(event.target.value))}>
        {Array.from({ length: bis + 1 }, (_, anzahl) => anzahl).map(anzahl => (
          <option key={anzahl}>{anzahl}</option>
        ))}
      </Select>
    </Field>
  )
}
