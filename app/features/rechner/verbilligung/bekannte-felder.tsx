import { Checkbox } from '#app/ui/checkbox.tsx'
import { FRAGEN, gezaehlteText } from '#content/verbilligung/formular.ts'
import { JaNein } from './ja-nein.tsx'
import { type Bekannte, type Eingabe, fragtNachPaar, type Haushalt } from './lage.ts'

type BekannteFelderProps = {
  bekannte: readonly Bekannte[]
  haushalt: Haushalt
  inAusbildung: readonly number[]
  /** Who counts as a couple in this canton without being married. */
  paar?: string | undefined
  onChange: (teil: Partial<Eingabe>) => void
}

/** Who is counted together is known: what is left are education and whether two are a couple. */
export function BekannteFelder({ bekannte, haushalt, inAusbildung, paar, onChange }: BekannteFelderProps) {
  const junge = bekannte.filter(({ art }) => art === 'jung')
  const ohne = (nummer: number) => inAusbildung.filter(andere => andere !== nummer)
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="t3 mb-2 font-semibold">{FRAGEN.haushalt}</legend>
      <p>{gezaehlteText(haushalt)}</p>
      {junge.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="font-semibold">{FRAGEN.inAusbildung}</legend>
          {junge.map(({ nummer }) => (
            <Checkbox
              key={nummer}
              checked={inAusbildung.includes(nummer)}
              onChange={({ target }) =>
                onChange({ inAusbildung: target.checked ? [...inAusbildung, nummer] : ohne(nummer) })
              }
            >
              {FRAGEN.person(nummer)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {fragtNachPaar(haushalt) && (
        <JaNein
          frage={FRAGEN.paar}
          hinweis={paar}
          wert={haushalt.verheiratet}
          onChange={antwort => onChange({ haushalt: { ...haushalt, verheiratet: antwort } })}
        />
      )}
    </fieldset>
  )
}
