import { Checkbox } from '#app/ui/checkbox.tsx'
import { FRAGEN, gezaehlteText } from '#content/verbilligung/formular.ts'
import { JaNein } from './ja-nein.tsx'
import { type Bekannte, type Eingabe, fragtNachPaar, type Haushalt, NIEMAND } from './lage.ts'

type BekannteFelderProps = {
  bekannte: readonly Bekannte[]
  haushalt: Haushalt
  inAusbildung: readonly number[]
  /** Who counts as a couple in this canton without being married. */
  paar?: string | undefined
  /** Why the question after the couple must be answered. */
  fehler?: string | undefined
  onChange: (teil: Partial<Eingabe>) => void
}

/** Who is counted together is known: what is left are education and whether two are a couple. */
export function BekannteFelder({ bekannte, haushalt, inAusbildung, paar, fehler, onChange }: BekannteFelderProps) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="t3 mb-2 font-semibold">{FRAGEN.haushalt}</legend>
      <p>{gezaehlteText(haushalt)}</p>
      <AusbildungFelder bekannte={bekannte} inAusbildung={inAusbildung} onChange={onChange} />
      {fragtNachPaar(haushalt) && (
        <JaNein
          frage={FRAGEN.paar}
          hinweis={paar}
          fehler={haushalt.verheiratet === null ? fehler : undefined}
          wert={haushalt.verheiratet}
          onChange={antwort => onChange({ haushalt: { ...NIEMAND, verheiratet: antwort } })}
        />
      )}
    </fieldset>
  )
}

type AusbildungFelderProps = Pick<BekannteFelderProps, 'bekannte' | 'inAusbildung' | 'onChange'>

/** Of those from 19 to 25; nothing where there are none. */
export function AusbildungFelder({ bekannte, inAusbildung, onChange }: AusbildungFelderProps) {
  const junge = bekannte.filter(({ art }) => art === 'jung')
  const ohne = (nummer: number) => inAusbildung.filter(andere => andere !== nummer)
  if (junge.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{FRAGEN.inAusbildung}</legend>
      {junge.map(({ nummer, name }) => (
        <Checkbox
          key={nummer}
          checked={inAusbildung.includes(nummer)}
          onChange={({ target }) =>
            onChange({ inAusbildung: target.checked ? [...inAusbildung, nummer] : ohne(nummer) })
          }
        >
          {name ?? FRAGEN.person(nummer)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
