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
import type { Kasse } from '../ergebnis/sicht/sicht.ts'
import { OrtFeld } from '../schritt-1/ort-feld.tsx'
import type { Kontakt } from '../zustand/kontakt.ts'
import type { AnfrageFeld } from './anfrage.ts'

export type FelderProps = {
  kontakt: Kontakt
  onChange: (kontakt: Kontakt) => void
  fehler: (feld: AnfrageFeld) => string | undefined
}

export const feldId = (feld: AnfrageFeld): string => `anfrage-${feld}`

const TEXTFELDER = {
  vorname: { name: 'firstName', autoComplete: 'given-name', maxLength: NAME_HOECHSTENS },
  nachname: { name: 'lastName', autoComplete: 'family-name', maxLength: NAME_HOECHSTENS },
  email: { name: 'email', type: 'email', autoComplete: 'email', maxLength: EMAIL_HOECHSTENS },
  telefon: { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: TELEFON_HOECHSTENS },
  strasse: { name: 'strasse', autoComplete: 'address-line1', maxLength: STRASSE_HOECHSTENS },
  nummer: { name: 'nummer', maxLength: NUMMER_HOECHSTENS },
} as const

function Textfeld({ feld, kontakt, onChange, fehler }: FelderProps & { feld: keyof typeof TEXTFELDER }) {
  const { name, ...attribute } = TEXTFELDER[feld]
  return (
    <Field id={feldId(name)} label={FELDER[feld]} error={fehler(name)}>
      <TextInput
        {...attribute}
        name={name}
        required
        value={kontakt[feld]}
        onChange={({ target }) => onChange({ ...kontakt, [feld]: target.value })}
      />
    </Field>
  )
}

export function PersonFelder(props: FelderProps) {
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Textfeld feld="vorname" {...props} />
      <Textfeld feld="nachname" {...props} />
      <Textfeld feld="email" {...props} />
      <Textfeld feld="telefon" {...props} />
    </div>
  )
}

export function AdressFelder(props: FelderProps) {
  const { kontakt, onChange, fehler } = props
  const { stand } = useOrte()
  const orte = stand.art === 'bereit' ? stand.orte : null
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-3 md:gap-5">
        <Textfeld feld="strasse" {...props} />
        <Textfeld feld="nummer" {...props} />
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
          options={orte?.zurAnschrift(kontakt) ?? []}
          undecided
          onText={ort => onChange({ ...kontakt, ort })}
          onPick={({ plz, ort }) => onChange({ ...kontakt, plz: String(plz), ort })}
          error={fehler('city')}
        />
      </div>
    </div>
  )
}

type KassenFeldProps = FelderProps & {
  kassen: readonly Kasse[]
  nummer: number | null
  onNummer: (nummer: number | null) => void
}

/** The same choice as at the top of step 2, here required. */
export function KassenFeld({ kontakt, onChange, fehler, kassen, nummer, onNummer }: KassenFeldProps) {
  return (
    <Field id={feldId('currentInsurance')} label={FELDER.kasse} error={fehler('currentInsurance')}>
      <Select
        name="currentInsurance"
        required
        value={nummer ?? (kontakt.andereKasse ? ANDERE_KASSE : '')}
        onChange={({ target: { value } }) => {
          onNummer(Number(value) || null)
          onChange({ ...kontakt, andereKasse: value === ANDERE_KASSE })
        }}
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
