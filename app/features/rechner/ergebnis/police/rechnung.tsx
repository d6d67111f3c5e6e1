import { memo, useState } from 'react'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { mitApostroph } from '#content/format.ts'
import { BETRAG_UNLESBAR } from '#content/meldungen.ts'
import { HEUTE } from '#content/rechner/heute.ts'
import { RECHNUNG } from '#content/rechner/rechnung.ts'
import { BETRAG_HOECHSTENS, betragAusEingabe } from '#domain/betrag-eingabe.ts'
import { erlaubteFranchisen, franchiseAusBetrag } from '#domain/franchise.ts'
import type { Kandidat } from '#domain/rechnung.ts'
import { changeThenFocusAnswer } from '../kopf/to-answer.ts'
import type { Blick, Kasse, PersonSicht } from '../sicht/sicht.ts'
import { Abgleich } from './abgleich.tsx'
import { jahrestabellen, useAnderesJahr } from './anderes-jahr.ts'
import { WartetAufJahr } from './wartet-auf-jahr.tsx'

type RechnungProps = Blick & {
  person: PersonSicht
  /** What was typed, of each insurer. */
  textBei: (kasse: number | null) => string
  onText: (kasse: number | null, text: string) => void
  onVerwirf: () => void
}

/** Insurer and amount of one person, and what they are recognised as. */
export function Rechnung(props: RechnungProps) {
  const { zustand, sicht, umfeld, dispatch, person, textBei, onText, onVerwirf } = props
  // Of a confirmed policy nothing changes before another one is confirmed.
  const [andereKasse, setAndereKasse] = useState(person.aktuelleKasse)
  const kasse = person.police ? andereKasse : person.aktuelleKasse
  const text = textBei(kasse)
  const betrag = betragAusEingabe(text)
  const unlesbar = text.trim() !== '' && betrag === undefined
  const { jahre: zahlen, wartet } = useAnderesJahr(zustand, sicht.volleTabelle)

  function nimm(neue: number | null) {
    // What was typed before an insurer was named is meant for this one.
    if (kasse === null) onText(neue, text)
    setAndereKasse(neue)
    if (!person.police) dispatch({ art: 'aktuelleKasse', id: person.id, nummer: neue })
  }

  function bestaetige(kandidat: Kandidat) {
    if (kasse === null) return
    changeThenFocusAnswer(() => dispatch({ art: 'police', id: person.id, police: { kasse, kandidat, antwort: {} } }))
  }

  return (
    <>
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-2 max-[21rem]:grid-cols-1">
        <Field label={HEUTE.kasse}>
          <Select value={kasse ?? ''} onChange={({ target }) => nimm(Number(target.value) || null)}>
            <option value="">{HEUTE.kasseWaehlen}</option>
            <Kassen kassen={umfeld.kassen} />
          </Select>
        </Field>
        <Field label={HEUTE.betrag} error={unlesbar ? BETRAG_UNLESBAR : undefined}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            placeholder={HEUTE.beispiel}
            maxLength={BETRAG_HOECHSTENS}
            value={text}
            onChange={({ target }) => onText(kasse, target.value)}
          />
        </Field>
        <p className="t1 col-span-full text-ink2">{HEUTE.hinweis(zahlen)}</p>
      </div>
      {betrag !== undefined && kasse === null && <p className="font-semibold">{HEUTE.kasseZuerst}</p>}
      {wartet ? (
        (betrag !== undefined || zustand.anderesJahr.art === 'fehler') && <WartetAufJahr {...props} jahr={wartet} />
      ) : (
        <Abgleich
          jahre={jahrestabellen(zustand, sicht.volleTabelle, person)}
          {...{ kasse, betrag, person, kassenName: umfeld.kassenName, onJa: bestaetige }}
        />
      )}
      <HeutigeFranchise person={person} dispatch={dispatch} />
      {person.police && (
        <button type="button" onClick={onVerwirf} className="textlink -my-2 min-h-11 justify-self-start text-fir">
          {RECHNUNG.dochNicht}
        </button>
      )}
    </>
  )
}

/** The same for every person. */
const Kassen = memo(function Kassen({ kassen }: { kassen: readonly Kasse[] }) {
  return kassen.map(({ versicherer, name }) => (
    <option key={versicherer} value={versicherer}>
      {name}
    </option>
  ))
})

/** Optional: those come first that have it. */
function HeutigeFranchise({ person, dispatch }: Pick<RechnungProps, 'person' | 'dispatch'>) {
  const { id, aktuelleFranchise, klasse } = person
  return (
    <Field
      label={HEUTE.franchise}
      className="border-t border-line pt-3 *:first:mb-0! grid grid-cols-[1fr_auto] items-center gap-x-3"
    >
      <Select
        value={aktuelleFranchise ?? ''}
        onChange={({ target }) =>
          dispatch({
            ...{ art: 'aktuelleFranchise', id },
            franchise: target.value === '' ? null : (franchiseAusBetrag(Number(target.value)) ?? null),
          })
        }
      >
        <option value="">{HEUTE.keineAngabe}</option>
        {erlaubteFranchisen(klasse).map(franchise => (
          <option key={franchise} value={franchise}>
            {mitApostroph(franchise)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
