import type { ChangeEvent } from 'react'
import { Field } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { REGLER } from '#content/praemien/regler.ts'
import { erlaubteFranchisen, type Franchise } from '#domain/kosten/franchise.ts'
import { ALTERSKLASSEN, type Altersklasse } from '#domain/praemien/altersklasse.ts'
import type { Unfall } from '#domain/praemien/bag-codes.ts'
import type { Erstkontakt } from '#domain/praemien/modelle.ts'
import type { Mass } from '#domain/zahlen/kartenwerte.ts'
import type { Zeilenfrage } from './zeilen.ts'

/** What there is to choose in the shown year. */
export type Kartenangebot = { kontakte: readonly Erstkontakt[]; vorjahr: boolean }

type Props = { frage: Zeilenfrage; angebot: Kartenangebot; onFrage: (frage: Zeilenfrage) => void }

const MASSE: readonly Mass[] = ['guenstigste', 'median', 'spanne', 'aenderung']

export function Kartenfelder({ frage, angebot, onFrage }: Props) {
  const auf = (aenderung: (wert: string) => Partial<Zeilenfrage>) => (event: ChangeEvent<HTMLSelectElement>) =>
    onFrage({ ...frage, ...aenderung(event.currentTarget.value) })
  return (
    <>
      <Field label={REGLER.mass} className="max-md:col-span-2">
        <Select value={frage.mass} onChange={auf(wert => ({ mass: wert as Mass }))}>
          {MASSE.filter(mass => mass !== 'aenderung' || angebot.vorjahr).map(mass => (
            <option key={mass} value={mass}>
              {REGLER.masse[mass]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={REGLER.alter}>
        <Select value={frage.klasse} onChange={auf(wert => mitAlter(wert as Altersklasse))}>
          {ALTERSKLASSEN.map(klasse => (
            <option key={klasse} value={klasse}>
              {REGLER.klassen[klasse]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={REGLER.franchise}>
        <Select value={frage.franchise} onChange={auf(wert => ({ franchise: Number(wert) as Franchise }))}>
          {erlaubteFranchisen(frage.klasse).map(franchise => (
            <option key={franchise} value={franchise}>
              {REGLER.betrag(franchise)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={REGLER.modell} className="max-md:col-span-2">
        <Select
          value={frage.kontakt ?? ''}
          onChange={auf(wert => ({ kontakt: (wert || undefined) as Erstkontakt | undefined }))}
        >
          <option value="">{REGLER.alleModelle}</option>
          {angebot.kontakte.map(kontakt => (
            <option key={kontakt} value={kontakt}>
              {kontaktName(kontakt)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={REGLER.unfall} className="max-md:col-span-2">
        <Select value={frage.unfall} onChange={auf(wert => ({ unfall: wert as Unfall }))}>
          <option value="OHN-UNF">{REGLER.ohneUnfall}</option>
          <option value="MIT-UNF">{REGLER.mitUnfall}</option>
        </Select>
      </Field>
    </>
  )
}

/** As the page shows an age first: children with franchise 0 and accident cover. */
const mitAlter = (klasse: Altersklasse): Partial<Zeilenfrage> =>
  klasse === 'AKL-KIN' ? { klasse, franchise: 0, unfall: 'MIT-UNF' } : { klasse, franchise: 2500, unfall: 'OHN-UNF' }
