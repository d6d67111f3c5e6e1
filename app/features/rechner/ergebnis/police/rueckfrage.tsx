import { useId } from 'react'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { mitApostroph } from '#content/format.ts'
import { antworten, NICHTS_TUN } from '#content/nichts-tun.ts'
import type { NichtsTun } from '#domain/nichts-tun.ts'
import type { ErkanntePolice } from '../../zustand/person.ts'

type Antwort = ErkanntePolice['antwort']
type RueckfrageProps = { ergebnis: NichtsTun; antwort: Antwort; onAntwort: (antwort: Antwort) => void }

/** What the tables leave open the visitor answers; until then there is no figure. Stays while it can be changed. */
export function Rueckfrage({ ergebnis, antwort, onAntwort }: RueckfrageProps) {
  const id = useId()
  if (ergebnis.art === 'wahl') {
    const moegliche = antworten(ergebnis)
    return (
      <RadioGroup
        legend={NICHTS_TUN.welcherTarif}
        name={`nachfolger-${id}`}
        options={moegliche.map(({ text }, index) => ({ value: String(index), label: text }))}
        value={null}
        onChange={wert => onAntwort({ ...antwort, nachfolger: moegliche[Number(wert)]?.nachfolger })}
      />
    )
  }
  if (ergebnis.art === 'franchise-waehlen')
    return (
      <RadioGroup
        legend={NICHTS_TUN.welcheFranchise}
        name={`neue-franchise-${id}`}
        options={ergebnis.franchisen.map(betrag => ({ value: String(betrag), label: mitApostroph(betrag) }))}
        value={null}
        onChange={wert =>
          onAntwort({ ...antwort, franchise: ergebnis.franchisen.find(betrag => String(betrag) === wert) })
        }
      />
    )
  if (antwort.nachfolger === undefined && antwort.franchise === undefined) return null
  return (
    <button
      type="button"
      className="textlink min-h-11 justify-self-start text-fir"
      onClick={() => onAntwort({ nachfolger: undefined, franchise: undefined })}
    >
      {NICHTS_TUN.antwortAendern}
    </button>
  )
}
