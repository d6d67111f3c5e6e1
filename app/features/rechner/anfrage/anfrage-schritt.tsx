import { Fragment } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ABLAUF, ANFRAGE, OHNE_ANGEBOT } from '#content/rechner/anfrage.ts'
import { site } from '#site-config'
import { leererKontakt } from '../zustand/kontakt.ts'
import { anfrageKoerper } from './anfrage.ts'
import { AnfrageFormular, type AnfrageProps } from './anfrage-formular.tsx'
import { Kurzform } from './kurzform.tsx'

/** Step 3: the answer beside the form that asks for it. */
export function AnfrageSchritt(props: AnfrageProps) {
  const { rechner, zustand, sicht, umfeld } = props
  const { volleLoesung } = sicht
  const kontakt = zustand.kontakt ?? leererKontakt(zustand.wohnort)
  const koerper = anfrageKoerper({ sicht, kontakt, kassenName: umfeld.kassenName })
  // What was chosen before is not sold any more.
  if (!koerper || !volleLoesung)
    return (
      <div className="mt-8 max-w-160">
        <EmptyState title={OHNE_ANGEBOT.titel} text={OHNE_ANGEBOT.text}>
          <Button onClick={() => rechner.goBack(2)}>{OHNE_ANGEBOT.zurueck}</Button>
        </EmptyState>
      </div>
    )
  return (
    <div className="grid gap-x-6 gap-y-6 pt-5 lg:grid-cols-12 lg:pt-8">
      {/* Beside the form; on a narrow screen the choice stands above it and the rest below. */}
      <div className="contents lg:sticky lg:top-8 lg:order-last lg:col-span-4 lg:col-start-9 lg:grid lg:gap-y-8 lg:self-start">
        <aside aria-label={ANFRAGE.gewaehlt} className="min-w-0">
          <Kurzform sicht={sicht} loesung={volleLoesung} umfeld={umfeld} />
        </aside>
        <Ablauf />
      </div>
      <div className="min-w-0 max-lg:border-t max-lg:border-line max-lg:pt-6 lg:col-span-7 lg:row-start-1">
        <AnfrageFormular {...props} kontakt={kontakt} koerper={koerper} />
      </div>
    </div>
  )
}

/** What follows the enquiry, beside it. */
const Ablauf = () => (
  <section aria-labelledby="anfrage-ablauf" className="min-w-0 border-t border-ink pt-6 max-lg:order-last max-lg:mt-4">
    <h2 id="anfrage-ablauf" className="t3 font-semibold">
      {ABLAUF.titel}
    </h2>
    <ol className="mt-4">
      {ABLAUF.schritte(site.betreiber.firma).map(({ titel, text }, index) => (
        <li key={titel} className="grid grid-cols-[2.25rem_1fr] border-t border-line py-3 first:border-t-0 first:pt-0">
          <span aria-hidden="true" className="fig pt-1 text-[1.625rem]">
            {index + 1}
          </span>
          <span>
            <b className="block font-semibold">{titel}</b>
            <span className="text-ink2">{text}</span>
          </span>
        </li>
      ))}
    </ol>
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2 border-t border-ink pt-3">
      {ABLAUF.kosten.map(({ was, wieViel }) => (
        <Fragment key={was}>
          <dt>{was}</dt>
          <dd className="max-w-44 font-semibold">{wieViel}</dd>
        </Fragment>
      ))}
    </dl>
  </section>
)
