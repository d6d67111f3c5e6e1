import { useEffect, useId, useRef, useState } from 'react'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { BETRAG_UNLESBAR } from '#content/meldungen.ts'
import { kandidatText, keinTarif, nichtHier, RECHNUNG } from '#content/rechner/heute.ts'
import type { Unfall } from '#domain/bag-codes.ts'
import { BETRAG_HOECHSTENS, betragAusEingabe } from '#domain/betrag-eingabe.ts'
import type { Franchise } from '#domain/franchise.ts'
import { umweltabgabe } from '#domain/jahreswerte.ts'
import type { Rappen } from '#domain/rappen.ts'
import { type Jahrestabelle, type Kandidat, rechnungsAbgleich } from '#domain/rechnung.ts'
import { nachNaehe } from './nach-naehe.ts'

export type RechnungAbgleichProps = {
  /** Of the years a paper may be of, the earlier first. */
  jahre: readonly Jahrestabelle[]
  frage: { unfall: Unfall; bfs?: number }
  /** The insurer that wrote the paper. Give the component its number as key: another insurer is another paper. */
  kasse: number
  kassenName: string
  aktuelleFranchise: Franchise | null
  /** The visitor has said which tariff is theirs. */
  onErkannt: (kandidat: Kandidat) => void
  /** It was not theirs after all; with the franchise that was known before. */
  onVerworfen: (franchise: Franchise | null) => void
  /** In words what the choice changes, where a saving is measured against it. */
  folge?: (kandidat: Kandidat) => string
}

/** How many of those that only come near are shown at first, and with every further step. */
const NAECHSTE = 5
const WEITERE = 10

/** Finds a tariff by what it costs. Whatever fits is offered; the visitor decides, also when it is only one. */
export function RechnungAbgleich(props: RechnungAbgleichProps) {
  const { jahre, aktuelleFranchise, onErkannt, onVerworfen, folge } = props
  const id = useId()
  const feld = useRef<HTMLInputElement>(null)
  const antworten = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [gezeigt, setGezeigt] = useState(NAECHSTE)
  const [erkannt, setErkannt] = useState<{ kandidat: Kandidat; vorher: Franchise | null } | null>(null)
  // The tariff brings its franchise along: that must not put the answers into another order under the finger.
  const vorher = erkannt ? erkannt.vorher : aktuelleFranchise
  const betrag = betragAusEingabe(text)
  const { passende, naechste } = betrag === undefined ? NICHTS : gefunden(props, betrag, vorher)
  const kandidaten = passende.length > 0 ? passende : naechste.slice(0, gezeigt)
  const unlesbar = text.trim() !== '' && betrag === undefined
  const zahlen = jahre.map(({ tabelle }) => tabelle.jahr)

  useEffect(() => {
    if (gezeigt > NAECHSTE) antworten.current?.querySelectorAll('input')[gezeigt - WEITERE]?.focus()
  }, [gezeigt])

  function verwirf() {
    if (!erkannt) return
    setErkannt(null)
    // What was said since about the franchise stays.
    onVerworfen(aktuelleFranchise === erkannt.kandidat.franchise ? vorher : aktuelleFranchise)
  }

  return (
    <div className="grid gap-y-4">
      <Field
        label={RECHNUNG.feld(zahlen)}
        hint={RECHNUNG.hinweis(zahlen)}
        error={unlesbar ? BETRAG_UNLESBAR : undefined}
      >
        <TextInput
          ref={feld}
          inputMode="decimal"
          autoComplete="off"
          placeholder={RECHNUNG.beispiel}
          maxLength={BETRAG_HOECHSTENS}
          value={text}
          onChange={event => {
            setText(event.target.value)
            setGezeigt(NAECHSTE)
            verwirf()
          }}
        />
      </Field>
      <div role="status" ref={antworten}>
        {betrag !== undefined && passende.length === 0 && (
          <KeinTarif {...props} betrag={betrag} ohneAlle={naechste.length === 0} />
        )}
        {kandidaten.length > 0 && (
          <RadioGroup
            legend={passende.length > 0 ? RECHNUNG.welcher(passende) : RECHNUNG.naechste}
            name={`rechnung-${id}`}
            options={kandidaten.map(kandidat => ({
              value: schluessel(kandidat),
              label: `${angebotsmodell({ modell: kandidat.typ, versicherer: props.kasse, tarif: kandidat.tarif })} · ${kandidat.tarif}`,
              hint: kandidatText(kandidat, passende.length > 0),
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
        {erkannt && folge && <p className="t1 mass mt-3 border-l-4 border-fir pl-4">{folge(erkannt.kandidat)}</p>}
      </div>
      {naechste.length > gezeigt && (
        <button type="button" onClick={() => setGezeigt(gezeigt + WEITERE)} className={textknopf}>
          {RECHNUNG.weitere}
        </button>
      )}
      {erkannt && (
        <button
          type="button"
          onClick={() => {
            verwirf()
            // The button is gone with the choice.
            feld.current?.focus()
          }}
          className={textknopf}
        >
          {RECHNUNG.dochNicht}
        </button>
      )}
    </div>
  )
}

const textknopf = 'textlink -my-2 min-h-11 justify-self-start text-fir'

/** Its place among the others changes with what else is known. */
const schluessel = ({ jahr, typ, tarif, franchise, unfall, praemie }: Kandidat) =>
  `${jahr} ${typ} ${tarif} ${franchise} ${unfall} ${praemie}`

type Gefunden = { passende: readonly Kandidat[]; naechste: readonly Kandidat[] }
const NICHTS: Gefunden = { passende: [], naechste: [] }

function gefunden(
  { jahre, frage: { unfall, bfs }, kasse }: RechnungAbgleichProps,
  betrag: Rappen,
  franchise: Franchise | null,
): Gefunden {
  const abgleich = rechnungsAbgleich(jahre, { versicherer: kasse, betrag, bfs })
  if (abgleich.art === 'keiner') return { passende: [], naechste: abgleich.naechste }
  const kandidaten = abgleich.art === 'einer' ? [abgleich.kandidat] : abgleich.kandidaten
  return { passende: nachNaehe(kandidaten, { unfall, franchise }), naechste: [] }
}

function KeinTarif({
  jahre,
  kassenName,
  betrag,
  ohneAlle,
}: RechnungAbgleichProps & { betrag: Rappen; ohneAlle: boolean }) {
  const zahlen = jahre.map(({ tabelle }) => tabelle.jahr)
  const abgabeBekannt = jahre.some(({ tabelle }) => umweltabgabe(tabelle) !== undefined)
  return (
    <p className="t1 mass mb-3 text-ink2">
      {ohneAlle ? nichtHier(kassenName, zahlen) : keinTarif(kassenName, zahlen, betrag, abgabeBekannt)}
    </p>
  )
}
