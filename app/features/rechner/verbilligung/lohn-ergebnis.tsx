import type { Ref } from 'react'
import { mitApostroph } from '#content/format.ts'
import { BEANTWORTET, haushaltKurz, SPANNE } from '#content/rechner/verbilligung-frage.ts'
import { ERGEBNIS } from '#content/verbilligung/formular.ts'
import { betragAusEingabe } from '#domain/betrag-eingabe.ts'
import { gerundeteFranken, type Rappen, rappen } from '#domain/rappen.ts'
import { ANTEIL_AM_LOHN, type Spanne } from '#domain/verbilligung/lohnspanne.ts'
import { gefragteRegionen } from '../verbilligung-seite/regionen.ts'
import type { Anteile, Auswertung, TeilProps } from './auswertung.ts'
import { Stelle } from './ergebnis.tsx'
import { tarifSaetze } from './saetze.ts'
import { SpannenBalken } from './spannen-balken.tsx'

/** «Nettolohn 3’500 im Monat · allein», the question once it is answered. */
export function Beantwortet({ auswertung, onAendern }: { auswertung: Auswertung; onAendern: () => void }) {
  const lohn = gerundeteFranken(betragAusEingabe(auswertung.eingabe.getippt.lohn) ?? rappen(0))
  return (
    <p className="mb-4 flex text-[0.9375rem] items-center justify-between gap-4 border-b border-line">
      <span className="min-w-0">
        {BEANTWORTET.lohn} <strong className="betrag font-semibold">{mitApostroph(lohn)}</strong>{' '}
        {BEANTWORTET.imMonat(haushaltKurz(auswertung.haushalt))}
      </span>
      <button type="button" onClick={onAendern} className="min-h-11 shrink-0 cursor-pointer text-fir">
        <span className="textlink">{BEANTWORTET.aendern}</span>
        <span className="sr-only">{BEANTWORTET.was}</span>
      </button>
    </p>
  )
}

type SpannenTeilProps = Pick<TeilProps, 'kanton' | 'region' | 'jahr' | 'angaben' | 'auswertung'> & {
  spanne: Spanne
  anteile: Anteile | undefined
  titel: Ref<HTMLHeadingElement>
}

/** What the canton pays by the wage alone, and what was taken for granted. */
export function SpannenTeil(props: SpannenTeilProps) {
  const { kanton, region, jahr, angaben, auswertung, spanne, anteile, titel } = props
  const { verglichene, nurEigene } = auswertung
  const nichts = spanne.bis === 0
  const gebiet = gefragteRegionen(kanton).includes(region) ? region : null
  const letztes = Math.max(...spanne.regelJahre)
  return (
    <>
      <h3 ref={titel} tabIndex={-1} className={nichts ? 't3 font-semibold' : 't2'}>
        {nichts ? SPANNE.nichts(kanton) : SPANNE.zahlt(kanton, nurEigene)}
      </h3>
      {!nichts && <Zahl spanne={spanne} />}
      {!nichts && anteile && <SpannenBalken {...anteile} />}
      <p className="t1 mt-3 text-ink2">
        {[
          nichts && ERGEBNIS.keinAnspruch(letztes),
          SPANNE.annahme(ANTEIL_AM_LOHN),
          SPANNE.regeln(kanton, spanne.regelJahre, gebiet),
          letztes < jahr && ERGEBNIS.fehltNoch(jahr),
          ...(spanne.von > 0 ? tarifSaetze(verglichene, spanne.vorsichtig) : []),
        ]
          .filter(Boolean)
          .join(' ')}{' '}
        {SPANNE.entscheidet} <Stelle {...angaben} />.
      </p>
    </>
  )
}

/** «114 bis 173», «bis zu 112», or one figure. */
function Zahl({ spanne: { von, bis, mindestens } }: { spanne: Spanne }) {
  const gleich = von === bis
  const tief = !gleich && von >= EIN_FRANKEN
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2 gap-y-3">
      {mindestens && <span>{SPANNE.mindestens} </span>}
      {!gleich && !tief && <span>{SPANNE.bisZu} </span>}
      <span className="betrag text-[0.9375rem]">
        CHF <span className="fig fig-m ml-1">{gleich ? SPANNE.genau(von) : SPANNE.betrag(tief ? von : bis)}</span>{' '}
      </span>
      {tief && (
        <span className="betrag">
          <span className="text-[1.375rem]">{SPANNE.bis}</span>{' '}
          <span className="fig fig-m ml-0.5">{SPANNE.betrag(bis)}</span>{' '}
        </span>
      )}
      <span className="text-[0.9375rem] text-ink2">{SPANNE.proMonat}</span>
    </p>
  )
}

const EIN_FRANKEN: Rappen = rappen(100)
