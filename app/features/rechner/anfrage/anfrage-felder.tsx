import { useOrte } from '#app/lib/orte/use-orte.ts'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { ANDERE_KASSE, FELDER } from '#content/rechner/anfrage.ts'
import {
  EMAIL_HOECHSTENS,
  NAME_HOECHSTENS,
  NUMMER_HOECHSTENS,
  nurZiffern,
  STRASSE_HOECHSTENS,
  TELEFON_HOECHSTENS,
  ZIFFERN,
} from '#domain/eingaben.ts'
import { OrtFeld } from '../schritt-1/ort-feld.tsx'
import type { Kontakt } from '../zustand/kontakt.ts'
import type { AnfrageFeld } from './anfrage.ts'

export type FelderProps = {
  kontakt: Kontakt
  onChange: (kontakt: Kontakt) => void
  fehler: (feld: AnfrageFeld) => string | undefined
}

export const feldId = (feld: AnfrageFeld): string => `anfrage-${feld}`

type Textfeld = 'vorname' | 'nachname' | 'email' | 'telefon' | 'strasse' | 'nummer'

export function PersonFelder({ kontakt, onChange, fehler }: FelderProps) {
  const text = (feld: Textfeld) => textWert(kontakt, onChange, feld)
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Field id={feldId('firstName')} label={FELDER.vorname} error={fehler('firstName')}>
        <TextInput
          name="firstName"
          autoComplete="given-name"
          required
          maxLength={NAME_HOECHSTENS}
          {...text('vorname')}
        />
      </Field>
      <Field id={feldId('lastName')} label={FELDER.nachname} error={fehler('lastName')}>
        <TextInput
          name="lastName"
          autoComplete="family-name"
          required
          maxLength={NAME_HOECHSTENS}
          {...text('nachname')}
        />
      </Field>
      <Field id={feldId('email')} label={FELDER.email} error={fehler('email')}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={EMAIL_HOECHSTENS}
          {...text('email')}
        />
      </Field>
      <Field id={feldId('phone')} label={FELDER.telefon} error={fehler('phone')}>
        <TextInput
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={TELEFON_HOECHSTENS}
          {...text('telefon')}
        />
      </Field>
    </div>
  )
}

export function AdressFelder({ kontakt, onChange, fehler }: FelderProps) {
  const { stand } = useOrte()
  const orte = stand.art === 'bereit' ? stand.orte : null
  const text = (feld: Textfeld) => textWert(kontakt, onChange, feld)

  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-3 md:gap-5">
        <Field id={feldId('strasse')} label={FELDER.strasse} error={fehler('strasse')}>
          <TextInput
            name="strasse"
            autoComplete="address-line1"
            required
            maxLength={STRASSE_HOECHSTENS}
            {...text('strasse')}
          />
        </Field>
        <Field id={feldId('nummer')} label={FELDER.nummer} error={fehler('nummer')}>
          <TextInput name="nummer" required maxLength={NUMMER_HOECHSTENS} {...text('nummer')} />
        </Field>
      </div>
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-3 md:gap-5">
        <Field id={feldId('postalCode')} label={FELDER.plz} error={fehler('postalCode')}>
          <TextInput
            name="postalCode"
            inputMode="numeric"
            autoComplete="postal-code"
            required
            maxLength={ZIFFERN}
            value={kontakt.plz}
            onChange={({ target: { value } }) =>
              onChange({ ...kontakt, ...(orte?.anschriftMitPlz(kontakt, value) ?? { plz: nurZiffern(value) }) })
            }
          />
        </Field>
        <OrtFeld
          id={feldId('city')}
          name="city"
          value={kontakt.ort}
          autoComplete="address-level2"
          vorschlaege={orte?.zurAnschrift(kontakt) ?? []}
          offen
          onText={ort => onChange({ ...kontakt, ort })}
          onWahl={({ plz, ort }) => onChange({ ...kontakt, plz: String(plz), ort })}
          error={fehler('city')}
        />
      </div>
    </div>
  )
}

function textWert(kontakt: Kontakt, onChange: (kontakt: Kontakt) => void, feld: Textfeld) {
  return {
    value: kontakt[feld],
    onChange: (event: { target: { value: string } }) => onChange({ ...kontakt, [feld]: event.target.value }),
  }
}

type KassenFeldProps = {
  kassen: readonly { versicherer: number; name: string }[]
  nummer: number | null
  andere: boolean
  onChange: (nummer: number | null, andere: boolean) => void
  error: string | undefined
}

/** The same choice as at the top of step 2, here required. */
export function KassenFeld({ kassen, nummer, andere, onChange, error }: KassenFeldProps) {
  return (
    <Field id={feldId('currentInsurance')} label={FELDER.kasse} error={error}>
      <Select
        name="currentInsurance"
        required
        value={nummer ?? (andere ? ANDERE_KASSE : '')}
        onChange={({ target: { value } }) => onChange(Number(value) || null, value === ANDERE_KASSE)}
      >
        <option value="">{FELDER.kasseWaehlen}</option>
        {kassen.map(({ versicherer, name }) => (
          <option key={versicherer} value={versicherer}>
            {name}
          </option>
        ))}
        <option>{ANDERE_KASSE}</option>
      </Select>
    </Field>
  )
}
