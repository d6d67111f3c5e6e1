import { type ComponentType, Suspense, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { modellName } from '#content/modelle.ts'
import { SELBST_WECHSELN } from '#content/rechner/anfrage.ts'
import type { Person } from '../zustand/person.ts'
import type { Listenzeile } from './angebot/liste.ts'
import { LadeDaten } from './lade-daten.tsx'

/** Writes the letters of a change; given by the page, which fetches it when it is first drawn. */
export type Briefe = ComponentType<{
  vorgabe: {
    aktuelleKasse?: number
    neueKasse: number
    modell: string
    franchise: number
    mitUnfall: boolean
    plz?: string
    ort?: string
  }
}>

type SelbstWechselnProps = { Briefe: Briefe; angebot: Listenzeile; person: Person; aktuelleKasse: number | null }

/** For those who change without an enquiry: the letters, filled in with what was chosen. */
export function SelbstWechseln({ Briefe, angebot, person, aktuelleKasse }: SelbstWechselnProps) {
  const [offen, setOffen] = useState(false)
  return (
    <details
      className="group mt-10 border-y border-ink print:hidden"
      onToggle={event => setOffen(event.currentTarget.open)}
    >
      <summary className="t3 flex list-none items-start justify-between gap-6 py-5 font-semibold hover:text-fir [&::-webkit-details-marker]:hidden">
        {SELBST_WECHSELN.titel}
        <Icon name="chevron-down" className="mt-1 transition-transform duration-150 ease-plain group-open:rotate-180" />
      </summary>
      <p className="mass mb-6 text-ink2">{SELBST_WECHSELN.text}</p>
      {offen && (
        <Suspense fallback={<LadeDaten />}>
          <Briefe
            vorgabe={{
              ...(aktuelleKasse !== null && { aktuelleKasse }),
              neueKasse: angebot.versicherer,
              modell: `${modellName(angebot.modell)} (${angebot.tarif})`,
              franchise: angebot.franchise,
              mitUnfall: person.unfall === 'MIT',
              ...(person.art === 'eigen' && { plz: String(person.ort.plz), ort: person.ort.ort }),
            }}
          />
        </Suspense>
      )}
    </details>
  )
}
