import { type ReactNode, type Ref, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { rememberEqual } from '#app/lib/remember.ts'
import { AnsweredLine } from '#app/ui/answered-line.tsx'
import { Button } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'
import {
  BEANTWORTET,
  GENAUER,
  haushaltKurz,
  KEINE_SPANNE,
  LOHNFRAGE,
  SPANNE,
} from '#content/rechner/verbilligung-frage.ts'
import { VORBEHALT } from '#content/verbilligung/formular.ts'
import { ganzeFrankenText } from '#content/zahlen/format.ts'
import type { Zusage } from '#domain/verbilligung/kantonsbeitrag.ts'
import { fragtNachLohn, type Lohnspanne, lohnspanne, type Spanne } from '#domain/verbilligung/lohnspanne.ts'
import { betragAusEingabe } from '#domain/werte/betrag-eingabe.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { HaushaltFelder, LohnFrage } from './fragen.tsx'
import { type Eingabe, type Fall, type Frage, fallAus, type Panelfall } from './lage.ts'
import { KeineZahl, Rechenweg } from './rechenweg.tsx'
import { EigeneZahlen, NettoKnopf, SpannenTeil } from './zahlen.tsx'

export type VerbilligungsPanelProps = Frage &
  Pick<Panelfall, 'bekannte' | 'preise' | 'onZusage'> & {
    /** What was typed; null: nothing yet. Held by the caller in memory alone. */
    eingabe: Eingabe | null
    onEingabe: (eingabe: Eingabe) => void
    /** What prices are reckoned with now; with one, there is a way back to full prices. */
    zusage?: Zusage | null
    ref?: Ref<HTMLElement>
  }

/** Premium reduction in three steps: the wage, a range, the canton's own terms. What is typed goes to the caller and nowhere else. */
export function VerbilligungsPanel(props: VerbilligungsPanelProps) {
  const { bekannte, preise, eingabe, onEingabe, zusage, onZusage, ref, ...frage } = props
  const fall = fallAus(frage, bekannte, eingabe, onEingabe)
  const spanne = useLohnspanne(fall)
  const panelfall = { ...fall, preise, onZusage, spanne }
  const nachLohn = fragtNachLohn(fall.kanton)
  const geltend = fall.genau ?? (spanne?.art === 'spanne' ? spanne.vorsichtig : null)
  return (
    <section ref={ref} aria-label={LOHNFRAGE.name} className="min-w-0">
      {nachLohn ? <MitLohn {...panelfall} /> : <OhneLohn {...panelfall} />}
      {(spanne || !nachLohn) && (
        <>
          <Rechenweg angaben={fall.angaben} geltend={geltend} />
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

/** Some hundred times the rules of a canton: worked out when the question changes, not with every key. */
function useLohnspanne({ kanton, jahr, eingabe, lohnlage, verglichene }: Fall): Lohnspanne | null {
  const [gleiche] = useState(rememberEqual<Parameters<typeof lohnspanne> | null>)
  const frage = gleiche(eingabe.ausgerechnet && lohnlage ? [kanton, jahr, lohnlage, verglichene] : null)
  return useMemo(() => frage && lohnspanne(...frage), [frage])
}

/** A canton whose rules make nothing of a wage: its own terms at once. */
const OhneLohn = (fall: Panelfall) => (
  <>
    <h3 className="t2 font-semibold">{KEINE_SPANNE.mitEigenen}</h3>
    <p className="t2 mt-1 mb-5 text-ink2">{KEINE_SPANNE.eigeneZahlen(fall.kanton)}</p>
    <div className="mb-5 grid gap-5">
      <HaushaltFelder {...fall} />
    </div>
    <EigeneZahlen {...fall} />
  </>
)

/** The question, or in its place one line and what follows from it. */
function MitLohn(fall: Panelfall) {
  const { kanton, angaben, eingabe, spanne, aendere } = fall
  /** Whoever pressed is led to what takes the place of the question, or of its answer. */
  function wechsle(ausgerechnet: boolean, gedrueckt: Element) {
    const panel = gedrueckt.closest('section')
    flushSync(() => aendere({ ausgerechnet }))
    panel?.querySelector<HTMLElement>(ausgerechnet ? 'h3' : 'input')?.focus()
  }
  return (
    <>
      {spanne ? (
        <Beantwortet {...fall} onEdit={gedrueckt => wechsle(false, gedrueckt)} />
      ) : (
        <LohnFrage {...fall} onAnswered={gedrueckt => wechsle(true, gedrueckt)} />
      )}
      <div aria-live="polite">
        {spanne?.art === 'spanne' && <SpannenTeil {...fall} spanne={spanne} />}
        {spanne?.art === 'keineSpanne' && (
          <KeineZahl grund={KEINE_SPANNE.grund(spanne.grund)} angaben={angaben}>
            <h3 tabIndex={-1} className="t3 font-semibold">
              {KEINE_SPANNE.titel}
            </h3>
          </KeineZahl>
        )}
      </div>
      {spanne?.art === 'spanne' && <Uebernehmen {...fall} spanne={spanne} />}
      {spanne && (
        <Genauer key={kanton} offen={spanne.art === 'keineSpanne' || eingabe.einkommen !== ''}>
          <EigeneZahlen {...fall} />
        </Genauer>
      )}
    </>
  )
}

/** «Nettolohn 3’500 im Monat · allein», the question once it is answered. */
function Beantwortet({ eingabe, haushalt, onEdit }: Panelfall & { onEdit: (gedrueckt: Element) => void }) {
  const lohn = ganzeFrankenText(betragAusEingabe(eingabe.lohn) ?? rappen(0))
  return (
    <AnsweredLine
      className="mb-4 border-b border-line text-[0.9375rem]"
      answer={
        <>
          {BEANTWORTET.lohn} <strong className="betrag font-semibold">{lohn}</strong>{' '}
          {BEANTWORTET.imMonat(haushaltKurz(haushalt))}
        </>
      }
      action={BEANTWORTET.aendern}
      aria-label={BEANTWORTET.was}
      onClick={event => onEdit(event.currentTarget)}
    />
  )
}

/** The lower end, unless it is nothing. */
function Uebernehmen(fall: Panelfall & { spanne: Spanne }) {
  const { von, bis, vorsichtig } = fall.spanne
  if (von === 0) return bis > 0 && <p className="mt-3">{SPANNE.nichtSicher}</p>
  return (
    <div className="mt-4">
      <NettoKnopf {...fall} nach={vorsichtig} abzug={von} />
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
