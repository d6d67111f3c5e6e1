import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { RadioInput } from '#app/ui/fields/radio-input.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { frankenText } from '#content/format.ts'
import { ANTWORT, bezugText, kindergruppenText } from '#content/rechner/haushalt.ts'
import { VERBILLIGT } from '#content/rechner/verbilligung.ts'
import { ersparnisProJahr } from '#domain/ersparnis.ts'
import type { Loesung } from '#domain/haushalt-antwort.ts'
import type { Haushaltsbezug } from '#domain/haushalt-ersparnis.ts'
import { imJahr } from '#domain/praemie.ts'
import { minus, type Rappen, summe } from '#domain/rappen.ts'
import type { Gezaehlt } from './mitglieder.ts'
import { PolicenListe } from './policen-liste.tsx'

type AntwortKarteProps = {
  id: string
  titel: string
  text: string
  loesung: Loesung
  /** The same policies before what the canton pays. */
  voll: Loesung
  /** By whose rules the canton pays; null: full prices. */
  regelJahr: number | null
  personen: readonly Gezaehlt[]
  bezug: Haushaltsbezug | undefined
  gewaehlt: boolean
  onWaehle: () => void
  kassenName: (nummer: number) => string
  /** What may be changed about this answer. */
  children?: ReactNode
}

/** One of the two answers: price, saving, who is insured where, and the year's bill. */
export function AntwortKarte(props: AntwortKarteProps) {
  const { id, titel, text, loesung, voll, personen, bezug, gewaehlt, onWaehle, kassenName, regelJahr } = props
  const ueberschuss = summe(loesung.policen.map(({ angebot }) => angebot.ueberschuss))
  return (
    <section
      aria-labelledby={`${id}-titel`}
      className={`min-w-0 break-inside-avoid border bg-sheet p-5 md:p-7 ${gewaehlt ? 'border-fir shadow-[inset_0_4px_0_var(--fir)] forced-colors:border-4' : 'border-edge'}`}
    >
      <h3 id={`${id}-titel`} className="t3 font-semibold">
        <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <RadioInput id={id} name="haushalt-antwort" checked={gewaehlt} onChange={onWaehle} />
          {titel}
        </label>
      </h3>
      <p className="mb-6 pl-8 text-ink2">{text}</p>
      <PriceFigure amount={frankenText(loesung.praemien)} per={ANTWORT.monat} />
      {regelJahr !== null && (
        <div className="mt-3">
          <Badge kind="plain">{VERBILLIGT.nach(regelJahr)}</Badge>
          <p className="t1 mt-2 text-ink2">
            {VERBILLIGT.haushalt(voll.praemien, minus(voll.praemien, loesung.praemien), loesung.praemien)}
          </p>
          {ueberschuss > 0 && <p className="t1 mt-1 text-ink2">{VERBILLIGT.ueberschuss(ueberschuss)}</p>}
        </div>
      )}
      {bezug && <Ersparnis {...props} bezug={bezug} />}
      <PolicenListe {...{ personen, loesung, kassenName, regelJahr }} />
      <Jahr loesung={loesung} />
      {loesung.kinder
        .filter(({ kinder }) => kinder.length > 1)
        .map(gruppe => (
          <p key={gruppe.versicherer} className="t1 mt-3 text-ink2">
            {kindergruppenText(gruppe, kassenName)}
          </p>
        ))}
      {props.children}
    </section>
  )
}

/** A typed amount is what the bills say: whether a canton paid a part of them nobody knows. */
function Ersparnis(props: AntwortKarteProps & { bezug: Haushaltsbezug }) {
  const { loesung, voll, bezug, regelJahr, personen, kassenName } = props
  const vollGegenVoll = regelJahr !== null && bezug.art === 'betrag'
  const proJahr = ersparnisProJahr(vollGegenVoll ? voll.praemien : loesung.praemien, bezug)
  return (
    <div className="mt-5">
      {proJahr > 0 ? (
        <Badge kind="butter">{ANTWORT.ersparnis(proJahr)}</Badge>
      ) : (
        <Badge>{ANTWORT.keineErsparnis}</Badge>
      )}
      <p className="t1 mt-2 text-ink2">
        {bezugText(
          bezug,
          personen.map(({ nummer }) => nummer),
          kassenName,
        )}
        {vollGegenVoll && ` ${VERBILLIGT.heuteVoll}`}
      </p>
    </div>
  )
}

/** Premiums alone would hide what a high franchise costs. */
function Jahr({ loesung: { praemien, beteiligung, gesamt, kinder } }: { loesung: Loesung }) {
  const erlassen = kinder.some(({ erlass }) => erlass > 0)
  return (
    <dl className="mt-5">
      <Posten name={ANTWORT.praemien(praemien)} betrag={imJahr(praemien)} />
      <Posten name={ANTWORT.beteiligung(erlassen)} betrag={beteiligung} />
      <Posten name={ANTWORT.total} betrag={gesamt} stark />
    </dl>
  )
}

function Posten({ name, betrag, stark = false }: { name: string; betrag: Rappen; stark?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 py-2 ${stark ? 'font-semibold' : 'border-b border-line'}`}>
      <dt className="min-w-0">{name}</dt>
      <dd className="betrag">{frankenText(betrag)}</dd>
    </div>
  )
}
