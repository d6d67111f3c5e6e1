import { type ReactNode, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { GENAUER, KEINE_SPANNE, SPANNE } from '#content/rechner/verbilligung-frage.ts'
import { ERGEBNIS } from '#content/verbilligung/formular.ts'
import type { Spanne } from '#domain/verbilligung/lohnspanne.ts'
import { anteileAm, type TeilProps } from './auswertung.ts'
import { EigeneZahlen } from './eigene-zahlen.tsx'
import { Stelle } from './ergebnis.tsx'
import { Beantwortet, SpannenTeil } from './lohn-ergebnis.tsx'
import { LohnFrage } from './lohn-frage.tsx'
import { NettoKnopf } from './netto-knopf.tsx'
import { Schluss } from './rechenweg.tsx'

/** The question, or in its place one line and what follows from it. */
export function MitLohn(props: TeilProps) {
  const { kanton, angaben, auswertung, bekannte, aendere } = props
  const { eingabe, spanne } = auswertung
  const wohin = useFokus()
  const wechsle = (ausgerechnet: boolean) => {
    wohin.naechstes(ausgerechnet ? 'ergebnis' : 'frage')
    aendere({ ausgerechnet })
  }
  return (
    <>
      {spanne ? (
        <Beantwortet auswertung={auswertung} onAendern={() => wechsle(false)} />
      ) : (
        <LohnFrage
          {...{ auswertung, bekannte, angaben }}
          lohnfeld={wohin.ref('frage')}
          // Answers that were missing come one by one: only a press shows what follows.
          onChange={teil => aendere({ ...teil, ausgerechnet: false })}
          onRechnen={() => wechsle(true)}
        />
      )}
      <div aria-live="polite">
        {spanne?.art === 'spanne' && (
          <SpannenTeil
            {...props}
            spanne={spanne}
            anteile={anteileAm(props.preise, spanne, bekannte, auswertung.lernende)}
            titel={wohin.ref('ergebnis')}
          />
        )}
        {spanne?.art === 'keineSpanne' && (
          <>
            <h3 ref={wohin.ref('ergebnis')} tabIndex={-1} className="t3 font-semibold">
              {KEINE_SPANNE.titel}
            </h3>
            <p className="mt-2">{KEINE_SPANNE.grund(spanne.grund)}</p>
            <p className="t2 mt-2">
              {ERGEBNIS.trotzdem} <Stelle {...angaben} />.
            </p>
          </>
        )}
      </div>
      {spanne?.art === 'spanne' && <Uebernehmen {...props} spanne={spanne} />}
      {spanne && (
        <>
          <Genauer key={kanton} offen={spanne.art === 'keineSpanne' || eingabe.getippt.einkommen !== ''}>
            <EigeneZahlen {...props} />
          </Genauer>
          <Schluss angaben={angaben} auswertung={auswertung} />
        </>
      )}
    </>
  )
}

/** The lower end, unless it is nothing; an exact amount goes before it. */
function Uebernehmen({ auswertung: { genau }, spanne, zeigeNetto }: TeilProps & { spanne: Spanne }) {
  const { von, bis, vorsichtig } = spanne
  if (von === 0) return bis > 0 && <p className="mt-3">{SPANNE.nichtSicher}</p>
  return (
    <>
      <NettoKnopf
        gefuellt={genau === null || genau.betrag === 0}
        betrag={vorsichtig.faelltMitFranchise ? undefined : von}
        onClick={() => zeigeNetto(vorsichtig)}
      />
      {von < bis && <p className="t1 mt-2 text-ink2">{SPANNE.vorsichtig}</p>}
    </>
  )
}

/** Opened at once where the wage led to nothing, or where something was typed before. */
function Genauer({ offen, children }: { offen: boolean; children: ReactNode }) {
  const [anfangs] = useState(offen)
  return (
    <details open={anfangs} className="group mt-5 border-t border-ink">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 pt-3 pb-2 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="t2 block font-semibold">{GENAUER.titel}</span>
          <span className="t1 block text-ink2">{GENAUER.text}</span>
        </span>
        <Icon name="chevron-down" className="transition-transform duration-150 ease-plain group-open:rotate-180" />
      </summary>
      <div className="pt-2 pb-5">{children}</div>
    </details>
  )
}

type Ziel = 'ergebnis' | 'frage'

/** Where the focus goes after a press, as soon as it is there. */
function useFokus() {
  const ziel = useRef<Ziel | null>(null)
  return {
    naechstes: (neues: Ziel) => {
      ziel.current = neues
    },
    ref: (name: Ziel) => (element: HTMLElement | null) => {
      if (element === null || ziel.current !== name) return
      ziel.current = null
      element.focus()
    },
  }
}
