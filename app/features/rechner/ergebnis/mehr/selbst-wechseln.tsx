import { type ComponentType, Suspense, useState } from 'react'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { briefeText, SELBST_WECHSELN } from '#content/rechner/anfrage.ts'
import { type Wechselperson, wechselbriefe } from '#domain/fristen/wechselbriefe.ts'
import { LadeListe } from '../kopf/lade-daten.tsx'
import type { Blick } from '../sicht/sicht.ts'
import { Falte } from './mehr.tsx'

/** Writes the letters of a change; given by the page, which fetches it when it is first drawn. */
export type Briefe = ComponentType<{ vorgabe: { personen: readonly Wechselperson[]; plz: string; ort: string } }>

const SELBST_ID = 'selbst-wechseln'

/** Whoever asks for the letters elsewhere is taken there. */
export function showBriefe(): void {
  const falte = document.getElementById(SELBST_ID)
  falte?.setAttribute('open', '')
  falte?.querySelector('summary')?.focus({ preventScroll: true })
  falte?.scrollIntoView({ block: 'start' })
}

/** For those who change without an enquiry: the letters, filled in with what was chosen. */
export function SelbstWechseln({ zustand, sicht, Briefe }: Blick & { Briefe: Briefe }) {
  const [offen, setOffen] = useState(false)
  const personen = sicht.personen.flatMap(({ name, klasse, aktuelleKasse, gewaehlt, unfall }) =>
    gewaehlt
      ? {
          wer: name,
          kind: klasse === 'AKL-KIN',
          aktuelleKasse,
          neueKasse: gewaehlt.angebot.versicherer,
          modell: `${kontaktName(gewaehlt.angebot.kontakt)} (${gewaehlt.angebot.tarif})`,
          franchise: gewaehlt.franchise,
          mitUnfall: unfall === 'MIT',
        }
      : [],
  )
  const briefe = wechselbriefe(personen)
  const { plz, ort } = zustand.geteilt ? { plz: '', ort: '' } : zustand.wohnort
  if (personen.length === 0) return null
  return (
    <Falte
      id={SELBST_ID}
      titel={SELBST_WECHSELN.titel}
      text={briefeText(briefe)}
      onToggle={event => setOffen(event.currentTarget.open)}
    >
      <p className="mass mb-6 text-ink2">{briefe.length === 0 ? SELBST_WECHSELN.bleibt : SELBST_WECHSELN.text}</p>
      {offen && briefe.length > 0 && (
        <Suspense fallback={<LadeListe />}>
          {/* Another choice takes other letters. */}
          <Briefe key={JSON.stringify(briefe)} vorgabe={{ personen, plz, ort }} />
        </Suspense>
      )}
    </Falte>
  )
}
