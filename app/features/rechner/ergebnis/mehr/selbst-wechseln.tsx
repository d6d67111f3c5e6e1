import { type ComponentType, Suspense, useEffect, useRef } from 'react'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { briefeText, SELBST_WECHSELN } from '#content/rechner/anfrage.ts'
import { type Wechselperson, wechselbriefe } from '#domain/wechselbriefe.ts'
import { LadeListe } from '../kopf/lade-daten.tsx'
import type { PersonSicht } from '../sicht/bezug.ts'
import type { Blick } from '../sicht/sicht.ts'
import { Falte } from './falte.tsx'

/** Writes the letters of a change; given by the page, which fetches it when it is first drawn. */
export type Briefe = ComponentType<{ vorgabe: { personen: readonly Wechselperson[]; plz: string; ort: string } }>

type SelbstWechselnProps = Blick & { Briefe: Briefe; offen: boolean; onOffen: (offen: boolean) => void }

/** For those who change without an enquiry: the letters, filled in with what was chosen. */
export function SelbstWechseln({ zustand, sicht, Briefe, offen, onOffen }: SelbstWechselnProps) {
  const falte = useRef<HTMLDivElement>(null)
  const personen = sicht.personen.flatMap(briefperson)
  const briefe = wechselbriefe(personen)
  const { plz, ort } = zustand.geteilt ? { plz: '', ort: '' } : zustand.wohnort

  // Whoever asked for it elsewhere is taken there.
  useEffect(() => {
    if (!offen || falte.current?.contains(document.activeElement)) return
    falte.current?.querySelector('summary')?.focus({ preventScroll: true })
    falte.current?.scrollIntoView({ block: 'start' })
  }, [offen])

  if (personen.length === 0) return null
  return (
    <div ref={falte} className="scroll-mt-4">
      <Falte
        titel={SELBST_WECHSELN.titel}
        text={briefeText(briefe)}
        open={offen}
        onToggle={event => onOffen(event.currentTarget.open)}
      >
        <p className="mass mb-6 text-ink2">{briefe.length === 0 ? SELBST_WECHSELN.bleibt : SELBST_WECHSELN.text}</p>
        {offen && briefe.length > 0 && (
          <Suspense fallback={<LadeListe />}>
            {/* Another choice takes other letters. */}
            <Briefe key={JSON.stringify(briefe)} vorgabe={{ personen, plz, ort }} />
          </Suspense>
        )}
      </Falte>
    </div>
  )
}

function briefperson({ name, klasse, aktuelleKasse, gewaehlt, unfall }: PersonSicht): Wechselperson[] {
  if (!gewaehlt) return []
  const { angebot, franchise } = gewaehlt
  return [
    {
      ...{ wer: name, kind: klasse === 'AKL-KIN', aktuelleKasse, neueKasse: angebot.versicherer, franchise },
      ...{ modell: `${angebotsmodell(angebot)} (${angebot.tarif})`, mitUnfall: unfall === 'MIT' },
    },
  ]
}
