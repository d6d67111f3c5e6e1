import { Fragment } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { ABLAUF, ANFRAGE, KURZFORM, OHNE_ANGEBOT } from '#content/rechner/anfrage.ts'
import { ANTWORT, bezugText } from '#content/rechner/antwort.ts'
import { PERSONEN } from '#content/rechner/haushalt.ts'
import { jahreszeile } from '#content/rechner/jahr.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { Loesung } from '#domain/haushalt/antwort.ts'
import { ersparnisProJahr } from '#domain/praemien/ersparnis.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { site } from '#site-config'
import { Abzug } from '../ergebnis/kopf/ersparnis.tsx'
import { type Sicht, titelVon, type Umfeld } from '../ergebnis/sicht/sicht.ts'
import { leererKontakt } from '../zustand/kontakt.ts'
import { anfrageKoerper } from './anfrage.ts'
import { AnfrageFormular, type AnfrageProps } from './anfrage-formular.tsx'

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

type KurzformProps = { sicht: Sicht; loesung: Loesung; umfeld: Pick<Umfeld, 'heute' | 'kassenName'> }

/** What was chosen and is sent, as it stays in sight while the visitor writes; at full prices. */
export function Kurzform({ sicht, loesung, umfeld: { heute, kassenName } }: KurzformProps) {
  const { personen, zuMehreren, vollerBezug, volleTabelle, istGuenstigste, ordnung } = sicht
  const titel = titelVon(sicht, loesung, kassenName)
  const proJahr = vollerBezug ? ersparnisProJahr(loesung.praemien, vollerBezug) : rappen(0)
  const [ich] = personen
  const namen = personen.map(({ name }) => name)
  const angaben = ich?.voll && !zuMehreren ? PERSONEN.angaben(ich.voll, ich.unfall) : null
  const kurz = [KURZFORM.praemien(volleTabelle.jahr), angaben, proJahr > 0 && KURZFORM.weniger(proJahr)]
  return (
    <>
      {/* On a narrow screen so short that the form begins on the first one. */}
      <div className="lg:hidden">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0">
            <b className="font-semibold">{titel.name}</b> <span className="text-ink2">{titel.zusatz}</span>
          </span>
          <b className="betrag font-semibold">{KURZFORM.proMonat(loesung.praemien)}</b>
        </p>
        <p className="t1 text-ink2">{kurz.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="max-lg:hidden">
        <p className="text-ink2">{KURZFORM.auswahl}</p>
        {istGuenstigste && (
          <p className="mt-2">
            <Badge kind="butter">{ordnung === 'preis' ? ANTWORT.guenstigstes : ANTWORT.tiefsteKosten}</Badge>
          </p>
        )}
        <p className="t3 mt-2 font-semibold">{titel.name}</p>
        <p className="mb-5 text-ink2 hyphens-auto">{titel.zusatz}</p>
        <PriceFigure amount={frankenText(loesung.praemien)} per={KURZFORM.je} />
        <p className="mt-4 font-semibold">{jahreszeile(heute, volleTabelle.jahr)}</p>
        {angaben && (
          <p className="t1 mt-1 text-ink2">
            {angaben} <Abzug preisjahr={volleTabelle} />
          </p>
        )}
        {vollerBezug && proJahr > 0 && (
          <div className="mt-6 border border-transparent bg-butter p-5 text-on-butter">
            <p className="font-semibold">{KURZFORM.ersparnis}</p>
            <p className="mt-4 mb-3 flex gap-2 whitespace-nowrap">
              <span className="text-[0.875rem] leading-[0.8] font-medium [text-box:trim-both_cap_alphabetic]">CHF</span>{' '}
              <span className="fig text-[2.5rem]">{frankenText(proJahr)}</span>
            </p>
            <p className="t1">{bezugText(vollerBezug, namen, kassenName)}</p>
          </div>
        )}
      </div>
      {zuMehreren && <PolicenListe sicht={sicht} kassenName={kassenName} />}
    </>
  )
}

/** Who is insured where, person by person. */
const PolicenListe = ({ sicht, kassenName }: { sicht: Sicht; kassenName: Umfeld['kassenName'] }) => (
  <ul className="mt-2 border-t border-line lg:mt-6 lg:border-ink">
    {sicht.personen.map(
      ({ id, name, jahrgang, unfall, voll }) =>
        voll && (
          <li key={id} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-1.5 lg:py-3">
            <div className="min-w-0 hyphens-auto max-lg:text-[0.875rem] max-lg:leading-snug">
              <p className="t1 text-ink2">
                {PERSONEN.wer(name, jahrgang)} · {PERSONEN.angaben(voll, unfall)}
              </p>
              <p>
                <b className="font-semibold">{trennbar(kassenName(voll.angebot.versicherer))}</b>{' '}
                <span className="text-ink2">
                  {kontaktName(voll.angebot.kontakt)} · {trennbar(voll.angebot.tarif)}
                </span>
              </p>
            </div>
            <p className="betrag self-center text-right">
              <span className="sr-only">{KURZFORM.chf}</span>
              <span className="font-semibold lg:fig lg:text-[1.625rem]">{frankenText(voll.praemie)}</span>
              <span className="sr-only">{KURZFORM.proMonatGesprochen}</span>
            </p>
          </li>
        ),
    )}
  </ul>
)
