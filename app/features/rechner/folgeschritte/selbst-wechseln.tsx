import { type ComponentType, Suspense, useState } from 'react'
import { modellName } from '#content/modelle.ts'
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
      className="mt-14 border-y border-ink py-5 print:hidden"
      onToggle={event => setOffen(event.currentTarget.open)}
    >
      <summary className="t4 cursor-pointer">Selbst wechseln: Kündigung und Anmeldung als PDF</summary>
      <p className="mass mt-3 mb-6">
        Der Brief entsteht in Ihrem Browser, mit dem Tarif, den Sie gewählt haben. Nichts davon wird übertragen oder
        gespeichert.
      </p>
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
