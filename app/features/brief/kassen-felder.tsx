import { Field, TextArea, TextInput } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { FELDER, HINWEISE } from '#content/formulare/brief-formular.ts'
import { adresseIn, empfaenger, kasseMit } from './angaben.ts'
import type { FelderProps } from './felder.ts'
import type { Kasse } from './kassen.ts'

/** To whom the letter goes; the other insurer of the change where the letter names it. */
export function KassenFelder({ kassen, ...felder }: FelderProps & { kassen: readonly Kasse[] }) {
  const { eingabe, aendern, fehler } = felder
  const gewaehlt = kasseMit(empfaenger(eingabe), kassen)
  const adresse = (
    <Field label={FELDER.adresse} hint={adressHinweis(gewaehlt)} error={fehler('adresse')}>
      <TextArea
        name="adresse"
        rows={3}
        value={adresseIn(eingabe, kassen)}
        onChange={event => aendern({ adresse: event.target.value })}
      />
    </Field>
  )
  if (eingabe.art === 'kuendigung')
    return (
      <>
        <KassenWahl name="kasse" label={FELDER.kasse} kassen={kassen} {...felder} />
        {adresse}
      </>
    )
  return (
    <>
      <KassenWahl name="neueKasse" label={FELDER.neueKasse} kassen={kassen} {...felder} />
      {adresse}
      <Field label={FELDER.modell} hint={HINWEISE.modell} error={fehler('modell')}>
        <TextInput name="modell" value={eingabe.modell} onChange={event => aendern({ modell: event.target.value })} />
      </Field>
      <KassenWahl
        name="kasse"
        label={FELDER.bisherigeKasse}
        hint={HINWEISE.bisherigeKasse}
        kassen={kassen}
        {...felder}
      />
    </>
  )
}

function adressHinweis(kasse: Kasse | undefined): string {
  if (!kasse) return HINWEISE.adresseSpaeter
  return kasse.adresse.length > 0 ? HINWEISE.adresseBekannt : HINWEISE.adresseUnbekannt
}

type KassenWahlProps = FelderProps & {
  name: 'kasse' | 'neueKasse'
  label: string
  hint?: string
  kassen: readonly Kasse[]
}

function KassenWahl({ name, label, hint, kassen, eingabe, aendern, fehler }: KassenWahlProps) {
  return (
    <Field label={label} hint={hint} error={fehler(name)}>
      <Select
        name={name}
        value={eingabe[name]}
        onChange={event => {
          // A typed address belongs to the insurer it was typed for.
          const istEmpfaenger = (name === 'kasse') === (eingabe.art === 'kuendigung')
          aendern({ [name]: event.target.value, ...(istEmpfaenger && { adresse: null }) })
        }}
      >
        <option value="">{FELDER.bitteWaehlen}</option>
        {kassen.map(kasse => (
          <option key={kasse.nummer} value={kasse.nummer}>
            {kasse.name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
