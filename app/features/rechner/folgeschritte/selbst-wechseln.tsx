import { type ComponentType, Suspense, useState } from 'react'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { SELBST_WECHSELN } from '#content/rechner/anfrage.ts'
import type { Person } from '../zustand/person.ts'
import type { Listenzeile } from './angebot/liste.ts'
import { Falte } from './falte.tsx'
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
    <Falte titel={SELBST_WECHSELN.titel} text={SELBST_WECHSELN.untertitel} onToggle={setOffen}>
      <p className="mass mb-6 text-ink2">{SELBST_WECHSELN.text}</p>
      {offen && (
        <Suspense fallback={<LadeDaten />}>
          <Briefe
            vorgabe={{
              ...(aktuelleKasse !== null && { aktuelleKasse }),
              neueKasse: angebot.versicherer,
              modell: `${angebotsmodell(angebot)} (${angebot.tarif})`,
              franchise: angebot.franchise,
              mitUnfall: person.unfall === 'MIT',
              ...(person.art === 'eigen' && { plz: String(person.ort.plz), ort: person.ort.ort }),
            }}
          />
        </Suspense>
      )}
    </Falte>
  )
}
