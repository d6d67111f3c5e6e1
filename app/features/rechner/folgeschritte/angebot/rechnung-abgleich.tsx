import { useId, useRef, useState } from 'react'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { BETRAG_UNLESBAR } from '#content/meldungen.ts'
import { modellName } from '#content/modelle.ts'
import { kandidatText, keinTarif, RECHNUNG, rechnungsFolge } from '#content/rechner/heute.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import type { Unfall } from '#domain/bag-codes.ts'
import { BETRAG_HOECHSTENS, betragAusEingabe } from '#domain/betrag-eingabe.ts'
import type { Franchise } from '#domain/franchise.ts'
import { umweltabgabe } from '#domain/jahreswerte.ts'
import type { Rappen } from '#domain/rappen.ts'
import { type Kandidat, rechnungsAbgleich } from '#domain/rechnung.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import { nachNaehe } from './nach-naehe.ts'

export type RechnungAbgleichProps = {
  tabelle: Regionstabelle
  frage: { klasse: Altersklasse; unfall: Unfall; bfs?: number }
  /** The insurer that wrote the bill. Give the component its number as key: another insurer is another bill. */
  kasse: number
  kassenName: string
  aktuelleFranchise: Franchise | null
  /** The visitor has said which tariff is theirs. */
  onErkannt: (kandidat: Kandidat) => void
  /** It was not theirs after all; with the franchise that was known before. */
  onVerworfen: (franchise: Franchise | null) => void
  /** Where no saving is measured against it. */
  ohneFolge?: boolean
}

/** Finds today's tariff by what it costs. Whatever fits is offered; the visitor decides, also when it is only one. */
export function RechnungAbgleich(props: RechnungAbgleichProps) {
  const { tabelle, aktuelleFranchise, onErkannt, onVerworfen } = props
  const id = useId()
  const feld = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [erkannt, setErkannt] = useState<{ kandidat: Kandidat; vorher: Franchise | null } | null>(null)
  // The tariff brings its franchise along: that must not put the answers into another order under the finger.
  const vorher = erkannt ? erkannt.vorher : aktuelleFranchise
  const betrag = betragAusEingabe(text)
  const kandidaten = betrag === undefined ? [] : gefunden(props, betrag, vorher)
  const unlesbar = text.trim() !== '' && betrag === undefined

  function verwirf() {
    if (!erkannt) return
    setErkannt(null)
    // What was said since about the franchise stays.
    onVerworfen(aktuelleFranchise === erkannt.kandidat.franchise ? vorher : aktuelleFranchise)
  }

  return (
    <div className="grid gap-y-4">
      <Field label={RECHNUNG.feld} hint={RECHNUNG.hinweis(tabelle.jahr)} error={unlesbar ? BETRAG_UNLESBAR : undefined}>
        <TextInput
          ref={feld}
          inputMode="decimal"
          autoComplete="off"
          placeholder={RECHNUNG.beispiel}
          maxLength={BETRAG_HOECHSTENS}
          value={text}
          onChange={event => {
            setText(event.target.value)
            verwirf()
          }}
        />
      </Field>
      <div role="status">
        {betrag !== undefined && kandidaten.length === 0 && <KeinTarif {...props} betrag={betrag} />}
        {kandidaten.length > 0 && (
          <RadioGroup
            legend={RECHNUNG.welcher(kandidaten.length)}
            name={`rechnung-${id}`}
            options={kandidaten.map(kandidat => ({
              value: schluessel(kandidat),
              label: `${modellName(kandidat.typ)} · ${kandidat.tarif}`,
              hint: kandidatText(kandidat),
            }))}
            value={erkannt && schluessel(erkannt.kandidat)}
            onChange={wert => {
              const kandidat = kandidaten.find(einer => schluessel(einer) === wert)
              if (!kandidat) return
              setErkannt({ kandidat, vorher })
              onErkannt(kandidat)
            }}
          />
        )}
        {erkannt && !props.ohneFolge && <Folge {...props} kandidat={erkannt.kandidat} />}
      </div>
      {erkannt && (
        <button
          type="button"
          onClick={() => {
            verwirf()
            // The button is gone with the choice.
            feld.current?.focus()
          }}
          className="textlink -my-2 min-h-11 justify-self-start text-fir"
        >
          {RECHNUNG.dochNicht}
        </button>
      )}
    </div>
  )
}

/** Its place among the others changes with what else is known. */
const schluessel = ({ typ, tarif, franchise, unfall }: Kandidat) => `${typ} ${tarif} ${franchise} ${unfall}`

function gefunden(
  { tabelle, frage, kasse }: RechnungAbgleichProps,
  betrag: Rappen,
  franchise: Franchise | null,
): Kandidat[] {
  const { klasse, unfall, bfs } = frage
  const abgleich = rechnungsAbgleich(tabelle, { versicherer: kasse, betrag, klasse, bfs })
  if (abgleich.art === 'keiner') return []
  const kandidaten = abgleich.art === 'einer' ? [abgleich.kandidat] : abgleich.kandidaten
  return nachNaehe(kandidaten, { unfall, franchise })
}

function KeinTarif({ tabelle, kassenName, betrag }: RechnungAbgleichProps & { betrag: Rappen }) {
  return (
    <p className="t1 mass text-ink2">
      {keinTarif(kassenName, tabelle.jahr, betrag, umweltabgabe(tabelle) !== undefined)}
    </p>
  )
}

function Folge({ frage, kassenName, kandidat }: RechnungAbgleichProps & { kandidat: Kandidat }) {
  return <p className="t1 mass mt-3 border-l-4 border-fir pl-4">{rechnungsFolge(kassenName, kandidat, frage.unfall)}</p>
}
