import { type ReactNode, type Ref, useCallback, useMemo, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { GENAUER, KEINE_SPANNE, LOHNFRAGE, SPANNE } from '#content/rechner/verbilligung-frage.ts'
import { VORBEHALT } from '#content/verbilligung/formular.ts'
import { VERBILLIGUNG } from '#content/verbilligung/kantone.ts'
import type { Zusage } from '#domain/kantonsbeitrag.ts'
import { fragtNachLohn, type Spanne } from '#domain/verbilligung/lohnspanne.ts'
import { HaushaltFelder, LohnFrage } from './fragen.tsx'
import { ausgewertet, type Eingabe, type Fall, type Frage, spanneZu } from './lage.ts'
import { KeineZahl, Rechenweg } from './rechenweg.tsx'
import { Beantwortet, EigeneZahlen, NettoKnopf, SpannenTeil } from './zahlen.tsx'

export type VerbilligungsPanelProps = Frage &
  Pick<Fall, 'bekannte' | 'preise' | 'onZusage'> & {
    /** What was typed; null: nothing yet. Held by the caller in memory alone. */
    eingabe: Eingabe | null
    onEingabe: (eingabe: Eingabe) => void
    /** What prices are reckoned with now; with one, there is a way back to full prices. */
    zusage?: Zusage | null
    ref?: Ref<HTMLElement>
  }

/** Premium reduction in three steps: the wage, a range, the canton's own terms. What is typed goes to the caller and nowhere else. */
export function VerbilligungsPanel({ zusage, onEingabe, ref, ...props }: VerbilligungsPanelProps) {
  const { kanton, preise, onZusage } = props
  const auswertung = ausgewertet(props, props.bekannte, props.eingabe)
  const spanne = useMemo(() => spanneZu(auswertung.lohnfrage), [auswertung.lohnfrage])
  const angaben = VERBILLIGUNG[kanton]
  if (!angaben) return null
  const aendere = (teil: Partial<Eingabe>) => onEingabe({ ...auswertung.eingabe, ...teil })
  const fall: Fall = { ...auswertung, angaben, spanne, preise, aendere, onZusage }
  const nachLohn = fragtNachLohn(kanton)
  return (
    <section ref={ref} aria-label={LOHNFRAGE.name} className="min-w-0">
      {nachLohn ? <MitLohn {...fall} /> : <OhneLohn {...fall} />}
      {(spanne || !nachLohn) && (
        <>
          <Rechenweg angaben={angaben} geltend={fall.genau ?? (spanne?.art === 'spanne' ? spanne.vorsichtig : null)} />
          <p className="t1 mt-3 text-ink2">
            {VORBEHALT.vollePraemie} {LOHNFRAGE.bleibt}
          </p>
        </>
      )}
      {zusage && (
        <Button kind="plain" size="small" className="mt-4 w-full" onClick={() => onZusage(null)}>
          {SPANNE.vollePreise}
        </Button>
      )}
    </section>
  )
}

/** A canton whose rules make nothing of a wage: its own terms at once. */
function OhneLohn(fall: Fall) {
  return (
    <>
      <h3 className="t2 font-semibold">{KEINE_SPANNE.mitEigenen}</h3>
      <p className="t2 mt-1 mb-5 text-ink2">{KEINE_SPANNE.eigeneZahlen(fall.kanton)}</p>
      <div className="mb-5 grid gap-5">
        <HaushaltFelder {...fall} />
      </div>
      <EigeneZahlen {...fall} />
    </>
  )
}

/** The question, or in its place one line and what follows from it. */
function MitLohn(fall: Fall) {
  const { kanton, angaben, eingabe, spanne, aendere } = fall
  const { hierher, wechsle } = useWechsel(aendere)
  return (
    <>
      {spanne ? (
        <Beantwortet {...fall} onAendern={() => wechsle(false)} />
      ) : (
        <LohnFrage
          {...fall}
          lohnfeld={hierher}
          // Answers that were missing come one by one: only a press shows what follows.
          aendere={teil => aendere({ ...teil, ausgerechnet: false })}
          onRechnen={() => wechsle(true)}
        />
      )}
      <div aria-live="polite">
        {spanne?.art === 'spanne' && <SpannenTeil {...fall} spanne={spanne} titel={hierher} />}
        {spanne?.art === 'keineSpanne' && (
          <KeineZahl grund={KEINE_SPANNE.grund(spanne.grund)} angaben={angaben}>
            <h3 ref={hierher} tabIndex={-1} className="t3 font-semibold">
              {KEINE_SPANNE.titel}
            </h3>
          </KeineZahl>
        )}
      </div>
      {spanne?.art === 'spanne' && <Uebernehmen {...fall} spanne={spanne} />}
      {spanne && (
        <Genauer key={kanton} offen={spanne.art === 'keineSpanne' || eingabe.getippt.einkommen !== ''}>
          <EigeneZahlen {...fall} />
        </Genauer>
      )}
    </>
  )
}

/** From the question to its answer and back; whoever pressed is led to what takes its place. */
function useWechsel(aendere: Fall['aendere']) {
  const gedrueckt = useRef(false)
  // One and the same function: React calls it for an element that has just come, not at every render.
  const hierher = useCallback((element: HTMLElement | null) => {
    if (element === null || !gedrueckt.current) return
    gedrueckt.current = false
    element.focus()
  }, [])
  const wechsle = (ausgerechnet: boolean) => {
    gedrueckt.current = true
    aendere({ ausgerechnet })
  }
  return { hierher, wechsle }
}

/** The lower end, unless it is nothing; an exact amount goes before it. */
function Uebernehmen({ spanne, ...fall }: Fall & { spanne: Spanne }) {
  const { von, bis, vorsichtig } = spanne
  if (von === 0) return bis > 0 && <p className="mt-3">{SPANNE.nichtSicher}</p>
  return (
    <div className="mt-4">
      <NettoKnopf {...fall} spanne={spanne} nach={vorsichtig} betrag={von} gefuellt={!fall.genau?.betrag} />
      {von < bis && <p className="t1 mt-2 text-ink2">{SPANNE.vorsichtig}</p>}
    </div>
  )
}

/** Opened at once where the wage led to nothing, or where something was typed before. */
function Genauer({ offen, children }: { offen: boolean; children: ReactNode }) {
  const [anfangs] = useState(offen)
  return (
    <Fold
      open={anfangs}
      className="mt-5 border-t border-ink"
      line="min-h-14 pt-3 pb-2"
      summary={
        <span>
          <span className="t2 block font-semibold">{GENAUER.titel}</span>
          <span className="t1 block text-ink2">{GENAUER.text}</span>
        </span>
      }
    >
      <div className="pt-2 pb-5">{children}</div>
    </Fold>
  )
}
